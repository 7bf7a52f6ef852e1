import { choice, moment, number, text } from '../../schema/fields.ts';
import { defineResource } from '../../schema/resource.ts';

/**
 * `queued` mails wait for delivery or a retry. `failed` mails were refused, or all retries failed.
 */
export const mailStates = ['queued', 'sent', 'failed'] as const;

/** Why a mail could not be delivered. */
export const mailRefusals = [
  'address_refused',
  'unreachable',
  'timeout',
  'tls',
  'auth',
  'rejected',
] as const;

/**
 * A mail of the outbox, as `GET /outbox` lists it, newest first. It may contain codes and links.
 */
export interface OutboxMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly state: (typeof mailStates)[number];
  readonly attempts: number;
  /** The mail server's response to the latest failed attempt. */
  readonly error: string | null;
  readonly created_at: string;
  readonly sent_at: string | null;
}

/** Search, sort and filter of the outbox. The API never writes mails. */
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
