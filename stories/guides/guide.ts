/** Guidance on a component for designers and developers, in addition to its props. */
export interface Guide {
  /** When to use it. */
  readonly use: readonly string[];
  /** When to use something else, and what. */
  readonly avoid: readonly string[];
  /** Keys with their effect. Empty if the component is not reachable by keyboard. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  /** Built-in accessibility, and what the host must do. */
  readonly access: readonly string[];
}

/** Guides by the last segment of a story title. */
export type Guides = Readonly<Record<string, Guide>>;
