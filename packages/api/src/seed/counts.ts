/** How many records of each numbered kind a first start shows. */
export const demoCounts = { offers: 400, orders: 150, tags: 60 } as const;

/** Kinds of demo records of which there can be any number; by the name of their table. */
export type NumberedKind = keyof typeof demoCounts;

export const numberedKinds = Object.keys(demoCounts) as readonly NumberedKind[];
