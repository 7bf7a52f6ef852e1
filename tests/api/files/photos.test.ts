import { resources } from '@rentyard/contract/entities/resources';
import { plainFields } from '@rentyard/contract/schema/resource';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

interface Photo {
  readonly id: number;
  readonly url: string;
  readonly thumb_url: string;
  readonly width: number;
  readonly height: number;
  /** In bytes. */
  readonly size: number;
}

/** Every field of every resource that refers to a photo. */
const holders = resources.flatMap((resource, at) =>
  plainFields(resource).flatMap(([field, { kind, readOnly }]) =>
    (kind === 'image' || kind === 'images') && !readOnly
      ? [{ resource: resource.name, field, kind, tint: 140 + at }]
      : [],
  ),
);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const picture = (width: number, height: number, tint = 120) =>
  sharp({ create: { width, height, channels: 3, background: { r: tint, g: 90, b: 40 } } });

const upload = (content: Buffer | string, type: string) =>
  app.admin.form('/photos', { file: new Blob([new Uint8Array(Buffer.from(content))], { type }) });

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a %s picture is stored and served',
  async (format) => {
    const content = await picture(640, 480, format.length * 20)
      .toFormat(format)
      .toBuffer();
    const response = await upload(content, `image/${format}`);
    expect(response.status, response.text).toBe(201);
    const photo = response.data<Photo>();
    expect(photo).toMatchObject({ width: 640, height: 480 });
    for (const address of [photo.url, photo.thumb_url]) {
      const served = await app.anonymous.get(`/${address}`);
      expect(served.status).toBe(200);
      expect(served.headers['content-type']).toMatch(/^image\//);
      expect(served.headers['cache-control']).toMatch(/immutable/);
      expect(served.headers['x-content-type-options']).toBe('nosniff');
    }
  },
);

test('a picture is served in ranges, and as 304 to a client that has it', async () => {
  const png = await picture(320, 200, 4).png().toBuffer();
  const { url, size } = (await upload(png, 'image/png')).data<Photo>();
  const requested = (headers: Record<string, string>) =>
    app.anonymous.get(`/${url}`, {}, { headers, language: 'ru' });
  const range = await requested({ range: 'bytes=0-9' });
  expect(range.status).toBe(206);
  expect(range.headers['content-range']).toBe(`bytes 0-9/${size}`);
  const past = await requested({ range: `bytes=${size}-` });
  expect(past.status).toBe(416);
  expect(past.headers['content-range']).toBe(`bytes */${size}`);
  expect(past.body).toMatchObject({ message: 'Запрошенный диапазон выходит за пределы файла.' });
  const { etag = '' } = (await requested({})).headers;
  expect((await requested({ 'if-none-match': etag })).status).toBe(304);
});

test('a picture can be the image of an offer', async () => {
  const { id, url } = (
    await upload(await picture(800, 600, 3).png().toBuffer(), 'image/png')
  ).data<Photo>();
  const offer = await app.make('offers', { image: id });
  expect(offer.image).toMatchObject({ id, url, width: 800, height: 600 });
  const listed = await app.admin.get('/photos');
  expect(listed.data<readonly Photo[]>().map((photo) => photo.id)).toContain(id);
});

describe('the uses of a photo', () => {
  const findIncomingReferences = async (id: number, by = app.admin) =>
    (await by.get(`/photos/${id}/uses`)).data<readonly object[]>();
  const made = async (tint: number) =>
    (await upload(await picture(90, 60, tint).png().toBuffer(), 'image/png')).data<Photo>();

  test('are returned with it to users who may read the records', async () => {
    const photo = await made(31);
    const offer = await app.make('offers', { image: photo.id });
    const use = { subject: 'offers', id: offer.id, name: expect.any(String) };
    expect(await findIncomingReferences(photo.id)).toEqual([use]);
    const edited = await app.admin.get(`/photos/${photo.id}/edit`);
    expect(edited.data<{ uses: unknown }>().uses).toEqual([use]);
    const other = await app.signInAs([
      ['read', 'photo'],
      ['read', 'pages'],
    ]);
    expect(await findIncomingReferences(photo.id, other)).toEqual([]);
  });

  test('prevent its deletion, also when a rich text contains it', async () => {
    const photo = await made(32);
    const content = { en: `<p>Look: <img src="${photo.thumb_url}" alt="A crane"></p>` };
    const page = await app.make('pages', { content });
    expect(await findIncomingReferences(photo.id)).toMatchObject([
      { subject: 'pages', id: page.id },
    ]);
    const refused = await app.admin.delete('/photos', { id: photo.id });
    expect(refused.status).toBe(409);
    expect(refused.body.uses).toMatchObject([{ subject: 'pages', id: page.id }]);
    (await app.admin.patch(`/pages/${page.id}`, { content: { en: '<p>Nothing</p>' } })).data();
    expect(await findIncomingReferences(photo.id)).toEqual([]);
    expect((await app.admin.delete('/photos', { id: photo.id })).status).toBe(200);
  });
});

test('a photo cannot be restored while another photo has the same file', async () => {
  const content = await picture(90, 60, 7).png().toBuffer();
  const first = (await upload(content, 'image/png')).data<Photo>();
  await app.admin.delete('/photos', { id: first.id });
  const second = (await upload(content, 'image/png')).data<Photo>();
  const restored = await app.admin.post('/photos/restore', { ids: [first.id] });
  expect(restored.data()).toEqual({
    restored: [],
    refused: [{ id: first.id, reason: 'unique', uses: [] }],
  });
  await app.admin.delete('/photos', { id: second.id });
  const again = await app.admin.post('/photos/restore', { ids: [first.id] });
  expect(again.data()).toEqual({ restored: [first.id], refused: [] });
});

describe('the list of unused photos', () => {
  const unused = async () =>
    (await app.admin.get('/photos?filter[is_used]=false&per_page=100'))
      .data<readonly Photo[]>()
      .map(({ id }) => id);

  const otherPhoto = async () =>
    (await upload(await picture(71, 50).png().toBuffer(), 'image/png')).data<Photo>().id;

  test.each(holders)('omits photos that $resource have in $field', async (holder) => {
    const size = holder.kind === 'images' ? 75 : 70;
    const { id } = (
      await upload(await picture(size, 50, holder.tint).png().toBuffer(), 'image/png')
    ).data<Photo>();
    expect(await unused()).toContain(id);
    const value = holder.kind === 'images' ? [await otherPhoto(), id] : id;
    const made = await app.make(holder.resource, { [holder.field]: value });
    expect(await unused()).not.toContain(id);
    (await app.admin.delete(`/${holder.resource}`, { id: made.id })).data();
    expect(await unused()).toContain(id);
  });

  test('omits photos in a rich text', async () => {
    const photo = (
      await upload(await picture(70, 50, 201).png().toBuffer(), 'image/png')
    ).data<Photo>();
    const content = { en: `<p><img src="${photo.url}" alt=""></p>` };
    const page = await app.make('pages', { content });
    expect(await unused()).not.toContain(photo.id);
    (await app.admin.delete('/pages', { id: page.id })).data();
    expect(await unused()).toContain(photo.id);
  });
});

describe('an upload is refused at the file field', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG', svg, 'image/svg+xml'],
    ['an SVG declared as PNG', svg, 'image/png'],
    ['an HTML page', '<!doctype html><title>x</title>', 'image/jpeg'],
    ['a text file', 'just words', 'text/plain'],
    ['nothing', '', 'image/png'],
  ])('when it is %s', async (_, content, type) => {
    const response = await upload(content, type);
    expect(response.status).toBe(422);
    expect(Object.keys(response.rules)).toEqual(['file']);
  });

  test('when the picture is truncated', async () => {
    const whole = await picture(400, 400).png().toBuffer();
    const response = await upload(whole.subarray(0, whole.length / 2), 'image/png');
    expect(response.status).toBe(422);
    expect(Object.keys(response.rules)).toEqual(['file']);
  });

  test('when the picture has more than 50 megapixels', async () => {
    const huge = await picture(8_000, 7_000).png({ compressionLevel: 9 }).toBuffer();
    const response = await upload(huge, 'image/png');
    expect(response.status).toBe(422);
    expect(Object.keys(response.rules)).toEqual(['file']);
  });

  test('when it has more than 10 MB', async () => {
    const response = await upload(Buffer.alloc(10_500_000, 1), 'image/png');
    expect([413, 422]).toContain(response.status);
  });
});

test('an upload removes the location from the metadata of a picture', async () => {
  const content = await picture(300, 200)
    .withExif({ IFD0: { Copyright: 'Secret Yard' }, IFD3: { GPSLatitude: '47/1 1/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { url } = (await upload(content, 'image/jpeg')).data<Photo>();
  const served = await app.anonymous.get(`/${url}`);
  expect(served.text).not.toContain('Secret Yard');
  expect(served.text).not.toContain('Exif');
});

test.each([
  '/media/../secret.key',
  '/media/..%2fsecret.key',
  '/media/.hidden',
  '/media/nothing.webp',
  '/media/',
])('%s is not served', async (path) => {
  expect((await app.anonymous.get(`/${path}`)).status).toBe(404);
});

test('a user without the permission cannot add a photo', async () => {
  const reader = await app.signInAs([['read', 'photo']]);
  const content = await picture(30, 30).png().toBuffer();
  const file = new Blob([new Uint8Array(content)], { type: 'image/png' });
  expect((await reader.form('/photos', { file })).status).toBe(403);
});

test('the name of a picture has no direction override and no control character', async () => {
  const file = new File(
    [new Uint8Array(await picture(9, 9).png().toBuffer())],
    'gpj\u202Eexe\u200B.png',
  );
  const made = (await app.admin.form('/photos', { file })).data<Photo>();
  expect((await app.admin.get(`/photos/${made.id}/show`)).data()).toMatchObject({
    file_name: 'gpjexe.png',
  });
});
