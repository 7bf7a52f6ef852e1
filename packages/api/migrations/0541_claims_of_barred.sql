-- Offers that somebody who may not sign in any more has claimed for a review are free at once.
create or replace function end_credentials(person bigint) returns void language plpgsql as $$
begin
  delete from api_key_secrets s using api_keys k where k.id = s.api_key_id and k.created_by = person;
  delete from calendar_feeds where user_id = person;
  delete from review_claims where user_id = person;
end
$$;
