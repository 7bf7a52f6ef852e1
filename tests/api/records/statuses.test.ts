import {
  needsReason,
  nextStatuses,
  type Status,
  statuses,
} from '@rentyard/contract/schema/statuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { type WireRecord, withoutClock } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const withStatus = everyResource.filter(({ resource }) => resource.statuses);
const withoutStatus = everyResource.filter(({ resource }) => !resource.statuses);

describe.each(withStatus)('statuses of $name', ({ name, resource }) => {
  const machine = resource.statuses;
  if (!machine) throw new Error(`${name} has no statuses.`);
  const known = Object.keys(machine.next) as Status[];

  const move = (id: number, to: string, extra: object = {}) =>
    app.admin.patch(`/${name}/${id}/change_status`, {
      status: to,
      ...(needsReason(to as Status) ? { reason: 'Photo shows another machine' } : {}),
      ...extra,
    });

  /** A record that is moved to a status along the shortest path. */
  const recordIn = async (status: Status): Promise<WireRecord> => {
    const record = await app.make(name);
    for (const step of pathTo(status)) (await move(record.id, step)).data();
    return (await app.admin.get(`/${name}/${record.id}/edit`)).data<WireRecord>();
  };
  const pathTo = (status: Status): readonly Status[] => {
    const paths: Status[][] = [[]];
    const seen = new Set<Status>([machine.initial]);
    for (let path = paths.shift(); path; path = paths.shift()) {
      const at = path.at(-1) ?? machine.initial;
      if (at === status) return path;
      for (const next of nextStatuses(machine, at)) {
        if (!seen.has(next)) paths.push([...path, next]);
        seen.add(next);
      }
    }
    throw new Error(`${name} has no path to the status ${status}.`);
  };

  test('start as new and inactive', async () => {
    const record = await app.make(name);
    expect(record.status).toBe(machine.initial);
    if ('active' in resource.fields) expect(record.active).toBe(false);
    expect(record.next_statuses).toEqual(nextStatuses(machine, machine.initial));
  });

  const paths = known.flatMap((from) => statuses.map((to) => ({ from, to })));
  const allowed = paths.filter(({ from, to }) => nextStatuses(machine, from).includes(to));
  const refused = paths.filter(({ from, to }) => !nextStatuses(machine, from).includes(to));

  test.each(allowed)('change from $from to $to', async ({ from, to }) => {
    const before = await recordIn(from);
    const after = (await move(before.id, to)).data<WireRecord>();
    expect(after.status).toBe(to);
    if ('active' in resource.fields) expect(after.active).toBe(to === 'active');
    expect(after.version).toBe(before.version + 1);
    expect(after.next_statuses).toEqual(nextStatuses(machine, to));
  });

  test.each(allowed)('return from $to to $from when the change is undone', async ({ from, to }) => {
    const before = await recordIn(from);
    const { version } = (await move(before.id, to)).data<WireRecord>();
    const undo = { status: from, undo: true, version };
    const undone = await app.admin.patch(`/${name}/${before.id}/change_status`, undo);
    expect(undone.data<WireRecord>()).toMatchObject({ status: from, version: version + 1 });
    const again = await app.admin.patch(`/${name}/${before.id}/change_status`, undo);
    expect(again.status).toBe(409);
  });

  test.each(refused)('do not change from $from to $to', async ({ from, to }) => {
    const before = await recordIn(from);
    const response = await move(before.id, to);
    expect(response.status).toBe(422);
    expect(Object.keys(response.rules)).toEqual(['status']);
    if (known.includes(to)) expect(response.rules).toEqual({ status: ['transition'] });
    const now = (await app.admin.get(`/${name}/${before.id}/edit`)).data<WireRecord>();
    expect(withoutClock(now)).toEqual(withoutClock(before));
  });

  test('do not change with a plain save', async () => {
    const { id } = await app.make(name);
    const response = await app.admin.patch(`/${name}/${id}`, { status: 'active' });
    expect(response.rules).toEqual({ status: ['unknown'] });
  });

  test('report a version conflict', async () => {
    const { id, version } = await app.make(name);
    expect((await move(id, 'active', { version: version + 1 })).status).toBe(409);
    expect((await move(id, 'active', { version })).status).toBe(200);
  });

  test('refuse a body with other fields', async () => {
    const { id } = await app.make(name);
    expect((await move(id, 'active', { code: 'X-1' })).rules).toEqual({ code: ['unknown'] });
    expect(Object.keys((await app.admin.patch(`/${name}/${id}/change_status`, {})).rules)).toEqual([
      'status',
    ]);
  });

  if (known.includes('rejected'))
    test('become rejected only with a reason', async () => {
      const { id } = await app.make(name);
      for (const reason of [undefined, '', '   ', null]) {
        const response = await app.admin.patch(`/${name}/${id}/change_status`, {
          status: 'rejected',
          reason,
        });
        expect(response.rules).toEqual({ reason: ['required'] });
      }
    });

  test('change once when two requests arrive at the same time', async () => {
    const { id, version } = await app.make(name);
    const [to] = nextStatuses(machine, machine.initial);
    const responses = await Promise.all([
      move(id, to ?? 'active', { version }),
      move(id, to ?? 'active', { version }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe.each(withoutStatus)('$name', ({ name }) => {
  test('has no status to change', async () => {
    const { id } = await app.make(name);
    expect(
      (await app.admin.patch(`/${name}/${id}/change_status`, { status: 'active' })).status,
    ).toBe(404);
  });
});

test('the history of an offer lists every status change with its reason', async () => {
  const { id } = await app.make('offers');
  await app.admin.patch(`/offers/${id}/change_status`, {
    status: 'rejected',
    reason: 'Blurred photo',
  });
  await app.admin.patch(`/offers/${id}/change_status`, { status: 'new' });
  const history = await app.admin.get(`/offers/status/${id}/history_for_offer`);
  const entries = history.data<readonly { from: string; to: string; reason: string | null }[]>();
  expect(entries.map(({ from, to, reason }) => [from, to, reason])).toEqual([
    ['rejected', 'new', null],
    ['new', 'rejected', 'Blurred photo'],
  ]);
});

describe('the undo of a status', () => {
  const address = (id: number) => `/offers/${id}/change_status`;
  const approved = async () => {
    const { id } = await app.make('offers');
    const response = await app.admin.patch(address(id), { status: 'active' });
    const { version } = response.data<WireRecord>();
    return { id, undo: { status: 'new', undo: true, version } };
  };

  test('needs the version of the change, and that nobody changed the record since', async () => {
    const { id, undo } = await approved();
    const unversioned = await app.admin.patch(address(id), { status: 'new', undo: true });
    expect(unversioned.rules).toEqual({ version: ['required'] });
    (await app.admin.patch(`/offers/${id}`, { name: { en: 'Renamed since' } })).data();
    expect((await app.admin.patch(address(id), undo)).status).toBe(409);
  });

  test('is open to the user who made the change, for ten minutes', async () => {
    const { id, undo } = await approved();
    const other = await app.signInAs([
      ['read', 'offers'],
      ['change_status', 'offers'],
    ]);
    expect((await other.patch(address(id), undo)).rules).toEqual({ status: ['undo_expired'] });
    const reader = await app.signInAs([['read', 'offers']]);
    expect((await reader.patch(address(id), undo)).status).toBe(403);
    app.clock.advance(10 * 60_000 + 1);
    expect((await app.admin.patch(address(id), undo)).rules).toEqual({ status: ['undo_expired'] });
  });

  test('leads only to the status before, with the reason that it had', async () => {
    const { id } = await app.make('offers');
    await app.admin.patch(address(id), { status: 'rejected', reason: 'Blurred photo' });
    const back = await app.admin.patch(address(id), { status: 'active' });
    const { version } = back.data<WireRecord>();
    const wrong = await app.admin.patch(address(id), { status: 'hidden', undo: true, version });
    expect(wrong.rules).toEqual({ status: ['undo_expired'] });
    (await app.admin.patch(address(id), { status: 'rejected', undo: true, version })).data();
    const history = await app.admin.get(`/offers/status/${id}/history_for_offer`);
    expect(history.data()).toMatchObject([
      { from: 'active', to: 'rejected', reason: 'Blurred photo' },
      { from: 'rejected', to: 'active' },
      { from: 'new', to: 'rejected' },
    ]);
  });
});

test('an offer becomes active only with a price', async () => {
  const { id } = await app.make('offers', {
    prices: { price_per_shift: null, price_per_hour: null },
  });
  const response = await app.admin.patch(`/offers/${id}/change_status`, { status: 'active' });
  expect(response.rules).toEqual({ 'prices.price_per_shift': ['one_price'] });
});
