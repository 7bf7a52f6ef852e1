import type { LoadedOptions, Option } from './useOptions.ts';

/** Adds a last option that creates a new item. It receives the typed text. */
export interface Creation {
  readonly label: string;
  readonly onCreate: (typed: string) => void;
}

/** An id that no record of the host has. */
export const creationId = ' new';

/** The options, followed by the one that creates a new item. */
export function withCreation(
  options: readonly Option[],
  creation: Creation | undefined,
): readonly Option[] {
  return creation ? [...options, { id: creationId, name: creation.label }] : options;
}

/** No creation while options load, because the item may be among them. */
export function isNotYet({ id }: Option, { status }: Pick<LoadedOptions, 'status'>): boolean {
  return id === creationId && status === 'loading';
}
