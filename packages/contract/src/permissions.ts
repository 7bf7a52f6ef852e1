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
  'propose',
  'manage',
] as const;

export type Action = (typeof actions)[number];

/** The actions on any stored record. `manage` includes the others and allows purging records. */
const recordActions: readonly Action[] = ['read', 'create', 'update', 'delete', 'export', 'manage'];
const statusActions: readonly Action[] = [...recordActions, 'change_status', 'propose'];
/** Records whose changes can be proposed. */
const proposedActions: readonly Action[] = [...recordActions, 'propose'];

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
  categories: proposedActions,
  'category-groups': proposedActions,
  pages: proposedActions,
  photo: recordActions,
  buzbot_dashboard: ['read'],
  buzbot_messages: ['read', 'create', 'update', 'delete', 'manage'],
  buzbot_broadcast: ['read', 'broadcast', 'manage'],
  countries: [...proposedActions, 'import'],
  regions: [...statusActions, 'import'],
  currencies: proposedActions,
  'exchange-rates': ['read', 'create', 'export'],
  languages: recordActions,
  projects: recordActions,
  'work-calendars': proposedActions,
  'blocked-periods': [...proposedActions, 'import'],
  roles: recordActions,
  users: recordActions,
  'car-classes': proposedActions,
  positions: recordActions,
  'api-keys': recordActions,
  webhooks: recordActions,
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

/** Actions without effect on a subject that the user may not read. */
const needsReading: readonly Action[] = ['update', 'propose'];

/**
 * The permissions that client and server check (P-PERM). An admin has all of them. `manage` covers
 * every action on its subject, and `update` and `propose` need `read`. Whoever may change translated texts may
 * open the translations page, which lists those texts.
 */
export function buildPermissionSet(grants: readonly Permission[], isAdmin: boolean): PermissionSet {
  if (isAdmin) return permissionSetFrom([{ action: 'manage', subject: 'all' }]);
  const readable = new Set(
    grants
      .filter(([action]) => action === 'read' || action === 'manage')
      .map(([, subject]) => subject),
  );
  const effective = grants.filter(
    ([action, subject]) => !needsReading.includes(action) || readable.has(subject),
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

/**
 * The actions that a user with `propose` on a subject may propose. The other actions either write
 * nothing or cannot be reviewed as a change: permanent deletion, comments, messages.
 */
const proposableActions: readonly Action[] = [
  'create',
  'update',
  'delete',
  'change_status',
  'rent',
  'import',
];

/** Whether a write with this permission can be proposed by users with `propose` on its subject. */
export function isProposablePermission([action, subject]: Permission): boolean {
  const applicable: readonly Action[] = applicableActions[subject];
  return (
    proposableActions.includes(action) &&
    applicable.includes('propose') &&
    applicable.includes(action)
  );
}

/**
 * The writes that a user may propose: those of subjects with `propose`, and those that the user may
 * make directly.
 */
export function proposalsOf(
  grants: readonly Permission[],
  isAdmin: boolean,
): readonly Permission[] {
  const own = buildPermissionSet(grants, isAdmin);
  return subjects.flatMap((subject) =>
    proposableActions
      .map((action): Permission => [action, subject])
      .filter(isProposablePermission)
      .filter(([action]) => own.can(action, subject) || own.can('propose', subject)),
  );
}

/** Permissions have no conditions, so CASL's condition language is not bundled. */
function permissionSetFrom(
  rules: readonly { readonly action: Action; readonly subject: Subject | 'all' }[],
): PermissionSet {
  return new CaslAbility<CaslRule>([...rules]);
}
