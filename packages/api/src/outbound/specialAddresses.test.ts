import { expect, it } from 'vitest';
import { isSpecialAddress } from './specialAddresses.ts';

it.each([
  '127.0.0.1',
  '127.255.0.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fd00::1',
  'fe80::1%eth0',
  'ff02::1',
  '',
  'localhost',
])('%j is not on the public internet', (address) => {
  expect(isSpecialAddress(address)).toBe(true);
});

it.each(['8.8.8.8', '172.32.0.1', '192.0.1.1', '1.1.1.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is on the public internet',
  (address) => {
    expect(isSpecialAddress(address)).toBe(false);
  },
);
