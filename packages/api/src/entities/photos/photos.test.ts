import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { sweepUnknownFiles } from '../../media/orphanedPhotos.ts';
import { diskStorage } from '../../media/storage/mediaStorage.ts';
import { createProduct } from '../../product.ts';
import { seedEssentials } from '../../seed/accounts.ts';

describe('uploading a photo', () => {
  let app: FastifyInstance;
  let db: Database;
  let token: string;
  const mediaDir = mkdtempSync(join(tmpdir(), 'rentyard-media-'));
  const storedFiles = () =>
    readdirSync(mediaDir, { recursive: true }).filter((name) => String(name).endsWith('.webp'));

  beforeAll(async () => {
    db = await openDatabase({ memory: true });
    await migrate(db);
    const admin = await seedEssentials(db, { email: 'a@x.test', passwordHash: '' }, new Date());
    const product = await createProduct({
      db,
      mediaDir,
      storage: diskStorage(mediaDir),
      secretKey: new Uint8Array(32),
    });
    app = product.app;
    const origin = { remember: true, ip: '10.0.0.1', userAgent: undefined };
    token = (await product.sessions.open(admin, origin))?.token ?? '';
  });
  afterAll(async () => {
    await app.close();
    await db.close();
    rmSync(mediaDir, { recursive: true });
  });

  async function upload(bytes: Uint8Array, name: string, field = 'file') {
    const form = new FormData();
    form.append(field, new Blob([bytes]), name);
    const request = new Request('http://localhost', { method: 'POST', body: form });
    return app.inject({
      method: 'POST',
      url: '/api/v1/photos',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }

  const picture = (background: string) =>
    sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .png()
      .toBuffer();

  it('stores the photo under a generated name and serves both sizes with a permanent cache', async () => {
    const response = await upload(await picture('orange'), '../../Excavator №1.png');
    expect(response.statusCode).toBe(201);
    const { data } = response.json();
    expect(data).toMatchObject({ file_name: 'Excavator №1.png', width: 800, height: 600 });
    for (const url of [data.url, data.thumb_url]) {
      const file = await app.inject({ method: 'GET', url });
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toBe('image/webp');
      expect(file.headers['cache-control']).toContain('immutable');
      expect(file.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('returns the existing photo for the same file and stores it once', async () => {
    const bytes = await picture('steelblue');
    const first = await upload(bytes, 'one.png');
    const fileCount = storedFiles().length;
    const [second, third] = await Promise.all([upload(bytes, 'two.png'), upload(bytes, 'x.png')]);
    for (const again of [second, third]) {
      expect(again.statusCode).toBe(200);
      expect(again.json().data.id).toBe(first.json().data.id);
    }
    expect(storedFiles()).toHaveLength(fileCount);
  });

  it('creates one photo for two simultaneous uploads of the same file', async () => {
    const bytes = await picture('tomato');
    const responses = await Promise.all([upload(bytes, 'a.png'), upload(bytes, 'b.png')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
    expect(new Set(responses.map((response) => response.json().data.id)).size).toBe(1);
  });

  it('may be repeated when the same photo was deleted after the search for it', async () => {
    const bytes = await picture('gold');
    // An insert that finds another photo, which is gone when it is read.
    await db.rows(sql`
      create function find_other() returns trigger language plpgsql as 'begin return null; end'`);
    await db.rows(sql`
      create trigger find_other before insert on photos for each row execute function find_other()`);
    const late = await upload(bytes, 'late.png');
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '2']);
    await db.rows(sql`drop trigger find_other on photos`);
    expect((await upload(bytes, 'late.png')).statusCode).toBe(201);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image_format'],
    ['more than 10 MB', Buffer.alloc(10 * 1_048_576 + 1, 1), 'file_size'],
  ])('rejects %s with a problem at the field', async (_, bytes, rule) => {
    const refused = await upload(bytes, 'x.png');
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.file).toMatchObject([{ rule }]);
  });

  it('rejects another field and requires the file', async () => {
    const refused = await upload(await picture('red'), 'x.png', 'photo');
    expect(Object.keys(refused.json().errors).sort()).toEqual(['file', 'photo']);
  });

  it('does not serve file names that it did not generate', async () => {
    for (const url of [
      '/media/aa/x.webp',
      '/media/aa/..%2f..%2fsecret.key',
      '/media/server.lock',
    ]) {
      expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
    }
  });

  it('deletes only the files of purged photos', async () => {
    const { data } = (await upload(await picture('purple'), 'gone.png')).json();
    const fileCount = storedFiles().length;
    await db.rows(sql`delete from photos where id = ${data.id}`);
    const storage = diskStorage(mediaDir);
    await sweepUnknownFiles(db, storage, new Date());
    expect(storedFiles()).toHaveLength(fileCount);
    await sweepUnknownFiles(db, storage, new Date(Date.now() + 2 * 3_600_000));
    expect(storedFiles()).toHaveLength(fileCount - 2);
  });
});
