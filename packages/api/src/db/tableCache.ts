import { LRUCache } from 'lru-cache';
import { joinedTransaction } from './joinedTransaction.ts';
import type { TableChanges } from './tableChanges.ts';

/** Caches values until a table that they were read from is written. */
export interface TableCache<Value> {
  /** The cached value; none while writes may be missed. */
  get(key: string): Value | undefined;
  /** The cached value, or the result of `read`. Concurrent calls with the same key share one read. */
  getOrRead(key: string, read: () => Promise<Value>): Promise<Value>;
  /** Call it before a read. The returned function caches results, unless a table was written meanwhile. */
  beginRead(): (key: string, value: Value) => void;
  clear(): void;
}

/** The limits evict the least recently used values first. */
export function createTableCache<Value extends object | string>(
  changes: TableChanges,
  tables: readonly string[],
  limits: LRUCache.Options<string, Value, unknown>,
): TableCache<Value> {
  const values = new LRUCache<string, Value>(limits);
  const reads = new Map<string, Promise<Value>>();
  // A value whose read began before a write must not be cached after it.
  let generation = 0;

  function clear(): void {
    generation += 1;
    values.clear();
    reads.clear();
  }
  changes.watch(tables, clear);

  const get = (key: string) => (changes.isListening ? values.get(key) : undefined);

  function beginRead() {
    const begunIn = generation;
    // A joined transaction can read rows that are never committed.
    if (joinedTransaction()) return () => undefined;
    return (key: string, value: Value) => {
      if (changes.isListening && begunIn === generation) values.set(key, value);
    };
  }

  function startRead(key: string, read: () => Promise<Value>): Promise<Value> {
    const store = beginRead();
    const reading = read().then((value) => {
      store(key, value);
      return value;
    });
    const ended = () => {
      if (reads.get(key) === reading) reads.delete(key);
    };
    reading.then(ended, ended);
    // Without notifications of writes a pending value may already be outdated, so it is not shared.
    if (changes.isListening && !joinedTransaction()) reads.set(key, reading);
    return reading;
  }

  return {
    get,
    getOrRead: async (key, read) => get(key) ?? reads.get(key) ?? startRead(key, read),
    beginRead,
    clear,
  };
}
