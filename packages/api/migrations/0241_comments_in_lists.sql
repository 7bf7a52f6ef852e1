-- Lists are filtered by the users whom comments mention, so cached lists depend on comments.
select tell_writes('comments');
