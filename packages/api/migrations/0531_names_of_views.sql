-- The names of the views of one user and list are compared as a reader compares them. Later views of a name get a number.
update saved_views v set name = left(v.name, 55) || ' (' || v.id || ')'
where exists (
  select from saved_views e
  where e.created_by = v.created_by and e.subject = v.subject and e.id < v.id
    and identity_key(e.name) = identity_key(v.name));
create unique index saved_views_owner_name on saved_views (created_by, subject, identity_key(name));
