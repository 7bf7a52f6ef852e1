import type { RecordBase } from '@rentyard/contract/schema/values';
import type { Density } from '@rentyard/ui/DataTable';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { firstPage } from '../../services/api/status/firstPage.ts';
import { useFittingRows } from './useFittingRows.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  firstPage.set(false);
  vi.unstubAllGlobals();
});

const rows = Array.from({ length: 25 }, (_, id) => ({ id }) as RecordBase);

/** The numbers of rows of each render, in a window of 900 px. */
async function renderedCounts(density: Density | undefined): Promise<readonly number[]> {
  vi.stubGlobal('innerHeight', 900);
  const counts: number[] = [];
  function List(): ReactNode {
    counts.push(useFittingRows(rows, density)?.length ?? 0);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<List />));
  await act(async () => root.unmount());
  return counts;
}

test.each([
  ['comfortable', 16],
  ['compact', 20],
] as const)('the first page renders the %s rows that fit, then all', async (density, fitting) => {
  expect(await renderedCounts(density)).toEqual([fitting, 25]);
});

test('later pages, and tiles, render whole', async () => {
  expect(new Set(await renderedCounts(undefined))).toEqual(new Set([25]));
  firstPage.set(true);
  expect(new Set(await renderedCounts('comfortable'))).toEqual(new Set([25]));
});
