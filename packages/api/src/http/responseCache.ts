import { LRUCache } from 'lru-cache';
import type { TableChanges } from '../db/tableChanges.ts';

/** Maximum bytes of one cache; a page of offers has about twelve thousand. */
const bytesAtMost = 4 * 1_048_576;
/** A rare, large body would evict many small ones. */
const bytesOfEntryAtMost = bytesAtMost / 16;

/** Caches response bodies until a table that they were read from is written. */
export interface ResponseCache {
  /** The cached body. */
  get(key: string): Buffer | undefined;
  /** Creates and caches the body. Concurrent calls with the same key share one creation. */
  getOrLoad(key: string, make: () => Promise<string>): Promise<Buffer>;
}

/** A cache of responses that were read from the tables. Evicts the least recently used entry first. */
export function createResponseCache(
  writes: TableChanges,
  tables: readonly string[],
): ResponseCache {
  const entries = new LRUCache<string, Buffer>({
    maxSize: bytesAtMost,
    maxEntrySize: bytesOfEntryAtMost,
    sizeCalculation: (body, key) => body.length + key.length,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  // A body whose read began before a write must not be cached after it.
  let generation = 0;

  writes.watch(tables, () => {
    generation += 1;
    entries.clear();
    underWay.clear();
  });

  return {
    get: (key) => entries.get(key),

    getOrLoad(key, make) {
      const same = underWay.get(key);
      if (same) return same;
      const begunIn = generation;
      const making = make().then((text) => {
        const body = Buffer.from(text);
        if (writes.isListening && begunIn === generation) entries.set(key, body);
        return body;
      });
      const loaded = () => {
        if (underWay.get(key) === making) underWay.delete(key);
      };
      making.then(loaded, loaded);
      // Without notifications of writes a pending body may already be outdated, so it is not
      // shared.
      if (writes.isListening) underWay.set(key, making);
      return making;
    },
  };
}
