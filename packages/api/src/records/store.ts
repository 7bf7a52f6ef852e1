import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { type Cipher, cipherOf } from '../secrets/cipher.ts';
import { type ContentLanguageSource, contentLanguageSource } from './contentLanguages.ts';
import { createPageKeys, type PageKeys } from './pageKeys.ts';
import type { Kept } from './resourceBinding.ts';
import { type SearchPatterns, searchPatterns } from './searchPatterns.ts';
import { type TableSizes, tableSizes } from './tableSizes.ts';
import { type Targets, targetsOf } from './targets.ts';

/** What all record functions share. */
export interface Store {
  readonly db: Database;
  /** The resources that answer the generic calls. */
  readonly kept: readonly Kept[];
  /** Those, and what else is kept as records under calls of its own. */
  readonly keptInAll: readonly Kept[];
  readonly targets: Targets;
  readonly languages: ContentLanguageSource;
  readonly cipher: Cipher;
  readonly searchPatterns: SearchPatterns;
  readonly tableSizes: TableSizes;
  readonly pageKeys: PageKeys;
  readonly clock: Clock;
  /** Makes the server look up anew who may do what: after a change of people, roles or positions. */
  readonly forgetPeople: () => void;
}

interface Parts {
  readonly db: Database;
  readonly kept: readonly Kept[];
  /** Kept as records under calls of its own. */
  readonly keptApart?: readonly Kept[];
  readonly clock: Clock;
  /** 32 bytes. */
  readonly secretKey: Uint8Array;
  readonly forgetPeople?: () => void;
}

export function createStore(parts: Parts): Store {
  const { db, kept, keptApart = [], clock, secretKey, forgetPeople = () => undefined } = parts;
  const keptInAll = [...kept, ...keptApart];
  return {
    db,
    kept,
    keptInAll,
    targets: targetsOf(keptInAll),
    languages: contentLanguageSource(db, clock),
    cipher: cipherOf(secretKey),
    searchPatterns: searchPatterns(db),
    tableSizes: tableSizes(db, clock),
    pageKeys: createPageKeys(db),
    clock,
    forgetPeople,
  };
}
