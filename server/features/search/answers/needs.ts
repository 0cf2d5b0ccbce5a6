import { sql } from 'drizzle-orm';
import { experiences, resources, searchDocuments, thingsToDo } from '../../../../db/schema';
import type { ReadContext } from '../../../kernel/entity';
import { type Diet, eaters } from '../../../kernel/facets/query';
import { accommodation, restaurant } from '../../../place-kinds';
import { listOf } from '../../planner/words/lists';
import { seen } from '../seen';
import type { Answer } from './collect';
import { directWords } from './direct-words';
import { made } from './made';
import type { Town } from './towns';

const diets: ReadonlyArray<readonly [keyof ReturnType<typeof directWords>['diets'], RegExp, Diet]> = [
  ['vegan', /\b(?:vegans?|vegetarians?|veggie|chay|plant based)\b/u, 'vegetarian'],
  ['halal', /\b(?:halal|muslims?|moslem|hoi giao)\b/u, 'halal_friendly'],
  ['gluten', /\b(?:gluten|coeliac|celiac)\b/u, 'gluten_free'],
];

/** What is known for a diet in a town, or that nothing is, with where the next is. */
export const forDiet = async (
  context: ReadContext,
  towns: readonly Town[],
  folded: string,
): Promise<Answer[]> => {
  const [town] = towns;
  const diet = diets.find(([, said]) => said.test(folded));
  if (!town || !diet) return [];
  const { db, language } = context;
  const say = directWords(language);
  const [name, , eater] = diet;
  const { rows } = await db.execute<{ title: string; city: string; km: number; is_here: boolean }>(sql`
    select d.title, ct.title as city, c.id = ${town.id} as is_here,
      sqrt(power((c.lat - ${town.lat}) * 111, 2) + power((c.lon - ${town.lon}) * 104, 2)) as km
    from (
      select 'resource' as entity, id as record_id, city_id, visitor_info, resource_type = ${restaurant} as is_kitchen from ${resources}
      union all select 'thing_to_do', id, city_id, visitor_info, false from ${thingsToDo}
      union all select 'experience', id, city_id, visitor_info, false from ${experiences}
    ) r
    join (select entity, record_id, title from ${searchDocuments} where ${seen(language)}) d on d.entity = r.entity and d.record_id = r.record_id
    join city c on c.id = r.city_id
    join city_translation ct on ct.record_id = c.id and ct.lang_id = ${language}
    where r.visitor_info #> '{diet,served}' ?| ${sql.param([...eaters[eater]])}::text[]
    order by is_here desc, r.is_kitchen desc, km, d.title limit 6`);
  const here = rows.filter(({ is_here }) => is_here).map(({ title }) => title);
  const there = rows.filter(({ is_here }) => !is_here).slice(0, 2);
  const next = there.map(({ title, city, km }) => `${title} (${city}, ${Math.round(km)} km)`);
  const text =
    here.length > 0
      ? say.dietHere(listOf(language, here))
      : say.dietNone(next.length > 0 ? listOf(language, next) : null);
  return [made(say.dietIn(say.diets[name], town.title), text, `/city/${town.slug}`)];
};

const wheelchair =
  /\b(?:wheelchairs?|step free|accessible|disabled|limited mobility|xe lan|khuyet tat|khong bac thang)\b/u;
const mostNamed = 6;

/** What a wheelchair gets into in a town, wholly or in part, or that nobody knows. */
export const forWheelchair = async (
  { db, language }: ReadContext,
  towns: readonly Town[],
  folded: string,
): Promise<Answer[]> => {
  const [town] = towns;
  if (!town || towns.length > 1 || !wheelchair.test(folded)) return [];
  const say = directWords(language);
  const { rows } = await db.execute<{ title: string; reach: 'yes' | 'partly' }>(sql`
    select d.title, r.reach from (
      select 'resource' as entity, id as record_id, city_id, accessibility ->> 'wheelchair' as reach
      from ${resources} where resource_type <> ${accommodation}
      union all select 'thing_to_do', id, city_id, accessibility ->> 'wheelchair' from ${thingsToDo}
      union all select 'experience', id, city_id, accessibility ->> 'wheelchair' from ${experiences}
    ) r
    join (select entity, record_id, title from ${searchDocuments} where ${seen(language)}) d on d.entity = r.entity and d.record_id = r.record_id
    where r.city_id = ${town.id} and r.reach in ('yes', 'partly')
    order by r.reach desc, array_position(array['resource', 'thing_to_do', 'experience'], r.entity), d.title limit 40`);
  const named = (reach: 'yes' | 'partly') =>
    listOf(
      language,
      rows
        .filter((row) => row.reach === reach)
        .slice(0, mostNamed)
        .map(({ title }) => title),
    );
  const [whole, partly] = [named('yes'), named('partly')];
  const text = [
    whole === '' ? say.noWheelchair : say.wheelchair(whole),
    ...(partly === '' ? [] : [say.wheelchairPartly(partly)]),
  ].join(' ');
  return [made(say.wheelchairIn(town.title), text, '/accessibility')];
};
