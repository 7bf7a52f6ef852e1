import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Profile } from '@rentyard/contract/entities/account/account';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { diskStorage } from '../media/storage/mediaStorage.ts';
import { createProduct } from '../product.ts';
import { seedEssentials } from '../seed/accounts.ts';
import { hashPassword } from './passwords/passwords.ts';

const admin = { email: 'admin@rentyard.test', password: '  blanks count  ' };

describe('account calls', () => {
  let app: FastifyInstance;
  let db: Database;
  let token: string;
  const mediaDir = mkdtempSync(join(tmpdir(), 'rentyard-media-'));

  beforeAll(async () => {
    db = await openDatabase({ memory: true });
    await migrate(db);
    const passwordHash = await hashPassword(admin.password);
    await seedEssentials(db, { email: admin.email, passwordHash }, new Date());
    ({ app } = await createProduct({
      db,
      mediaDir,
      storage: diskStorage(mediaDir),
      secretKey: new Uint8Array(32),
    }));
    token = (await signIn(admin)).json().data.token;
  });
  afterAll(async () => {
    await app.close();
    await db.close();
    rmSync(mediaDir, { recursive: true });
  });

  const signIn = (payload: object) => app.inject({ method: 'POST', url: '/api/v1/login', payload });

  const change = (payload: object) =>
    app.inject({
      method: 'PATCH',
      url: '/api/v1/profile',
      headers: { authorization: `Bearer ${token}` },
      payload,
    });

  it('pass a password on unchanged', async () => {
    expect((await signIn({ ...admin, password: admin.password.trim() })).statusCode).toBe(422);
    expect((await signIn(admin)).statusCode).toBe(200);
  });

  it('change the sent fields of the own profile and leave the others', async () => {
    const changed = await change({ first_name: 'Ștefan', phone: '069123456' });
    const profile = changed.json<{ data: Profile }>().data;
    expect(profile).toMatchObject({ first_name: 'Ștefan', last_name: 'Admin', phone: '069123456' });
    expect((await change({ phone: null })).json<{ data: Profile }>().data.phone).toBeNull();
  });

  it('keep list settings that a change does not contain', async () => {
    await change({ preferences: { theme: 'dark', lists: { offers: { per_page: 50 } } } });
    const changed = await change({ preferences: { lists: { brands: { per_page: 10 } } } });
    expect(changed.json<{ data: Profile }>().data.preferences).toEqual({
      theme: 'dark',
      lists: { offers: { per_page: 50 }, brands: { per_page: 10 } },
    });
  });

  it.each([
    ['a role', { role: 1 }, 'role', 'unknown'],
    ['the address', { email: 'other@rentyard.test' }, 'email', 'unknown'],
    ['an id', { id: 2 }, 'id', 'unknown'],
    ['an empty name', { first_name: ' ' }, 'first_name', 'required'],
    ['a language without a catalogue', { language: 'de' }, 'language', 'choice'],
    ['a setting nobody knows', { preferences: { font: 'x' } }, 'preferences.font', 'unknown'],
    [
      'a page size that is not offered',
      { preferences: { lists: { offers: { per_page: 7 } } } },
      'preferences.lists.offers.per_page',
      'type',
    ],
  ])('reject %s with a problem at its field', async (_, payload, path, rule) => {
    const refused = await change(payload);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors[path]).toMatchObject([{ rule }]);
  });

  it('reject query parameters', async () => {
    const refused = await app.inject({ method: 'GET', url: '/api/v1/init?page=1' });
    expect(refused.statusCode).toBe(422);
  });

  it('reject a profile request without a token', async () => {
    const refused = await app.inject({ method: 'GET', url: '/api/v1/profile' });
    expect(refused.statusCode).toBe(401);
  });
});
