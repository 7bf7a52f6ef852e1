import { boolean, number, reference, text, translated } from '../schema/fields.ts';
import { defineResource, type EditedOf, type RowOf } from '../schema/resource.ts';
import type { Use } from '../schema/routes/errorBody.ts';

/** Bounds of an upload: `spec/data.md`, photo. */
export const photoBounds = { megabytes: 10, megapixels: 50 } as const;

/** Accepted file types. SVG is refused, because it can contain scripts. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/**
 * A picture of the media library. An upload (`POST /photos`, form field `file`) creates it, so it
 * has all generic calls except create. Only its alternative text can change.
 */
export const photo = defineResource({
  name: 'photos',
  subject: 'photo',
  label: 'file_name',
  fields: {
    file_name: text({ max: 255, required: true, readOnly: true }),
    mime: text({ max: 64, required: true, readOnly: true }),
    size: number({
      min: 1,
      max: photoBounds.megabytes * 1_048_576,
      required: true,
      readOnly: true,
    }),
    width: number({ min: 1, max: 65_535, required: true, readOnly: true }),
    height: number({ min: 1, max: 65_535, required: true, readOnly: true }),
    /** SHA-256 of the file as it was uploaded, in hexadecimal. */
    hash: text({ max: 64, required: true, unique: true, readOnly: true, detail: true }),
    alt: translated({ max: 255 }),
    url: text({ max: 2_000, required: true, readOnly: true }),
    thumb_url: text({ max: 2_000, required: true, readOnly: true }),
    uploaded_by: reference({ to: 'users', readOnly: true }),
    /** Whether a record outside the trash uses it. Does not depend on the caller's permissions. */
    is_used: boolean({ default: false, readOnly: true, computed: true }),
  },
  search: ['file_name', 'alt'],
  sort: ['file_name', 'size'],
  defaultSort: '-created_at',
  filter: ['file_name', 'mime', 'size', 'is_used', 'uploaded_by'],
  health: ['unused'],
  servesUses: true,
});

export type PhotoRow = RowOf<typeof photo>;
/** A photo for editing, with the uses that the caller may read. */
export type PhotoEdited = EditedOf<typeof photo> & { readonly uses?: readonly Use[] };
