import { boolean, nameBounds, reference, secret, text, textMax } from '../schema/fields.ts';
import { defineResource, type EditedOf } from '../schema/resource.ts';

/**
 * A bucket of a person's own. What that person uploads is kept there while the setting is active and
 * the default; everybody else's pictures lie in the storage of the installation.
 */
export const s3Setting = defineResource({
  name: 's3_settings',
  subject: 'users',
  label: 'name',
  fields: {
    user: reference({ to: 'users', required: true }),
    name: text({ ...nameBounds, required: true }),
    endpoint: text({ max: textMax, format: 'url', required: true }),
    region: text({ max: 64, required: true }),
    bucket: text({ min: 3, max: 63, required: true }),
    /** Folder inside the bucket. */
    prefix: text({ max: 255 }),
    /** Whether the bucket is named in the path and not in the host name. */
    path_style: boolean({ default: false }),
    /** Where browsers read the bucket from; without it the server hands its pictures out. */
    public_url: text({ max: textMax, format: 'url' }),
    access_key: text({ max: 255, required: true }),
    secret_key: secret({ max: 255, required: true }),
    is_default: boolean({ default: false }),
    active: boolean({ default: true }),
  },
  search: ['name', 'endpoint', 'bucket'],
  sort: ['name', 'bucket', 'is_default', 'active'],
  defaultSort: 'name',
  filter: ['name', 'bucket', 'is_default', 'active'],
});

/** A setting as it is served: of the secret key nothing but its last characters. */
export type S3Setting = Omit<EditedOf<typeof s3Setting>, 'secret_key_set'> & {
  /** The last 4 characters. */
  readonly secret_key: string;
};

/** What a test of the connection does, in this order. It stops at the first step that fails. */
export const s3TestSteps = ['address', 'bucket', 'write', 'read', 'public', 'remove'] as const;
export type S3TestStep = (typeof s3TestSteps)[number];

/** Why a step failed, for a screen to word. */
export const s3TestReasons = [
  'address_refused',
  'unreachable',
  'no_bucket',
  'denied',
  'wrong_content',
  'refused',
] as const;
export type S3TestReason = (typeof s3TestReasons)[number];

export interface S3TestStepResult {
  readonly step: S3TestStep;
  readonly ok: boolean;
  /** In ms. */
  readonly duration: number;
  readonly reason: S3TestReason | null;
  /** What the other side said, shortened; never holds a secret. */
  readonly answer: string | null;
}

/** Answer of `POST /users/{id}/s3_settings/{sid}/test`. */
export interface S3Test {
  readonly ok: boolean;
  readonly steps: readonly S3TestStepResult[];
}
