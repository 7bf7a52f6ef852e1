import type { TableChanges } from '../db/tableChanges.ts';

/** Bytes that one memory holds at most; a page of offers has about twelve thousand. */
const bytesAtMost = 4 * 1_048_576;
/** Rare, large answers would push out many small ones. */
const answerAtMost = bytesAtMost / 16;

/** Answers to what is asked again and again, kept until a table that they were read from is written. */
export interface ResponseCache {
  /** The body kept under the key. */
  get(key: string): Buffer | undefined;
  /** Makes the body and keeps it. Who asks for the same meanwhile waits for the same. */
  getOrLoad(key: string, make: () => Promise<string>): Promise<Buffer>;
}

/** A memory of answers that were read from the tables. What is longest unasked for goes first. */
export function createResponseCache(
  writes: TableChanges,
  tables: readonly string[],
): ResponseCache {
  const entries = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;
  // What began to be read before a write must not be kept after it.
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
      // While writes are not heard, nobody can tell whether the reading under way is old.
      if (writes.isListening) underWay.set(key, making);
      return making;
    },
  };
}
