import type { Counter, Limit } from './attempts';
import { networkOf, wideNetworkOf } from './network';

/** Customers of a mobile operator may share a /48; who has one for himself holds 65 536 networks of the smaller kind. */
const wideTimes = 10;

/** What comes from the network of an address. For IPv6 the /48 around it counts as well, ten times as much. */
export const fromNetwork = (limit: Limit, address: string): Counter => {
  const subject = networkOf(address);
  if (!subject.endsWith('::/64')) return { limit, subject };
  const wide = { ...limit, name: `${limit.name}-48`, maximum: limit.maximum * wideTimes };
  return { limit, subject, wider: { limit: wide, subject: wideNetworkOf(address) } };
};
