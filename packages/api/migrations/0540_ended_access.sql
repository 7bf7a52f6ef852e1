-- Whoever may not sign in any more loses the secrets of the API keys and the addresses of the calendar feeds that they
-- created, as sessions and links in migration 0003: if they return, they create new ones.
create function end_credentials(person bigint) returns void language plpgsql as $$
begin
  delete from api_key_secrets s using api_keys k where k.id = s.api_key_id and k.created_by = person;
  delete from calendar_feeds where user_id = person;
end
$$;

-- A trigger, because every write of a user passes it. The write has locked the user.
create function end_credentials_of_barred() returns trigger language plpgsql as $$
begin
  perform end_credentials(new.id);
  return null;
end
$$;
create trigger end_credentials after update on users for each row
  when (old.state = 'active' and old.kind = 'staff' and old.deleted_at is null
    and (new.state <> 'active' or new.kind <> 'staff' or new.deleted_at is not null))
  execute function end_credentials_of_barred();

select end_credentials(u.id) from users u
where u.state <> 'active' or u.kind <> 'staff' or u.deleted_at is not null;
