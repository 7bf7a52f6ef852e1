import { expect, test } from 'vitest';
import { changedGrants, setGranted, stateOf, toggleAll } from './grants.ts';

const grants = { offers: ['read', 'create'], orders: ['read'] };
const reads = [
  { subject: 'offers', action: 'read' },
  { subject: 'orders', action: 'read' },
];
const offers = [
  { subject: 'offers', action: 'read' },
  { subject: 'offers', action: 'delete' },
];

test('many squares are on, off or mixed', () => {
  expect(stateOf(grants, reads)).toBe('on');
  expect(stateOf(grants, offers)).toBe('mixed');
  expect(stateOf(grants, [{ subject: 'brands', action: 'read' }])).toBe('off');
  expect(stateOf(grants, [])).toBe('off');
});

test('a toggle of many turns a mixed state on and a full one off', () => {
  expect(toggleAll(grants, offers)).toEqual({
    offers: ['create', 'read', 'delete'],
    orders: ['read'],
  });
  expect(toggleAll(grants, reads)).toEqual({ offers: ['create'], orders: [] });
});

test('granting twice changes nothing more', () => {
  const once = setGranted(grants, offers, true);
  expect(setGranted(once, offers, true)).toEqual(once);
});

test('changes are told apart whatever the order', () => {
  expect(changedGrants(grants, { offers: ['create'], brands: ['read'], orders: ['read'] })).toEqual(
    {
      granted: [{ subject: 'brands', action: 'read' }],
      revoked: [{ subject: 'offers', action: 'read' }],
    },
  );
});
