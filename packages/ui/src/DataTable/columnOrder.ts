import type { DataColumn } from './column.ts';

/** All columns as they stand: those of the order first, the others after them in their own order. */
export function orderedColumns<Record>(
  columns: readonly DataColumn<Record>[],
  order: readonly string[],
): readonly DataColumn<Record>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const named = order.flatMap((id) => byId.get(id) ?? []);
  const rest = columns.filter((column) => !order.includes(column.id));
  return [...named, ...rest];
}

/** The order after one id has moved to a place; past either end it stops at that end. */
export function moveTo(order: readonly string[], id: string, place: number): readonly string[] {
  const others = order.filter((one) => one !== id);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id);
}
