import * as z from 'zod/mini';
import { actions, subjects } from '../../permissions.ts';
import { draft } from '../../schema/records.ts';
import { nullableText, validated, version } from '../../schema/routes/requests.ts';
import { listQuery } from '../../schema/routes/resourceRoutes.ts';
import {
  change,
  component,
  count,
  dateTime,
  flag,
  id,
  option,
  page,
  problemsByPath,
  string,
  withKeywords,
} from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';
import { jobResponse } from '../job.ts';
import {
  fourEyesSettings,
  proposal,
  proposalBounds,
  proposalCauses,
  proposalStates,
} from './proposal.ts';

/** Why a proposal could not be carried out as it is. */
const obstacle = z.strictObject({
  code: string,
  message: string,
  errors: z.optional(problemsByPath),
  // Fields of the proposal that somebody else has changed since.
  paths: z.optional(z.array(string)),
});

/** A stored call that waits for the decision of somebody with its permission. */
export const proposalResponse = component(
  'Proposal',
  z.strictObject({
    id,
    version: id,
    state: z.enum(proposalStates),
    cause: z.enum(proposalCauses),
    // The call as it will be made: `PATCH /offers/7` with its body.
    call: z.strictObject({
      method: z.enum(['POST', 'PATCH', 'DELETE']),
      path: string,
      body: z.unknown(),
      // The name of a proposed file, which is stored with the call.
      file: z.nullable(string),
    }),
    action: z.enum(actions),
    // The record that the call changes; `id` is null for a new one and for several.
    target: z.strictObject({
      subject: z.enum(subjects),
      resource: string,
      id: z.nullable(id),
      name: z.nullable(string),
      // The version that the proposal was made from.
      version: z.nullable(id),
    }),
    // The changes that the call made in a trial. Empty for a deletion and for work in the background.
    difference: z.array(change),
    // Why the author proposes it.
    reason: z.nullable(string),
    // Why the last attempt to carry it out failed.
    obstacle: z.nullable(obstacle),
    created_at: dateTime,
    created_by: z.nullable(option),
    edited_by: z.nullable(option),
    expires_at: dateTime,
    decision: z.nullable(
      z.strictObject({ by: z.nullable(option), at: dateTime, reason: z.nullable(string) }),
    ),
    // The job that carried it out and can undo it.
    job: z.nullable(id),
    can_decide: flag,
    can_edit: flag,
  }),
);

export type Proposal = TypeOf<typeof proposalResponse>;
export type ProposalObstacle = TypeOf<typeof obstacle>;

const tag = 'proposals';
const common = { permission: 'signed-in', tag } as const;

export const listProposals = route({
  ...{ ...common, method: 'GET', path: '/proposals' },
  isForApiKeys: true,
  query: listQuery(proposal, 'without trash'),
  response: page(proposalResponse),
  errors: [422],
  summary: 'Proposed changes of the records that the caller may read',
});

export const showProposal = route({
  ...{ ...common, method: 'GET', path: '/proposals/:id' },
  isForApiKeys: true,
  response: proposalResponse,
  errors: [404, 422],
  summary: 'A proposed change',
});

export const editProposal = route({
  ...{ ...common, method: 'PATCH', path: '/proposals/:id' },
  isForApiKeys: true,
  body: z.strictObject({
    body: withKeywords(
      { description: 'The body of the call. It is tried like a new proposal.' },
      z.optional(z.unknown()),
    ),
    reason: z.optional(nullableText(proposalBounds.reason)),
    version,
  }),
  response: proposalResponse,
  errors: [403, 404, 409, 422],
  isVersioned: true,
  summary: 'Change a proposal before its decision: its author, or somebody who may decide',
});

const ids = validated<readonly number[]>(
  {
    type: 'array',
    items: { type: 'integer', minimum: 1 },
    minItems: 1,
    maxItems: proposalBounds.ids,
  },
  (value) => {
    if (value === undefined || value === null) return { id: 'required' };
    const isList =
      Array.isArray(value) && value.every((one) => Number.isSafeInteger(one) && one > 0);
    if (!isList) return { id: 'type' };
    if (value.length === 0) return { id: 'required' };
    return value.length > proposalBounds.ids
      ? { id: 'max_value', values: { number: proposalBounds.ids } }
      : undefined;
  },
);

const refusedProposals = z.array(z.strictObject({ id, ...obstacle.shape }));

const decision = {
  ...common,
  method: 'POST',
  body: z.strictObject({ ids, reason: nullableText(proposalBounds.reason) }),
  errors: [403, 404, 409, 422],
  isIdempotent: true,
} as const;

export const approveProposals = route({
  ...{ ...decision, path: '/proposals/approve' },
  response: z.strictObject({
    approved: z.array(id),
    // Those that stay open, with the reasons.
    refused: refusedProposals,
    // The job that can undo what was approved; null if nothing was.
    job: z.nullable(jobResponse),
  }),
  summary: 'Make the proposed calls, with the permissions of their authors and of the caller',
});

export const rejectProposals = route({
  ...{ ...decision, path: '/proposals/reject' },
  response: z.strictObject({ rejected: z.array(id), refused: refusedProposals }),
  summary: 'Reject proposals. Their author withdraws them so',
});

const fourEyes = z.strictObject({
  price_change_percent: z.nullable(count),
  people: flag,
  permissions: flag,
});

export type FourEyes = TypeOf<typeof fourEyes>;

export const readFourEyes = route({
  method: 'GET',
  path: '/settings/four_eyes',
  permission: 'admin',
  tag: 'settings',
  response: fourEyes,
  errors: [422],
  summary: 'Which changes need a second person. For admins',
});

export const changeFourEyes = route({
  method: 'PATCH',
  path: '/settings/four_eyes',
  permission: 'admin',
  tag: 'settings',
  body: draft(fourEyesSettings, 'create'),
  response: fourEyes,
  errors: [409, 422],
  summary: 'Change which changes need a second person. For admins',
});
