import * as z from 'zod/mini';
import { languageCodes } from '../../languages.ts';
import { draftSchema } from '../../schema/draftSchema.ts';
import { choice, nameBounds, text } from '../../schema/fields.ts';
import { isTimeZone } from '../../schema/moments.ts';
import { describeRecord } from '../../schema/records.ts';
import { type DraftOf, defineForm } from '../../schema/resource.ts';
import { fieldProblems } from '../../schema/routes/requests.ts';
import { withKeywords } from '../../schema/routes/responses.ts';
import type { Schema } from '../../schema/routes/route.ts';
import { queueOrders } from '../listing/reviewQueue.ts';

/**
 * The fields that users can change in their own account (`PATCH /profile`), besides their
 * preferences.
 */
export const profile = defineForm('profile', {
  first_name: text({ ...nameBounds, format: 'letters', required: true }),
  last_name: text({ ...nameBounds, format: 'letters', required: true }),
  phone: text({ max: 64, format: 'phone' }),
  language: choice({ options: languageCodes }),
});

const column = z.string().check(z.maxLength(64));
const columns = z.array(column).check(z.maxLength(100));

const pageSizes: readonly number[] = [10, 25, 50, 100];
const perPage = withKeywords(
  { enum: pageSizes },
  z.number().check(z.refine((value) => pageSizes.includes(value))),
);

const listPreferences = z.strictObject({
  per_page: z.optional(perPage),
  columns: z.optional(columns),
  widths: z.optional(
    z
      .record(column, z.int().check(z.minimum(1), z.maximum(4_000)))
      .check(z.refine((widths) => Object.keys(widths).length <= 100)),
  ),
  pinned: z.optional(z.strictObject({ start: columns, end: columns })),
  layout: z.optional(z.enum(['table', 'grid'])),
});

/** Settings of the screens. */
export const preferencesSchema = z.strictObject({
  theme: z.optional(z.enum(['light', 'dark', 'system'])),
  density: z.optional(z.enum(['comfortable', 'compact'])),
  /** The time zone of moments on screens; empty for that of the browser. */
  time_zone: z.optional(
    z.string().check(
      z.maxLength(64),
      z.refine((zone) => zone === '' || isTimeZone(zone)),
    ),
  ),
  // The language of the Excel that opens exported CSV files.
  excel_language: z.optional(z.enum(languageCodes)),
  // Notifications are sent by e-mail too.
  email_notifications: z.optional(z.boolean()),
  // Changes of followed records are sent in one e-mail a day.
  email_digest: z.optional(z.boolean()),
  // The order of the review queue.
  review_order: z.optional(z.enum(queueOrders)),
  home: z.optional(z.string().check(z.regex(/^([a-z][a-z_-]{0,63})?$/))),
  lists: z.optional(
    z
      .record(z.string().check(z.regex(/^[a-z][a-z_-]{0,63}$/)), listPreferences)
      .check(z.refine((lists) => Object.keys(lists).length <= 100)),
  ),
});

/** The sent fields, and the settings of screens. */
type ProfileChange = DraftOf<typeof profile> & {
  readonly preferences?: z.output<typeof preferencesSchema> | null | undefined;
};

/** The body of `PATCH /profile`. No field of a profile is translated. */
export const profileChange = describeRecord(
  fieldProblems(
    draftSchema(
      profile,
      'update',
      { codes: [], default: '' },
      { preferences: z.optional(z.nullable(preferencesSchema)) },
    ),
  ) as unknown as Schema<ProfileChange, ProfileChange>,
  {
    resource: profile,
    draft: 'create',
    extra: z.object({ preferences: z.optional(preferencesSchema) }),
  },
);
