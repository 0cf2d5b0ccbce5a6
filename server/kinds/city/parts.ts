import { asc, eq, ne, sql } from 'drizzle-orm';
import { cities, climateNormals } from '../../../db/schema';
import { radians } from '../../distance';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { readFaqs } from '../faq';
import { faqEntityTypes } from '../faq/kind';
import { readModule } from '../gallery';
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

interface Self {
  id: number;
  region_id: number;
  lat: number | null;
  lon: number | null;
}

/** The nearest cities first, as the crow flies; without a position, those of the same region, then the others in order. */
const otherCities = (context: ReadContext, { id, region_id, lat, lon }: Self) => {
  const isHere = lat !== null && lon !== null;
  // Degrees of longitude shrink with the latitude; for an order by nearness that is exact enough.
  const nearness = isHere
    ? [
        sql`(${cities.lat}::float8 - ${lat}::float8) ^ 2 + ((${cities.lon}::float8 - ${lon}::float8) * ${Math.cos(radians(lat))}::float8) ^ 2 nulls last`,
      ]
    : [];
  return listRows(city, context, {
    per_page: otherCitiesShown,
    where: [ne(cities.id, id)],
    orderBy: [
      ...nearness,
      sql`(${cities.region_id} = ${region_id}) desc`,
      sql`${cities.is_highlight} desc`,
      sql`${cities.sort}`,
    ],
  });
};

/** What a city's page shows beside the city itself. */
export const cityParts = async (context: ReadContext, self: Self) => {
  const [galleries, weather_normals, faqs, other_cities, places] = await Promise.all([
    readModule(context, '_CITY', self.id),
    weatherNormals(context, self.id),
    readFaqs(context, faqEntityTypes.city, self.id),
    otherCities(context, self),
    cityPlaces(context, self.id),
  ]);
  return { galleries, weather_normals, faqs, other_cities, ...places };
};
