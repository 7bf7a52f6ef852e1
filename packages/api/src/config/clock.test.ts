import { beforeEach, describe, expect, it } from 'vitest';
import { steadyClock } from './clock.ts';

const begin = Date.parse('2026-11-27T08:00:00.000Z');
const day = 86_400_000;
let elapsed = 0;
let jumped = 0;
const clocks = { wall: () => begin + elapsed + jumped, monotonic: () => 5_000 + elapsed };

describe('the steady clock', () => {
  beforeEach(() => {
    elapsed = 0;
    jumped = 0;
  });

  it.each([day, -day])('ignores a jump of %s ms for three seconds', (length) => {
    const clock = steadyClock(clocks);
    jumped = length;
    expect(clock().getTime()).toBe(begin);
    elapsed += 3_000;
    expect(clock().getTime()).toBe(begin + elapsed);
    jumped = 0;
    elapsed += 1_000;
    expect(clock().getTime()).toBe(begin + elapsed);
  });

  it.each([day, -day])('follows a jump of %s ms that lasts a minute', (length) => {
    const clock = steadyClock(clocks);
    jumped = length;
    clock();
    elapsed += 59_999;
    expect(clock().getTime()).toBe(begin + elapsed);
    elapsed += 1;
    expect(clock().getTime()).toBe(begin + elapsed + length);
  });

  it('waits again when the clock jumps again', () => {
    const clock = steadyClock(clocks);
    jumped = day;
    clock();
    elapsed += 59_000;
    jumped = 2 * day;
    clock();
    elapsed += 2_000;
    expect(clock().getTime()).toBe(begin + elapsed);
  });

  it('follows small corrections at once', () => {
    const clock = steadyClock(clocks);
    for (let second = 0; second < 100; second += 1) {
      elapsed += 1_000;
      jumped += 20;
      expect(clock().getTime()).toBe(begin + elapsed + jumped);
    }
  });
});
