import { describe, expect, it } from 'vitest';
import { labelStatuses, listingStatuses, nextStatuses, orderStatuses } from './statuses.ts';

describe('statuses', () => {
  it.each([
    [
      'offers and tags',
      listingStatuses,
      {
        new: 'active hidden rejected',
        active: 'hidden rejected',
        hidden: 'active rejected',
        rejected: 'new active',
      },
    ],
    [
      'orders',
      orderStatuses,
      { new: 'active rejected', active: 'hidden rejected', hidden: 'active', rejected: 'new' },
    ],
    [
      'brands and regions',
      labelStatuses,
      { new: 'active hidden', active: 'hidden', hidden: 'active', rejected: '' },
    ],
  ] as const)('of %s have the transitions of P-STAT', (_, machine, expected) => {
    for (const [from, to] of Object.entries(expected)) {
      expect(nextStatuses(machine, from as 'new').join(' ')).toBe(to);
    }
  });
});
