import { networkOf, wideNetworkOf } from './network';
import type { Party } from './shared-lane';

/** What a network may have at a time, and what the /48 around one of IPv6 may: its networks are easily in one hand. */
export interface Share {
  running: number;
  waiting: number;
}

const wideTimes = 2;

/** The network of an address, and the one around it where that counts as well. */
export const partiesOf = (address: string, { running, waiting }: Share): Party[] => {
  const name = networkOf(address);
  const own = { name, running, waiting };
  if (!name.endsWith('::/64')) return [own];
  const wide = { name: wideNetworkOf(address), running: running * wideTimes, waiting: waiting * wideTimes };
  return [own, wide];
};
