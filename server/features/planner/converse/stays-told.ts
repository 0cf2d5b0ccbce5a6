import { and, eq, inArray } from 'drizzle-orm';
import { resources, resourceTranslations } from '../../../../db/schema';
import { anonymous } from '../../../access';
import { defineListed } from '../../../kernel/entity';
import { listRows } from '../../../kernel/list';
import { accommodation } from '../../../place-kinds';
import { token } from '../stream/events';
import type { StayWish } from '../understand/stay-wishes';
import { eitherOf, listOf } from '../words/lists';
import { wishWords } from '../words/wish-words';
import type { Context } from './situation';

const houses = defineListed(resources, resourceTranslations, () => ({
  city_id: resources.city_id,
  hotel_type: resources.hotel_type,
  facilities: resources.facilities,
}));

const mostRead = 100;
const mostNamed = 3;

const readHouses = ({ db, language }: Context, cityIds: readonly number[]) =>
  listRows(
    houses,
    { db, language, actor: anonymous, includeHidden: false },
    {
      per_page: mostRead,
      where: [
        and(
          eq(resources.resource_type, accommodation),
          eq(resources.is_sample, false),
          inArray(resources.city_id, [...cityIds]),
        ),
      ],
    },
  );

type House = Awaited<ReturnType<typeof readHouses>>[number];

const has = ({ facilities, hotel_type }: House, { facility, types }: StayWish): boolean =>
  (facility !== undefined && facilities.includes(facility)) ||
  (types?.some((type) => type === hotel_type) ?? false);

const isKnowable = ({ facility, types }: StayWish): boolean => facility !== undefined || types !== undefined;

/**
 * Houses in the cities of a journey that have what was wished of the bed; what none of them is known to have is said.
 * Empty where nothing was wished. One query.
 */
export const staysText = async (
  context: Context,
  wishes: readonly StayWish[],
  cityIds: readonly number[],
): Promise<string> => {
  if (wishes.length === 0 || cityIds.length === 0) return '';
  const { language } = context;
  const say = wishWords(language);
  const read = await readHouses(context, cityIds);
  const named = (found: readonly House[]) =>
    listOf(
      language,
      // One of each town before the second of any.
      found
        .map((house, index) => ({
          house,
          turn: found.slice(0, index).filter(({ city_id }) => city_id === house.city_id).length,
        }))
        .toSorted((a, b) => a.turn - b.turn)
        .slice(0, mostNamed)
        .map(({ house: { id } }) => token({ kind: 'resource', id })),
    );
  const labels = (list: readonly StayWish[]) =>
    listOf(
      language,
      list.map(({ label }) => label[language]),
    );
  const knowable = wishes.filter(isKnowable);
  const all = read.filter((house) => knowable.every((wish) => has(house, wish)));
  const cities = listOf(
    language,
    cityIds.map((id) => token({ kind: 'city', id })),
  );
  const lines =
    knowable.length === 0
      ? []
      : all.length > 0
        ? [say.beds(labels(knowable), named(all))]
        : knowable.flatMap((wish) => {
            const own = read.filter((house) => has(house, wish));
            return own.length > 0 ? [say.beds(wish.label[language], named(own))] : [];
          });
  const none = all.length > 0 ? [] : knowable.filter((wish) => !read.some((house) => has(house, wish)));
  const unknown = wishes.filter((wish) => !isKnowable(wish));
  return [
    ...lines,
    ...(none.length > 0
      ? [
          say.noBeds(
            eitherOf(
              language,
              none.map(({ label }) => label[language]),
            ),
            cities,
          ),
        ]
      : []),
    ...(unknown.length > 0 ? [say.bedsUnknown(labels(unknown))] : []),
  ].join(' ');
};
