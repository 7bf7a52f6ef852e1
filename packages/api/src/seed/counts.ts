/** The numbers of records of a first start. */
export const demoCounts = { offers: 400, orders: 150, tags: 60 } as const;

/** Kinds of demo records with a configurable number; by the name of their table. */
export type NumberedKind = keyof typeof demoCounts;

export const numberedKinds = Object.keys(demoCounts) as readonly NumberedKind[];
