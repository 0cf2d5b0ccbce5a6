import { monthSlugs } from '../calendar/month-slugs';
import { hotelTypes, resourceTypes } from '../place-kinds';
import { gateways, knownNeeds, mostCompared, warmths } from './deciding/wishes';
import { budgets, interests, needs, paces, planLimits, stopKinds, travelModes } from './planner/plan-shapes';

/** Fixed sets of values that forms offer, as `x-values` of the API's document tells of them. */
export const apiValues = {
  resourceTypes,
  hotelTypes,
  stopKinds,
  paces,
  budgets,
  interests,
  needs,
  travelModes,
  planLimits,
  gateways,
  warmths,
  knownNeeds,
  mostCompared,
  monthSlugs,
} as const;
