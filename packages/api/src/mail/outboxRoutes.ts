import { listOutbox } from '@rentyard/contract/entities/mailRoutes';
import { outbox } from '@rentyard/contract/entities/outbox';
import { parseListQuery } from '@rentyard/contract/schema/parseListQuery';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { jsonPage } from '../http/jsonResponse.ts';
import { paramsOf, refuseParams } from '../http/listQuery.ts';
import type { Store } from '../records/store.ts';
import { listMails } from './listMails.ts';

/** The mails of the installation, newest first. */
export function outboxRoutes(app: FastifyInstance, store: Store): void {
  handle(app, listOutbox, async ({ request }) => {
    const { query, problems, others } = parseListQuery(outbox, paramsOf(request));
    if (query.isTrash) problems.trashed = [...(problems.trashed ?? []), { id: 'not_allowed' }];
    refuseParams(problems, others);
    return jsonPage(await listMails(store, query), query);
  });
}
