import type { Action, Subject } from './permissions.ts';

/** What can be done to every record that is kept. `manage` covers the others and empties the trash. */
const ofRecords: readonly Action[] = ['read', 'create', 'update', 'delete', 'export', 'manage'];
const withStatus: readonly Action[] = [...ofRecords, 'change_status'];

/**
 * The actions that open something, by subject. A grant of any other one is kept, but nothing asks for it:
 * an editor of rights does not offer it.
 */
export const applicableActions: Readonly<Record<Subject, readonly Action[]>> = {
  offers: [...withStatus, 'import'],
  orders: withStatus,
  tags: [...withStatus, 'import'],
  brands: [...withStatus, 'import'],
  categories: ofRecords,
  'category-groups': ofRecords,
  pages: ofRecords,
  photo: ofRecords,
  buzbot_dashboard: ['read'],
  buzbot_messages: ['read', 'create', 'update', 'delete', 'manage'],
  buzbot_broadcast: ['read', 'broadcast', 'manage'],
  countries: [...ofRecords, 'import'],
  regions: [...withStatus, 'import'],
  currencies: ofRecords,
  languages: ofRecords,
  projects: ofRecords,
  roles: ofRecords,
  users: ofRecords,
  'car-classes': ofRecords,
  positions: ofRecords,
  translations: ['read'],
  views: ['manage'],
};
