import sharp from 'sharp';
import { expect } from 'vitest';
import type { ApiResponse, Client } from '../support/client.ts';
import { expectNone } from '../support/expectNone.ts';
import type { Page, WireRecord } from '../support/wire.ts';

/** Writes that a server acknowledged, so they must survive a kill. */
export interface Acknowledged {
  /** Codes of new offers. */
  readonly offers: Set<string>;
  /** Number of status changes by offer id. */
  readonly changes: Map<number, number>;
  /** Uploaded pictures by their ids. */
  readonly photos: Map<number, Photo>;
  /** Number of recipients by broadcast id. */
  readonly broadcasts: Map<number, number>;
}

interface Photo {
  readonly url: string;
  readonly size: number;
}

export function noWrites(): Acknowledged {
  return { offers: new Set(), changes: new Map(), photos: new Map(), broadcasts: new Map() };
}

/** Number of all acknowledged writes. */
export function countOf({ offers, changes, photos, broadcasts }: Acknowledged): number {
  const changed = [...changes.values()].reduce((sum, one) => sum + one, 0);
  return offers.size + changed + photos.size + broadcasts.size;
}

type Draft = Readonly<Record<string, unknown>>;

interface Work {
  readonly client: Client;
  /** Draft of an offer that can become active. */
  readonly draft: Draft;
  /** Which of the servers is killed. */
  readonly cycle: number;
  readonly acknowledged: Acknowledged;
}

/**
 * Creates offers, changes statuses, uploads pictures and sends a broadcast until the server stops
 * responding.
 */
export async function writeUntilRefused(work: Work): Promise<void> {
  const writers = await Promise.allSettled([
    ...[0, 1].map((writer) => createOffers(work, writer)),
    changeStatuses(work),
    uploadPhotos(work),
    sendBroadcast(work),
  ]);
  for (const writer of writers) {
    // The connection breaks when the server dies. Any other error fails the test.
    if (writer.status === 'rejected' && !(writer.reason instanceof TypeError)) throw writer.reason;
  }
}

function accepted<Data>(response: ApiResponse): Data {
  if (![200, 201].includes(response.status)) throw new Error(`${response.status} ${response.text}`);
  return response.data<Data>();
}

async function createOffers({ client, draft, cycle, acknowledged }: Work, writer: number) {
  for (let turn = 0; ; turn += 1) {
    const code = `F-${cycle}-${writer}-${turn}`;
    accepted(await client.post('/offers', { ...draft, code, alias: code.toLowerCase() }));
    acknowledged.offers.add(code);
  }
}

async function changeStatuses({ client, draft, cycle, acknowledged }: Work) {
  const own = { code: `S-${cycle}`, alias: `s-${cycle}` };
  const { id } = accepted<WireRecord>(await client.post('/offers', { ...draft, ...own }));
  for (let turn = 1; ; turn += 1) {
    const status = turn % 2 === 1 ? 'active' : 'hidden';
    accepted(await client.patch(`/offers/${id}/change_status`, { status }));
    acknowledged.changes.set(id, turn);
  }
}

async function uploadPhotos({ client, cycle, acknowledged }: Work) {
  for (let turn = 0; ; turn += 1) {
    const background = { r: turn % 256, g: turn >> 8, b: cycle };
    const png = await sharp({ create: { width: 32, height: 32, channels: 3, background } })
      .png()
      .toBuffer();
    const file = new File([new Uint8Array(png)], `${cycle}-${turn}.png`);
    const { id, url, size } = accepted<Photo & WireRecord>(await client.form('/photos', { file }));
    acknowledged.photos.set(id, { url, size });
  }
}

async function sendBroadcast({ client, cycle, acknowledged }: Work) {
  const sent = await client.form('/buzbot/broadcast', { message: `Yard ${cycle} is open` });
  const { id, counts } = accepted<Broadcast>(sent);
  acknowledged.broadcasts.set(id, counts.total);
}

interface Broadcast {
  readonly id: number;
  readonly counts: { readonly total: number };
}

/** Checks that no acknowledged write is lost, incomplete or stored twice. */
export async function expectAllStored(client: Client, acknowledged: Acknowledged): Promise<void> {
  await expectOffers(client, acknowledged.offers);
  for (const [id, times] of acknowledged.changes) await expectChanges(client, id, times);
  for (const { url, size } of acknowledged.photos.values()) {
    const picture = await client.get(`/${url}`);
    expect(picture.status, url).toBe(200);
    expect(Number(picture.headers['content-length']), url).toBe(size);
  }
  for (const [id, total] of acknowledged.broadcasts) {
    const { counts } = (await client.get(`/buzbot/broadcasts/${id}`)).data<Broadcast>();
    expect(counts.total).toBe(total);
  }
}

async function expectOffers(client: Client, codes: ReadonlySet<string>): Promise<void> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { 'filter[code][contains]': 'F-', page, per_page: 100, sort: 'id' };
    const { data, meta } = (await client.get('/offers', query)).body as unknown as Page;
    found.push(...data.map(({ code }) => String(code)));
    if (page >= meta.last_page) break;
  }
  expectNone(
    'acknowledged offers that are lost',
    [...codes].filter((code) => !found.includes(code)),
  );
  expect(new Set(found).size).toBe(found.length);
}

/** Checks that the status history has every acknowledged change and that its last status is the current one. */
async function expectChanges(client: Client, id: number, times: number): Promise<void> {
  const history = await client.get(`/offers/status/${id}/history_for_offer`, { per_page: 100 });
  const { data: steps, meta } = history.body as unknown as Page;
  expect(meta.total).toBeGreaterThanOrEqual(times);
  const offer = (await client.get(`/offers/${id}/show`)).data<WireRecord>();
  expect(offer.status).toBe(steps[0]?.to);
  for (const [at, step] of steps.slice(0, -1).entries()) expect(step.from).toBe(steps[at + 1]?.to);
}
