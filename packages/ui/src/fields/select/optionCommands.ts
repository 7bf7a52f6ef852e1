import type { LoadedOptions, Option } from './useOptions.ts';

/** Adds a last option that creates a new item. It receives the typed text. */
export interface Creation {
  readonly label: string;
  readonly onCreate: (typed: string) => void;
}

/** Adds an option that shows more of them: "Show rejected". The list stays open and loads again. */
export interface Expansion {
  readonly label: string;
  readonly onExpand: () => void;
}

/** Ids of the commands. They start with a space, so they differ from the ids of all records. */
export const creationId = ' new';
export const expansionId = ' more';

/** The options, followed by those that run a command. */
export function withCommands(
  options: readonly Option[],
  creation: Creation | undefined,
  expansion?: Expansion,
): readonly Option[] {
  return [
    ...options,
    ...(expansion ? [{ id: expansionId, name: expansion.label }] : []),
    ...(creation ? [{ id: creationId, name: creation.label }] : []),
  ];
}

/** Whether the option runs a command. */
export function isCommand({ id }: Option): boolean {
  return id === creationId || id === expansionId;
}

/** No creation while options load, because the item may be among them. */
export function isNotYet({ id }: Option, { status }: Pick<LoadedOptions, 'status'>): boolean {
  return id === creationId && status === 'loading';
}

/** Downshift ignores this event, so the selection does not change. */
export function withoutChoosing({ nativeEvent }: { readonly nativeEvent: Event }): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
