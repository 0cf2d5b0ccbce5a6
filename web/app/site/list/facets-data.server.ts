import type { FacetCounts } from '~/api/types';
import { vietnamMinutes } from '~/i18n/vietnam-time.server';
import {
  type ChosenFacets,
  type diets,
  type FacetedList,
  type FacetName,
  facetsOf,
  type quietParts,
} from './facets';

/** How an hour is asked for: in steps, so that those who ask at about the same time get one answer. */
const STEP_MINUTES = 5;

/** What the API is asked for. "Now" is said as an hour, so that its answers can be cached like all others. */
export const askFacets = ({
  in_month,
  diet,
  suits_age,
  price_max,
  access,
  shelter,
  minutes_max,
  quiet,
  open_now,
}: ChosenFacets) => ({
  facets: '1' as const,
  ...(in_month && { in_month }),
  ...(diet && { diet: diet as (typeof diets)[number] }),
  ...(suits_age && { suits_age: Number(suits_age) }),
  ...(price_max && { price_max: Number(price_max) }),
  ...(access && { access: access as 'yes' | 'partly' }),
  ...(shelter && { shelter: shelter as 'indoors' | 'rain' }),
  ...(minutes_max && { minutes_max: Number(minutes_max) }),
  ...(quiet && { quiet: quiet as (typeof quietParts)[number] }),
  ...(open_now && { open_at: vietnamMinutes(STEP_MINUTES) }),
});

/** Parameters that the API knows by another name. */
const inApi: Partial<Record<FacetName, string>> = { open_now: 'open_at' };

interface Search {
  without: (name: 'page') => string;
}

/** The facets of a list as its page shows them: what was chosen and leads out of it again, and what can be chosen. */
export function facetsData(
  list: FacetedList,
  chosen: ChosenFacets,
  { counts = [], search }: { counts: FacetCounts | undefined; search: Search },
) {
  const all: readonly FacetName[] = facetsOf[list];
  return {
    list,
    chosen,
    facets: all.map((name) => {
      const counted = counts.find((one) => one.name === (inApi[name] ?? name));
      const left = new URLSearchParams(search.without('page'));
      left.delete(name);
      return {
        name,
        options: counted?.options ?? [],
        without: counted?.without ?? 0,
        unknown: counted?.unknown ?? 0,
        /** The list without it. */
        to: left.size > 0 ? `?${left}` : '.',
      };
    }),
  };
}

export type FacetsData = ReturnType<typeof facetsData>;
