import { readContent } from '../../seeds/load/content';
import { type Pool, poolOf } from '../../server/features/planner/candidates';
import { candidateOf } from '../../server/features/planner/candidates/candidate';
import type { PlannerCity } from '../../server/features/planner/candidates/cities';
import type { StopRef } from '../../server/features/planner/records/record';
import { timesOf } from '../../server/features/planner/records/times';
import { wordsOf } from '../../server/features/planner/understand/text';
import { slugify } from '../../server/kernel/slugs';
import { accommodation, restaurant } from '../../server/place-kinds';

type Content = Awaited<ReturnType<typeof readContent>>;
type Placed = Content['places'][number] | Content['thingsToDo'][number] | Content['experiences'][number];

const usualMinutes = 90;
const longestVisit = 1440;

const tagsOf = ({ texts }: Pick<Placed, 'texts'>): string[] => (texts.en?.tags ?? []).map(slugify);

/** The planner's cities and what they have, from the content that ships with the product: without a database. */
export const seedPool = async (): Promise<{
  cities: PlannerCity[];
  poolFor: (city: PlannerCity) => Pool;
}> => {
  const content = await readContent();
  const cityIds = new Map(content.cities.map(({ key, id }) => [key, id]));
  const slugs = new Map(
    [...content.themes, ...content.thingCategories, ...content.experienceTypes].map(({ key, texts }) => [
      key,
      texts.en?.slug ?? key,
    ]),
  );
  const cities = content.cities.map((city, place): PlannerCity => {
    const titles = [city.texts.en?.title ?? '', city.texts.vi?.title ?? ''];
    return {
      id: city.id,
      code: city.city_code,
      slug: city.texts.en?.slug ?? city.key,
      title: titles[0] ?? '',
      lat: city.lat,
      lon: city.lon,
      isHighlight: city.is_highlight,
      place,
      bestMonths: [...city.best_months],
      normals: city.climate.map(([min_c, max_c, rain_mm], index) => ({
        month: index + 1,
        min_c,
        max_c,
        rain_mm,
      })),
      records: 25,
      names: titles.map(wordsOf),
      formerNames: [],
      provinces: [],
      signals: new Set(tagsOf(city as never)),
    };
  });
  const candidateFor = (
    record: Placed,
    kind: StopRef['kind'],
    signals: string[],
    isFood: boolean,
    type: number | null,
  ) => {
    const { en, vi } = record.texts;
    const titles = [en?.title ?? '', vi?.title ?? ''];
    const description = en?.description ?? '';
    const row = {
      all_titles: titles.join(' · '),
      description,
      opening_hours: record.opening_hours ?? null,
      visitor_info: record.visitor_info ?? {},
      duration_minutes: record.duration_minutes ?? null,
    };
    const { id, lat, lon } = record;
    const point = lat === undefined || lon === undefined ? null : { lat, lon };
    const ref = { kind, id, city_id: cityIds.get(record.city ?? '') ?? null };
    return candidateOf(
      {
        ...ref,
        title: titles[0] ?? '',
        description,
        path: '',
        image: null,
        address: '',
        resource_type: type,
        price_from: 'price_from' in record ? (record.price_from ?? null) : null,
        accessibility: record.accessibility ?? null,
        visitor_info: row.visitor_info,
        duration_minutes: row.duration_minutes,
        minutes: Math.min(row.duration_minutes ?? usualMinutes, longestVisit),
        isMeal: isFood,
        point,
        schedule: null,
        ...timesOf(row as never),
      } as never,
      {
        ...ref,
        signals: [...tagsOf(record), ...signals],
        rating: null,
        ratings: 0,
        band: null,
        isFeatured: false,
        titles,
      },
    );
  };
  const candidates = [
    ...content.places
      .filter(({ resource_type, is_sample }) => resource_type !== accommodation && !is_sample)
      .map((place) =>
        candidateFor(
          place,
          'resource',
          [
            ...place.themes.map((key) => slugs.get(key) ?? key),
            ...place.facilities.filter((one) => one === 'beach' || one === 'vegetarian'),
            ...(place.is_historic ? ['historic'] : []),
          ],
          place.resource_type === restaurant,
          place.resource_type,
        ),
      ),
    ...content.thingsToDo.map((thing) =>
      candidateFor(
        thing,
        'thing_to_do',
        [slugs.get(thing.category) ?? thing.category],
        thing.category === 'food-and-drink',
        null,
      ),
    ),
    ...content.experiences.map((one) => {
      const type = content.experienceTypes.find(({ key }) => key === one.type);
      const codes = [type?.key, type && 'parent' in type ? type.parent : undefined];
      return candidateFor(
        one,
        'experience',
        codes.flatMap((key) => (key ? [slugs.get(key) ?? key] : [])),
        codes.includes('cuisine'),
        null,
      );
    }),
  ].flatMap((candidate) => candidate ?? []);
  return { cities, poolFor: (city) => poolOf(candidates, [city], cities) };
};
