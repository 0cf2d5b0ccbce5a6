import { asc, eq, ne, sql } from 'drizzle-orm';
import { cities, climateNormals } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { faqEntityTypes } from '../faq/kind';
import { readFaqs } from '../faq/read';
import { readModule } from '../gallery/read';
import { city } from './kind';
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
  const [galleries, weather_normals, faqs, other_cities, places] = await Promise.all([
    readModule(context, '_CITY', self.id),
    weatherNormals(context, self.id),
    readFaqs(context, faqEntityTypes.city, self.id),
    otherCities(context, self),
    cityPlaces(context, self.id),
  ]);
  return { galleries, weather_normals, faqs, other_cities, ...places };
};
