import { isIP, isIPv4, isIPv6 } from 'node:net';

/** What a request tells of its address: nothing, whatever its type says, once its connection is gone. */
type Told = string | undefined;

/** Some proxies write the port behind an address. */
const withPort = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/** An IPv6 address in its one shortest spelling. */
const shortest = (address: string): string => new URL(`http://[${address}]/`).hostname.slice(1, -1);

/** The IPv4 address that is written as IPv6, if it is one. */
const mapped = (address: string): string | undefined => {
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return [high, low]
    .flatMap((group) => {
      const number = Number.parseInt(group, 16);
      return [number >> 8, number & 255];
    })
    .join('.');
};

/**
 * An IPv4 address written as IPv6 is the IPv4 address; a zone and a port are of no matter. Whatever is no address counts
 * together, like those without one: else each spelling of nothing would have its own limits.
 */
const bareAddress = (told: Told): string => {
  const given = told?.trim() ?? '';
  const [, v6, v4] = withPort.exec(given) ?? [];
  const address = (v6 ?? v4 ?? given).replace(/%.*$/, '');
  if (isIP(address) === 0) return '';
  if (isIPv4(address)) return address;
  const short = shortest(address);
  return mapped(short) ?? short;
};

const groups = (part: string) => (part === '' ? [] : part.split(':'));

/** The first groups of an IPv6 address, written out. */
const prefixOf = (address: string, length: number): string[] => {
  const [head = '', tail] = address.split('::');
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, length);
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
