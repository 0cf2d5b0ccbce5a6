import { z } from 'zod';
import { dateField, mostStayNights } from '../../../booking-fields';
import { id } from '../../../fields';

/** Kinds of what can be booked, as clients number them. */
export const kinds = { tour: 1, room: 2 } as const;

/** Most lines that a cart holds. */
export const mostLines = 20;

/** Most people on one line. */
const mostPeople = 50;

/** Browsers drop a cookie of more than 4096 bytes, name and attributes included. */
const mostBytes = 3500;

const adults = z.int().min(1).max(mostPeople);
const children = z.int().min(0).max(mostPeople);

const choice = {
  departure_id: id.meta({ description: 'Of a tour; without it `date` says which departure' }),
  date: dateField.meta({ description: 'Day of departure of a tour, or first night in a room' }),
  nights: z.int().min(1).max(mostStayNights).meta({ description: 'In a room' }),
};

/** What a visitor puts into the cart. */
export const newLine = {
  type: z.literal([kinds.tour, kinds.room]).meta({ description: '1 tour, 2 hotel room' }),
  id: id.meta({ description: 'Of the tour or of the room' }),
  departure_id: choice.departure_id.optional(),
  date: choice.date.optional(),
  nights: choice.nights.optional(),
  adults,
  children: children.default(0),
};

/** What of a line can be changed. */
export const changedLine = z.object({ ...choice, adults, children }).partial().shape;

const storedLine = z.object({
  ...newLine,
  departure_id: choice.departure_id.nullish(),
  date: choice.date.nullish(),
  // Longer than a stay may be by now: carts are older than rules.
  nights: z.int().min(1).max(60).nullish(),
});

export interface Line {
  type: 1 | 2;
  id: number;
  departure_id?: number | undefined;
  date?: string | undefined;
  nights?: number | undefined;
  adults: number;
  children: number;
}

/** A line with what its kind has and nothing else: a departure has its own date, a tour no nights. */
export const normalised = (line: z.output<typeof storedLine>): Line => {
  const { type, id: of, departure_id, date, nights, adults: grown, children: young } = line;
  const people = { adults: grown, children: young };
  if (type === kinds.room)
    return { type, id: of, date: date ?? undefined, nights: nights ?? undefined, ...people };
  return departure_id
    ? { type, id: of, departure_id, ...people }
    : { type, id: of, date: date ?? undefined, ...people };
};

/** A line after a change; another date means another departure. */
export const changedBy = (line: Line, given: Partial<Omit<Line, 'type' | 'id'>>): Line =>
  normalised({
    ...line,
    ...(given.date === undefined ? {} : { departure_id: undefined }),
    ...given,
  });

/** The name of a line: what is booked and when, not for how many. */
export const keyOf = ({ type, id: of, departure_id, date, nights }: Line): string =>
  type === kinds.tour
    ? `t${of}-${departure_id ?? date ?? 'open'}`
    : `r${of}-${date ?? 'open'}-${nights ?? 0}`;

/** Lines of the same name become one, for all their people. */
export const merged = (lines: readonly Line[]): Line[] => {
  const byKey = new Map<string, Line>();
  for (const line of lines) {
    const key = keyOf(line);
    const known = byKey.get(key);
    byKey.set(
      key,
      known
        ? {
            ...known,
            adults: Math.min(mostPeople, known.adults + line.adults),
            children: Math.min(mostPeople, known.children + line.children),
          }
        : line,
    );
  }
  return [...byKey.values()];
};

const storedLines = z.array(storedLine).max(mostLines);

/** The lines of a cookie's value. One that can't be read, whoever wrote it, is an empty cart. */
export const readLines = (value: string | undefined): Line[] => {
  try {
    const result = storedLines.safeParse(JSON.parse(value ?? ''));
    return result.success ? merged(result.data.map(normalised)) : [];
  } catch {
    return [];
  }
};

/** The cookie's value for these lines, or null when they are too many for one. */
export const writeLines = (lines: readonly Line[]): string | null => {
  const value = JSON.stringify(lines);
  return lines.length > mostLines || encodeURIComponent(value).length > mostBytes ? null : value;
};
