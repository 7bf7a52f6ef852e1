import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Feed = WireRecord & { readonly secret: string; readonly kind: string };

const later = (days: number) =>
  new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + days * 86_400_000).toISOString();

async function booked(offer: WireRecord, days: number, values = {}) {
  const order = await app.make('orders', {
    ...{ offer: offer.id, starts_at: later(days), unit: 'hour', units: 24 },
    ...values,
  });
  await app.admin.patch(`/orders/${order.id}/change_status`, { status: 'active' });
  return order;
}

const create = async (body: object, as = app.admin) =>
  (await as.post('/profile/calendar_feeds', body)).data<Feed>();
const read = (secret: string) => app.anonymous.get(`/calendar_feeds/${secret}.ics`);
/** The lines of a feed; folded ones in one piece. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('iCalendar feed', () => {
  test('of an offer has its orders and blocked periods in UTC, with folded lines', async () => {
    const client = await app.make('users', { kind: 'client', first_name: 'Ștefania' });
    const offer = await app.make('offers', {
      name: { en: 'Crawler excavator with a very long name, a quick coupler; and three buckets' },
    });
    const order = await booked(offer, 5, { client: client.id });
    await app.admin.post('/blocked_periods', {
      ...{ offer: offer.id, starts_at: later(9), ends_at: later(10), note: 'Service' },
    });
    const { secret } = await create({ kind: 'offer', target: offer.id });
    const response = await read(secret);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/calendar/);
    const raw = response.text;
    expect(raw.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const stamp = (days: number) => later(days).replaceAll(/[-:]|\.000/g, '');
    expect(linesOf(raw)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        `UID:order-${order.id}@rentyard`,
        `DTSTART:${stamp(5)}`,
        `DTEND:${stamp(6)}`,
        `DTSTART:${stamp(9)}`,
        'STATUS:CONFIRMED',
        'DESCRIPTION:Service',
      ]),
    );
    expect(linesOf(raw).join('\n')).toContain('a quick coupler\\; and three buckets');
  });

  test('of an owner and of an assignee has their orders only', async () => {
    const owner = await app.make('users', { kind: 'client' });
    const assignee = await app.make('users');
    const owned = await app.make('offers', { user: owner.id });
    const other = await app.make('offers');
    const first = await booked(owned, 20);
    const second = await booked(other, 20, { assignee: assignee.id });
    const uids = async (kind: string, target: number) => {
      const { secret } = await create({ kind, target });
      return linesOf((await read(secret)).text).filter((line) => line.startsWith('UID'));
    };
    expect(await uids('owner', owner.id)).toEqual([`UID:order-${first.id}@rentyard`]);
    expect(await uids('assignee', assignee.id)).toEqual([`UID:order-${second.id}@rentyard`]);
  });

  test('serves its secret once', async () => {
    const offer = await app.make('offers');
    const feed = await create({ kind: 'offer', target: offer.id });
    const list = await app.admin.get('/profile/calendar_feeds');
    expect(list.data<readonly Feed[]>().find(({ id }) => id === feed.id)).toMatchObject({
      ...{ kind: 'offer', target: { id: offer.id }, last_used_at: null },
    });
    expect(JSON.stringify(list.body)).not.toContain(feed.secret);
  });

  test('ends with its revocation, and with the permission of its user', async () => {
    const offer = await app.make('offers');
    const revoked = await create({ kind: 'offer', target: offer.id });
    expect((await app.admin.delete(`/profile/calendar_feeds/${revoked.id}`)).status).toBe(204);
    expect((await read(revoked.secret)).status).toBe(404);
    const both = [
      ['read', 'orders'],
      ['read', 'offers'],
    ] as const;
    const reader = await app.signInAs(both);
    const { secret, id } = await create({ kind: 'offer', target: offer.id }, reader);
    expect((await read(secret)).status).toBe(200);
    // Of somebody else.
    expect((await app.admin.delete(`/profile/calendar_feeds/${id}`)).status).toBe(404);
    const me = (await reader.get('/profile')).data<{ role: { id: number } }>();
    const role = (await app.admin.get(`/roles/${me.role.id}/edit`)).data<WireRecord>();
    await app.admin.patch(`/roles/${me.role.id}`, { permissions: [], version: role.version });
    expect((await read(secret)).status).toBe(404);
  });

  test('refuses unknown offers, owners and secrets', async () => {
    const wrong = await app.admin.post('/profile/calendar_feeds', {
      kind: 'owner',
      target: 999_999,
    });
    expect(wrong.rules).toEqual({ target: ['not_found'] });
    expect((await read('x'.repeat(43))).status).toBe(404);
  });
});
