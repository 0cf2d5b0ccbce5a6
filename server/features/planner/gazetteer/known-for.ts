import type { Attraction } from './attraction';
import { attractions, quietTowns } from './attractions';

/** What is weighed and is no reason to go by itself. */
const beside: ReadonlySet<string> = new Set(['food', 'history', 'coffee', 'winding_roads']);

/** What makes a journey one to that thing: where none of it is, nobody goes. */
const deciding: ReadonlySet<string> = new Set(
  attractions.map(({ topic }) => topic).filter((topic) => !beside.has(topic)),
);

/** What was wished for, as far as towns are known for it. @param folded the message without accents */
export const attractionsIn = (
  folded: string,
  avoided: ReadonlySet<string> = new Set(),
): readonly Attraction[] =>
  [...attractions, quietTowns].filter(({ topic, said }) => !avoided.has(topic) && said.test(folded));

/** What a second town of a kind adds, as a share of the first; and what one with nothing of it takes away. */
const secondBest = 0.55;
const missingAll = 1.6;
const missingBeside = 0.8;

/** How well a town fits what was wished for; negative where a thing is what people come for and the town has none. */
export const fitOf = (wished: readonly Attraction[], code: string): number => {
  const points = wished.map(({ towns }) => towns[code] ?? 0);
  const sum = points.reduce((a, b) => a + b, 0);
  const decides = wished.filter(({ topic }) => deciding.has(topic));
  const hasSome = decides.length === 0 || decides.some(({ towns }) => (towns[code] ?? 0) > 0);
  return hasSome ? sum : sum - missingAll;
};

/** Whether somebody's wish decides where to go. */
export const isDecided = (wished: readonly Attraction[]): boolean =>
  wished.some(({ topic }) => deciding.has(topic));

/**
 * How well a set of towns fits what was wished for: each thing is found best in one of them, and a second one adds less.
 * A town that has none of what people come for takes away.
 */
export const fitTogether = (wished: readonly Attraction[], codes: readonly string[]): number => {
  const decides = wished.filter(({ topic }) => deciding.has(topic));
  const idle =
    decides.length === 0 ? [] : codes.filter((code) => decides.every(({ towns }) => (towns[code] ?? 0) <= 0));
  const found = wished.reduce((sum, { towns }) => {
    const points = codes.map((code) => towns[code] ?? 0).sort((a, b) => b - a);
    return points.reduce((all, one, index) => all + (one > 0 && index > 0 ? secondBest * one : one), sum);
  }, 0);
  // Beside a town that has it, one without is a change; alone it is a mistake.
  const isServed = idle.length < codes.length;
  return found - (isServed ? missingBeside : missingAll) * idle.length;
};

/** What a first journey through the country is made of. */
export const classics: Readonly<Record<string, number>> = {
  HAN: 1.9,
  HLG: 1.8,
  HOI: 1.8,
  SGN: 1.4,
  HUE: 1.4,
  NBH: 1,
};

/** What people of the country and others love best, wherever they come from; the rest is known to fewer. */
export const beloved: Readonly<Record<string, number>> = {
  HOI: 1.2,
  HAN: 1,
  SGN: 1,
  HLG: 1,
  SPA: 1,
  DLT: 1,
  NBH: 0.9,
  HUE: 0.9,
  DAN: 0.9,
  NTR: 0.9,
  PQC: 0.9,
  CTO: 0.8,
  MNE: 0.7,
  QNH: 0.6,
  PNH: 0.6,
  VTU: 0.6,
  DVN: 0.6,
  CDO: 0.5,
  MCU: 0.5,
  CBA: 0.5,
  CDC: 0.5,
  BTR: 0.4,
  MCH: 0.4,
  CBG: 0.4,
  MCC: 0.3,
  BMT: 0.3,
  TDO: 0.3,
};
