import { describe, expect, it } from 'vitest';
import { refreshTurn } from './refreshTurn.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('refreshTurn', () => {
  it('lets one of two tabs refresh in each interval', () => {
    const shared = memory();
    const one = refreshTurn(shared, 20_000);
    const other = refreshTurn(shared, 20_000);
    expect([one.take(1_000_000), other.take(1_000_500)]).toEqual([true, false]);
    expect([other.take(1_020_000), one.take(1_020_100)]).toEqual([true, false]);
  });

  it('lets another tab refresh after the tab with the turn has closed', () => {
    const shared = memory();
    refreshTurn(shared, 20_000).take(1_000_000);
    const survivor = refreshTurn(shared, 20_000);
    expect(survivor.wait(1_005_000)).toBe(15_000);
    expect(survivor.take(1_020_000)).toBe(true);
  });

  it('continues after the clock was set back', () => {
    const shared = memory();
    refreshTurn(shared, 20_000).take(9_000_000);
    expect(refreshTurn(shared, 20_000).take(1_000_000)).toBe(true);
  });
});
