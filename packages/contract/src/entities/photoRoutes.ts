import * as z from 'zod/mini';
import { record } from '../schema/records.ts';
import { filePart } from '../schema/routes/requests.ts';
import { route } from '../schema/routes/route.ts';
import { photo } from './photo.ts';

export const uploadPhoto = route({
  method: 'POST',
  path: '/photos',
  permission: ['create', 'photo'],
  body: z.strictObject({ file: filePart() }),
  bodyType: 'form',
  response: record(photo, 'edit'),
  status: [200, 201],
  errors: [409, 422],
  isIdempotent: true,
  summary: 'Upload a picture. A file that was uploaded before returns its photo',
  tag: 'photos',
});
