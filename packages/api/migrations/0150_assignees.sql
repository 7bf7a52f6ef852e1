-- Who of the staff is responsible for an offer, an order or a tag.

alter table offers add column assignee_id bigint references users (id);
alter table orders add column assignee_id bigint references users (id);
alter table tags add column assignee_id bigint references users (id);
