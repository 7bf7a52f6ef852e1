-- Identifies the APP_SECRET that the sealed columns of this database are encrypted with. One row, written by the
-- first start; a process with another secret stops.
create table secret_fingerprint (
  id boolean primary key default true check (id),
  -- HMAC-SHA256 under the secret: nobody computes the secret from it.
  hmac text not null,
  set_at timestamptz(3) not null default now()
);
