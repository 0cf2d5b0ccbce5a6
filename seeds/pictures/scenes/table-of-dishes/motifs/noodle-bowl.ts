import { mix } from '../../../kit/colour';
import { disc, place } from '../../../kit/svg';
import type { Herb } from '../greens';
import { round } from '../meats';
import { chopsticks, eitherWay, herbPlate, type Item, limePlate, sauce, tea } from '../props';
import { skeins, strew } from '../starches';
import type { View } from '../view';
import { bowl, type Glaze } from '../ware';

/** What fills a bowl under its toppings. */
export interface Noodles {
  broth: string;
  ink: string;
  width: number;
  coils?: number;
  strands?: number;
  /** Share of the bowl that noodles fill. */
  fill: number;
}

export const R = 400;

/** A wide bowl of noodles in its broth: what floats is in the plane, what is heaped as seen. */
export function noodleBowl(
  v: View,
  glaze: Glaze,
  { broth, ink, width, coils, strands, fill: share }: Noodles,
  floats: string,
  out: string,
  depth = R * 0.5,
): string {
  const { inks, food } = v;
  const soup =
    disc(0, 0, R * 0.94, mix(broth, inks.near, 0.25)) +
    disc(v.side * 20, 16, R * 0.86, broth) +
    strew(v, 'fat', R * 0.8, mix(broth, food.turmeric, 0.5), 60, 13) +
    skeins(v, 'bowl', R * share, ink, width, coils, strands) +
    eitherWay(v, floats);
  return bowl(v, R, glaze, soup, eitherWay(v, out), depth);
}

/** The things that come with a bowl of noodles, behind, before and beside it. */
export function company(v: View, kinds: readonly [Herb, ...Herb[]], extra: Item[] = []): Item[] {
  const random = v.random.fork('company');
  const across = random.chance(0.5);
  return [
    { x: -380, y: -400, draw: herbPlate(v, 'back', 210, kinds) },
    { x: 400, y: -410, draw: across ? limePlate(v, 'back', 150) : tea(v) },
    { x: 440, y: 400, draw: across ? sauce(v, 'chilli', 96, 'front') : limePlate(v, 'front', 140) },
    { x: -720, y: 200, draw: across ? tea(v) : sauce(v, 'fish', 110, 'wide') },
    { x: -730, y: -200, draw: limePlate(v, 'wide', 150) },
    { x: 740, y: -60, draw: chopsticks(v, random.range(60, 110)) },
    ...extra,
  ];
}

/** Rounds of meat fanned in the bowl, in the plane. */
export function fan(
  v: View,
  label: string,
  x: number,
  y: number,
  count: number,
  size: number,
  edge: string,
  flesh: string,
  grain: string,
): string {
  const random = v.random.fork(`fan-${label}`);
  const turn = random.range(-30, 30);
  return place(
    Array.from({ length: count }, (_, i) =>
      place(
        round(v, `${label}${i}`, size, size * 0.68, edge, flesh, grain),
        (i - (count - 1) / 2) * size * 0.72,
        Math.abs(i - (count - 1) / 2) * size * 0.14,
        1,
        false,
        70 + i * 9,
      ),
    ).join(''),
    x,
    y,
    1,
    false,
    turn,
  );
}
