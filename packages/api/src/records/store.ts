import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { type ContentLanguageSource, contentLanguageSource } from './contentLanguages.ts';
import type { Kept } from './kept.ts';
import { type SearchPatterns, searchPatterns } from './searchPatterns.ts';
import { type Cipher, cipherOf } from './secrets.ts';
import { type Targets, targetsOf } from './targets.ts';

/** What all record functions share. */
export interface Store {
  readonly db: Database;
  readonly kept: readonly Kept[];
  readonly targets: Targets;
  readonly languages: ContentLanguageSource;
  readonly cipher: Cipher;
  readonly searchPatterns: SearchPatterns;
  readonly clock: Clock;
}

interface Parts {
  readonly db: Database;
  readonly kept: readonly Kept[];
  readonly clock: Clock;
  /** 32 bytes. */
  readonly secretKey: Uint8Array;
}

export function createStore({ db, kept, clock, secretKey }: Parts): Store {
  return {
    db,
    kept,
    targets: targetsOf(kept),
    languages: contentLanguageSource(db, clock),
    cipher: cipherOf(secretKey),
    searchPatterns: searchPatterns(db),
    clock,
  };
}
