import type { PlannerCity } from '../candidates/cities';
import { type Seasonal, seasonalThings } from '../gazetteer/seasons';
import type { Places } from './places';

/** What people come for that is there in some months only, around the places that they name. */
export const seasonIn = (
  folded: string,
  { named }: Places,
  cities: readonly PlannerCity[],
): Seasonal | undefined => {
  const codes = named.flatMap(({ id }) => cities.find((city) => city.id === id)?.code ?? []);
  const said = seasonalThings.filter((one) => one.said.test(folded));
  const atPlace = said.find(({ around }) => around?.some((code) => codes.includes(code)));
  // Who names no place means the season of most places, not that of a single one.
  const anywhere = said.filter(({ around }) => !around || codes.length === 0);
  return atPlace ?? anywhere.find(({ around }) => around?.length !== 1) ?? anywhere[0];
};
