import { asc, eq } from 'drizzle-orm';
import { climateNormals } from '../../../db/schema';
import { inView, type View } from '../../kernel/cards';
import type { ReadContext } from '../../kernel/entity';
import { readFaqs } from '../faq';
import { faqEntityTypes } from '../faq/kind';
import { readModule } from '../gallery';
import { nextCities } from './next-cities';
import { cityPlaces } from './places';

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

/** What a city's page shows beside the city itself, its lists in the wanted view. */
export const cityParts = async (context: ReadContext, self: Parameters<typeof nextCities>[1], view: View) => {
  const [galleries, weather_normals, faqs, other_cities, places] = await Promise.all([
    readModule(context, '_CITY', self.id),
    weatherNormals(context, self.id),
    readFaqs(context, faqEntityTypes.city, self.id),
    nextCities(context, self),
    cityPlaces(context, self.id),
  ]);
  return {
    galleries: inView(view, galleries),
    weather_normals,
    faqs: inView(view, faqs),
    other_cities: inView(view, other_cities),
    list_resources: inView(view, places.list_resources),
    things_to_do: inView(view, places.things_to_do),
    experiences: inView(view, places.experiences),
    cuisines: inView(view, places.cuisines),
    events: inView(view, places.events),
    tours: inView(view, places.tours),
  };
};
