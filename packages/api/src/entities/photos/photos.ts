import { photo } from '@rentyard/contract/entities/photo';
import { uploadPhoto } from '@rentyard/contract/entities/photoRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { type JsonResponse, jsonData } from '../../http/jsonResponse.ts';
import { forgetUpload, uploadTo } from '../../media/orphanedPhotos.ts';
import type { StorageLocation, StorageLocations } from '../../media/storage/storageLocations.ts';
import { decodeUpload, readUpload, type Upload } from '../../media/upload.ts';
import { readEdited } from '../../records/find.ts';
import { registerResource } from '../../records/registerResource.ts';
import { readRoutes } from '../../records/routes/readRoutes.ts';
import { type RouteContext, writeWithIdempotency } from '../../records/routes/routeContext.ts';
import { trashRoutes } from '../../records/routes/trashRoutes.ts';
import { updateRoutes } from '../../records/routes/writeRoutes.ts';
import { now, type WriteContext } from '../../records/store.ts';
import { recordChange } from '../../records/write/history.ts';

export const photos = registerResource(photo, {
  columns: { uploaded_by: 'created_by' },
  issues: { unused: sql`not is_used(r)` },
  // The SQL function `is_used` reads these tables.
  extraTables: [
    'offers',
    'orders',
    'tags',
    'pages',
    'categories',
    'category_groups',
    'countries',
    'projects',
    'photo_mentions',
  ],
});

/** The generic calls of photos; creation is an upload. */
export function photoRoutes(
  app: FastifyInstance,
  context: RouteContext,
  storageLocations: StorageLocations,
): void {
  readRoutes(app, context);
  updateRoutes(app, context);
  trashRoutes(app, context);

  handle(app, uploadPhoto, async ({ user, request }) => {
    const upload = await readUpload(request);
    const locale = { hash: upload.hash, fileName: upload.fileName };
    const known = await idOfHash(context.store.db, upload.hash);
    if (known !== undefined) {
      return writeWithIdempotency(request, context, locale, (write) => shown(write, known));
    }
    const picture = await decodeUpload(upload);
    const location = await storageLocations.forPerson(user.id);
    const { discard } = await uploadTo(context.store.db, location, picture);
    let isStored = false;
    try {
      return await writeWithIdempotency(request, context, locale, async (write) => {
        const id = await insert(write, upload, { ...picture, location });
        // A simultaneous upload of the same file has won: its record serves both.
        if (id === undefined) return shown(write, await idOfHash(write.tx, upload.hash));
        write.tx.afterCommit(() => {
          isStored = true;
        });
        await forgetUpload(write.tx, location);
        await recordChange(write, { id, version: 1, action: 'create' });
        return shown(write, id, 201);
      });
    } finally {
      if (!isStored) await discard();
    }
  });
}

async function idOfHash(on: WriteContext['tx'] | WriteContext['store']['db'], hash: string) {
  const found = await on.one<{ id: number }>(
    sql`select id from photos where hash = ${hash} and deleted_at is null`,
  );
  return found?.id;
}

/** 201 for a new photo, 200 for an existing one. */
async function shown(
  write: WriteContext,
  id: number | undefined,
  status = 200,
): Promise<JsonResponse> {
  const photo =
    id === undefined ? undefined : await readEdited(write.tx, write.store, { ...write, id });
  // Deleted since the search for its file; a repeated upload stores it again.
  if (!photo) throw new Unavailable();
  return jsonData(JSON.stringify(photo), status);
}

interface Stored {
  readonly full: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly perceptualHash: string;
  readonly location: StorageLocation;
}

/** Undefined when the same file has a photo already. */
async function insert(
  write: WriteContext,
  { fileName, hash }: Upload,
  { full, width, height, perceptualHash, location }: Stored,
): Promise<number | undefined> {
  const at = now(write);
  const made = await write.tx.one<{ id: number }>(sql`
    insert into photos (file_name, mime, size, width, height, hash, perceptual_hash, storage_key,
                        s3_setting_id, public_base, created_at, updated_at, created_by, updated_by)
    values (${fileName}, 'image/webp', ${full.length}, ${width}, ${height}, ${hash}, ${perceptualHash}::bit(64),
            ${location.key}, ${location.settingId}, ${location.publicBase}, ${at}, ${at}, ${write.personId}, ${write.personId})
    on conflict (hash) where deleted_at is null do nothing
    returning id`);
  return made?.id;
}
