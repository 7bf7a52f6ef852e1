import type { UserRow } from '@rentyard/contract/entities/account/user';
import type { PersonRead, UsersDashboard } from '@rentyard/contract/entities/account/userRoutes';
import type { RoleRow } from '@rentyard/contract/entities/role/role';
import type { S3Setting } from '@rentyard/contract/entities/system/s3Setting';
import { type Action, actions, type Permission, subjects } from '@rentyard/contract/permissions';

const base = {
  version: 3,
  created_at: '2026-05-02T08:00:00.000Z',
  updated_at: '2026-05-30T08:12:00.000Z',
  created_by: { id: 1, name: 'Main Admin' },
  updated_by: { id: 1, name: 'Main Admin' },
  deleted_at: null,
};

const ana = {
  id: 4,
  name: 'Ana',
  surname: 'Rusu',
  email: 'ana.rusu@rentyard.test',
  roles: [{ id: 5, name: 'Content editor' }],
};

/** The built-in roles, and one with a user. */
export const roleRows: readonly RoleRow[] = [
  {
    ...base,
    id: 1,
    name: 'admin',
    system: 'admin',
    permissions: [],
    members_count: 0,
    members: [],
  },
  {
    ...base,
    id: 2,
    name: 'editor',
    system: 'editor',
    permissions: [],
    members_count: 0,
    members: [],
  },
  {
    ...base,
    id: 5,
    name: 'Content editor',
    system: null,
    permissions: [{ action: 'read', subject: 'offers' }],
    members_count: 1,
    members: [ana],
  },
];

export const contentEditor: readonly Permission[] = [
  ['read', 'offers'],
  ['update', 'offers'],
  ['read', 'tags'],
  ['update', 'tags'],
  ['read', 'brands'],
];

/** The response of `edit_permissions` for a role. */
export function permissionsOf(granted: readonly Permission[], changes: object = {}) {
  const needed: readonly { action: Action; needs: Action }[] = [
    { action: 'update', needs: 'read' },
  ];
  const grid = {
    id: 5,
    name: 'Content editor',
    version: 3,
    subjects,
    actions,
    granted,
    needed,
    affected: 1,
    is_fixed: false,
  };
  return { body: { data: { ...grid, ...changes } } };
}

function person(
  changes: Partial<UserRow> & Pick<UserRow, 'id' | 'first_name' | 'last_name'>,
): UserRow {
  const { first_name, last_name } = changes;
  return {
    ...base,
    name: `${first_name} ${last_name}`,
    email: `${first_name}.${last_name}@rentyard.test`.toLowerCase(),
    phone: '069123456',
    kind: 'staff',
    role: { id: 5, name: 'Content editor' },
    position: null,
    state: 'active',
    two_step: false,
    language: 'ro',
    password_expired: false,
    password_changed_at: '2026-05-03T08:00:00.000Z',
    email_verified_at: '2026-05-02T09:00:00.000Z',
    documents_verified_at: null,
    last_seen_at: '2026-05-30T08:12:00.000Z',
    ...changes,
  };
}

export const userRows: readonly UserRow[] = [
  person({ id: 4, first_name: 'Ana', last_name: 'Rusu', two_step: true }),
  person({
    id: 6,
    first_name: 'Piotr',
    last_name: 'Zieliński',
    state: 'pending',
    role: null,
    email_verified_at: null,
    last_seen_at: null,
  }),
  person({
    id: 7,
    first_name: 'Olena',
    last_name: 'Shevchenko',
    state: 'suspended',
    password_expired: true,
  }),
  person({ id: 31, first_name: 'Ion', last_name: 'Munteanu', kind: 'client', role: null }),
];

const kind = (total: number) => ({ total, active: total, pending: 0, suspended: 0 });

export const usersFigures: UsersDashboard = {
  staff: kind(3),
  clients: kind(1),
  service_accounts: 0,
  waiting_for_approval: 1,
  invited: 0,
  with_two_step: 1,
  password_expired: 1,
  email_unverified: 1,
  documents_unverified: 1,
  seen: { now: 1, day: 2, week: 3 },
  mails: { has_server: false, waiting: 2, failed: 0 },
  added: Array.from({ length: 30 }, (_, at) => ({
    date: `2026-05-${String(at + 1).padStart(2, '0')}`,
    staff: at % 7 === 0 ? 1 : 0,
    clients: at % 3,
  })),
};

/** A user with two sessions and one day of activity. */
export function personRead(user: UserRow): PersonRead {
  const session = {
    created_at: '2026-05-30T06:00:00.000Z',
    last_used_at: '2026-05-30T08:12:00.000Z',
    expires_at: '2026-06-06T06:00:00.000Z',
    remember: true,
    ip: '192.0.2.7',
  };
  return {
    user: { ...user, customer_notices: true, next_statuses: [] } as PersonRead['user'],
    sessions: [
      {
        ...session,
        id: 51,
        user_agent:
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
      },
      {
        ...session,
        id: 52,
        user_agent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      },
    ],
    activity: [
      {
        id: 93,
        action: 'update',
        subject: 'offers',
        record: { id: 412, name: 'Crawler excavator, 21 t' },
        created_at: '2026-05-30T08:12:00.000Z',
      },
      {
        id: 92,
        action: 'delete',
        subject: 'brands',
        record: { id: 9, name: 'Old brand' },
        created_at: '2026-05-29T08:12:00.000Z',
      },
    ],
    offers: { total: 0, items: [] },
    orders: { total: 0, items: [] },
  };
}

export const bucket: S3Setting = {
  ...base,
  id: 3,
  user: { id: 4, name: 'Ana Rusu' },
  name: 'Yard pictures',
  endpoint: 'https://s3.example.com',
  region: 'eu-central-1',
  bucket: 'yard',
  prefix: null,
  path_style: true,
  public_url: null,
  access_key: 'AKIA7',
  secret_key: 'x9Qz',
  is_default: true,
  active: true,
};
