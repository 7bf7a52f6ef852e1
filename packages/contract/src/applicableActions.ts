import type { Action, Subject } from './permissions.ts';

/** What can be done to every record that is kept. `manage` covers the others and empties the trash. */
const recordActions: readonly Action[] = ['read', 'create', 'update', 'delete', 'export', 'manage'];
const statusActions: readonly Action[] = [...recordActions, 'change_status'];

/**
 * The actions that open something, by subject. A grant of any other one is kept, but nothing asks for it:
 * an editor of rights does not offer it.
 */
export const applicableActions: Readonly<Record<Subject, readonly Action[]>> = {
  offers: [...statusActions, 'import'],
  orders: statusActions,
  tags: [...statusActions, 'import'],
  brands: [...statusActions, 'import'],
  categories: recordActions,
  'category-groups': recordActions,
  pages: recordActions,
  photo: recordActions,
  buzbot_dashboard: ['read'],
  buzbot_messages: ['read', 'create', 'update', 'delete', 'manage'],
  buzbot_broadcast: ['read', 'broadcast', 'manage'],
  countries: [...recordActions, 'import'],
  regions: [...statusActions, 'import'],
  currencies: recordActions,
  languages: recordActions,
  projects: recordActions,
  roles: recordActions,
  users: recordActions,
  'car-classes': recordActions,
  positions: recordActions,
  translations: ['read'],
  views: ['manage'],
};
