import type { CalendarGroup } from '@rentyard/contract/entities/rental/calendarGroupRoutes';
import { offersPerPage, type WantedPage } from '../calendarApi.ts';

/** A line of the calendar: the head of a category, or one of its machines. */
export interface CalendarLine {
  readonly group: CalendarGroup;
  /** The index of the machine in its category; undefined for the head. */
  readonly at: number | undefined;
  readonly isClosed: boolean;
}

/** The lines of all categories. Machines of a closed category have none. */
export interface CalendarLines {
  /** Equal for equal lines. */
  readonly key: string;
  readonly count: number;
  readonly heads: readonly number[];
  readonly find: (index: number) => CalendarLine | undefined;
  /** The line of a machine. */
  readonly indexOf: (category: number, at: number) => number | undefined;
  /** The pages of machines with these lines. */
  readonly pages: (first: number, last: number) => readonly WantedPage[];
  /** The next line of a machine above or below. */
  readonly machineBeside: (index: number, step: 1 | -1) => number;
}

export function buildLines(
  groups: readonly CalendarGroup[],
  closed: readonly number[],
): CalendarLines {
  const blocks: { start: number; size: number; group: CalendarGroup; isClosed: boolean }[] = [];
  let count = 0;
  for (const group of groups) {
    const isClosed = closed.includes(group.category.id);
    const size = 1 + (isClosed ? 0 : group.offers);
    blocks.push({ start: count, size, group, isClosed });
    count += size;
  }
  const byCategory = new Map(blocks.map((block) => [block.group.category.id, block]));
  const find: CalendarLines['find'] = (index) => {
    if (index < 0 || index >= count) return undefined;
    let [low, high] = [0, blocks.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((blocks[middle]?.start ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    const block = blocks[low];
    if (!block) return undefined;
    const at = index - block.start - 1;
    return { group: block.group, at: at < 0 ? undefined : at, isClosed: block.isClosed };
  };
  return {
    key: blocks.map(({ size, group }) => `${group.category.id}:${size}`).join(' '),
    count,
    heads: blocks.map(({ start }) => start),
    find,
    indexOf: (category, at) => {
      const block = byCategory.get(category);
      return block && at + 1 < block.size ? block.start + 1 + at : undefined;
    },
    pages: (first, last) => {
      const pages = new Map<string, WantedPage>();
      for (let index = first; index <= last; index += 1) {
        const line = find(index);
        if (line?.at === undefined) continue;
        const category = line.group.category.id;
        const page = Math.floor(line.at / offersPerPage) + 1;
        pages.set(`${category} ${page}`, { category, page });
      }
      return [...pages.values()];
    },
    machineBeside: (index, step) => {
      let next = index + step;
      while (next >= 0 && next < count && find(next)?.at === undefined) next += step;
      return next >= 0 && next < count ? next : index;
    },
  };
}

/** Lines of machines that are drawn before the categories are known. */
export const expectedLines: CalendarLines = {
  key: '',
  count: 12,
  heads: [],
  find: () => undefined,
  indexOf: () => undefined,
  pages: () => [],
  machineBeside: (index) => index,
};
