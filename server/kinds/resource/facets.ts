import { sql } from 'drizzle-orm';
import { resources } from '../../../db/schema';
import { type Faceted, mealOf, ticketOf } from '../../kernel/facets';
import { priceFrom } from './selections';

const info = resources.visitor_info;

/** What lists of sights and addresses can be narrowed down by. */
export const attractionFacets = {
  record: resources,
  names: [
    'in_month',
    'diet',
    'suits_age',
    'price_max',
    'access',
    'shelter',
    'open_at',
    'minutes_max',
    'quiet',
  ],
  prices: [0, 50_000, 100_000, 200_000, 500_000],
  price: ticketOf(info, sql`null::int`),
} as const satisfies Faceted;

/** Of places to eat: the price is that of a meal. */
export const restaurantFacets = {
  record: resources,
  names: [
    'in_month',
    'diet',
    'suits_age',
    'price_max',
    'access',
    'shelter',
    'open_at',
    'minutes_max',
    'quiet',
  ],
  prices: [50_000, 100_000, 200_000, 500_000],
  price: mealOf(info),
} as const satisfies Faceted;

/** Of places to stay: the price is that of the cheapest room for a night. */
export const hotelFacets = {
  record: resources,
  names: ['in_month', 'suits_age', 'price_max', 'access', 'shelter'],
  prices: [500_000, 1_000_000, 2_000_000, 5_000_000],
  price: priceFrom,
} as const satisfies Faceted;
