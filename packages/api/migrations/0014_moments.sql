-- Statements write moments out themselves: a function call for each of them made lists slow.

drop function iso(timestamptz);
