import type { Density } from '@rentyard/ui/DataTable';
import { startTransition, useEffect, useState } from 'react';
import type { ListController } from '../../records/list/useList.ts';
import { firstPage } from '../../services/api/status/firstPage.ts';

/** Pixels above the rows at least, and of a row. */
const aboveRows = 200;
const rowHeights: Readonly<Record<Density, number>> = { comfortable: 44, compact: 36 };

/**
 * Rows of a list. On the first page of a visit those that fit the window render first, and the others after they are
 * painted. Rows without a density are tiles, of which any number fits.
 */
export function useFittingRows(
  rows: ListController['rows'],
  density: Density | undefined,
): ListController['rows'] {
  const [first] = useState(() => {
    if (firstPage.get() || !density || !rows) return undefined;
    const fitting = Math.max(1, Math.ceil((window.innerHeight - aboveRows) / rowHeights[density]));
    return fitting < rows.length ? rows.slice(0, fitting) : undefined;
  });
  const [isWhole, setWhole] = useState(first === undefined);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? rows : first;
}
