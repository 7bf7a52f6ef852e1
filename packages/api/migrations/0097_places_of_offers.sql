-- What stands around a point: the region of a new place is suggested by it.
create index offers_place on offers (geo_lat, geo_long) where deleted_at is null and geo_lat is not null;
