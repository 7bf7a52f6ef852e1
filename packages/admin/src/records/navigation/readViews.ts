import type { Subject } from '@rentyard/contract/permissions';

/** Modules whose records open on a page for reading; their forms open from there. */
export const readViews: ReadonlySet<Subject> = new Set<Subject>([
  'offers',
  'orders',
  'tags',
  'users',
]);
