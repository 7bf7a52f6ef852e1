/** Ids of the records that this tab has changed since their list was loaded, by resource. */
let changed: Readonly<Record<string, ReadonlySet<number>>> = {};
const listeners = new Set<() => void>();
const none: ReadonlySet<number> = new Set();

function set(resource: string, ids: ReadonlySet<number>): void {
  changed = { ...changed, [resource]: ids };
  for (const listener of listeners) listener();
}

/** The changes of this tab, by which lists keep the positions of changed rows. */
export const changedHere = {
  idsOf: (resource: string): ReadonlySet<number> => changed[resource] ?? none,
  add: (resource: string, id: number) =>
    set(resource, new Set(changedHere.idsOf(resource)).add(id)),
  /** Deleted records. */
  remove: (resource: string, ids: readonly number[]) =>
    set(resource, new Set([...changedHere.idsOf(resource)].filter((id) => !ids.includes(id)))),
  clear: (resource: string) => set(resource, none),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
