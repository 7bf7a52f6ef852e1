import { choice, moment, number, text } from '../schema/fields.ts';
import { defineResource } from '../schema/resource.ts';

/** `queued` waits for its turn or its next try; `failed` was refused or given up. */
export const mailStates = ['queued', 'sent', 'failed'] as const;

/** Why a mail server, or the way to it, refused a mail. */
export const mailRefusals = [
  'address_refused',
  'unreachable',
  'timeout',
  'tls',
  'auth',
  'rejected',
] as const;

/** A mail of the outbox, as `GET /outbox` lists it, newest first. It may carry codes and links. */
export interface OutboxMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly state: (typeof mailStates)[number];
  readonly attempts: number;
  /** What the mail server said to the latest failed try. */
  readonly error: string | null;
  readonly created_at: string;
  readonly sent_at: string | null;
}

/** What the list of the outbox may be searched, ordered and filtered by. Mails are never written. */
export const outbox = defineResource({
  name: 'outbox',
  subject: 'users',
  label: 'subject',
  fields: {
    to: text({ max: 254, required: true, readOnly: true }),
    subject: text({ max: 998, required: true, readOnly: true }),
    state: choice({ options: mailStates, required: true, readOnly: true }),
    attempts: number({ min: 0, max: 1_000, required: true, readOnly: true }),
    sent_at: moment({ readOnly: true }),
  },
  search: ['to', 'subject'],
  sort: ['to', 'state'],
  defaultSort: '-created_at',
  filter: ['to', 'subject', 'state', 'attempts', 'sent_at'],
});
