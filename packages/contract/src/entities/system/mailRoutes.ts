import { email } from '@rentyard/validators';
import { normalEmail } from '@rentyard/validators/normalForm';
import * as z from 'zod/mini';
import { refuse } from '../../schema/fieldKinds/draftKinds.ts';
import { nullableText } from '../../schema/routes/requests.ts';
import { listQuery } from '../../schema/routes/resourceRoutes.ts';
import {
  count,
  dateTime,
  flag,
  id,
  page,
  string,
  withKeywords,
} from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { mailRefusals, mailStates, outbox } from './outbox.ts';

/**
 * A mail may contain codes and links, so only an admin may read the outbox; no permission allows
 * it.
 */
export const listOutbox = route({
  method: 'GET',
  path: '/outbox',
  permission: 'admin',
  query: listQuery(outbox, 'without trash'),
  response: page(
    z.strictObject({
      id,
      to: string,
      subject: string,
      text: string,
      html: string,
      state: z.enum(mailStates),
      attempts: count,
      error: withKeywords(
        { description: 'The reply of the mail server to the latest failed attempt.' },
        z.nullable(z.string()),
      ),
      created_at: dateTime,
      sent_at: z.nullable(dateTime),
    }),
  ),
  errors: [422],
  summary: 'Pending, sent and failed mails, newest first. For admins',
  tag: 'mail',
});

export const sendTestMail = route({
  method: 'POST',
  path: '/projects/:id/test_mail',
  permission: ['update', 'projects'],
  body: z.strictObject({
    // Defaults to the caller.
    to: nullableText(254, normalEmail).check((ctx) => {
      const problem = email()(ctx.value);
      if (problem) refuse(ctx, problem);
    }),
  }),
  response: z.strictObject({
    to: string,
    sent: flag,
    code: z.nullable(z.enum(['not_set_up', ...mailRefusals])),
    answer: withKeywords(
      { description: 'The reply of the mail server or the network.' },
      z.string(),
    ),
  }),
  errors: [404, 422],
  summary: "Send a mail through the project's mail server and return its reply",
  tag: 'projects',
});
