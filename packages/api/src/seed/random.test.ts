import { describe, expect, it } from 'vitest';
import { createRandom, mix } from './random.ts';

const draw = (seed: number) => {
  const random = createRandom(seed);
  return Array.from({ length: 5 }, () => random.between(1, 1_000_000));
};

describe('seeded chance', () => {
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
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++)
      counts[random.between(0, 3)] = (counts[random.between(0, 3)] ?? 0) + 1;
    for (const count of counts) expect(count).toBeGreaterThan(0);
  });

  it('follows the weights', () => {
    const random = createRandom(2);
    const drawn = Array.from({ length: 2000 }, () => random.weighted({ often: 9, seldom: 1 }));
    const often = drawn.filter((key) => key === 'often').length;
    expect(often).toBeGreaterThan(1700);
    expect(often).toBeLessThan(1900);
  });

  it('gives neighbouring records streams of their own', () => {
    const seeds = Array.from({ length: 10_000 }, (_, record) => mix(42, record));
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});
