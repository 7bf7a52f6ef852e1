-- no transaction
drop index concurrently if exists offers_user_status;
