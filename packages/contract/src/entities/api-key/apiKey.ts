import { choice, moment, nameBounds, text } from '../../schema/fields.ts';
import { type Check, defineResource, type EditedOf, type RowOf } from '../../schema/resource.ts';
import { checkPermissions, type PermissionRow, permissionsField } from '../role/permissionList.ts';

/** What a key may do with its permissions: `propose` makes a proposal of each write. */
const apiKeyModes = ['write', 'propose'] as const;

/**
 * An API key: access for a program. Its service account is the author of its changes. It has those of
 * its permissions that its creator has too.
 */
export const apiKey = defineResource({
  name: 'api_keys',
  subject: 'api-keys',
  label: 'name',
  fields: {
    name: text({ ...nameBounds, required: true }),
    mode: choice({ options: apiKeyModes, default: 'write' }),
    permissions: permissionsField(),
    expires_at: moment({}),
    /** The first characters of the secret. */
    prefix: text({ max: 32, readOnly: true }),
    last_used_at: moment({ readOnly: true }),
    /** Network address of the last use. */
    last_used_from: text({ max: 64, readOnly: true }),
  },
  search: ['name'],
  sort: ['name', 'expires_at', 'last_used_at'],
  defaultSort: 'name',
  filter: ['name', 'mode', 'expires_at', 'last_used_at'],
  checks: [checkPermissions, refuseKeysOfKeys],
});

export type ApiKeyRow = RowOf<typeof apiKey>;

/** The response to the creation of a key, and to its rotation. */
export type IssuedApiKey = EditedOf<typeof apiKey> & {
  /** Served once. Null in the response to a repeated request. */
  readonly secret: string | null;
};

/** A key that creates keys would outlive its own revocation. */
function refuseKeysOfKeys(record: Parameters<Check>[0]): ReturnType<Check> {
  const rows = (record.permissions ?? []) as readonly PermissionRow[];
  return rows.flatMap(({ subject }, at) =>
    subject === 'api-keys'
      ? [{ path: `permissions.${at}.subject`, problem: { id: 'not_allowed' } }]
      : [],
  );
}
