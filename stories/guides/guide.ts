/** What a designer or a developer must know of a component besides its props. */
export interface Guide {
  /** When it is the right choice. */
  readonly use: readonly string[];
  /** When something else is, and what. */
  readonly avoid: readonly string[];
  /** Keys and what they do; empty for what no key reaches. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  /** What it does for people who cannot see, point or hurry, and what its host must do. */
  readonly access: readonly string[];
}

/** Guides by the last part of a story's title. */
export type Guides = Readonly<Record<string, Guide>>;
