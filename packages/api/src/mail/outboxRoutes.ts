import { listOutbox } from '@rentyard/contract/entities/system/mailRoutes';
import { type OutboxMail, outbox } from '@rentyard/contract/entities/system/outbox';
import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { searchWords } from '@rentyard/contract/schema/listQuery/listSearch';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ListPage } from '../db/listPage.ts';
import { allOf } from '../db/sqlFragments.ts';
import { handle } from '../http/handle.ts';
import { jsonPage } from '../http/jsonResponse.ts';
import { buildConditions, textMatches } from '../records/list/conditions.ts';
import { buildOrder } from '../records/order.ts';
import { registerResource } from '../records/registerResource.ts';
import type { Store } from '../records/store.ts';

/** The mails of the installation, newest first. */
export function outboxRoutes(app: FastifyInstance, store: Store): void {
  handle(app, listOutbox, async ({ query }) => jsonPage(await listMails(store, query), query));
}

const mails = registerResource(outbox, { columns: { to: 'recipient' } });

/** Mails have no trash and no authors, and only their state changes; lists need these columns. */
const rows = sql`(
  select o.*, o.created_at as updated_at, null::bigint as created_by, null::bigint as updated_by,
         null::timestamptz as deleted_at
  from outbox o) r`;

/** A page of the outbox. The search covers recipients and subjects, because bodies are encrypted. */
async function listMails(
  { db, cipher, targets, searchPatterns }: Store,
  { page, perPage, search, sort, filters }: ListQuery,
): Promise<ListPage> {
  const patterns = await searchPatterns(searchWords(search));
  const where = allOf(
    buildConditions(mails, { isTrash: false, search: patterns.map(textMatches), filters }),
  );
  const order = buildOrder(mails, targets, sort, { language: 'en', fallback: 'en' });
  const found = await db.rows<Sealed>(sql`
    select r.id, r.recipient as "to", r.subject, r.text, r.html, r.state, r.attempts, r.error,
           r.created_at, r.sent_at
    from ${rows} where ${where} order by ${order}
    limit ${perPage} offset ${(page - 1) * perPage}`);
  const counted = await db.one<{ total: number }>(
    sql`select count(*) as total from ${rows} where ${where}`,
  );
  const opened = found.map(
    ({ text, html, ...mail }): OutboxMail => ({
      ...mail,
      text: cipher.open(text),
      html: cipher.open(html),
    }),
  );
  return { json: JSON.stringify(opened), total: counted?.total ?? 0, isExact: true };
}

type Sealed = Omit<OutboxMail, 'text' | 'html'> & { readonly text: Buffer; readonly html: Buffer };
