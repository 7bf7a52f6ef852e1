import { uploadPhoto } from '@rentyard/contract/entities/photoRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import { type JsonResponse, jsonData } from '../../http/jsonResponse.ts';
import { removeLeftover, uploadTo } from '../../media/leftovers.ts';
import type { StorageLocation, StorageLocations } from '../../media/storage/storageLocations.ts';
import { decodeUpload, readUpload, type Upload } from '../../media/upload.ts';
import { readEdited } from '../../records/find.ts';
import { readRoutes } from '../../records/routes/readRoutes.ts';
import { type RouteContext, writeWithIdempotency } from '../../records/routes/routeContext.ts';
import { trashRoutes } from '../../records/routes/trashRoutes.ts';
import { updateRoutes } from '../../records/routes/writeRoutes.ts';
import { recordChange } from '../../records/write/history.ts';
import { momentOf, type WriteContext } from '../../records/writeContext.ts';

/** The generic calls of photos, of which the creation is an upload. */
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
    const asked = { hash: upload.hash, fileName: upload.fileName };
    const known = await idOfHash(context.store.db, upload.hash);
    if (known !== undefined) {
      return writeWithIdempotency(request, context, asked, (writing) => shown(writing, known));
    }
    const picture = await decodeUpload(upload);
    const location = await storageLocations.forPerson(user.id);
    const { discard } = await uploadTo(context.store.db, location, picture);
    let isStored = false;
    try {
      return await writeWithIdempotency(request, context, asked, async (writing) => {
        const id = await insert(writing, upload, { ...picture, location });
        // The same file came in twice at once: the other one's record serves both.
        if (id === undefined) return shown(writing, await idOfHash(writing.tx, upload.hash));
        writing.tx.afterCommit(() => {
          isStored = true;
        });
        await removeLeftover(writing.tx, location);
        await recordChange(writing, { id, version: 1, action: 'create' });
        return shown(writing, id, 201);
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

/** 201 for a new photo, 200 for one that was there already. */
async function shown(
  writing: WriteContext,
  id: number | undefined,
  status = 200,
): Promise<JsonResponse> {
  const photo =
    id === undefined ? undefined : await readEdited(writing.tx, writing.store, { ...writing, id });
  if (!photo) throw new Error('A photo is gone that was there a moment ago.');
  return jsonData(JSON.stringify(photo), status);
}

interface Stored {
  readonly full: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly location: StorageLocation;
}

/** Undefined when a photo of the same file is there already. */
async function insert(
  writing: WriteContext,
  { fileName, hash }: Upload,
  { full, width, height, location }: Stored,
): Promise<number | undefined> {
  const now = momentOf(writing);
  const made = await writing.tx.one<{ id: number }>(sql`
    insert into photos (file_name, mime, size, width, height, hash, storage_key,
                        s3_setting_id, public_base, created_at, updated_at, created_by, updated_by)
    values (${fileName}, 'image/webp', ${full.length}, ${width}, ${height}, ${hash}, ${location.key},
            ${location.settingId}, ${location.publicBase}, ${now}, ${now}, ${writing.personId}, ${writing.personId})
    on conflict (hash) where deleted_at is null do nothing
    returning id`);
  return made?.id;
}
