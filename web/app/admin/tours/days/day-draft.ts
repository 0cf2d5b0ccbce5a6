import type { travelModes } from '~/api/values.gen';
import { type Language, languages } from '~/i18n/languages';
import { randomId } from '~/ui/random-id';

type TravelMode = (typeof travelModes)[number];

/** What is written about a day in one language. */
export interface DayTexts {
  title: string;
  content: string;
  meals: string;
  stay: string;
}

/** A stop: a place, a city, or something with a name of its own. */
export interface DraftStop {
  key: string;
  /** Null until it is saved. */
  id: number | null;
  titles: Record<Language, string>;
  /** What its place or city is called; empty for a stop that is neither. */
  place: string;
  resource_id: number | null;
  city_id: number | null;
  lat: number | null;
  lon: number | null;
  /** How one comes there from the stop before, where that is told. */
  mode: TravelMode | null;
}

/** A day of the programme, whose number is its place in the list. */
export interface DraftDay {
  key: string;
  texts: Record<Language, DayTexts>;
  stops: DraftStop[];
}

interface StoredStop {
  id: number;
  title: string;
  place_title: string;
  resource_id: number | null;
  city_id: number | null;
  lat: number | null;
  lon: number | null;
  mode: TravelMode | null;
}

interface StoredDay extends DayTexts {
  day: number;
  stops: StoredStop[];
}

/** A tour, or the past state of one, in one language. */
type WithDays = Readonly<Record<string, unknown>>;

const storedDays = (record: WithDays) => (Array.isArray(record.days) ? record.days : []) as StoredDay[];

const noTexts: DayTexts = { title: '', content: '', meals: '', stay: '' };

const inEach = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

/** The days of a tour that was read in both languages. */
export function daysOf(records: Record<Language, WithDays>): DraftDay[] {
  const texts = inEach((language) => new Map(storedDays(records[language]).map((day) => [day.day, day])));
  const stopsIn = inEach(
    (language) =>
      new Map(storedDays(records[language]).flatMap(({ stops }) => stops.map((stop) => [stop.id, stop]))),
  );
  return storedDays(records.vi).map(({ day, stops }) => ({
    key: `day-${day}`,
    texts: inEach((language) => {
      const { title, content, meals, stay } = texts[language].get(day) ?? noTexts;
      return { title, content, meals, stay };
    }),
    stops: stops.map(({ title: _title, place_title, ...stop }) => ({
      key: `stop-${stop.id}`,
      titles: inEach((language) => stopsIn[language].get(stop.id)?.title ?? ''),
      place: place_title || stopsIn.en.get(stop.id)?.place_title || '',
      ...stop,
    })),
  }));
}

/** The days as one language's write takes them. A stop that is new is known by its place, in both languages. */
export function daysBody(days: readonly DraftDay[], language: Language) {
  return days.map(({ texts, stops }, dayIndex) => ({
    day: dayIndex + 1,
    ...texts[language],
    stops: stops.map(({ id, titles, resource_id, city_id, lat, lon, mode }) => ({
      ...(id === null ? {} : { id }),
      title: titles[language],
      resource_id,
      city_id,
      lat,
      lon,
      mode,
    })),
  }));
}

/** A day without anything. */
export const emptyDay = (): DraftDay => ({
  key: randomId(),
  texts: inEach(() => noTexts),
  stops: [],
});

/** A stop that is not saved yet. */
export const newStop = (given: Partial<Omit<DraftStop, 'key' | 'id'>>): DraftStop => ({
  key: randomId(),
  id: null,
  titles: inEach(() => ''),
  place: '',
  resource_id: null,
  city_id: null,
  lat: null,
  lon: null,
  mode: null,
  ...given,
});

/** What an editor calls a stop: its own name, else that of its place; empty while it has neither. */
export const stopName = ({ titles, place }: DraftStop): string => titles.vi || titles.en || place;
