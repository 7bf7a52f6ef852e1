import * as z from 'zod/mini';
import { draftWithout, recordWith } from '../../schema/records.ts';
import { integerParam } from '../../schema/routes/queryParams.ts';
import { listQuery } from '../../schema/routes/resourceRoutes.ts';
import { count, empty, flag, page, string, withKeywords } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { type S3Setting, s3Setting, s3TestReasons, s3TestSteps } from './s3Setting.ts';

const tag = 's3_settings';
const path = '/users/:id/s3_settings';
const one = '/users/:id/s3_settings/:sid';
const permission = ['update', 'users'] as const;

/** A setting in a response. It contains only the last characters of the secret key. */
const served = recordWith<S3Setting>(s3Setting, 'edit', {
  without: ['secret_key_set'],
  with: z.object({ secret_key: withKeywords({ maxLength: 4, readOnly: true }, z.string()) }),
});

export const listS3Settings = route({
  method: 'GET',
  path,
  permission: ['read', 'users'],
  tag,
  query: listQuery(s3Setting),
  response: page(served),
  errors: [404, 422],
  summary: 'The S3 storages of a user',
});

export const createS3Setting = route({
  method: 'POST',
  path,
  permission,
  tag,
  // The user is in the path.
  body: draftWithout(s3Setting, 'create', ['user']),
  bodyType: 'json-or-form',
  response: served,
  status: 201,
  errors: [404, 409, 422],
  isIdempotent: true,
  summary: 'Add an S3 storage to a user',
});

export const showS3Setting = route({
  method: 'GET',
  path: one,
  permission: ['read', 'users'],
  tag,
  response: served,
  errors: [404, 422],
  summary: 'An S3 storage of a user',
});

export const updateS3Setting = route({
  method: 'PATCH',
  path: one,
  permission,
  tag,
  body: draftWithout(s3Setting, 'update', ['user']),
  bodyType: 'json-or-form',
  response: served,
  errors: [404, 409, 422],
  isVersioned: true,
  summary: 'Change the sent fields',
});

export const deleteS3Setting = route({
  method: 'DELETE',
  path: one,
  permission,
  tag,
  response: empty,
  status: 204,
  errors: [404, 409, 422],
  summary: 'Delete an S3 storage of a user. Refused while records use its pictures',
});

const tested = z.strictObject({
  ok: flag,
  steps: z.array(
    z.strictObject({
      step: z.enum(s3TestSteps),
      ok: flag,
      // In milliseconds.
      duration: count,
      reason: z.nullable(z.enum(s3TestReasons)),
      answer: z.nullable(string),
    }),
  ),
});

/** Tests values before they are saved. Those of a stored setting may be left out. */
export const testS3Draft = route({
  method: 'POST',
  path: '/users/:id/s3_settings/test',
  permission,
  tag,
  query: z.strictObject({
    sid: z.optional(
      integerParam({ min: 1, max: Number.MAX_SAFE_INTEGER }, 'The setting that they change.'),
    ),
  }),
  body: draftWithout(s3Setting, 'update', ['user']),
  response: tested,
  errors: [404, 422],
  summary: 'Test the settings of an S3 storage before they are saved',
});

export const testS3Setting = route({
  method: 'POST',
  path: '/users/:id/s3_settings/:sid/test',
  permission,
  tag,
  response: tested,
  errors: [404, 422],
  summary:
    'Test an S3 storage: connect, write, read and delete a file. A failed step is part of the 200 response',
});
