import type { Problem } from '@rentyard/validators';
import { normalText } from '@rentyard/validators/normalForm';
import * as z from 'zod/mini';
import { languageCodes } from '../../languages.ts';
import { refuse } from '../../schema/fieldKinds/draftKinds.ts';
import { isTimeZone, readMoment } from '../../schema/moments.ts';
import { fieldProblems } from '../../schema/routes/requests.ts';
import { withKeywords } from '../../schema/routes/responses.ts';
import { broadcastVariables } from './broadcastVariables.ts';
import { messageBounds } from './message.ts';
import { buzbotChannels } from './room.ts';
import { unknownVariable } from './textVariables.ts';

// @__NO_SIDE_EFFECTS__
function textWhere(isGood: (value: string) => boolean, problem: Problem) {
  return z.string().check((ctx) => {
    if (!isGood(ctx.value)) refuse(ctx, problem);
  });
}

const { text: maxTextLength } = messageBounds;
const text = z.string().check(z.overwrite(normalText), (ctx) => {
  if ([...ctx.value].length > maxTextLength) {
    refuse(ctx, { id: 'max_length', values: { number: maxTextLength } });
  }
  const problem = unknownVariable(ctx.value, broadcastVariables);
  if (problem) refuse(ctx, problem);
});
const language = z.enum(languageCodes);
/** The database can store dates that overflow in calculations, so they are checked here. */
const instant = z.pipe(
  textWhere((value) => readMoment(value) !== undefined, { id: 'date' }),
  z.transform((value: string) => readMoment(value) ?? value),
);
const timeOfDay = textWhere((value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), { id: 'date' });
const timeZone = textWhere(isTimeZone, { id: 'choice' });

const content = {
  message: withKeywords(
    {
      description:
        'The text for languages without a text of their own. In all texts `{first_name}` and `{name}` become the name of the recipient; other names in braces are refused. The filled text of every recipient has at most 4,096 characters.',
    },
    z.nullish(text),
  ),
  texts: z.nullish(z.partialRecord(language, z.nullable(text))),
  audience: z.nullish(
    z.strictObject({
      languages: z.optional(z.array(language).check(z.minLength(1))),
      channels: z.optional(z.array(z.enum(buzbotChannels)).check(z.minLength(1))),
      clients: z.optional(z.enum(['known', 'unknown'])),
      active_since: z.optional(instant),
    }),
  ),
  expected_count: withKeywords(
    { description: 'Refused with 409 when the number of recipients differs.' },
    z.nullish(z.int().check(z.minimum(0))),
  ),
  scheduled_at: z.nullish(instant),
  quiet_hours: z.nullish(z.strictObject({ from: timeOfDay, to: timeOfDay, time_zone: timeZone })),
  // The conversation of a test message.
  room: z.nullish(z.int().check(z.minimum(1))),
};

/** The body of a broadcast, of its preview and of its test message. */
export const broadcastBody = fieldProblems(z.strictObject(content));

/** The plain-text fields of a form. The other fields are JSON. */
export const broadcastTexts = ['message', 'scheduled_at'] as const;
