import { photo } from '@rentyard/contract/entities/photo';
import { sql } from 'drizzle-orm';
import { registerResource } from '../../records/resourceBinding.ts';

export const photos = registerResource(photo, {
  columns: { uploaded_by: 'created_by' },
  issues: { unused: sql`not is_used(r)` },
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
