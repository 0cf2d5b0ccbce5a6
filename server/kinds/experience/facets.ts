import { experiences } from '../../../db/schema';
import { type Faceted, ticketOf } from '../../kernel/facets';

/** What lists of experiences can be narrowed down by. */
export const experienceFacets = {
  record: experiences,
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
  price: ticketOf(experiences.visitor_info, experiences.price_from),
} as const satisfies Faceted;
