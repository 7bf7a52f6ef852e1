import { describe, expect, it } from 'vitest';
import { createRandom, mix } from './random.ts';

const draw = (seed: number) => {
  const random = createRandom(seed);
  return Array.from({ length: 5 }, () => random.between(1, 1_000_000));
};

describe('seeded random generator', () => {
  it('repeats for the same seed and differs for another', () => {
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('gives the same values on every machine and in every version', () => {
    expect(draw(20_261_120)).toMatchInlineSnapshot(`
      [
        890577,
        573050,
        630107,
        681706,
        204643,
      ]
    `);
  });

  it('spreads evenly between both ends', () => {
    const random = createRandom(1);
    const counts = new Map<number, number>();
    for (let draws = 0; draws < 4000; draws += 1) {
      const value = random.between(0, 3);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('follows the weights', () => {
    const random = createRandom(2);
    const drawn = Array.from({ length: 2000 }, () => random.weighted({ often: 9, seldom: 1 }));
    const often = drawn.filter((key) => key === 'often').length;
    expect(often).toBeGreaterThan(1700);
    expect(often).toBeLessThan(1900);
  });

  it('gives neighbouring records separate streams', () => {
    const seeds = Array.from({ length: 10_000 }, (_, record) => mix(42, record));
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});
