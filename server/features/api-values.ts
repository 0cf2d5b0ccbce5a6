import { monthSlugs } from '../calendar/month-slugs';
import { travelModes } from '../geography/travel-modes';
import {
  conditionsOf,
  efforts,
  mostOnShelf,
  mostShelves,
  ordersOf,
  shelfKinds,
} from '../kinds/collection/kind';
import { faqEntityTypes } from '../kinds/faq/kind';
import { moduleIds, storyCategories } from '../module-ids';
import { hotelTypes, resourceTypes } from '../place-kinds';
import { gateways, knownNeeds, mostCompared, warmths } from './deciding/wishes';
import { budgets, interests, needs, paces, planLimits, stopKinds } from './planner/plan-shapes';

/** Fixed sets of values that forms offer, as `x-values` of the API's document tells of them. */
export const apiValues = {
  resourceTypes,
  moduleIds,
  faqTypes: faqEntityTypes,
  storyCategories,
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

/** Those that only the back office offers, as `x-office-values` tells of them: no page of the site loads them. */
export const officeValues = {
  shelfKinds,
  shelfConditions: conditionsOf,
  shelfOrders: ordersOf,
  shelfLimits: { shelves: mostShelves, records: mostOnShelf },
  efforts,
} as const;
