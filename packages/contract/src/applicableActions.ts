import type { Action, Subject } from './permissions.ts';

/** The actions on any stored record. `manage` includes the others and allows purging records. */
const recordActions: readonly Action[] = ['read', 'create', 'update', 'delete', 'export', 'manage'];
const statusActions: readonly Action[] = [...recordActions, 'change_status'];

/**
 * The actions that have an effect, by subject. Other permissions can be stored, but no code checks
 * them, so the permission editor does not offer them.
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
