-- Photos that stand in rich texts, so that one is not deleted from under a page. Kept by every save.
create table photo_mentions (
  photo_id bigint not null references photos (id) on delete cascade,
  resource text not null,
  record_id bigint not null,
  primary key (photo_id, resource, record_id)
);
create index photo_mentions_record on photo_mentions (resource, record_id);
