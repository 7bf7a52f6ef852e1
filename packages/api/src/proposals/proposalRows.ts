import type { ProposalCause, ProposalState } from '@rentyard/contract/entities/proposal/proposal';
import type {
  Proposal,
  ProposalObstacle,
} from '@rentyard/contract/entities/proposal/proposalRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import { errorMessages } from '@rentyard/contract/messages/errors';
import { fillIn } from '@rentyard/contract/messages/fillIn';
import { type ObstacleCode, obstacleMessages } from '@rentyard/contract/messages/proposalObstacles';
import type { Action, Subject } from '@rentyard/contract/permissions';
import type { Change } from '@rentyard/contract/schema/history';
import type { ErrorCode } from '@rentyard/contract/schema/routes/errorBody';
import type { Option } from '@rentyard/contract/schema/values';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { momentText } from '../db/sqlFragments.ts';
import type { User } from '../http/access/user.ts';
import type { StoredCall } from '../http/dispatch.ts';

/** An obstacle as it is stored: without its message. */
export type StoredObstacle = Omit<ProposalObstacle, 'message'>;

/** A proposal as it is stored. */
export interface ProposalRow {
  readonly id: number;
  readonly version: number;
  readonly state: ProposalState;
  readonly cause: ProposalCause;
  readonly method: StoredCall['method'];
  readonly path: string;
  readonly body: unknown;
  readonly form: Buffer | null;
  readonly form_type: string | null;
  readonly file_name: string | null;
  readonly language: LanguageCode;
  readonly is_versioned: boolean;
  readonly action: Action;
  readonly subject: Subject;
  readonly resource: string;
  readonly record_id: number | null;
  readonly record_name: string | null;
  readonly record_version: number | null;
  readonly difference: readonly Change[];
  readonly reason: string | null;
  readonly obstacle: StoredObstacle | null;
  readonly decided_by: Option | null;
  readonly decided_at: string | null;
  readonly decision_reason: string | null;
  readonly job_id: number | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly author: Option;
  /** Who made the key that is the author. */
  readonly key_owner: number | null;
  readonly editor: Option | null;
}

const person = (column: string): SQL =>
  sql`(select json_build_object('id', u.id, 'name', u.name) from users u where u.id = p.${sql.raw(column)})`;

/** Selects proposals `p`. */
export function selectProposals(which: SQL): SQL {
  return sql`
    select p.id, p.version, p.state, p.cause, p.method, p.path, p.body, p.form, p.form_type, p.file_name,
      p.language, p.is_versioned, p.action, p.subject, p.resource, p.record_id, p.record_name,
      p.record_version, p.difference, p.reason, p.obstacle, p.decision_reason, p.job_id,
      ${momentText(sql`p.created_at`)} as created_at, ${momentText(sql`p.expires_at`)} as expires_at,
      ${momentText(sql`p.decided_at`)} as decided_at, ${person('decided_by')} as decided_by,
      ${person('created_by')} as author, ${person('edited_by')} as editor,
      (select k.created_by from api_keys k where k.account_id = p.created_by) as key_owner
    from proposals p where ${which}`;
}

/** Proposals by id, in the order of the ids. */
export async function readProposals(
  on: Queryable,
  ids: readonly number[],
): Promise<readonly ProposalRow[]> {
  const rows = await on.rows<ProposalRow>(
    selectProposals(sql`p.id = any(${sql.param(ids)}::bigint[])`),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether the caller may read the proposal: it tells about records of its subject. */
export function mayRead({ ability }: User, { subject }: Pick<ProposalRow, 'subject'>): boolean {
  return ability.can('read', subject);
}

/** Why the caller may not decide an open proposal; undefined when it is allowed. */
export function refusalOfApprover(
  { id, ability, apiKeyId }: User,
  proposal: ProposalRow,
): 'forbidden' | 'second_person' | undefined {
  if (apiKeyId !== undefined || !ability.can(proposal.action, proposal.subject)) return 'forbidden';
  if (proposal.author.id === id) return 'second_person';
  // A rule demands two people: whoever made the key or changed the proposal is not the second one.
  const isInvolved = proposal.editor?.id === id || proposal.key_owner === id;
  return proposal.cause !== 'propose' && isInvolved ? 'second_person' : undefined;
}

/** A proposal as the API serves it to the user. */
export function serveProposal(row: ProposalRow, user: User, language: LanguageCode): Proposal {
  const isOpen = row.state === 'open';
  const isAuthor = row.author.id === user.id;
  return {
    ...{ id: row.id, version: row.version, state: row.state, cause: row.cause },
    call: { method: row.method, path: row.path, body: row.body, file: row.file_name },
    action: row.action,
    target: {
      subject: row.subject,
      resource: row.resource,
      id: row.record_id,
      name: row.record_name,
      version: row.record_version,
    },
    difference: row.difference,
    reason: row.reason,
    obstacle: row.obstacle && describeObstacle(row.obstacle, language),
    created_at: row.created_at,
    created_by: row.author,
    edited_by: row.editor,
    expires_at: row.expires_at,
    decision:
      row.decided_at === null
        ? null
        : { by: row.decided_by, at: row.decided_at, reason: row.decision_reason },
    job: row.job_id,
    can_decide: isOpen && refusalOfApprover(user, row) === undefined,
    can_edit:
      isOpen && row.form_type === null && (isAuthor || user.ability.can(row.action, row.subject)),
  };
}

/** The obstacle with its message in the language of the request. */
export function describeObstacle(
  obstacle: StoredObstacle,
  language: LanguageCode,
): ProposalObstacle {
  const own = obstacleMessages[language][obstacle.code as ObstacleCode] as string | undefined;
  const known = errorMessages[language][obstacle.code as ErrorCode] as string | undefined;
  return { ...obstacle, message: own ?? fillIn(known ?? obstacle.code, {}) };
}

/** The stored call, which expects this version of its record. */
export function buildCall(row: ProposalRow, version: number | undefined): StoredCall {
  return {
    ...{ method: row.method, path: row.path, language: row.language },
    payload: row.form ?? JSON.stringify(row.body ?? {}),
    contentType: row.form_type ?? 'application/json',
    version: row.is_versioned ? version : undefined,
  };
}
