import { buildPermissionSet, type Permission } from '@rentyard/contract/permissions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AccessWatch, createAccessWatch } from '../http/access/accessWatch.ts';
import type { User } from '../http/access/user.ts';
import type { EventHub } from './eventHub.ts';
import { createSseConnections, type SseConnections } from './sseConnections.ts';

/** These streams are only opened and closed, so nothing is implemented. */
const hub: EventHub = {
  start: async () => {},
  stop: () => {},
  settle: async () => {},
  latest: async () => 7,
  canReplayAfter: async () => true,
  after: async () => [],
  subscribe: () => () => {},
  publish: () => {},
};

let signedIn: Map<string, User>;
let connections: SseConnections;
let access: AccessWatch;
let written = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  signedIn = new Map();
  const sessions = { findUser: async (token: string) => signedIn.get(token) };
  access = createAccessWatch(sessions, {
    isListening: true,
    watch: (_, write) => (written = write),
  });
  connections = createSseConnections({ hub, sessions, access });
  access.start();
  connections.start();
});
afterEach(() => {
  access.stop();
  connections.stop();
  vi.useRealTimers();
});

const person = (grants: readonly Permission[]): User => ({
  id: 1,
  name: 'Elena Editor',
  isAdmin: false,
  proposals: [],
  ability: buildPermissionSet(grants, false),
  sessionId: 1,
  mustChangePassword: false,
});

function open(grants: readonly Permission[], subject?: 'buzbot_messages') {
  signedIn.set('token', person(grants));
  const stream = connections.open({
    person: person(grants),
    token: 'token',
    subject,
    topics: new Set(['rights']),
    after: undefined,
  });
  const received = { text: '', isOver: false };
  stream.on('data', (chunk) => {
    received.text += chunk;
  });
  stream.on('end', () => {
    received.isOver = true;
  });
  return received;
}

test('a stream closes at once after the end of its session', async () => {
  const received = open([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received.isOver).toBe(false);
  signedIn.delete('token');
  written();
  await vi.advanceTimersByTimeAsync(0);
  expect(received.isOver).toBe(true);
});

test('a stream closes at once after the loss of its permission', async () => {
  const received = open([['read', 'buzbot_messages']], 'buzbot_messages');
  signedIn.set('token', person([['read', 'offers']]));
  written();
  await vi.advanceTimersByTimeAsync(0);
  expect(received.isOver).toBe(true);
});

test('a stream closes within 5 s after its session has expired', async () => {
  const received = open([]);
  signedIn.delete('token');
  await vi.advanceTimersByTimeAsync(5_001);
  expect(received.isOver).toBe(true);
});

test('a stream reports changed permissions', async () => {
  const received = open([['read', 'offers']]);
  signedIn.set('token', person([['read', 'brands']]));
  written();
  await vi.advanceTimersByTimeAsync(0);
  expect(received.text.match(/event: rights/g)).toHaveLength(1);
  expect(received.isOver).toBe(false);
});

test('an idle stream sends heartbeats', async () => {
  const received = open([]);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(received.text.match(/: beat/g)).toHaveLength(2);
});
