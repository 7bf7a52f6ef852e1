import { expect, test } from 'vitest';
import { changedPermissions, findState, withPermission } from './permissions.ts';

const grants = { offers: ['read', 'create'], orders: ['read'] };
const reads = [
  { subject: 'offers', action: 'read' },
  { subject: 'orders', action: 'read' },
];
const offers = [
  { subject: 'offers', action: 'read' },
  { subject: 'offers', action: 'delete' },
];

test('several cells are on, off or mixed', () => {
  expect(findState(grants, reads)).toBe('on');
  expect(findState(grants, offers)).toBe('mixed');
  expect(findState(grants, [{ subject: 'brands', action: 'read' }])).toBe('off');
  expect(findState(grants, [])).toBe('off');
});

test('several cells are granted and revoked in one call', () => {
  expect(withPermission(grants, offers, true)).toEqual({
    offers: ['create', 'read', 'delete'],
    orders: ['read'],
  });
  expect(withPermission(grants, reads, false)).toEqual({ offers: ['create'], orders: [] });
});

test('a second grant changes nothing', () => {
  const once = withPermission(grants, offers, true);
  expect(withPermission(once, offers, true)).toEqual(once);
});

test('changes do not depend on the order of actions', () => {
  expect(
    changedPermissions(grants, { offers: ['create'], brands: ['read'], orders: ['read'] }),
  ).toEqual({
    granted: [{ subject: 'brands', action: 'read' }],
    revoked: [{ subject: 'offers', action: 'read' }],
  });
});
