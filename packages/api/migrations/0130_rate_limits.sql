-- How much of each limit is used up: sign-ins of an account, requests of an address, and so on. All processes count
-- here. Not logged: after a crash everybody may begin anew.
create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  -- When the key begins anew.
  expires_at timestamptz(3) not null
);
create index rate_limits_expires_at on rate_limits (expires_at);
