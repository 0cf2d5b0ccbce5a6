import { isIPv4, isIPv6 } from 'node:net';

const groups = (part: string) => (part === '' ? [] : part.split(':'));

/** What a request tells of its address: nothing, whatever its type says, once its connection is gone. */
type Told = string | undefined;

/** An IPv4 address written as IPv6 is the IPv4 address; a zone is of no matter. Those without an address count together. */
const bareAddress = (address: Told): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address ?? '')?.[1] ?? (address ?? '').replace(/%.*$/, '');

/** The first groups of an IPv6 address, written out. */
const prefixOf = (address: string, length: number): string[] => {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, length).map((group) => group.replace(/^0+(?=.)/, ''));
};

/** What counts as one address. An IPv6 subscriber has a whole /64 to choose from, so that its first half is the one that counts. */
export const networkOf = (address: Told): string => {
  const bare = bareAddress(address);
  return isIPv6(bare) ? `${prefixOf(bare, 4).join(':')}::/64` : bare;
};

/** The network around an address that one hand easily holds all of: /24 of IPv4, /48 of IPv6. */
export const wideNetworkOf = (address: Told): string => {
  const bare = bareAddress(address);
  if (isIPv6(bare)) return `${prefixOf(bare, 3).join(':')}::/48`;
  return isIPv4(bare) ? `${bare.split('.').slice(0, 3).join('.')}.0/24` : bare;
};

/** A network as a letter names it: enough to know the own one by, not enough to find somebody with. */
export const shownNetwork = (address: Told): string => {
  const bare = bareAddress(address);
  if (isIPv6(bare)) return `${prefixOf(bare, 3).join(':')}:…`;
  return isIPv4(bare) ? `${bare.split('.').slice(0, 3).join('.')}.…` : '…';
};
