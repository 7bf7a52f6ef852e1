import type { Audience, QuietHours } from '@rentyard/contract/buzbotBroadcast';
import { messageBounds } from '@rentyard/contract/buzbotMessage';
import { buzbotChannels } from '@rentyard/contract/buzbotRoom';
import { languageCodes, type Translated } from '@rentyard/contract/languages';
import { problemsOf } from '@rentyard/contract/schema';
import type { Problem } from '@rentyard/ui/validators';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Invalid, TooLarge } from '../../failures.ts';
import { bodyAtMost } from '../../http/bodyParsers.ts';
import { formParts } from '../../http/formParts.ts';
import { readMoment } from '../../http/momentParam.ts';
import { refuseUnstorable } from '../../http/unstorable.ts';

/** What somebody wants to tell to many. */
export interface BroadcastDraft {
  readonly message: string;
  readonly texts: Translated;
  readonly audience: Audience;
  /** How many recipients the writer was told of. */
  readonly expectedCount: number | undefined;
  readonly scheduledAt: Date | undefined;
  readonly quietHours: QuietHours | null;
  /** The room of a trial. */
  readonly room: number | undefined;
}

function ruled(isGood: (value: string) => boolean, problem: Problem) {
  return z.string().superRefine((value, context) => {
    if (!isGood(value)) context.addIssue({ code: 'custom', params: { problem } });
  });
}

const text = z
  .string()
  .trim()
  .superRefine((value, context) => {
    if ([...value].length <= messageBounds.text) return;
    const problem = { id: 'max_length', values: { number: messageBounds.text } };
    context.addIssue({ code: 'custom', params: { problem } });
  });
const language = z.enum(languageCodes);
/** As the database takes it: what is allowed to be written reaches further than what it counts with. */
const instant = ruled((value) => readMoment(value) !== undefined, { id: 'date' }).transform(
  (value) => readMoment(value) ?? value,
);
const timeOfDay = ruled((value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), { id: 'date' });
const timeZone = ruled(isTimeZone, { id: 'choice' });

const schema = z.strictObject({
  message: text.nullish(),
  texts: z.partialRecord(language, text.nullable()).nullish(),
  audience: z
    .strictObject({
      languages: z.array(language).min(1).optional(),
      channels: z.array(z.enum(buzbotChannels)).min(1).optional(),
      clients: z.enum(['known', 'unknown']).optional(),
      active_since: instant.optional(),
    })
    .nullish(),
  expected_count: z.int().min(0).nullish(),
  scheduled_at: instant.nullish(),
  quiet_hours: z.strictObject({ from: timeOfDay, to: timeOfDay, time_zone: timeZone }).nullish(),
  room: z.int().min(1).nullish(),
});

/**
 * Reads a broadcast from JSON or from a form, in which everything but `message` is JSON.
 * @throws {Invalid} with every problem by its path.
 */
export async function readBroadcastDraft(request: FastifyRequest): Promise<BroadcastDraft> {
  const body = request.isMultipart() ? await formBody(request) : (request.body ?? {});
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Invalid(problemsOf(parsed.error.issues));
  const value = parsed.data;
  const texts = Object.fromEntries(
    Object.entries(value.texts ?? {}).flatMap(([code, said]) => (said ? [[code, said]] : [])),
  );
  const message = value.message || texts.en || Object.values(texts)[0] || '';
  if (message === '') {
    throw Invalid.at('message', { id: 'required', values: { field: 'message' } });
  }
  return {
    message,
    texts,
    audience: definedOf(value.audience ?? {}),
    expectedCount: value.expected_count ?? undefined,
    scheduledAt: value.scheduled_at ? new Date(value.scheduled_at) : undefined,
    quietHours: value.quiet_hours ?? null,
    room: value.room ?? undefined,
  };
}

/** Keys that were sent as undefined are keys that were not sent. */
function definedOf(audience: Partial<Record<keyof Audience, unknown>>): Audience {
  return JSON.parse(JSON.stringify(audience)) as Audience;
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

const structured: ReadonlySet<string> = new Set([
  'texts',
  'audience',
  'expected_count',
  'quiet_hours',
  'room',
]);

async function formBody(request: FastifyRequest): Promise<unknown> {
  const values = new Map<string, unknown>();
  for await (const part of formParts(request)) {
    const { fieldname: name } = part;
    if (part.type === 'file') {
      part.file.resume();
      throw Invalid.at(name, { id: 'type' });
    }
    if (values.has(name)) throw Invalid.at(name, { id: 'repeated' });
    const value = String(part.value);
    if (part.valueTruncated || value.length > bodyAtMost) throw new TooLarge();
    values.set(name, structured.has(name) ? parsed(value) : value);
  }
  const body = Object.fromEntries(values);
  refuseUnstorable(body);
  return body;
}

/** Text that is not JSON is left as it is: the schema then says what is wrong. */
function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
