import { uploadPhoto } from '@rentyard/contract/entities/photoRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import { type JsonResponse, jsonData } from '../../http/jsonResponse.ts';
import { strikeOut, uploadTo } from '../../media/leftovers.ts';
import type { MediaPlaces, Place } from '../../media/storage/storageLocations.ts';
import { decodeUpload, readUpload, type Upload } from '../../media/upload.ts';
import { readEdited } from '../../records/find.ts';
import { readRoutes } from '../../records/routes/readRoutes.ts';
import { type RouteContext, writeOnce } from '../../records/routes/routeContext.ts';
import { trashRoutes } from '../../records/routes/trashRoutes.ts';
import { updateRoutes } from '../../records/routes/writeRoutes.ts';
import { recordChange } from '../../records/write/history.ts';
import { momentOf, type Writing } from '../../records/writeContext.ts';

/** The generic calls of photos, of which the creation is an upload. */
export function photoRoutes(
  app: FastifyInstance,
  context: RouteContext,
  places: MediaPlaces,
): void {
  readRoutes(app, context);
  updateRoutes(app, context);
  trashRoutes(app, context);

  handle(app, uploadPhoto, async ({ user, request }) => {
    const upload = await readUpload(request);
    const asked = { hash: upload.hash, fileName: upload.fileName };
    const known = await idOfHash(context.store.db, upload.hash);
    if (known !== undefined) {
      return writeOnce(request, context, asked, (writing) => shown(writing, known));
    }
    const picture = await decodeUpload(upload);
    const place = await places.forPerson(user.id);
    const { discard } = await uploadTo(context.store.db, place, picture);
    let isKept = false;
    try {
      return await writeOnce(request, context, asked, async (writing) => {
        const id = await insert(writing, upload, { ...picture, place });
        // The same file came in twice at once: the other one's record serves both.
        if (id === undefined) return shown(writing, await idOfHash(writing.tx, upload.hash));
        writing.tx.afterCommit(() => {
          isKept = true;
        });
        await strikeOut(writing.tx, place);
        await recordChange(writing, { id, version: 1, action: 'create' });
        return shown(writing, id, 201);
      });
    } finally {
      if (!isKept) await discard();
    }
  });
}

async function idOfHash(on: Writing['tx'] | Writing['store']['db'], hash: string) {
  const found = await on.one<{ id: number }>(
    sql`select id from photos where hash = ${hash} and deleted_at is null`,
  );
  return found?.id;
}

/** 201 for a new photo, 200 for one that was there already. */
async function shown(
  writing: Writing,
  id: number | undefined,
  status = 200,
): Promise<JsonResponse> {
  const photo =
    id === undefined ? undefined : await readEdited(writing.tx, writing.store, { ...writing, id });
  if (!photo) throw new Error('A photo is gone that was there a moment ago.');
  return jsonData(JSON.stringify(photo), status);
}

interface Kept {
  readonly full: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly place: Place;
}

/** Undefined when a photo of the same file is there already. */
async function insert(
  writing: Writing,
  { fileName, hash }: Upload,
  { full, width, height, place }: Kept,
): Promise<number | undefined> {
  const now = momentOf(writing);
  const made = await writing.tx.one<{ id: number }>(sql`
    insert into photos (file_name, mime, size, width, height, hash, storage_key,
                        s3_setting_id, public_base, created_at, updated_at, created_by, updated_by)
    values (${fileName}, 'image/webp', ${full.length}, ${width}, ${height}, ${hash}, ${place.key},
            ${place.settingId}, ${place.publicBase}, ${now}, ${now}, ${writing.personId}, ${writing.personId})
    on conflict (hash) where deleted_at is null do nothing
    returning id`);
  return made?.id;
}
