import { describe, expect, it } from 'vitest';
import { buildLines } from './calendarLines.ts';

const group = (id: number, offers: number) => ({
  category: { id, name: `Category ${id}` },
  ...{ offers, machines: offers, free: 0 },
});

describe('lines of the calendar', () => {
  const groups = [group(7, 2), group(3, 120), group(9, 1)];

  it('have a head before the machines of each category', () => {
    const lines = buildLines(groups, []);
    expect(lines.count).toBe(126);
    expect(lines.heads).toEqual([0, 3, 124]);
    const found = [0, 1, 3, 4, 123, 125].map((index) => lines.find(index));
    expect(found.map((line) => [line?.group.category.id, line?.at])).toEqual([
      [7, undefined],
      [7, 0],
      [3, undefined],
      [3, 0],
      [3, 119],
      [9, 0],
    ]);
    expect(lines.find(126)).toBeUndefined();
    expect(lines.indexOf(3, 119)).toBe(123);
  });

  it('have no machines of closed categories, and request no page of them', () => {
    const lines = buildLines(groups, [3]);
    expect(lines.count).toBe(6);
    expect(lines.indexOf(3, 0)).toBeUndefined();
    expect(lines.pages(0, 5)).toEqual([
      { category: 7, page: 1 },
      { category: 9, page: 1 },
    ]);
    expect(lines.machineBeside(2, 1)).toBe(5);
    expect(lines.machineBeside(5, 1)).toBe(5);
    expect(lines.machineBeside(1, -1)).toBe(1);
  });

  it('request the pages of the lines in view', () => {
    const lines = buildLines(groups, []);
    expect(lines.pages(40, 60)).toEqual([
      { category: 3, page: 1 },
      { category: 3, page: 2 },
    ]);
  });
});
