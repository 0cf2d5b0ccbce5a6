import { metresBetween } from '~/site/outings/nearby';

const SECTORS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

export type Sector = (typeof SECTORS)[number];

interface Spot {
  lat: number;
  lon: number;
}

/** Which way something lies from a place and how far, as the crow flies, in whole kilometres, at least one. */
export function towards(from: Spot, to: Spot): { sector: Sector; kilometres: number } {
  const east = (to.lon - from.lon) * Math.cos((((to.lat + from.lat) / 2) * Math.PI) / 180);
  const turn = Math.atan2(east, to.lat - from.lat) / (Math.PI / 4);
  return {
    sector: SECTORS[(Math.round(turn) + 8) % 8] ?? 'n',
    kilometres: Math.max(1, Math.round(metresBetween(from, to) / 1000)),
  };
}
