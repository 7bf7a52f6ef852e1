import { type AbilityTuple, Ability as CaslAbility } from '@casl/ability';

export const actions = [
  'read',
  'create',
  'update',
  'delete',
  'change_status',
  'rent',
  'comment',
  'export',
  'import',
  'broadcast',
  'manage',
] as const;

export type Action = (typeof actions)[number];

/** The actions on any stored record. `manage` includes the others and allows purging records. */
const recordActions: readonly Action[] = ['read', 'create', 'update', 'delete', 'export', 'manage'];
const statusActions: readonly Action[] = [...recordActions, 'change_status'];

/**
 * The subjects of permissions, which are the modules of the back office by the names of their routes,
 * with the actions that have an effect. Other permissions can be stored, but no code checks them, so
 * the permission editor does not offer them.
 */
export const applicableActions = {
  offers: [...statusActions, 'comment', 'import'],
  orders: [...statusActions, 'rent', 'comment'],
  tags: [...statusActions, 'comment', 'import'],
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
  'exchange-rates': ['read', 'create', 'export'],
  languages: recordActions,
  projects: recordActions,
  'work-calendars': recordActions,
  'blocked-periods': [...recordActions, 'import'],
  roles: recordActions,
  users: recordActions,
  'car-classes': recordActions,
  positions: recordActions,
  'api-keys': recordActions,
  translations: ['read'],
  views: ['manage'],
} satisfies Readonly<Record<string, readonly Action[]>>;

export type Subject = keyof typeof applicableActions;

/** The subjects in the order of the permission editor. */
export const subjects = Object.keys(applicableActions) as readonly Subject[];

/** Whether users can comment on the records of a module. */
export function hasComments(subject: Subject): boolean {
  const applicable: readonly Action[] = applicableActions[subject];
  return applicable.includes('comment');
}

/** A permission, as it is stored and sent: `["read", "offers"]`. */
export type Permission = readonly [action: Action, subject: Subject];

type CaslRule = AbilityTuple<Action, Subject | 'all'>;

export type PermissionSet = CaslAbility<CaslRule>;

/** The subjects whose records have translated texts. */
export const translatedSubjects: ReadonlySet<Subject> = new Set([
  'offers',
  'orders',
  'tags',
  'categories',
  'category-groups',
  'pages',
  'countries',
  'regions',
  'currencies',
]);

const editorWrites: readonly Subject[] = [
  'offers',
  'orders',
  'tags',
  'brands',
  'categories',
  'category-groups',
  'pages',
  'photo',
  'blocked-periods',
];
const editorReads: readonly Subject[] = [
  'countries',
  'regions',
  'currencies',
  'exchange-rates',
  'languages',
  'work-calendars',
  'buzbot_dashboard',
];

/** Initial permissions of the built-in editor role (P-PERM). */
export const editorPermissions: readonly Permission[] = [
  ...editorWrites.flatMap((subject): Permission[] => [
    ['read', subject],
    ['create', subject],
    ['update', subject],
    ['change_status', subject],
  ]),
  ['rent', 'orders'],
  ['comment', 'offers'],
  ['comment', 'orders'],
  ['comment', 'tags'],
  ...editorReads.map((subject): Permission => ['read', subject]),
  ['read', 'buzbot_messages'],
  ['update', 'buzbot_messages'],
];

/**
 * The permissions that client and server check (P-PERM). An admin has all of them. `manage` covers
 * every action on its subject, and `update` needs `read`. Whoever may change translated texts may
 * open the translations page, which lists those texts.
 */
export function permissionSetOf(grants: readonly Permission[], isAdmin: boolean): PermissionSet {
  if (isAdmin) return permissionSetFrom([{ action: 'manage', subject: 'all' }]);
  const readable = new Set(
    grants
      .filter(([action]) => action === 'read' || action === 'manage')
      .map(([, subject]) => subject),
  );
  const effective = grants.filter(
    ([action, subject]) => action !== 'update' || readable.has(subject),
  );
  const isTranslator = effective.some(
    ([action, subject]) =>
      (action === 'update' || action === 'manage') && translatedSubjects.has(subject),
  );
  const implied: readonly Permission[] = isTranslator ? [['read', 'translations']] : [];
  return permissionSetFrom(
    [...effective, ...implied].map(([action, subject]) => ({ action, subject })),
  );
}

/** Permissions have no conditions, so CASL's condition language is not bundled. */
function permissionSetFrom(
  rules: readonly { readonly action: Action; readonly subject: Subject | 'all' }[],
): PermissionSet {
  return new CaslAbility<CaslRule>([...rules]);
}
