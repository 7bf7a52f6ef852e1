import { newClient } from '@rentyard/contract/entities/account/user';
import {
  addClient,
  type Belongings,
  readPersonRoute,
  type UsersDashboard,
  usersDashboard,
} from '@rentyard/contract/entities/account/userRoutes';
import { isLanguageCode } from '@rentyard/contract/languages';
import type { PermissionSet } from '@rentyard/contract/permissions';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AccountMails, type Addressee, accountMails } from '../../auth/accountMails.ts';
import { listSessions } from '../../auth/sessions/sessionList.ts';
import type { Transaction } from '../../db/database.ts';
import { type Locale, name } from '../../db/sqlFragments.ts';
import { NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { findRecordJson, lockRecord } from '../../records/find.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import {
  findLocale,
  type RouteContext,
  writeWithIdempotency,
} from '../../records/routes/routeContext.ts';
import type { WriteHandlers } from '../../records/routes/writeRoutes.ts';
import type { Store, WriteContext } from '../../records/store.ts';
import { findTarget } from '../../records/targets.ts';
import { parseDraft } from '../../records/write/draft.ts';
import { createRecord, orNotFound, updateRecord } from '../../records/write/save.ts';
import type { Services } from '../../services/services.ts';
import { readActivity } from './activity.ts';

/** The calls of users besides the generic ones; `auth/` has those about passwords. */
export function userRoutes(app: FastifyInstance, context: RouteContext, services: Services): void {
  const { store } = context;
  resourceRoutes(app, context, userWriteHandlers(services));

  handle(app, usersDashboard, async () => readDashboard(store, services.outbox.hasServer));

  handle(app, readPersonRoute, async ({ params: { id }, user: { ability }, request }) => {
    const locale = await findLocale(request, store);
    const person = await readPerson(context, { id, locale, ability });
    if (!person) throw new NotFound();
    return jsonData(person);
  });

  handle(app, addClient, async ({ body, request }) =>
    writeWithIdempotency(request, context, body, async (write) => {
      const languages = await store.languages.read(write.tx);
      const draft = parseDraft(newClient, 'create', languages, body);
      const client = await createRecord(write, { ...draft, kind: 'client' });
      return jsonData(JSON.stringify(client), 201);
    }),
  );
}

const day = 86_400_000;
/** New users of this many days are counted. */
const daysShown = 30;
/** A user seen within this time counts as online, in ms: sessions store their last use once a minute. */
const hereFor = 5 * 60_000;

/** The figures above the list of users, in one statement. */
async function readDashboard(
  { db, clock }: Store,
  hasMailServer: boolean,
): Promise<UsersDashboard> {
  const now = clock();
  const since = (age: number) => new Date(now.getTime() - age).toISOString();
  const found = await db.one<UsersDashboard>(sql`
    with people as (
      select kind, state, two_step, password_expired, email_verified_at, documents_verified_at,
             last_seen_at, created_at, role_id, password_hash is null as has_no_password
      from users where deleted_at is null
    ), days as (
      select generate_series(${since((daysShown - 1) * day)}::timestamptz, ${now.toISOString()}::timestamptz,
                             interval '1 day') at time zone 'UTC' as day
    )
    select
      json_build_object(${kindFigures('staff')}) as staff,
      json_build_object(${kindFigures('client')}) as clients,
      count(*) filter (where kind = 'service') as service_accounts,
      count(*) filter (where kind = 'staff' and state = 'pending') as waiting_for_approval,
      count(*) filter (where kind = 'staff' and state = 'active' and has_no_password) as invited,
      count(*) filter (where kind = 'staff' and two_step) as with_two_step,
      count(*) filter (where kind = 'staff' and password_expired) as password_expired,
      count(*) filter (where kind = 'staff' and email_verified_at is null) as email_unverified,
      count(*) filter (where kind = 'client' and documents_verified_at is null) as documents_unverified,
      json_build_object(
        'now', count(*) filter (where last_seen_at > ${since(hereFor)}),
        'day', count(*) filter (where last_seen_at > ${since(day)}),
        'week', count(*) filter (where last_seen_at > ${since(7 * day)})
      ) as seen,
      json_build_object(
        'has_server', ${hasMailServer}::boolean,
        'waiting', (select count(*) from outbox where state = 'queued'),
        'failed', (select count(*) from outbox where state = 'failed')
      ) as mails,
      (select json_agg(json_build_object(
          'date', to_char(d.day, 'YYYY-MM-DD'),
          'staff', (select count(*) from people p where p.kind = 'staff'
                    and (p.created_at at time zone 'UTC')::date = d.day::date),
          'clients', (select count(*) from people p where p.kind = 'client'
                      and (p.created_at at time zone 'UTC')::date = d.day::date)
        ) order by d.day) from days d) as added
    from people`);
  if (!found)
    throw new Error('The statement of the figures returned no row. It always returns one.');
  return found;
}

function kindFigures(kind: 'staff' | 'client') {
  const counted = (state?: string) =>
    state === undefined
      ? sql`count(*) filter (where kind = ${kind}::text)`
      : sql`count(*) filter (where kind = ${kind}::text and state = ${state}::text)`;
  return sql`'total', ${counted()}, 'active', ${counted('active')},
    'pending', ${counted('pending')}, 'suspended', ${counted('suspended')}`;
}

/** Write functions that also queue mails, in the same transaction. */
function userWriteHandlers({ outbox, origin }: Services): Required<WriteHandlers> {
  const createMails = ({ store, locale }: WriteContext): AccountMails =>
    accountMails(
      { outbox, clock: store.clock, origin },
      isLanguageCode(locale.language) ? locale.language : 'en',
    );

  return {
    /** Staff get an invitation to set a password; clients have no password, because they never sign in here. */
    async create(write, body) {
      const made = await createRecord(write, body);
      if (made.kind === 'staff' && made.state === 'active') {
        const to = await addressee(write.tx, made.id);
        await createMails(write).invitation(write.tx, to, await readName(write));
      }
      return made;
    },

    async update(write, change) {
      const { tx, store } = write;
      const before = orNotFound(await lockRecord(tx, store, { ...write, id: change.id }));
      const edited = await updateRecord(write, {
        ...change,
        before,
        body: before.state === 'pending' ? withApproval(change.body) : change.body,
      });
      const to = await addressee(tx, edited.id);
      const mails = createMails(write);
      const isOpened = before.state === 'pending' && edited.state === 'active';
      if (isOpened && (await hasRegistered(tx, edited.id))) await mails.opened(tx, to);
      if (to.email !== before.email && edited.kind === 'staff') await mails.confirmation(tx, to);
      return edited;
    },
  };
}

/** Whether the user registered the account themselves. */
async function hasRegistered(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx.one(
    sql`select 1 from users where id = ${id} and registered_at is not null`,
  );
  return found !== undefined;
}

/** Setting the role of a pending user approves the account, unless the change sets the state. */
function withApproval(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const draft = body as Readonly<Record<string, unknown>>;
  const isApproval = draft.role !== undefined && draft.role !== null && draft.state === undefined;
  return isApproval ? { ...draft, state: 'active' } : draft;
}

async function addressee(tx: Transaction, id: number): Promise<Addressee> {
  const found = await tx.one<Addressee>(
    sql`select id, first_name, email, language from users where id = ${id}`,
  );
  if (!found) throw new Error('The user was deleted during the request.');
  return found;
}

async function readName({ tx, personId }: WriteContext): Promise<string> {
  const found = await tx.one<{ name: string }>(sql`select name from users where id = ${personId}`);
  return found?.name ?? '';
}

/** Rows per list. */
const shownAtMost = 20;

interface Reading {
  readonly id: number;
  readonly locale: Locale;
  /** Permissions of the reader, who sees offers and orders only with permission to read them. */
  readonly ability: PermissionSet;
}

/** A user with sessions, activity, offers and orders as JSON; undefined when there is none. */
async function readPerson(
  { store, binding }: RouteContext,
  { id, locale, ability }: Reading,
): Promise<string | undefined> {
  const { db, clock } = store;
  const user = await findRecordJson(db, store, { binding, id, shape: 'show', locale });
  if (user === undefined) return undefined;
  const parts = {
    sessions: await listSessions(db, id, clock()),
    activity: await readActivity(store, sql`${id}`, { page: 1, perPage: shownAtMost, locale }),
    offers: ability.can('read', 'offers') ? await belongings(store, 'offers', id, locale) : null,
    orders: ability.can('read', 'orders') ? await belongings(store, 'orders', id, locale) : null,
  };
  return `{"user":${user},${JSON.stringify(parts).slice(1)}`;
}

/** The column with the owner of a record. */
const owners = { offers: 'user_id', orders: 'client_id' } as const;

async function belongings(
  { db, targets }: Store,
  resource: keyof typeof owners,
  id: number,
  locale: Locale,
): Promise<Belongings> {
  const { table, label } = findTarget(targets, resource);
  const mine = sql`r.${name(owners[resource])} = ${id} and r.deleted_at is null`;
  const items = await db.rows<Belongings['items'][number]>(sql`
    select r.id, ${label('r', locale)} as name, r.code, r.status, r.updated_at
    from ${name(table)} r where ${mine}
    order by r.updated_at desc, r.id desc limit ${shownAtMost}`);
  const counted = await db.one<{ total: number }>(
    sql`select count(*) as total from ${name(table)} r where ${mine}`,
  );
  return { total: counted?.total ?? 0, items };
}
