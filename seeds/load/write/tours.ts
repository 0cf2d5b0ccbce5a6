import type { Transaction } from '../../../db/client';
import {
  galleryItems,
  galleryItemTranslations,
  tourCities,
  tourDepartures,
  tours,
  tourTranslations,
  travelStyles,
  travelStyleTranslations,
} from '../../../db/schema';
import { datesBetween } from '../../../server/kinds/tour/departures';
import { tourGallery } from '../../../server/kinds/tour/kind';
import { formatDate } from '../../../server/time';
import type { Content } from '../content';
import type { City } from '../shapes';
import type { Tour } from '../tours';
import { continueIdentity } from './identity';
import { idByKey } from './keys';
import type { Album } from './pictures';
import { sampleTourTerms } from './sample-terms';
import { translationRows } from './texts';
import { writeTourDays } from './tour-days';

/** Departures are stored for half a year from the day after. */
const daysAhead = 183;
/** Of those that go in some months only, for a whole year, so that none is without. */
const daysAheadInSeason = 365;

/** The gallery of a tour shows this many pictures of each of its cities, and no more than so many altogether. */
const picturesOfCity = 2;
const mostPictures = 8;

const dayFromNow = (days: number) => formatDate(new Date(Date.now() + days * 24 * 3600 * 1000));

/** Stores the travel styles. */
export const writeTravelStyles = async (tx: Transaction, records: Content['travelStyles']) => {
  await tx
    .insert(travelStyles)
    .overridingSystemValue()
    .values(records.map(({ id, sort }) => ({ id, sort, status: 1 })));
  await continueIdentity(tx, travelStyles);
  await tx.insert(travelStyleTranslations).values(translationRows(records));
};

const writeDepartures = (tx: Transaction, records: readonly Tour[]) =>
  tx.insert(tourDepartures).values(
    records.flatMap(({ id, weekday, price, seats, departure_months: months }) =>
      datesBetween(dayFromNow(1), dayFromNow(months ? daysAheadInSeason : daysAhead), [weekday])
        .filter((date) => !months || months.includes(Number(date.slice(5, 7))))
        .map((date) => ({ tour_id: id, date, price, seats })),
    ),
  );

/** Pictures that the cities of a tour have in their own galleries, city by city. */
export const galleryOf = (tour: Tour, cities: readonly City[]) =>
  tour.cities
    .flatMap((key) => cities.find((city) => city.key === key)?.gallery.slice(0, picturesOfCity) ?? [])
    .slice(0, mostPictures);

const writeGalleries = async (
  tx: Transaction,
  records: readonly Tour[],
  cities: readonly City[],
  album: Album,
) => {
  for (const tour of records) {
    for (const [sort, { en, vi, ...spec }] of galleryOf(tour, cities).entries()) {
      const [row] = await tx
        .insert(galleryItems)
        .values({ module: tourGallery, entity_id: tour.id, sort, image_id: album(spec).id })
        .returning({ id: galleryItems.id });
      const record_id = row?.id ?? 0;
      await tx.insert(galleryItemTranslations).values([
        { record_id, lang_id: 'en', title: en },
        { record_id, lang_id: 'vi', title: vi },
      ]);
    }
  }
};

const translations = (records: readonly Tour[]) =>
  translationRows(records).map((row) => {
    const texts = records.find(({ id }) => id === row.record_id)?.texts[row.lang_id];
    return { ...row, includes: texts?.includes ?? [], excludes: texts?.excludes ?? [] };
  });

/** Stores the tours with their days, cities, pictures and departures of the coming half year. */
export const writeTours = async (
  tx: Transaction,
  {
    tours: records,
    travelStyles: styles,
    cities,
    places,
  }: Pick<Content, 'tours' | 'travelStyles' | 'cities' | 'places'>,
  album: Album,
) => {
  const cityId = idByKey(cities);
  const styleId = idByKey(styles);
  const centreOf = (key: string) => {
    const city = cities.find((one) => one.key === key);
    return {
      en: city?.texts.en.title ?? key,
      vi: city?.texts.vi.title ?? key,
      lat: city?.lat ?? null,
      lon: city?.lon ?? null,
    };
  };
  await tx
    .insert(tours)
    .overridingSystemValue()
    .values(
      records.map(
        ({
          id,
          sort,
          duration_days,
          duration_nights,
          price,
          is_sample,
          departure_point,
          travel_style,
          picture,
        }) => ({
          id,
          sort,
          duration_days,
          duration_nights,
          price,
          is_sample,
          booking_terms: sampleTourTerms(centreOf(departure_point)),
          status: 1,
          departure_point_id: cityId(departure_point),
          travel_style_id: styleId(travel_style),
          image_id: album(picture).id,
        }),
      ),
    );
  await continueIdentity(tx, tours);
  await tx.insert(tourTranslations).values(translations(records));
  await tx
    .insert(tourCities)
    .values(
      records.flatMap(({ id, cities: passed }) =>
        passed.map((key, sort) => ({ tour_id: id, city_id: cityId(key), sort })),
      ),
    );
  await writeTourDays(tx, records, { city: cityId, place: idByKey(places) });
  await writeDepartures(tx, records);
  await writeGalleries(tx, records, cities, album);
};
