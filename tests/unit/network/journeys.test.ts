import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { means, network, type Way, type WayLeg, waysBetween } from '../../../server/geography/network';
import { modes } from '../../../server/geography/network/shapes';

/** Journeys with their usual times, written down by somebody who had not seen the network. */
const journey = z.object({ from: z.string(), to: z.string(), mode: z.enum(modes) });
const shape = z.object({
  journeys: z.array(journey.extend({ minutes: z.number(), km: z.number().optional() })),
  none: z.array(journey),
});
const known = shape.parse(parse(readFileSync(new URL('journeys.yaml', import.meta.url), 'utf8')));

/** What the journeys call otherwise than the network does. */
const otherNames: Record<string, string> = { 'Hồ Chí Minh': 'ho-chi-minh-city', 'Vân Đồn': 'cai-rong' };
const idOf = (name: string): string => {
  const town = [...network().nodes.values()].find((node) => node.kind === 'town' && node.name === name);
  return otherNames[name] ?? town?.id ?? name;
};

const near = 0.2;
const isNear = (value: number, wanted: number): boolean => Math.abs(value / wanted - 1) <= near;

const sum = (legs: readonly WayLeg[], of: 'minutes' | 'km') => legs.reduce((all, leg) => all + leg[of], 0);

/** A coach is one by day or with beds. */
const kindOf = (mode: WayLeg['mode']) => (mode === 'sleeper' ? 'coach' : mode);

/** The legs that a journey by such means consists of: from station to station, from pier to pier. */
const ridden = ({ from, to, mode }: z.infer<typeof journey>): WayLeg[] => {
  const ways = waysBetween(idOf(from), idOf(to), { means })
    .filter((way) => mode !== 'car' || way.means === 'car')
    .map((way) => way.legs.filter((leg) => kindOf(leg.mode) === kindOf(mode)))
    .filter((legs) => legs.length > 0)
    .sort((a, b) => sum(a, 'minutes') - sum(b, 'minutes'));
  return ways[0] ?? [];
};

describe('sixty journeys whose times are known', () => {
  test('are sixty', () => {
    expect(known.journeys).toHaveLength(60);
  });

  test.each(known.journeys)('$from – $to by $mode takes about $minutes minutes', (one) => {
    const legs = ridden(one);
    expect(sum(legs, 'minutes')).toSatisfy((minutes: number) => isNear(minutes, one.minutes));
    if (one.km) expect(sum(legs, 'km')).toSatisfy((km: number) => isNear(km, one.km ?? 0));
  });

  /** Whether a way is gone by one mode alone, with taxis to its stations. */
  const isBy = (way: Way, mode: WayLeg['mode']) =>
    way.legs.some((leg) => kindOf(leg.mode) === kindOf(mode)) &&
    way.legs.every((leg) => kindOf(leg.mode) === kindOf(mode) || leg.mode === 'walk' || leg.mode === 'car');

  test.each(known.none)('$from – $to by $mode is impossible', ({ from, to, mode }) => {
    const ways = waysBetween(idOf(from), idOf(to), { means });
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.filter((way) => isBy(way, mode))).toEqual([]);
  });
});
