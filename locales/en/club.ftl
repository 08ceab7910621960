## Clubs
clubs-about = A club is a group that plays together, with its own tables, standings and talk. Start one and send the link to the others.
clubs-own = Your clubs
clubs-none = You’re not in a club yet.
club-new = New club
club-called = Name of the club
club-found = Start the club
club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
  }
club-invited = You’re invited to this club. Members see one another’s names, tables, results and talk.
club-outside = Only members see what happens here. To join, ask one of them for the link.
club-join = Join
club-invite = Invite people: share the link
club-invite-about = Anyone with this link can join.
club-leave = Leave the club
club-leave-last = You are the last member. If you leave, the club is deleted.
club-told = Tell me about new tables
club-told-about = In the ways you chose under notifications.
club-tables = Tables
club-tables-none = No table is open right now.
club-open = Open a table:
club-period = Period
club-all-time = All games
club-last-days = Last { $days } days
club-standings-none = No game has counted yet.
club-rule = A game at one of the club’s tables counts for members if at least two people played it to the end.
club-talk = Talk
club-muted = An organiser has muted you.
club-members-title = Members
club-rename = Rename
club-renew = Renew the link
club-renew-about = The old link will stop working.
club-renewed = The old link no longer works.
club-unlead = Remove { $name } as organiser
club-remove-about = Removing someone also renews the link.
club-close = Close the club
club-close-sure = This deletes the club for good, with its standings and talk. Games that were played stay.
