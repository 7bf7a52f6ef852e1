import type { HistoryAction } from '../../schema/history.ts';
import type { Resource } from '../../schema/resource.ts';
import { resources } from '../resources.ts';

/** The event that a change of a record causes: `offers.updated`. */
const eventNames: Readonly<Record<HistoryAction, string>> = {
  create: 'created',
  update: 'updated',
  revert: 'updated',
  delete: 'deleted',
  restore: 'restored',
  change_status: 'status_changed',
  hand_over: 'handed_over',
  extend: 'extended',
  return: 'returned',
  cancel: 'cancelled',
  reprice: 'updated',
};

/** The events of every resource. */
const general = ['created', 'updated', 'deleted', 'restored'];
const ofRentals = ['handed_over', 'extended', 'returned', 'cancelled'];

/** Their changes concern the connections themselves. */
const withoutEvents: ReadonlySet<string> = new Set(['api_keys', 'webhooks']);

/** The events of a test delivery, which no webhook subscribes to. */
export const testEvent = 'webhook.test';

/** A resource with its events. */
export interface EventGroup {
  readonly resource: Resource;
  /** `offers.created` */
  readonly events: readonly string[];
}

/** All events by resource, derived from the declarations. */
export const eventGroups: readonly EventGroup[] = resources
  .filter(({ name }) => !withoutEvents.has(name))
  .map((resource) => ({ resource, events: listEvents(resource) }));

function listEvents({ name, statuses }: Resource): readonly string[] {
  return [
    ...general,
    ...(statuses ? ['status_changed'] : []),
    ...(name === 'orders' ? ofRentals : []),
  ].map((event) => `${name}.${event}`);
}

/** The event of a change; undefined for resources without events. */
export function findWebhookEvent(resource: string, action: HistoryAction): string | undefined {
  const group = eventGroups.find((one) => one.resource.name === resource);
  const event = `${resource}.${eventNames[action]}`;
  return group?.events.includes(event) ? event : undefined;
}

/** The resource of an event; undefined for an unknown event. */
export function resourceOfEvent(event: string): Resource | undefined {
  return eventGroups.find(({ events }) => events.includes(event))?.resource;
}
