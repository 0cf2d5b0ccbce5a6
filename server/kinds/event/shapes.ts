import { z } from 'zod';
import { detailShape } from '../../kernel/read-schemas';
import { visitorRow } from '../../kernel/visitor-info/fields';
import { contentRowShape, referenceSchema } from '../../platform/responses';

const lunarDateSchema = z
  .object({
    year: z.number().int().meta({ description: 'Solar year in which the lunar one began' }),
    month: z.number().int(),
    day: z.number().int(),
    is_leap_month: z.boolean(),
  })
  .meta({ id: 'LunarDate', description: 'A date of the Vietnamese lunar calendar' });

export const eventRow = z
  .object({
    ...contentRowShape,
    event_id: z.number().int().meta({ description: 'The same as id' }),
    is_active: z.number().int().meta({ description: 'The same as status' }),
    type: z.string(),
    city_code: z.string().nullable(),
    city: referenceSchema.nullable(),
    venue: z.string(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    start_date: z.string().meta({
      description: 'First day, yyyy-MM-dd; of an event that comes back, of the time that is on or comes next',
    }),
    end_date: z.string().meta({ description: 'Last day, included' }),
    runs_from: z.string().nullable().meta({
      description:
        'Of an event on single days (visitor_info.occurs), which start_date then is one of: since when',
    }),
    runs_until: z.string().nullable().meta({ description: 'Of such an event: until when' }),
    next_on: z
      .object({ date: z.string(), starts: z.string().nullable(), ends: z.string().nullable() })
      .nullable()
      .meta({ description: 'The next day from today on which it takes place, with its times if known' }),
    is_on_today: z.boolean(),
    is_lunar: z.boolean().meta({ description: 'Its rule goes by the lunar calendar' }),
    rule: z
      .object({
        month: z.number().int(),
        day: z.number().int(),
        days: z.number().int(),
        every: z.number().int().optional().meta({ description: 'Only every so many years' }),
        from_year: z.number().int().optional().meta({ description: 'One of these years' }),
      })
      .nullable()
      .meta({ description: 'When it comes back' }),
    known_dates: z
      .object({
        calendar: z.enum(['cham', 'solar_term', 'announced']),
        usual_months: z.array(z.number().int()),
        dates: z.array(z.object({ from: z.string(), to: z.string(), source: z.string() })),
      })
      .nullable()
      .meta({ description: 'Dates that no day of a calendar tells ahead, with who says so' }),
    lunar_date: lunarDateSchema.meta({ description: 'Lunar date of start_date' }),
    ...visitorRow,
  })
  .meta({ id: 'EventRow' });

/** What an editor gets. */
export const editorEvent = eventRow
  .extend({
    ...detailShape,
    city_id: z.number().int().nullable(),
    organizer: z.string(),
    is_free: z.boolean().nullable().meta({ description: 'Whether it is free to be there; null: not known' }),
    price_from: z.number().int().nullable().meta({ description: 'VND' }),
    ticket_url: z.string().nullable().meta({ description: 'Where tickets are sold or given out' }),
    tags: z.array(z.string()),
  })
  .meta({ id: 'EditorEvent' });

const eventTime = z
  .object({ start_date: z.string(), end_date: z.string(), lunar_date: lunarDateSchema })
  .meta({
    id: 'EventTime',
    description: 'One time that an event takes place, with the lunar date of its first day',
  });

/** The event's page; `seo` is for editors. */
export const eventDetail = z
  .object({
    event: editorEvent.partial({ seo: true }),
    times: z.array(eventTime).meta({ description: 'On now and to come, up to four' }),
    related: z.array(eventRow),
  })
  .meta({ id: 'Event' });

/** A page of a list, under the names that product.md gives. */
export const eventPage = z.object({
  events: z.array(eventRow),
  total_page: z.number().int(),
  total_record: z.number().int(),
});

export const eventMonth = z
  .object({
    month: z.string(),
    days: z.array(z.object({ date: z.string(), lunar_date: lunarDateSchema })),
    events: z
      .array(eventRow)
      .meta({ description: 'With the dates that touch this month; one that comes twice is there twice' }),
  })
  .meta({ id: 'EventMonth' });
