import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { cities, climateNormals, faqs, faqTranslations } from '../../../db/schema';
import type { ReadContext } from '../../content/entity';
import { readGallery } from '../../content/gallery';
import { listRows } from '../../content/list';
import { city } from '../../entities/city';
import { cityPlaces } from './places';

const otherCitiesShown = 8;

const weatherNormals = ({ db }: ReadContext, cityId: number) =>
  db
    .select({
      month: climateNormals.month,
      min_c: climateNormals.min_c,
      max_c: climateNormals.max_c,
      rain_mm: climateNormals.rain_mm,
    })
    .from(climateNormals)
    .where(eq(climateNormals.city_id, cityId))
    .orderBy(asc(climateNormals.month));

/** FAQ entity type of cities. */
const cityFaqs = 1;

const questions = ({ db, language }: ReadContext, cityId: number) =>
  db
    .select({ id: faqs.id, question: faqTranslations.question, answer: faqTranslations.answer })
    .from(faqs)
    .innerJoin(
      faqTranslations,
      and(eq(faqTranslations.record_id, faqs.id), eq(faqTranslations.lang_id, language)),
    )
    .where(
      and(
        eq(faqs.entity_type, cityFaqs),
        or(eq(faqs.entity_id, cityId), isNull(faqs.entity_id)),
        eq(faqs.is_active, 1),
        isNull(faqs.deleted_at),
      ),
    )
    .orderBy(asc(faqs.sort), asc(faqs.id));

/** Cities of the same region first, then the others in their order. */
const otherCities = (context: ReadContext, self: { id: number; region_id: number }) =>
  listRows(city, context, {
    per_page: otherCitiesShown,
    where: [ne(cities.id, self.id)],
    orderBy: [
      sql`(${cities.region_id} = ${self.region_id}) desc`,
      sql`${cities.is_highlight} desc`,
      sql`${cities.sort}`,
    ],
  });

/** What a city's page shows beside the city itself. */
export const cityParts = async (context: ReadContext, self: { id: number; region_id: number }) => {
  const [galleries, weather_normals, faqRows, other_cities, places] = await Promise.all([
    readGallery(context, '_CITY', self.id),
    weatherNormals(context, self.id),
    questions(context, self.id),
    otherCities(context, self),
    cityPlaces(context, self.id),
  ]);
  return { galleries, weather_normals, faqs: faqRows, other_cities, ...places };
};
