import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@rentyard/api/db/open';
import { diskStorage } from '@rentyard/api/media/storage/mediaStorage';
import { createProduct } from '@rentyard/api/product';

/** A JSON Schema, or another object of an OpenAPI document. */
export type Json = { readonly [key: string]: Json } & Readonly<Record<string, unknown>>;

/** The OpenAPI document of the product. It derives from the declarations, so no table is needed. */
export async function readApiDocument(): Promise<Json> {
  const folder = mkdtempSync(join(tmpdir(), 'rentyard-client-'));
  const db = await openDatabase({ memory: true });
  const { app } = await createProduct({
    db,
    mediaDir: folder,
    storage: diskStorage(folder),
    secretKey: new Uint8Array(32),
    later: () => undefined,
  });
  try {
    const response = await app.inject('/api/v1/openapi.json');
    return response.json<Json>();
  } finally {
    await app.close();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
