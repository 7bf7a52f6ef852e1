-- Ends what a user signed in with or could still use to sign in: sessions, sign-ins that wait for their code, and links
-- that set a password. The session in the setting rentyard.remaining_session stays: users who change their own
-- password stay signed in where they do it.
create function end_access(person bigint) returns void language plpgsql as $$
begin
  delete from sessions
  where user_id = person
    and id is distinct from nullif(current_setting('rentyard.remaining_session', true), '')::bigint;
  delete from sign_in_challenges where user_id = person;
  update account_links set spent_at = now()
  where user_id = person and purpose = 'password' and spent_at is null;
end
$$;

-- A trigger, because every write of a user passes it: saves, bulk changes, the trash, new passwords, `npm run rescue`
-- and processes of the former version. The write has locked the user, so a sign-in that checked the former password
-- either has committed its session, which is deleted here, or finds the change and opens none.
create function end_access_of_changed() returns trigger language plpgsql as $$
declare
  could_sign_in boolean := old.state = 'active' and old.kind = 'staff' and old.deleted_at is null;
  can_sign_in boolean := new.state = 'active' and new.kind = 'staff' and new.deleted_at is null;
  had_role boolean := coalesce(old.role_id, old.position_id) is not null;
  has_role boolean := coalesce(new.role_id, new.position_id) is not null;
begin
  if could_sign_in is distinct from can_sign_in
    or new.state = 'suspended' and old.state <> 'suspended'
    or new.deleted_at is not null and old.deleted_at is null
    or had_role and not has_role
    or new.password_hash is distinct from old.password_hash
    or new.password_expired and not old.password_expired
  then
    perform end_access(new.id);
  end if;
  -- A code that was mailed before proves neither the new address nor the new setting.
  if new.two_step is distinct from old.two_step or new.email is distinct from old.email then
    delete from sign_in_challenges where user_id = new.id;
  end if;
  -- Links prove the address that they were mailed to, also after it was changed back.
  if new.email is distinct from old.email
    or new.state = 'suspended' and old.state <> 'suspended'
    or new.deleted_at is not null and old.deleted_at is null
  then
    update account_links set spent_at = now() where user_id = new.id and spent_at is null;
  end if;
  return null;
end
$$;
create trigger end_access after update on users for each row
  when ((old.state, old.kind, old.deleted_at, old.role_id, old.position_id, old.password_hash,
         old.password_expired, old.two_step, old.email)
        is distinct from
        (new.state, new.kind, new.deleted_at, new.role_id, new.position_id, new.password_hash,
         new.password_expired, new.two_step, new.email))
  execute function end_access_of_changed();

-- What earlier versions left for users who may not sign in would return with them.
delete from sessions s using users u
where u.id = s.user_id and (u.state <> 'active' or u.kind <> 'staff' or u.deleted_at is not null);
delete from sign_in_challenges c using users u
where u.id = c.user_id and (u.state <> 'active' or u.kind <> 'staff' or u.deleted_at is not null);
update account_links l set spent_at = now() from users u
where u.id = l.user_id and l.spent_at is null and (u.state = 'suspended' or u.deleted_at is not null);
