-- Members are called by their role alone: what reads roles then reads people, and nothing else.
create or replace function members(held roles) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(m.member order by m.last_name, m.first_name, m.id), '[]')
  from (
    select u.id, u.first_name, u.last_name, jsonb_build_object(
      'id', u.id, 'name', u.first_name, 'surname', u.last_name, 'email', u.email,
      'roles', jsonb_build_array(jsonb_build_object('id', held.id, 'name', held.name))
    ) as member
    from users u
    where u.role_id = held.id and u.deleted_at is null
    order by u.last_name, u.first_name, u.id
    limit 100
  ) m
$$;
