import { randomUUID } from 'node:crypto';
import { project } from '@rentyard/contract/entities/project';
import { sendTestMail } from '@rentyard/contract/entities/system/mailRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { deliver, refusalOf } from '../../mail/deliver.ts';
import { transportOfProject } from '../../mail/projectMail.ts';
import { render } from '../../mail/render.ts';
import { testMail } from '../../mail/templates/testMail.ts';
import { registerResource } from '../../records/registerResource.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import type { RouteContext } from '../../records/routes/routeContext.ts';
import type { Services } from '../../services/services.ts';
import { oldestCalendar } from '../rental/workCalendars.ts';

export const projects = registerResource(project, {
  derive: async ({ write, before, after }) => {
    if (before || after.work_calendar != null) return {};
    const oldest = await write.tx.one<{ id: number }>(sql`select ${oldestCalendar} as id`);
    return { work_calendar: oldest?.id ?? null };
  },
  validate: async ({ before, after }) =>
    before?.work_calendar != null && after.work_calendar == null
      ? [{ path: 'work_calendar', problem: { id: 'required', values: { field: 'work_calendar' } } }]
      : [],
});

export function projectRoutes(
  app: FastifyInstance,
  context: RouteContext,
  services: Services,
): void {
  resourceRoutes(app, context);
  testMailRoute(app, context, services);
}

/**
 * `POST /projects/{id}/test_mail`: sends a mail directly through the mail server of the project,
 * without the outbox, and returns the response of that server.
 */
function testMailRoute(
  app: FastifyInstance,
  { store: { db, cipher } }: RouteContext,
  { outbound, origin }: Services,
): void {
  handle(app, sendTestMail, async ({ params: { id }, body, user, language }) => {
    const project = await db.one<{ name: string }>(
      sql`select name from projects where id = ${id} and deleted_at is null`,
    );
    if (!project) throw new NotFound();
    const caller = await db.one<{ email: string; first_name: string }>(
      sql`select email, first_name from users where id = ${user.id}`,
    );
    const to = body.to ?? caller?.email ?? '';
    const transport = await transportOfProject(db, id, { cipher, outbound });
    if (!transport) return { to, sent: false, code: 'not_set_up' as const, answer: '' };
    const template = render(testMail, {
      language,
      name: caller?.first_name ?? '',
      values: { project: project.name },
    });
    const messageId = `<${randomUUID()}@${new URL(origin()).hostname}>`;
    try {
      const reply = await inTime(deliver(transport, { ...template, to, messageId }));
      return { to, sent: true, code: null, answer: reply };
    } catch (error) {
      const { code, message } = refusalOf(error);
      return { to, sent: false, code, answer: message };
    } finally {
      transport.transporter.close();
    }
  });
}

/** Timeout of a test, in ms. */
const waitAtMost = 10_000;

/** @throws a timeout error of the mail server when there is no response in time. */
async function inTime<Reply>(reply: Promise<Reply>): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`No reply within ${waitAtMost / 1_000} s.`);
      reject(Object.assign(error, { code: 'ETIMEDOUT' }));
    }, waitAtMost);
  });
  reply.catch(() => undefined);
  try {
    return await Promise.race([reply, late]);
  } finally {
    clearTimeout(timer);
  }
}
