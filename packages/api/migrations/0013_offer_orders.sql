-- The remaining orders that a list of offers can be asked for.

create index offers_status_order on offers (status, id) where deleted_at is null;
create index offers_type_order on offers (type, id) where deleted_at is null;
