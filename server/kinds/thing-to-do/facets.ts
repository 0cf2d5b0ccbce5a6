import { thingsToDo } from '../../../db/schema';
import { type Faceted, ticketOf } from '../../kernel/facets';

/** What lists of things to do can be narrowed down by. */
export const thingFacets = {
  record: thingsToDo,
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
  prices: [0, 100_000, 300_000, 500_000, 1_000_000],
  price: ticketOf(thingsToDo.visitor_info, thingsToDo.price_from),
} as const satisfies Faceted;
