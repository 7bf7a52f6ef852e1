import sharp from 'sharp';
import type { Client } from '../support/client.ts';
import { validDraft } from '../support/data/drafts.ts';
import { everyResource, resourceNamed } from '../support/resources.ts';
import type { WireRecord } from '../support/wire.ts';

/** Ids for paths: of records created for this run, or of the demo data. */
export interface Prepared {
  readonly ids: ReadonlyMap<string, number>;
  /** A history entry of each of those records. */
  readonly entries: ReadonlyMap<string, number>;
  readonly draft: (resource: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly picture: File;
}

/** List paths of records that are not plain resources. */
const otherLists = {
  photos: '/photos',
  rooms: '/buzbot/rooms',
  events: '/buzbot/events',
  broadcasts: '/buzbot/broadcasts',
  replies: '/buzbot/replies',
} as const;

/** Creates one record of each kind, so a call that deletes one does not break the next call. */
export async function prepare(admin: Client): Promise<Prepared> {
  const ids = new Map<string, number>();
  const entries = new Map<string, number>();
  let count = 0;

  const referenceTo = async (resource: string): Promise<number> => {
    const known = ids.get(resource);
    if (known !== undefined) return known;
    // The newest user: the oldest one is the admin, who must stay.
    const query = { per_page: 1, sort: '-id' };
    const [last] = (await admin.get(`/${resource}`, query)).data<readonly WireRecord[]>();
    return last?.id ?? 1;
  };
  const draft = (name: string) => {
    count += 1;
    return validDraft(resourceNamed(name), referenceTo, 700 + count);
  };

  for (const { name } of everyResource) {
    const response = await admin.post(`/${name}`, await draft(name));
    ids.set(
      name,
      response.status === 201 ? response.data<WireRecord>().id : await referenceTo(name),
    );
    const history = await admin.get(`/${name}/${ids.get(name)}/history`);
    const [entry] = history.data<readonly WireRecord[]>();
    if (entry) entries.set(name, entry.id);
  }
  for (const [name, path] of Object.entries(otherLists)) {
    const rows = (await admin.get(path, { per_page: 1 })).data<readonly WireRecord[]>();
    ids.set(name, rows[0]?.id ?? 1);
  }
  const brand = ids.get('brands');
  const job = await admin.post('/brands/bulk', {
    ids: [brand],
    change: { set: { sort_order: 700 } },
  });
  ids.set('jobs', job.data<WireRecord>().id);
  const view = await admin.post('/views', { name: 'Everything', subject: 'brands', state: {} });
  ids.set('views', view.data<WireRecord>().id);
  const pixels = { width: 8, height: 8, channels: 3 as const, background: '#f60' };
  const png = await sharp({ create: pixels }).png().toBuffer();
  return { ids, entries, draft, picture: new File([new Uint8Array(png)], 'orange.png') };
}
