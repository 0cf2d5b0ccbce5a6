import { z } from 'zod';
import { dateField } from '../../../booking-fields';
import { addDays } from '../../../calendar/lunar/day-number';
import { ApiError, type FieldErrors } from '../../../errors';
import { cabins } from '../../../geography/air/routes-table';
import { type Language, langId } from '../../../language';
import { formatDate } from '../../../time';
import { dayParts, isDayPart, sorts } from './filter';
import { findPlace } from './places';
import type { FlightQuestion } from './provider';

/** Seats in one booking, with most airlines. */
const mostTravellers = 9;

/** Airlines open their flights about so many days ahead. */
const mostDaysAhead = 330;

const placeField = z
  .string()
  .normalize('NFC')
  .trim()
  .min(1, { error: 'required' })
  .max(80)
  .meta({ description: 'IATA code, city or airport, with or without accents', example: 'Hà Nội' });

const airlineCodes = z
  .string()
  .regex(/^[A-Z0-9]{2}(?:,[A-Z0-9]{2}){0,19}$/)
  .transform((value) => value.split(','))
  .meta({ description: 'IATA codes, separated by commas', example: 'VN,VJ' });

const dayPart = Object.keys(dayParts).join('|');

const partsOfDay = z
  .string()
  .regex(new RegExp(`^(?:${dayPart})(?:,(?:${dayPart})){0,3}$`))
  .transform((value) => value.split(',').filter(isDayPart))
  .meta({ description: 'Parts of the day in which it leaves, separated by commas', example: 'morning' });

export const flightsQuery = z.strictObject({
  from: placeField,
  to: placeField,
  date: dateField,
  return_date: dateField.optional(),
  adults: z.coerce.number().int().min(1).max(mostTravellers).default(1),
  children: z.coerce
    .number()
    .int()
    .min(0)
    .max(mostTravellers)
    .default(0)
    .meta({ description: '2 to 11 years old' }),
  cabin: z.enum(cabins).default('economy'),
  sort: z.enum(sorts).default('departure'),
  airlines: airlineCodes.optional(),
  max_stops: z.coerce.number().int().min(0).max(5).optional(),
  times: partsOfDay.optional(),
  airport: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .meta({ description: 'Where it begins or ends, for cities with several airports' }),
  lang_id: langId.optional(),
});

type Given = z.output<typeof flightsQuery>;

/** The first day that can be asked for: today, by Vietnam's calendar. */
export const firstDay = (): string => formatDate(new Date());

/**
 * What somebody wants to know, with the places that they mean.
 * @throws ApiError invalid, for all fields at once
 */
export const readQuestion = (given: Given, language: Language): FlightQuestion => {
  const { date, return_date = null, adults, children, cabin } = given;
  const [from, to] = [findPlace(given.from), findPlace(given.to)];
  const today = firstDay();
  const last = addDays(today, mostDaysAhead);
  const fields: FieldErrors = {};
  const checkDay = (field: string, day: string) => {
    if (day < today) fields[field] = [{ key: 'date_in_past' }];
    else if (day > last) fields[field] = [{ key: 'too_far_ahead', values: { days: mostDaysAhead } }];
  };
  if (!from) fields.from = [{ key: 'unknown_airport' }];
  if (!to) fields.to = [{ key: 'unknown_airport' }];
  if (from && to?.airports.some((airport) => from.airports.includes(airport)))
    fields.to = [{ key: 'same_airport' }];
  checkDay('date', date);
  if (return_date !== null) {
    checkDay('return_date', return_date);
    if (return_date < date) fields.return_date = [{ key: 'return_before_departure' }];
  }
  if (adults + children > mostTravellers)
    fields.children = [{ key: 'too_many_travellers', values: { maximum: mostTravellers } }];
  if (!from || !to || Object.keys(fields).length > 0) throw new ApiError('invalid', { fields });
  return { from, to, date, return_date, adults, children, cabin, language };
};
