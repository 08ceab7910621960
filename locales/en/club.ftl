## Clubs
clubs-about = A club is a group that plays together, with its own tables, standings and talk. Found one and send its link to the others.
clubs-own = Your clubs
clubs-none = You belong to none yet.
club-new = A new club
club-called = Name of the club
club-found = Found the club
club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
  }
club-invited = You are invited to this club. Members see one another’s names, tables, results and talk.
club-outside = Only members see what happens here. To join, ask one of them for the link.
club-join = Join
club-invite = Invite: share the link
club-invite-about = Whoever has this link can join.
club-leave = Leave the club
club-leave-last = You are the last member. Without you the club is deleted.
club-told = Tell me about new tables
club-told-about = In the ways you chose under notifications.
club-tables = Tables
club-tables-none = No table is open right now.
club-open = Open a table:
club-period = Period
club-all-time = All games
club-last-days = Last { $days } days
club-standings-none = No game has counted yet.
club-rule = A game at a table of the club counts for its members if at least two people played it to a result.
club-talk = Talk
club-muted = An organiser has muted you.
club-members-title = Members
club-rename = Rename
club-renew = Renew the link
club-renew-about = The old link then lets nobody in any more.
club-renewed = The old link lets nobody in any more.
club-unlead = { $name } no longer an organiser
club-remove-about = When someone is removed, the link is renewed too.
club-close = Close the club
club-close-sure = The club is deleted for good with its standings and its talk. Games that were played stay.
