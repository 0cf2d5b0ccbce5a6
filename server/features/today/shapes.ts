import { z } from 'zod';
import { closedBecause } from '../../kernel/visitor-info/open-on';

const times = z.array(z.object({ opens: z.string(), closes: z.string() })).meta({
  description: 'Local time; `closes` earlier than `opens` is after midnight. Empty where none are known',
});

const day = z.object({
  state: z.enum(['open', 'closed', 'unknown']),
  times,
  because: z.enum(closedBecause).nullable().meta({ description: 'Why it is closed' }),
});

const place = z.object({
  kind: z.enum(['sight', 'food', 'entertainment', 'thing_to_do']),
  id: z.int(),
  title: z.string(),
  path: z.string().meta({ description: 'Its page, below the language' }),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  indoors: z.enum(['indoors', 'outdoors', 'both']).nullable().meta({ description: 'null: not known' }),
  is_estimated: z.boolean().meta({ description: 'Nobody has checked its hours yet' }),
  last_admission: z.string().nullable().meta({ description: 'Nobody is let in after that time' }),
  days: z.array(day).meta({ description: 'One for each of `dates`' }),
});

const event = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  type: z.string(),
  venue: z.string(),
  is_here: z.boolean().meta({ description: 'Of this destination; false: of the whole country' }),
  end_date: z.string(),
  times,
});

const phrase = z.object({
  topic: z.enum(['greeting', 'way', 'food', 'shopping', 'stay', 'help', 'number']),
  vi: z.string(),
  en: z.string(),
  say: z.string().meta({ description: 'Roughly, for readers of English' }),
});

/** What there is in a town today. */
export const today = z
  .object({
    city: z.object({
      id: z.int(),
      title: z.string(),
      slug: z.string(),
      vietnamese_title: z.string(),
      province: z.string(),
      lat: z.number().nullable(),
      lon: z.number().nullable(),
    }),
    dates: z
      .array(z.string())
      .meta({ description: 'Yesterday, whose nights may go on, today, and three days more' }),
    is_holiday: z.boolean().meta({ description: 'Today is a public holiday' }),
    places: z.array(place),
    events: z.array(event).meta({ description: 'Those that are on today' }),
    phrases: z.array(phrase),
  })
  .meta({ id: 'Today' });
