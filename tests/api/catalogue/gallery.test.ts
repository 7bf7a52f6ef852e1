import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ background: ['health'] });
});
afterAll(() => app.close());

/** A picture of soft spots, a different one for each seed. */
function spots(seed: number): Sharp {
  const side = 8;
  const grey = Buffer.alloc(side * side);
  let state = seed;
  for (let at = 0; at < grey.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    grey[at] = (state >> 16) % 256;
  }
  return sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .resize(640, 480, { fit: 'fill' })
    .toColourspace('srgb');
}

async function stored(content: Promise<Buffer>): Promise<number> {
  const file = new Blob([new Uint8Array(await content)], { type: 'image/png' });
  return (await app.admin.form('/photos', { file })).data<{ id: number }>().id;
}

let seed = 0;
async function photos(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    seed += 1;
    ids.push(await stored(spots(seed).png().toBuffer()));
  }
  return ids;
}

interface Gallery {
  readonly image: { readonly id: number } | null;
  readonly photos: readonly { readonly id: number }[];
}

function idsOf(record: unknown) {
  const { image, photos: shown } = record as Gallery;
  return { image: image?.id ?? null, photos: shown.map(({ id }) => id) };
}

describe.each(['offers', 'tags'])('the gallery of %s', (resource) => {
  const make = async (draft: object) => app.make(resource, { ...draft });
  const change = async (id: number, draft: object) =>
    idsOf((await app.admin.patch(`/${resource}/${id}`, draft)).data());

  test('is served in its order with addresses, sizes and file names, and begins with the image', async () => {
    const [a = 0, b = 0, c = 0] = await photos(3);
    const made = await make({ photos: [b, c, a] });
    expect(idsOf(made)).toEqual({ image: b, photos: [b, c, a] });
    const shown = (await app.admin.get(`/${resource}/${made.id}/show`)).data<WireRecord>();
    expect(idsOf(shown)).toEqual({ image: b, photos: [b, c, a] });
    expect(shown.photos).toMatchObject([
      { name: expect.any(String), url: expect.stringContaining('.webp'), width: 640, height: 480 },
      { thumb_url: expect.stringContaining('-320.webp'), alt: '' },
      {},
    ]);
    expect(await change(made.id, { photos: [a, b] })).toEqual({ image: a, photos: [a, b] });
    expect(await change(made.id, { photos: [] })).toEqual({ image: null, photos: [] });
  });

  test('follows an image that is written alone', async () => {
    const [a = 0, b = 0, c = 0] = await photos(3);
    const made = await make({ image: a });
    expect(idsOf(made)).toEqual({ image: a, photos: [a] });
    expect(await change(made.id, { image: b })).toEqual({ image: b, photos: [b, a] });
    expect(await change(made.id, { photos: [b, a, c] })).toEqual({ image: b, photos: [b, a, c] });
    expect(await change(made.id, { image: c })).toEqual({ image: c, photos: [c, b, a] });
    expect(await change(made.id, { image: null })).toEqual({ image: b, photos: [b, a] });
    // A client that sends back the whole record.
    expect(await change(made.id, { image: b, photos: [a, b] })).toEqual({
      image: a,
      photos: [a, b],
    });
    expect(await change(made.id, { image: b, photos: [a, b] })).toEqual({
      image: b,
      photos: [b, a],
    });
  });

  test('keeps at most 20 photos, each of which exists', async () => {
    const ids = await photos(21);
    const made = await make({ photos: ids.slice(0, 20) });
    const more = await app.admin.patch(`/${resource}/${made.id}`, { photos: ids });
    expect(more.rules).toEqual({ photos: ['max_positions'] });
    const [first = 0, last = 0] = [ids[0], ids[20]];
    expect(await change(made.id, { image: last })).toEqual({
      image: last,
      photos: [last, ...ids.slice(1, 20)],
    });
    const unknown = await app.admin.patch(`/${resource}/${made.id}`, { photos: [first, 999_999] });
    expect(unknown.rules).toEqual({ photos: ['not_found'] });
  });

  test('is in the history by one change of each field', async () => {
    const [a = 0, b = 0] = await photos(2);
    const made = await make({ photos: [a] });
    await change(made.id, { photos: [b, a] });
    const history = await app.admin.get(`/${resource}/${made.id}/history`);
    const [latest] =
      history.data<readonly { readonly changes: readonly { readonly path: string }[] }[]>();
    expect(latest?.changes.map(({ path }) => path).sort()).toEqual(['image', 'photos']);
  });

  test('prevents the deletion of each of its photos', async () => {
    const [a = 0, b = 0] = await photos(2);
    const made = await make({ photos: [a, b] });
    const refused = await app.admin.delete('/photos', { id: b });
    expect(refused.status).toBe(409);
    expect(refused.body.uses).toMatchObject([{ subject: resource, id: made.id }]);
    await change(made.id, { photos: [a] });
    expect((await app.admin.delete('/photos', { id: b })).status).toBe(200);
  });

  test('counts as a use of its photos in their health', async () => {
    const [a = 0, b = 0] = await photos(2);
    const unused = async () => {
      await app.idle();
      const page = await app.admin.get('/photos', { 'filter[health]': 'unused', per_page: 100 });
      const found = page.data<readonly WireRecord[]>().map(({ id }) => id);
      return [a, b].filter((id) => found.includes(id));
    };
    expect(await unused()).toEqual([a, b]);
    const made = await make({ photos: [a, b] });
    expect(await unused()).toEqual([]);
    await change(made.id, { photos: [a] });
    expect(await unused()).toEqual([b]);
    await app.admin.delete(`/${resource}`, { id: made.id });
    expect(await unused()).toEqual([a, b]);
  });
});

describe('a photo of another owner', () => {
  const clientOf = async () => (await app.make('users', { kind: 'client' })).id;
  const flagged = async (...offers: readonly WireRecord[]) => {
    await app.idle();
    const page = await app.admin.get('/offers', {
      'filter[health]': 'photo_elsewhere',
      per_page: 100,
    });
    const found = page.data<readonly WireRecord[]>().map(({ id }) => id);
    return offers.map(({ id }) => found.includes(id));
  };

  test('is recognised in another size, format and quality', async () => {
    const [own, other] = [await clientOf(), await clientOf()];
    const original = await stored(spots(901).png().toBuffer());
    const again = await stored(spots(901).png().toBuffer());
    const png = await spots(901).png().toBuffer();
    const copy = await stored(sharp(png).resize(333).jpeg({ quality: 55 }).toBuffer());
    const different = await stored(spots(902).png().toBuffer());
    expect(again).toBe(original);
    const first = await app.make('offers', { user: own, photos: [different, original] });
    const second = await app.make('offers', { user: own, photos: [copy] });
    const third = await app.make('offers', { user: other, photos: [] });
    expect(await flagged(first, second, third)).toEqual([false, false, false]);
    await app.admin.patch(`/offers/${third.id}`, { photos: [copy] });
    expect(await flagged(first, second, third)).toEqual([true, true, true]);
    const review = await app.admin.get(`/offers/${first.id}/review`);
    expect(review.data()).toMatchObject({ duplicates: [{ id: third.id, reasons: ['photo'] }] });
    await app.admin.patch(`/offers/${third.id}`, { user: own });
    expect(await flagged(first, second, third)).toEqual([false, false, false]);
    await app.admin.patch(`/offers/${third.id}`, { user: other, photos: [original] });
    expect(await flagged(first, second, third)).toEqual([true, true, true]);
    await app.admin.delete('/offers', { id: third.id });
    expect(await flagged(first, second)).toEqual([false, false]);
  });

  test('is not recognised by a plain picture', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 80, height: 60, channels: 3, background } })
        .png()
        .toBuffer();
    const [orange, blue] = [await stored(plain('orange')), await stored(plain('navy'))];
    const first = await app.make('offers', { user: await clientOf(), photos: [orange] });
    const second = await app.make('offers', { user: await clientOf(), photos: [blue] });
    expect(await flagged(first, second)).toEqual([false, false]);
  });
});
