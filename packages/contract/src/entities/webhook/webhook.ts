import { boolean, choice, moment, nameBounds, number, text, texts } from '../../schema/fields.ts';
import { defineResource, type EditedOf, type RowOf } from '../../schema/resource.ts';

/** Why the server paused a webhook. */
export const pauseReasons = ['failing', 'gone', 'no_permission', 'secret_lost'] as const;

/**
 * A webhook: events of records that the server sends to a URL, signed by Standard Webhooks. Its creator
 * must be able to read the records.
 */
export const webhook = defineResource({
  name: 'webhooks',
  subject: 'webhooks',
  label: 'name',
  fields: {
    name: text({ ...nameBounds, required: true }),
    url: text({ format: 'url', max: 2_000, required: true }),
    /** See `webhookEvents`. */
    events: texts({
      required: true,
      max: 200,
      item: { max: 64, pattern: '^[a-z_]+\\.[a-z_]+$' },
    }),
    /** The query string of a list. Only records that the list contains cause events. */
    filter: text({ max: 2_000 }),
    active: boolean({ default: true }),
    /** When the server paused it. Events are collected until somebody resumes it. */
    paused_at: moment({ readOnly: true }),
    pause_reason: choice({ options: pauseReasons, readOnly: true }),
    last_delivered_at: moment({ readOnly: true }),
    /** The first failed attempt since the last delivery. */
    failing_since: moment({ readOnly: true }),
    /** Failed attempts since the last delivery. */
    failures: number({ min: 0, max: 1_000_000, default: 0, readOnly: true }),
  },
  search: ['name', 'url'],
  sort: ['name', 'active', 'last_delivered_at'],
  defaultSort: 'name',
  filter: ['name', 'url', 'active', 'paused_at', 'pause_reason', 'last_delivered_at'],
});

export type WebhookRow = RowOf<typeof webhook>;

/** The response to the creation of a webhook, and to the rotation of its secret. */
export type IssuedWebhook = EditedOf<typeof webhook> & {
  /** Served once. Null in the response to a repeated request. */
  readonly secret: string | null;
};
