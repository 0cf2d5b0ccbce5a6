import { z } from 'zod';
import { eventTypes } from './event-types';
import { id, requiredText, text } from './fields';
import { facetFields } from './kernel/facets/query';
import { facilities, hotelTypes } from './place-kinds';

/** What may stand on a shelf: kinds of content, and of places. */
export const shelfKinds = [
  'city',
  'sight',
  'food',
  'stay',
  'thing_to_do',
  'experience',
  'event',
  'tour',
  'blog',
] as const;
export type ShelfKind = (typeof shelfKinds)[number];

/**
 * In which order what the rule finds stands: as editors have put it; one of each destination, then the second of each;
 * the best rated, the cheapest, or the next by date first.
 */
export const shelfOrders = ['editors', 'spread', 'rating', 'price', 'date'] as const;

export const efforts = ['easy', 'moderate'] as const;

const idList = z
  .array(id)
  .max(60)
  .transform((ids) => [...new Set(ids)]);

const { in_month, diet, access, shelter, quiet } = facetFields([
  'in_month',
  'diet',
  'access',
  'shelter',
  'quiet',
]);

/** What a record has to fulfil, all of it. What isn't known of a record doesn't fit. */
const conditions = {
  city_ids: idList.optional().meta({ description: 'In one of these destinations; of a tour: it passes one' }),
  region_ids: idList.optional().meta({ description: 'In one of these regions' }),
  category_ids: idList.optional().meta({
    description:
      'Of one of these themes (places), categories (things to do, stories), types (experiences) or styles (tours)',
  }),
  tags: z.array(requiredText(60)).max(12).optional().meta({ description: 'One of these, in any language' }),
  by_train: z.literal(true).optional().meta({ description: 'In a destination with a railway station' }),
  in_month,
  diet,
  suits_age: z.int().min(0).max(99).optional().meta({ description: 'A pleasure from that age, in years' }),
  price_max: z.int().min(0).max(2_000_000_000).optional().meta({
    description: 'VND for one person, or for a room and night; 0 = free',
  }),
  access,
  shelter,
  effort: z.enum(efforts).optional().meta({ description: 'Asks no more of people than that' }),
  minutes_max: z.int().min(5).max(20_000).optional().meta({ description: 'People stay no longer than that' }),
  quiet,
  days_max: z.int().min(1).max(60).optional().meta({ description: 'Takes no more days than that' }),
  facilities: z.array(z.enum(facilities)).max(10).optional().meta({ description: 'Has all of these' }),
  hotel_types: z.array(z.enum(hotelTypes)).max(hotelTypes.length).optional(),
  event_types: z.array(z.enum(eventTypes)).max(eventTypes.length).optional(),
};

export type ConditionName = keyof typeof conditions;

const visit = ['suits_age', 'price_max', 'access', 'shelter', 'in_month'] as const;
const placed = ['city_ids', 'region_ids', 'category_ids', 'by_train'] as const;
const outing = [...visit, 'diet', 'effort', 'minutes_max', 'quiet'] as const;

/** What records of each kind can be held against: only what they know as data. */
export const conditionsOf: Record<ShelfKind, readonly ConditionName[]> = {
  city: ['region_ids', 'by_train', 'in_month'],
  sight: [...placed, ...outing, 'facilities'],
  food: [...placed, ...outing, 'facilities'],
  stay: [...placed, ...visit, 'facilities', 'hotel_types'],
  thing_to_do: [...placed, 'tags', ...outing],
  experience: [...placed, ...outing],
  event: ['city_ids', 'region_ids', 'by_train', 'tags', ...visit, 'event_types'],
  tour: ['city_ids', 'category_ids', 'days_max', 'price_max'],
  blog: ['city_ids', 'category_ids', 'tags'],
};

/** Orders that each kind can be put into beside the editors' own. */
export const ordersOf: Record<ShelfKind, readonly (typeof shelfOrders)[number][]> = {
  city: ['editors'],
  sight: ['editors', 'spread', 'rating', 'price'],
  food: ['editors', 'spread', 'rating', 'price'],
  stay: ['editors', 'spread', 'rating', 'price'],
  thing_to_do: ['editors', 'spread', 'rating', 'price'],
  experience: ['editors', 'spread', 'rating', 'price'],
  event: ['editors', 'date'],
  tour: ['editors', 'rating', 'price'],
  blog: ['editors', 'rating'],
};

/** At most so many shelves, and so many records on each. */
export const mostShelves = 10;
export const mostOnShelf = 24;
const usualOnShelf = 8;

const conditionNames = Object.keys(conditions) as ConditionName[];

export const shelf = z
  .strictObject({
    kind: z.enum(shelfKinds),
    title: z
      .strictObject({ en: text(80), vi: text(80) })
      .optional()
      .meta({ description: 'Its heading, where the name of the kind says too little' }),
    picks: z
      .array(id)
      .max(mostOnShelf)
      .transform((ids) => [...new Set(ids)])
      .default([])
      .meta({ description: 'Records chosen by hand, which come first' }),
    picks_only: z.literal(true).optional().meta({ description: 'Nothing but those' }),
    ...conditions,
    order: z.enum(shelfOrders).default('editors'),
    max: z.int().min(1).max(mostOnShelf).default(usualOnShelf),
  })
  .superRefine((given, { addIssue }) => {
    const refuse = (name: string) =>
      addIssue({ code: 'custom', path: [name], params: { key: 'not_an_option' } });
    for (const name of conditionNames)
      if (given[name] !== undefined && !conditionsOf[given.kind].includes(name)) refuse(name);
    if (!ordersOf[given.kind].includes(given.order)) refuse('order');
  })
  .meta({ id: 'Shelf', description: 'Which records of one kind a collection shows' });

export type Shelf = z.output<typeof shelf>;

/** Which records a collection shows, shelf by shelf. */
export const rule = z.array(shelf).max(mostShelves);
