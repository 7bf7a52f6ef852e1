import { languageCodes } from '../../languages.ts';
import { boolean, choice, moment, nameBounds, reference, text } from '../../schema/fields.ts';
import { type DraftOf, defineForm, defineResource, type RowOf } from '../../schema/resource.ts';

export const userKinds = ['staff', 'client'] as const;
/** The service account of an API key: the author of its changes. Only the key changes it. */
export const serviceAccountKind = 'service';

/**
 * `pending` users wait for approval, `suspended` ones were blocked by an admin. Neither can sign
 * in.
 */
export const userStates = ['pending', 'active', 'suspended'] as const;

/** A user: staff sign in, clients own offers and place orders. */
export const user = defineResource({
  name: 'users',
  subject: 'users',
  label: 'name',
  fields: {
    // Composed of the next two fields.
    name: text({ max: 511, required: true, readOnly: true, computed: true }),
    first_name: text({ ...nameBounds, format: 'letters', required: true }),
    last_name: text({ ...nameBounds, format: 'letters', required: true }),
    email: text({ max: 254, format: 'email', required: true, unique: true }),
    phone: text({ max: 64, format: 'phone' }),
    kind: choice({ options: [...userKinds, serviceAccountKind], default: 'staff' }),
    role: reference({ to: 'roles' }),
    position: reference({ to: 'positions' }),
    state: choice({ options: userStates, default: 'active' }),
    two_step: boolean({ default: false }),
    language: choice({ options: languageCodes }),
    /** An owner or a client gets messages about decisions. */
    customer_notices: boolean({ default: true, detail: true }),
    password_expired: boolean({ default: false, readOnly: true }),
    password_changed_at: moment({ readOnly: true }),
    email_verified_at: moment({ readOnly: true }),
    documents_verified_at: moment({}),
    last_seen_at: moment({ readOnly: true }),
  },
  search: ['email', 'name', 'phone'],
  sort: ['name', 'email', 'kind', 'state', 'role', 'position', 'last_seen_at'],
  defaultSort: 'name',
  filter: [
    'name',
    'email',
    'phone',
    'kind',
    'role',
    'position',
    'state',
    'two_step',
    'language',
    'password_expired',
    'email_verified_at',
    'documents_verified_at',
    'last_seen_at',
  ],
});

export type UserRow = RowOf<typeof user>;
/** The body of `POST /users/add_client`. Clients have no role and never sign in. */
export const newClient = defineForm('new_client', {
  first_name: user.fields.first_name,
  last_name: user.fields.last_name,
  email: user.fields.email,
  phone: user.fields.phone,
  language: user.fields.language,
});

export type NewClientDraft = DraftOf<typeof newClient>;
