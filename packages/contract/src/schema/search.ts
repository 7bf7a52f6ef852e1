import type { Subject } from '../permissions.ts';

/** A record that `GET /search?q=` found by name, code or e-mail; the best matches come first. */
export interface SearchHit {
  /** The module that the record belongs to. */
  readonly subject: Subject;
  readonly id: number;
  /** In the asked language, else the default one. */
  readonly name: string;
  /** The code, or the e-mail of a person; null where a record has neither. */
  readonly code: string | null;
}

/** Bounds of `q`, in characters. */
export const searchBounds = { min: 2, max: 200 } as const;

/** Most hits of one kind of record. */
export const hitsPerResource = 6;
