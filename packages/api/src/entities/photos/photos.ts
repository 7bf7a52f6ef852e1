import { photo } from '@rentyard/contract/entities/photo';
import { registerResource } from '../../records/resourceBinding.ts';

export const photos = registerResource(photo, {
  columns: { uploaded_by: 'created_by' },
  // `is_used` reads these tables; see migration 0095.
  alsoReads: [
    'offers',
    'orders',
    'tags',
    'pages',
    'categories',
    'category_groups',
    'countries',
    'projects',
    'photo_mentions',
  ],
});
