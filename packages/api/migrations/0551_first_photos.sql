-- Images of records from before galleries. Apart from 0550, so that the tables stay readable meanwhile.
update offers set photos_ids = array[image_id] where image_id is not null and photos_ids = '{}';
update tags set photos_ids = array[image_id] where image_id is not null and photos_ids = '{}';
