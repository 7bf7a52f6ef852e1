import { photo } from '@rentyard/contract/entities/photo';
import { resources } from '@rentyard/contract/entities/resources';
import type { Action, Permission, Subject } from '@rentyard/contract/permissions';
import type { Resource } from '@rentyard/contract/schema/resource';

/** Everybody, every signed-in user, only admins, or users with this permission. */
export type Who = 'public' | 'signed-in' | 'admin' | Permission;

/** The requirements of a call. */
export interface Access {
  readonly who: Who;
  /** The users who may make the call for another user's record, if they differ. */
  readonly foreign?: Who;
  /** Additional requirement for one's own record: the jobs of the tests change brands. */
  readonly because?: Permission;
}

/** The calls of every resource by the action that they require. */
const generic: readonly (readonly [call: string, action: Action])[] = [
  ['GET /*', 'read'],
  ['GET /*/list', 'read'],
  ['GET /*/options/{field}', 'read'],
  ['GET /*/{id}/show', 'read'],
  ['GET /*/{id}/uses', 'read'],
  ['GET /*/{id}/history', 'read'],
  ['GET /*/{id}/edit', 'update'],
  ['POST /*', 'create'],
  ['PATCH /*/{id}', 'update'],
  ['POST /*/{id}', 'update'],
  ['POST /*/{id}/revert', 'update'],
  ['DELETE /*', 'delete'],
  ['POST /*/restore', 'delete'],
  ['POST /*/purge', 'manage'],
  ['GET /*/export', 'export'],
  // The permission of the change itself depends on the body.
  ['POST /*/bulk/preview', 'read'],
  ['POST /*/bulk', 'read'],
];

/** P-EDIT-9 */
const commented = ['offers', 'orders', 'tags'];
const withComments: typeof generic = [
  ['GET /*/{id}/timeline', 'read'],
  ['GET /*/{id}/comments', 'read'],
  ['POST /*/{id}/comments', 'comment'],
  ['PATCH /*/{id}/comments/{comment}', 'comment'],
  ['DELETE /*/{id}/comments/{comment}', 'comment'],
];

const withStatus: typeof generic = [['PATCH /*/{id}/change_status', 'change_status']];

/** P-LIST-12 */
const imported = ['offers', 'brands', 'countries', 'regions', 'tags', 'blocked_periods'];
const withImport: typeof generic = [
  ['GET /*/import/template', 'import'],
  ['POST /*/import/preview', 'import'],
  ['POST /*/import', 'import'],
  ['GET /*/import/{id}/failed', 'import'],
];

function callsOf(resource: Resource): readonly (readonly [string, Access])[] {
  const { name, subject, statuses } = resource;
  const calls = [
    ...generic,
    ...(statuses ? withStatus : []),
    ...(imported.includes(name) ? withImport : []),
    ...(commented.includes(name) ? withComments : []),
  ];
  return calls.map(([call, action]) => [call.replace('*', name), { who: [action, subject] }]);
}

function may(action: Action, subject: Subject, ...calls: readonly string[]) {
  return calls.map((call): readonly [string, Access] => [call, { who: [action, subject] }]);
}

function open(who: 'public' | 'signed-in' | 'admin', ...calls: readonly string[]) {
  return calls.map((call): readonly [string, Access] => [call, { who }]);
}

function own(foreign: Who, ...calls: readonly string[]) {
  return calls.map((call): readonly [string, Access] => [call, { who: 'signed-in', foreign }]);
}

/** Calls of any signed-in user that API keys may make too. */
export const forApiKeys: readonly string[] = [
  'GET /events',
  'GET /search',
  'GET /proposals',
  'GET /proposals/{id}',
  'PATCH /proposals/{id}',
  'GET /jobs/{id}',
  'GET /jobs/{id}/rows',
  'POST /jobs/{id}/pause',
  'POST /jobs/{id}/resume',
  'POST /jobs/{id}/cancel',
  'POST /jobs/{id}/retry',
  'POST /jobs/{id}/undo',
  'GET /properties/{id}/list_for_offer',
];

/** Every call of the API and who may make it. A missing call fails the tests. */
export const accessTable: ReadonlyMap<string, Access> = new Map([
  ...[...resources, photo].flatMap(callsOf),
  ...open(
    'public',
    'GET /init',
    'GET /openapi.json',
    'POST /login',
    'POST /two-step-login',
    'POST /two-step-login/resend',
    'POST /oauth/registration',
    'GET /oauth/confirm-email/{token}',
    'POST /oauth/confirm-email/resend',
    'POST /oauth/forgot-password',
    'GET /oauth/check-reset-token/{token}',
    'POST /oauth/reset-password',
    // The secret in the path authenticates a calendar program.
    'GET /calendar_feeds/{file}',
    // The secret in the path authenticates Telegram.
    'POST /buzbot/channels/telegram/{secret}',
  ),
  ...open(
    'signed-in',
    'POST /logout',
    'GET /profile',
    'PATCH /profile',
    'GET /profile/administrators',
    'GET /profile/sessions',
    'DELETE /profile/sessions',
    'PATCH /users/two-step-auth',
    'GET /counters',
    'GET /home',
    'GET /home/figures',
    'GET /follows',
    'POST /follows/records',
    'DELETE /follows/records',
    'POST /follows/views',
    'DELETE /follows/views',
    'GET /search',
    'GET /events',
    'POST /presence',
    'POST /client_metrics',
    'GET /notifications',
    'PATCH /notifications',
    'GET /views',
    'POST /views',
    'PATCH /views',
    'DELETE /views',
  ),
  ...own(
    'admin',
    'GET /jobs/{id}',
    'GET /jobs/{id}/rows',
    'POST /jobs/{id}/pause',
    'POST /jobs/{id}/cancel',
  ),
  ...own('admin', 'POST /jobs/{id}/resume', 'POST /jobs/{id}/retry', 'POST /jobs/{id}/undo').map(
    ([call, access]) => [call, { ...access, because: ['update', 'brands'] }] as const,
  ),
  ...may('update', 'users', 'POST /users/{id}/resend_invitation'),
  ...own(['manage', 'views'], 'PATCH /views/{id}'),
  ...own(['update', 'users'], 'PATCH /users/{id}/change_password'),
  ...open(
    'admin',
    'GET /outbox',
    'GET /settings/codes',
    'PATCH /settings/codes',
    'POST /settings/checks',
  ),
  ...open(
    'admin',
    'GET /settings/customer_notices',
    'PATCH /settings/customer_notices',
    'PATCH /settings/customer_notices/{notice}',
    'POST /settings/customer_notices/{notice}/preview',
  ),
  ...open('signed-in', 'GET /proposals', 'GET /proposals/{id}', 'PATCH /proposals/{id}'),
  ...open('signed-in', 'POST /proposals/approve', 'POST /proposals/reject'),
  ...open('admin', 'GET /settings/four_eyes', 'PATCH /settings/four_eyes'),
  ...open('admin', 'GET /settings/home', 'PATCH /settings/home'),
  ...open('admin', 'GET /settings/rental', 'PATCH /settings/rental'),
  ...open('admin', 'GET /settings/money', 'PATCH /settings/money'),
  ...may('read', 'exchange-rates', 'GET /exchange_rates', 'GET /exchange_rates/status'),
  ...may('read', 'exchange-rates', 'GET /exchange_rates/options/{field}'),
  ...may('export', 'exchange-rates', 'GET /exchange_rates/export'),
  ...may('create', 'exchange-rates', 'POST /exchange_rates', 'POST /exchange_rates/fetch'),
  ...may('delete', 'brands', 'POST /brands/merge/preview', 'POST /brands/merge'),
  ...may('update', 'brands', 'PATCH /brands/order'),
  ...may('change_status', 'offers', 'POST /offers/review/claim', 'POST /offers/review/release'),
  ['GET /offers/review/queue', { who: ['change_status', 'offers'], because: ['read', 'offers'] }],
  ...may('read', 'offers', 'GET /offers/{id}/review'),
  ...may('read', 'offers', 'GET /offers/{id}/availability', 'GET /calendar'),
  ...may(
    'rent',
    'orders',
    'POST /orders/{id}/hand_over',
    'POST /orders/{id}/extend',
    'POST /orders/{id}/return',
    'POST /orders/{id}/cancel',
    'POST /orders/{id}/reprice',
    'POST /orders/{id}/undo_rental',
  ),
  // Orders and tags use the same call.
  [
    'GET /properties/{id}/list_for_offer',
    { who: 'signed-in', foreign: ['read', 'offers'], because: ['read', 'offers'] },
  ],
  ...may('read', 'offers', 'GET /offers/status/{id}/history_for_offer', 'GET /regions/near'),
  ...may('read', 'offers', 'GET /offers/author_language'),
  ...may('read', 'tags', 'GET /tags/author_language', 'GET /tags/status/{id}/history_for_tag'),
  ['GET /home/utilisation', { who: ['read', 'orders'], because: ['read', 'offers'] }],
  ['GET /home/utilisation/export', { who: ['export', 'orders'], because: ['read', 'offers'] }],
  ['GET /calendar/groups', { who: ['read', 'orders'], because: ['read', 'offers'] }],
  ['GET /calendar/usage', { who: ['read', 'orders'], because: ['read', 'offers'] }],
  ...may('read', 'orders', 'GET /orders/author_language'),
  ...may('read', 'orders', 'GET /profile/calendar_feeds', 'POST /profile/calendar_feeds'),
  ...may('read', 'orders', 'DELETE /profile/calendar_feeds/{id}'),
  ...may('read', 'orders', 'GET /order_statuses/{id}/history_for_order'),
  ...may('read', 'orders', 'GET /order_statuses/list', 'GET /orders/sums'),
  ...may('read', 'orders', 'GET /orders/quote'),
  ...may('read', 'work-calendars', 'GET /work_calendars/public_holidays'),
  ...may('read', 'categories', 'GET /categories/{id}/price_range'),
  ...may('read', 'categories', 'GET /properties/{id}/for_category'),
  ...may('read', 'categories', 'GET /properties/{id}/history_for_category'),
  ...may('read', 'category-groups', 'GET /properties/{id}/for_category_group'),
  ...may('read', 'category-groups', 'GET /properties/{id}/history_for_category_group'),
  ...may(
    'update',
    'categories',
    'GET /categories/{id}/edit_prices',
    'PATCH /categories/{id}/update_prices',
    'PATCH /categories/order',
    'POST /properties/{id}/create_or_update_many',
    'POST /properties/{id}/impact',
  ),
  ...may(
    'update',
    'category-groups',
    'GET /category_groups/{id}/edit_prices',
    'PATCH /category_groups/{id}/update_prices',
    'PATCH /category_groups/order',
    'POST /properties/{id}/create_or_update_many_for_category_group',
    'POST /properties/{id}/impact_for_category_group',
  ),
  ...may('update', 'projects', 'POST /projects/{id}/test_mail'),
  ...may(
    'update',
    'roles',
    'GET /roles/{id}/edit_permissions',
    'PATCH /roles/{id}/edit_permissions',
  ),
  ...may(
    'update',
    'positions',
    'GET /positions/{id}/edit_permissions',
    'PATCH /positions/{id}/edit_permissions',
  ),
  ...may('update', 'api-keys', 'POST /api_keys/{id}/rotate'),
  ...may('read', 'api-keys', 'GET /api_keys/{id}/activity'),
  ...may('read', 'webhooks', 'GET /webhooks/{id}/deliveries'),
  ...may(
    'update',
    'webhooks',
    'POST /webhooks/{id}/rotate',
    'POST /webhooks/{id}/test',
    'POST /webhooks/{id}/deliveries/{did}/replay',
  ),
  ...may('read', 'users', 'GET /users/dashboard', 'GET /users/{id}/read'),
  ...may('create', 'users', 'POST /users/add_client'),
  ...may('read', 'users', 'GET /users/{id}/s3_settings', 'GET /users/{id}/s3_settings/{sid}'),
  ...may(
    'update',
    'users',
    'DELETE /users/{id}/sessions',
    'POST /users/{id}/s3_settings',
    'PATCH /users/{id}/s3_settings/{sid}',
    'DELETE /users/{id}/s3_settings/{sid}',
    'POST /users/{id}/s3_settings/test',
    'POST /users/{id}/s3_settings/{sid}/test',
  ),
  ...may('read', 'translations', 'GET /translations/progress', 'GET /translations/{resource}'),
  ...may(
    'read',
    'buzbot_dashboard',
    'GET /buzbot/events',
    'GET /buzbot/events/stats',
    'GET /buzbot/log/{id}',
  ),
  ...may(
    'read',
    'buzbot_messages',
    'GET /buzbot/stream',
    'GET /buzbot/rooms',
    'GET /buzbot/rooms/options/{field}',
    'GET /buzbot/rooms/{id}/show',
    'GET /buzbot/rooms/{id}/customer',
    'POST /buzbot/rooms/{id}/presence',
    'GET /buzbot/messages',
    'GET /buzbot/messages/{roomId}',
    'GET /buzbot/replies',
  ),
  ...may('create', 'buzbot_messages', 'POST /buzbot/replies'),
  ...may(
    'update',
    'buzbot_messages',
    'PATCH /buzbot/rooms/{id}',
    'POST /buzbot/messages/{roomId}',
    'GET /buzbot/replies/{id}/edit',
    'PATCH /buzbot/replies/{id}',
  ),
  ...may('delete', 'buzbot_messages', 'DELETE /buzbot/replies'),
  ...may(
    'read',
    'buzbot_broadcast',
    'GET /buzbot/broadcasts',
    'GET /buzbot/broadcasts/{id}',
    'GET /buzbot/broadcasts/{id}/deliveries',
  ),
  ...may(
    'broadcast',
    'buzbot_broadcast',
    'POST /buzbot/broadcast',
    'POST /buzbot/broadcast/preview',
    'POST /buzbot/broadcast/test',
    'POST /buzbot/broadcasts/{id}/pause',
    'POST /buzbot/broadcasts/{id}/resume',
    'POST /buzbot/broadcasts/{id}/cancel',
    'POST /buzbot/broadcasts/{id}/retry',
  ),
]);
