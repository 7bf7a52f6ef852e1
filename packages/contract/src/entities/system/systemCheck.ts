import * as z from 'zod/mini';
import { count, flag, string } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';
import { systemFindingIds } from '../../schema/systemFindingIds.ts';

/** The checks of `npm run doctor` and of the settings screen, in the order of their output. */
export const systemChecks = [
  'settings',
  'database',
  'clock',
  'disk',
  'storage',
  'mail',
  'telegram',
  'proxy',
] as const;

export type SystemCheckName = (typeof systemChecks)[number];

/** `skipped`: the service is not configured, or another program has to check it. */
export const checkStates = ['ok', 'warning', 'failed', 'skipped'] as const;

export type CheckState = (typeof checkStates)[number];

const finding = z.strictObject({
  id: z.enum(systemFindingIds),
  // An error makes the check fail; anything else is a warning.
  is_error: flag,
  // What is wrong and what to do, in the language of the request.
  message: string,
  // The words of the other server or of the operating system.
  detail: z.nullable(string),
});

const outcome = z.strictObject({
  check: z.enum(systemChecks),
  state: z.enum(checkStates),
  // In milliseconds.
  duration: count,
  findings: z.array(finding),
});

export type SystemCheckOutcome = TypeOf<typeof outcome>;

export const runSystemChecks = route({
  method: 'POST',
  path: '/settings/checks',
  permission: 'admin',
  tag: 'settings',
  response: z.array(outcome),
  errors: [422],
  summary:
    'Check settings, database, clock, disk, photo storage, mail server, Telegram and proxy. For admins',
});
