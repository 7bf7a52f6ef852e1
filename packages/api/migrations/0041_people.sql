-- Roles, positions and users become records like all others.

-- Rights are stored as they are served: [{"action": "read", "subject": "offers"}]
update roles set permissions = coalesce(
  (select jsonb_agg(jsonb_build_object('action', pair -> 0, 'subject', pair -> 1) order by place)
   from jsonb_array_elements(permissions) with ordinality as g (pair, place)), '[]');
update positions set permissions = coalesce(
  (select jsonb_agg(jsonb_build_object('action', pair -> 0, 'subject', pair -> 1) order by place)
   from jsonb_array_elements(permissions) with ordinality as g (pair, place)), '[]');

alter table roles add column search_text text not null generated always as (fold(name)) stored;
alter table positions add column search_text text not null generated always as (fold(name)) stored;
alter table users add column search_text text not null generated always as (
  fold(first_name || ' ' || last_name || E'\n' || email || E'\n' || coalesce(phone, ''))
) stored;

select keep_count('roles');
select keep_count('positions');
select keep_count('users');

-- One address is one account, however it is typed.
create function lower_email() returns trigger language plpgsql as $$
begin
  new.email = lower(trim(new.email));
  return new;
end
$$;
create trigger users_lower_email before insert or update of email on users
  for each row execute function lower_email();
update users set email = lower(trim(email));
drop index users_email_key;
create unique index users_email_key on users (email) where deleted_at is null;

-- Who holds a role: a column that is read like any other (`r.members`), told by the users.
create function members(held roles) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(m.member order by m.last_name, m.first_name, m.id), '[]')
  from (
    select u.id, u.first_name, u.last_name, jsonb_build_object(
      'id', u.id, 'name', u.first_name, 'surname', u.last_name, 'email', u.email,
      'roles', case when p.id is null
        then jsonb_build_array(jsonb_build_object('id', held.id, 'name', held.name))
        else jsonb_build_array(jsonb_build_object('id', held.id, 'name', held.name),
                               jsonb_build_object('id', p.id, 'name', p.name)) end
    ) as member
    from users u left join positions p on p.id = u.position_id and p.deleted_at is null
    where u.role_id = held.id and u.deleted_at is null
    order by u.last_name, u.first_name, u.id
    limit 100
  ) m
$$;
create function members_count(held roles) returns bigint language sql stable as $$
  select count(*) from users u where u.role_id = held.id and u.deleted_at is null
$$;
create function members_count(held positions) returns bigint language sql stable as $$
  select count(*) from users u where u.position_id = held.id and u.deleted_at is null
$$;

-- Every order and filter of the list of people.
create index users_name on users ((fold(name)) collate "C", id) where deleted_at is null;
create index users_email on users ((fold(email)) collate "C", id) where deleted_at is null;
create index users_created_at on users (created_at desc, id desc) where deleted_at is null;
create index users_updated_at on users (updated_at desc, id desc) where deleted_at is null;
create index users_last_seen_at on users (last_seen_at desc nulls last, id desc) where deleted_at is null;
create index users_kind on users (kind, state, id) where deleted_at is null;
create index users_state on users (state, id) where deleted_at is null;
create index users_search on users using gin (search_text gin_trgm_ops);

-- What somebody did last, across all records.
create index change_history_author on change_history (created_by, id desc);
