import type { LoadedOptions, Option } from './useOptions.ts';

/** What is not there yet may be made: a last choice, told what was typed. */
export interface Creation {
  readonly label: string;
  readonly onCreate: (typed: string) => void;
}

/** Stands for no record, so nothing of the host has it. */
export const creationId = ' new';

/** The options, and the way to a new one behind them. */
export function withCreation(
  options: readonly Option[],
  creation: Creation | undefined,
): readonly Option[] {
  return creation ? [...options, { id: creationId, name: creation.label }] : options;
}

/** Nobody makes anew what may be among the options that are on their way. */
export function isNotYet({ id }: Option, { status }: Pick<LoadedOptions, 'status'>): boolean {
  return id === creationId && status === 'loading';
}
