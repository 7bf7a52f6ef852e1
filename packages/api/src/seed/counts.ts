/** Demo orders of machines that have two at most. */
export const pairedOrders = 150;
/** Demo machines that are hardly ever free, and the orders of each. */
export const busyMachines = 66;
export const busyOrders = 3;

/** The numbers of records of a first start. */
export const demoCounts = {
  offers: 400,
  orders: pairedOrders + busyMachines * busyOrders,
  tags: 60,
} as const;

/** Kinds of demo records with a configurable number; by the name of their table. */
export type NumberedKind = keyof typeof demoCounts;

export const numberedKinds = Object.keys(demoCounts) as readonly NumberedKind[];
