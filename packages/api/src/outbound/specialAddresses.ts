import { BlockList, isIP } from 'node:net';

/**
 * Networks outside the public internet: this machine, private and link-local networks, metadata
 * services of clouds, and address forms that embed such addresses. Source: IANA registries of
 * special-purpose IPv4 and IPv6 addresses.
 */
const networks = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, metadata services
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
  ['::', 96], // unspecified, loopback, IPv4-compatible
  ['64:ff9b::', 96], // IPv4 behind NAT64
  ['64:ff9b:1::', 48], // local NAT64
  ['100::', 64], // discarded
  ['2001::', 23], // protocol assignments, Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: carries an IPv4 address
  ['3fff::', 20], // documentation
  ['5f00::', 16], // segment routing
  ['fc00::', 7], // unique local
  ['fe80::', 10], // link-local
  ['fec0::', 10], // site-local
  ['ff00::', 8], // multicast
] as const;

const special = new BlockList();
for (const [network, prefix] of networks) {
  special.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');
}

/**
 * Whether an IP address is outside the public internet. An IPv4 address inside an IPv6 one
 * (`::ffff:127.0.0.1`) is checked as IPv4; a string that is no address is special too.
 */
export function isSpecialAddress(address: string): boolean {
  const [bare = ''] = address.split('%');
  const family = isIP(bare);
  return family === 0 || special.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}
