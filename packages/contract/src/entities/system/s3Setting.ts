import { boolean, nameBounds, reference, secret, text, textMax } from '../../schema/fields.ts';
import { defineResource, type EditedOf } from '../../schema/resource.ts';

/**
 * A user's own S3 bucket. It stores that user's uploads while the setting is active and the
 * default. Other pictures are in the storage of the installation.
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
    /** Whether the URL has the bucket in its path instead of its host name. */
    path_style: boolean({ default: false }),
    /** The URL for browsers. Without it the server serves the pictures. */
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

/** A setting in a response: only the last characters of the secret key. */
export type S3Setting = Omit<EditedOf<typeof s3Setting>, 'secret_key_set'> & {
  /** The last 4 characters. */
  readonly secret_key: string;
};

/** The steps of a connection test. It stops at the first failure. */
export const s3TestSteps = ['address', 'bucket', 'write', 'read', 'public', 'remove'] as const;
export type S3TestStep = (typeof s3TestSteps)[number];

/** Why a step failed. Clients have a message for each reason. */
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
  /** The start of the storage's response. Contains no secrets. */
  readonly answer: string | null;
}

/** The response of `POST /users/{id}/s3_settings/{sid}/test`. */
export interface S3Test {
  readonly ok: boolean;
  readonly steps: readonly S3TestStepResult[];
}
