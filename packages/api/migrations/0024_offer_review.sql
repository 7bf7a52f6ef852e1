-- Who looks at which new offer, so that two people never get the same.
create table review_claims (
  offer_id bigint primary key references offers (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  claimed_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index review_claims_user on review_claims (user_id, claimed_at);

-- A decision ends the review, whichever way it was made.
create function end_review() returns trigger language plpgsql as $$
begin
  delete from review_claims where offer_id = new.id;
  return null;
end
$$;
create trigger end_review after update of status, deleted_at on offers for each row
  when (old.status = 'new' and (new.status <> 'new' or new.deleted_at is not null))
  execute function end_review();

-- New offers, the oldest first.
create index offers_review on offers (created_at, id) where status = 'new' and deleted_at is null;
-- What others ask for the same kind of machine.
create index offers_price_range on offers (category_id, currency_id)
  include (price_per_shift, price_per_hour) where status = 'active' and deleted_at is null;
-- How an owner's offers fared.
create index offers_user_status on offers (user_id, status) where deleted_at is null;
