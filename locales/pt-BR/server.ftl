## What the server itself writes: mails, and the pages behind their links.
server-mail-stop = Para não receber mais estes e-mails:
server-mail-confirm-subject = Confirme seu endereço para o Cabochon
server-mail-confirm = Alguém informou este endereço em { $host } para receber notificações das suas partidas. Se foi você, confirme com este link em até um dia:
server-mail-confirm-not = Se não foi você, não faça nada: nenhuma notificação chegará. Para não receber mais e-mails como este:
server-page-confirm-title = Confirme seu endereço
server-page-confirm = As notificações das suas partidas passarão a chegar neste endereço.
server-page-confirm-button = Confirmar
server-page-confirmed-title = Endereço confirmado
server-page-confirmed = De agora em diante, as notificações também chegam por e-mail. Escolha quais nas configurações.
server-page-stop-title = Não receber mais e-mails
server-page-stop = Nada mais será enviado a este endereço.
server-page-stop-button = Parar
server-page-stopped-title = Pronto
server-page-stopped = Nada mais será enviado a este endereço.
server-page-dead-title = Este link não funciona mais
server-page-dead = Ele expirou, já foi usado ou foi substituído por um mais novo. Você pode informar seu endereço de novo nas configurações.
server-page-home = Ir para o Cabochon
