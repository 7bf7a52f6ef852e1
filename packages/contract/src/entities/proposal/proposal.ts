import { actions, subjects } from '../../permissions.ts';
import { boolean, choice, moment, number, reference, text } from '../../schema/fields.ts';
import { defineForm, defineResource } from '../../schema/resource.ts';

/** `withdrawn` by its author, `expired` because nobody decided it in time. */
export const proposalStates = ['open', 'approved', 'rejected', 'withdrawn', 'expired'] as const;

export type ProposalState = (typeof proposalStates)[number];

/** Why a call became a proposal: its author may only propose, or a rule needs a second person. */
export const proposalCauses = ['propose', 'price_change', 'people', 'permissions'] as const;

export type ProposalCause = (typeof proposalCauses)[number];

export const proposalBounds = {
  /** Of the JSON of a proposed body, in bytes. */
  body: 65_536,
  /** Of a proposed form with its file, in bytes. */
  file: 2_097_152,
  /** Open proposals of one author. */
  open: 1_000,
  /** Of the reasons of author and approver, in characters. */
  reason: 2_000,
  /** Proposals of one decision. */
  ids: 100,
  /** Days until an open proposal expires, and until a decided one is deleted. */
  days: { open: 30, decided: 180 },
} as const;

/** The fields by which proposals are listed. `proposalRoutes` declares the served record. */
export const proposal = defineResource({
  name: 'proposals',
  // Proposals have no permission of their own: whoever may read a record may read its proposals.
  subject: 'views',
  label: 'record_name',
  fields: {
    state: choice({ options: proposalStates, required: true, readOnly: true }),
    cause: choice({ options: proposalCauses, required: true, readOnly: true }),
    subject: choice({ options: subjects, required: true, readOnly: true }),
    action: choice({ options: actions, required: true, readOnly: true }),
    record_id: number({ min: 1, max: Number.MAX_SAFE_INTEGER, readOnly: true }),
    record_name: text({ max: 255, readOnly: true }),
    path: text({ max: 500, readOnly: true }),
    decided_by: reference({ to: 'users', readOnly: true }),
    decided_at: moment({ readOnly: true }),
    expires_at: moment({ readOnly: true }),
  },
  search: ['record_name', 'path'],
  sort: ['record_name', 'state', 'subject', 'action', 'decided_at', 'expires_at'],
  defaultSort: '-created_at',
  filter: ['state', 'cause', 'subject', 'action', 'record_id', 'decided_by', 'decided_at'],
});

/** Changes that need a second person although their author may make them. */
export const fourEyesSettings = defineForm('four_eyes', {
  /** Prices that change by more than this many per cent; null for none. */
  price_change_percent: number({ min: 0, max: 1_000 }),
  /** Accounts of people. */
  people: boolean({ default: false }),
  /** Permissions of roles and positions, and the role of a person. */
  permissions: boolean({ default: false }),
});
