import {
  fourEyesSettings,
  type ProposalCause,
} from '@rentyard/contract/entities/proposal/proposal';
import {
  changeFourEyes,
  type FourEyes,
  readFourEyes,
} from '@rentyard/contract/entities/proposal/proposalRoutes';
import {
  isProposablePermission,
  type Permission,
  type Subject,
} from '@rentyard/contract/permissions';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { Change } from '@rentyard/contract/schema/history';
import { isFileProposable, type PermittedRoute } from '@rentyard/contract/schema/routes/proposable';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createTableCache } from '../db/tableCache.ts';
import { callerOf } from '../http/access/permissions.ts';
import { handle } from '../http/handle.ts';
import { findLocale } from '../records/routes/routeContext.ts';
import type { Store } from '../records/store.ts';
import { parseSettings, readSettings, writeSettings } from '../records/write/settings.ts';
import { readAuthor } from './proposalPeople.ts';
import { buildCall, type ProposalRow } from './proposalRows.ts';
import { type Context, readCall } from './storeProposal.ts';
import { CallRefused, tryCall } from './trial.ts';

const none: FourEyes = { price_change_percent: null, people: false, permissions: false };

/** The rules that demand a second person. */
export interface FourEyesRules {
  read(): Promise<FourEyes>;
}

export function createFourEyesRules({ db }: Store): FourEyesRules {
  const cache = createTableCache<FourEyes>(db.tableChanges, ['settings'], { max: 1 });
  return { read: () => cache.getOrRead('', () => readSettings(db, 'four_eyes', none)) };
}

/** The settings of the rules. */
export function fourEyesRoutes(app: FastifyInstance, { db, clock }: Store): void {
  const read = () => readSettings(db, 'four_eyes', none);

  handle(app, readFourEyes, read);

  handle(app, changeFourEyes, async ({ body, user }) => {
    const value = parseSettings(fourEyesSettings, body);
    await writeSettings(db, 'four_eyes', { value, now: clock(), userId: user.id });
    return read();
  });
}

const pricedSubjects: readonly Subject[] = ['offers', 'tags', 'categories', 'category-groups'];
const permissionSubjects: readonly Subject[] = ['roles', 'positions'];

export interface RuleBroken {
  readonly cause: ProposalCause;
  readonly permission: Permission;
}

/** The rule that demands a second person for a call; undefined when the caller may make it alone. */
export async function findRule(
  context: Context,
  rules: FourEyesRules,
  request: FastifyRequest,
  route: PermittedRoute,
): Promise<RuleBroken | undefined> {
  const settings = await rules.read();
  const { permission } = route;
  const [action, subject] = permission;
  const { sentBody: body } = request;
  const isRole = ['role', 'position'].some((path) => valueAt(body, path) !== undefined);
  if (
    settings.permissions &&
    (permissionSubjects.includes(subject) || (subject === 'users' && isRole))
  ) {
    return { cause: 'permissions', permission };
  }
  if (settings.people && subject === 'users') return { cause: 'people', permission };
  const limit = settings.price_change_percent;
  if (limit === null || !pricedSubjects.includes(subject)) return undefined;
  const cause = 'price_change';
  // The rows of a file and of a bulk change are unknown before the work begins.
  if (isFileProposable(route)) return { cause, permission };
  const isBulk = valueAt(body, 'change.set.prices') !== undefined;
  if (isBulk) return { cause, permission: ['update', subject] };
  if (action !== 'update' || !isProposablePermission(permission)) return undefined;
  const difference = await findDifference(context, request, route);
  return difference.some((change) => isPriceChange(change, limit))
    ? { cause, permission }
    : undefined;
}

/** What the call would change; nothing when the server refuses it, which its caller will see. */
async function findDifference(
  { app, store }: Context,
  request: FastifyRequest,
  route: PermittedRoute,
): Promise<readonly Change[]> {
  const sent = await readCall(request, route, []);
  const locale = await findLocale(request, store);
  try {
    return await store.db.transaction(async (tx) => {
      const person = await readAuthor(tx, callerOf(request).id);
      const call = buildCall(sent as unknown as ProposalRow, sent.version);
      // The changes of the trial are marked with no proposal that can exist.
      const marks = { proposalId: 0, proposedBy: person.id };
      const trial = await tryCall(tx, store, {
        app,
        call,
        person,
        ...marks,
        body: sent.body,
        locale,
      });
      return trial.difference;
    });
  } catch (error) {
    if (error instanceof CallRefused) return [];
    throw error;
  }
}

/** Whether an amount of the change differs by more than `limit` per cent. A first price is no change. */
export function isPriceChange({ path, from, to }: Change, limit: number): boolean {
  return path.includes('price') && differsBy(from, to, limit);
}

function differsBy(from: unknown, to: unknown, limit: number): boolean {
  if (from === null || from === undefined) return false;
  if (typeof from === 'object') {
    const [before, after] = [from as Values, Object(to) as Values];
    return Object.keys(before).some(
      (key) => key !== 'id' && differsBy(before[key], after[key], limit),
    );
  }
  const before = Number(from);
  if (typeof from === 'boolean' || !Number.isFinite(before) || before === 0) return false;
  if (to === null || to === undefined || to === '') return true;
  return Math.abs(Number(to) - before) * 100 > limit * Math.abs(before);
}

type Values = Readonly<Record<string, unknown>>;
