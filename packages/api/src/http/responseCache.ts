import type { TableChanges } from '../db/tableChanges.ts';

/** Maximum bytes of one cache; a page of offers has about twelve thousand. */
const bytesAtMost = 4 * 1_048_576;
/** A rare, large body would evict many small ones. */
const answerAtMost = bytesAtMost / 16;

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
  const entries = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;
  // A body whose read began before a write must not be cached after it.
  let generation = 0;

  writes.watch(tables, () => {
    generation += 1;
    bytes = 0;
    entries.clear();
    underWay.clear();
  });

  function set(key: string, body: Buffer): void {
    if (body.length > answerAtMost) return;
    entries.set(key, body);
    bytes += body.length + key.length;
    for (const [oldest, { length }] of entries) {
      if (bytes <= bytesAtMost) break;
      entries.delete(oldest);
      bytes -= length + oldest.length;
    }
  }

  return {
    get(key) {
      const body = entries.get(key);
      if (!body) return undefined;
      entries.delete(key);
      entries.set(key, body);
      return body;
    },

    getOrLoad(key, make) {
      const same = underWay.get(key);
      if (same) return same;
      const begunIn = generation;
      const making = make().then((text) => {
        const body = Buffer.from(text);
        if (writes.isListening && begunIn === generation) set(key, body);
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
