-- no transaction
-- Every offer begins with the same gap, and equal values leave an SP-GiST tree that is slow to search. With the offers,
-- so that finding the free ones reads no rows.
create index concurrently if not exists free_gaps_by_time on free_gaps using gist (gap) include (offer_id);
drop index concurrently if exists free_gaps_gap;
