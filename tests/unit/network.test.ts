import { expect, it } from 'vitest';
import { networkOf, shownNetwork, wideNetworkOf } from '../../server/platform/limits/network';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['203.0.113.7:54321', '203.0.113.7', '203.0.113.0/24'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::ffff:0a02:000d', '10.2.0.13', '10.2.0.0/24'],
  ['0:0:0:0:0:FFFF:a02:d', '10.2.0.13', '10.2.0.0/24'],
  ['unknown', '', ''],
  ['_hidden-7f3a', '', ''],
  ['203.0.113.7:54321:9', '', ''],
])('%s counts as %s within %s', (address, network, wide) => {
  expect(networkOf(address)).toBe(network);
  expect(wideNetworkOf(address)).toBe(wide);
});

it('is shown without what would find somebody', () => {
  expect(shownNetwork('203.0.113.7')).toBe('203.0.113.…');
  expect(shownNetwork('2001:db8:1:2::9')).toBe('2001:db8:1:…');
});

it('of a connection that is gone already is one for all such', () => {
  expect([networkOf(undefined), wideNetworkOf(undefined), shownNetwork(undefined)]).toEqual(['', '', '…']);
});
