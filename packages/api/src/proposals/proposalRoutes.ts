import { proposal } from '@rentyard/contract/entities/proposal/proposal';
import {
  editProposal,
  listProposals,
  showProposal,
} from '@rentyard/contract/entities/proposal/proposalRoutes';
import { isProposablePermission, subjects } from '@rentyard/contract/permissions';
import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { ruledSubjects } from '@rentyard/contract/schema/routes/proposable';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../db/database.ts';
import { joined, type Locale, literal } from '../db/sqlFragments.ts';
import { Conflict, Forbidden, Invalid, NotFound, WrongState } from '../errors/failures.ts';
import { confirmPermissions } from '../http/access/permissions.ts';
import type { User } from '../http/access/user.ts';
import { handle } from '../http/handle.ts';
import { JsonResponse, jsonPage } from '../http/jsonResponse.ts';
import { listRecords } from '../records/list/list.ts';
import { registerResource } from '../records/registerResource.ts';
import { findLocale, matchedVersion } from '../records/routes/routeContext.ts';
import { lockOpen } from './decideProposals.ts';
import { readAuthor } from './proposalPeople.ts';
import {
  buildCall,
  mayRead,
  type ProposalRow,
  readProposals,
  serveProposal,
} from './proposalRows.ts';
import { type Context, findTarget, refuseSecrets, storableBody } from './storeProposal.ts';
import { CallRefused, tryCall } from './trial.ts';

const proposals = registerResource(proposal, { columns: { decided_by: 'decided_by' } });

/** Lists and edits proposals. */
export function proposalRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  const { db } = store;

  async function readOne(id: number, user: User): Promise<ProposalRow> {
    const [row] = await readProposals(db, [id]);
    if (!row || !mayRead(user, row)) throw new NotFound();
    return row;
  }

  handle(app, listProposals, async ({ query, user, request, language }) => {
    const locale = await findLocale(request, store);
    const list = query as ListQuery;
    const page = await listRecords(store, proposals, list, locale, visibleTo(user));
    const ids = (JSON.parse(page.json) as readonly { readonly id: number }[]).map(({ id }) => id);
    const rows = await readProposals(db, ids);
    const json = JSON.stringify(rows.map((row) => serveProposal(row, user, language)));
    return jsonPage({ ...page, json }, list);
  });

  handle(app, showProposal, async ({ params: { id }, user, language }) =>
    serveProposal(await readOne(id, user), user, language),
  );

  handle(app, editProposal, async ({ params: { id }, body, user, request, language }) => {
    await readOne(id, user);
    const version = body.version ?? matchedVersion(request);
    const edit = {
      ...{ hasBody: Object.hasOwn(body, 'body'), body: body.body, reason: body.reason },
      ...{ user, locale: await findLocale(request, store) },
    };
    try {
      const row = await db.transaction(async (tx) => {
        const { open } = await lockOpen(tx, store, { ids: [id], user });
        const [found] = open;
        if (!found) throw new WrongState();
        const isAuthor = found.author.id === user.id;
        if (!isAuthor && !user.ability.can(found.action, found.subject)) {
          throw new Forbidden(found.action, found.subject);
        }
        if (version !== undefined && version !== found.version) {
          throw new Conflict(serveProposal(found, user, language), version);
        }
        await edited(context, tx, found, edit);
        await confirmPermissions(request, tx);
        const [after] = await readProposals(tx, [id]);
        return after ?? found;
      });
      return serveProposal(row, user, language);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const { status, body: refused } = error.outcome;
      return new JsonResponse(status, JSON.stringify({ ...refused, request_id: request.id }));
    }
  });
}

/** The proposals `r` about records that the user may read. */
function visibleTo({ ability }: User): SQL {
  const readable = subjects.filter((subject) => ability.can('read', subject));
  return readable.length === 0 ? sql`false` : sql`r.subject in (${joined(readable.map(literal))})`;
}

/** The number of open proposals that the user may decide. */
export function countDecidable({ id, ability, apiKeyId }: User): SQL {
  if (apiKeyId !== undefined) return sql`select 0`;
  const pairs = subjects.flatMap((subject) =>
    (['create', 'update', 'delete', 'change_status', 'rent', 'import'] as const)
      .filter(
        (action) =>
          ability.can(action, subject) &&
          (isProposablePermission([action, subject]) || ruledSubjects.includes(subject)),
      )
      .map((action) => sql`(${literal(subject)}, ${literal(action)})`),
  );
  if (pairs.length === 0) return sql`select 0`;
  return sql`select count(*) from proposals p
    where p.state = 'open' and p.created_by <> ${id} and (p.subject, p.action) in (${joined(pairs)})`;
}

interface Edit {
  readonly hasBody: boolean;
  readonly body: unknown;
  readonly reason: string | null | undefined;
  readonly user: User;
  readonly locale: Locale;
}

/** Stores an edited call after a trial of it as its author, from the current version of its record. */
async function edited(
  { app, store }: Context,
  tx: Transaction,
  row: ProposalRow,
  { hasBody, body, reason, user, locale }: Edit,
): Promise<void> {
  const now = store.clock().toISOString();
  if (hasBody && row.form !== null) throw Invalid.at('body', { id: 'not_allowed' });
  const next = hasBody
    ? storableBody(body, { isVersioned: row.is_versioned || undefined })
    : row.body;
  refuseSecrets(
    next,
    store.allBindings.find((one) => one.resource.name === row.resource),
  );
  const author = await readAuthor(tx, row.author.id);
  const trial = await tryCall(tx, store, {
    ...{ app, person: author, proposalId: row.id, proposedBy: author.id, body: next },
    call: buildCall({ ...row, body: next }, undefined),
    locale,
  });
  const sent = { resource: row.resource, recordId: row.record_id, locale };
  const target = await findTarget(tx, store, sent, trial);
  await tx.rows(sql`
    update proposals
    set body = ${JSON.stringify(next ?? null)}::jsonb, difference = ${JSON.stringify(trial.difference)}::jsonb,
      record_version = ${target.version}, record_name = ${target.name}, obstacle = null,
      reason = ${reason === undefined ? row.reason : reason},
      edited_by = ${user.id === row.author.id ? (row.editor?.id ?? null) : user.id},
      version = version + 1, updated_at = ${now}, updated_by = ${user.id}
    where id = ${row.id}`);
}
