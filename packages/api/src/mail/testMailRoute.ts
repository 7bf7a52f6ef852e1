import { randomUUID } from 'node:crypto';
import { email as emailRule } from '@rentyard/ui/validators';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFound } from '../failures.ts';
import { dataAnswer, send } from '../http/answers.ts';
import { BodyParams } from '../http/bodyParams.ts';
import { dataOf, type JsonSchema, type Operation } from '../http/openapi/operation.ts';
import { callerOf, idOf, type RouteContext, takeNoParams } from '../http/routeContext.ts';
import type { Services } from '../services.ts';
import { deliver, judge, refusalCodes } from './deliver.ts';
import { testMail } from './letters/testMail.ts';
import { transportOfProject } from './projectMail.ts';
import { render } from './render.ts';

/**
 * `POST /projects/{id}/test_mail`: sends a mail through the project's own server at once, past the
 * outbox, and answers with what that server said.
 */
export function testMailRoute(
  app: FastifyInstance,
  { store: { db, cipher } }: RouteContext,
  { outbound, origin }: Services,
): void {
  app.post(
    '/projects/:id/test_mail',
    { config: { right: ['update', 'projects'], operation } },
    async (request, reply) => {
      const id = idOf(request);
      takeNoParams(request);
      const given = takeRecipient(request);
      const project = await db.one<{ name: string }>(
        sql`select name from projects where id = ${id} and deleted_at is null`,
      );
      if (!project) throw new NotFound();
      const caller = await db.one<{ email: string; first_name: string }>(
        sql`select email, first_name from users where id = ${callerOf(request).id}`,
      );
      const to = given ?? caller?.email ?? '';
      const answer = (outcome: Outcome) =>
        send(reply, dataAnswer(JSON.stringify({ to, ...outcome })));
      const transport = await transportOfProject(db, id, { cipher, outbound });
      if (!transport) return answer({ sent: false, code: 'not_set_up', answer: '' });
      const letter = render(testMail, {
        language: request.language,
        name: caller?.first_name ?? '',
        values: { project: project.name },
      });
      const messageId = `<${randomUUID()}@${new URL(origin()).hostname}>`;
      try {
        const said = await deliver(transport, { ...letter, to, messageId });
        return answer({ sent: true, code: null, answer: said });
      } catch (error) {
        const refusal = judge(error);
        return answer({ sent: false, code: refusal.code, answer: refusal.answer });
      } finally {
        transport.transporter.close();
      }
    },
  );
}

interface Outcome {
  readonly sent: boolean;
  readonly code: string | null;
  readonly answer: string;
}

/** Undefined: to whoever asks for it. */
function takeRecipient({ body }: FastifyRequest): string | undefined {
  const params = new BodyParams(body);
  const to = params.takeText('to', 254) ?? undefined;
  const problem = emailRule()(to);
  if (problem) params.refuse('to', problem);
  params.finish();
  return to;
}

const text: JsonSchema = { type: 'string' };

const operation: Operation = {
  summary: "Send a mail through the project's mail server and say what it answered",
  tag: 'projects',
  body: {
    schema: {
      type: 'object',
      properties: { to: { ...text, format: 'email', description: 'Yourself when left out.' } },
      additionalProperties: false,
    },
  },
  answers: {
    200: dataOf({
      type: 'object',
      required: ['to', 'sent', 'code', 'answer'],
      properties: {
        to: text,
        sent: { type: 'boolean' },
        code: {
          anyOf: [{ enum: ['not_set_up', ...refusalCodes] }, { type: 'null' }],
          description: 'Why it was not sent.',
        },
        answer: { ...text, description: 'What the mail server or the network said.' },
      },
      additionalProperties: false,
    }),
  },
};
