import { eq, inArray, sql } from 'drizzle-orm';
import { resources } from '../../../db/schema';
import { anonymous } from '../../access';
import type { App } from '../../app-type';
import { monthLike } from '../../geography/network';
import { readContext } from '../../kernel/context';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { resource } from '../../kinds/resource/kind';
import { languageCodes } from '../../language';
import { entertainment, touristSpot } from '../../place-kinds';
import { afterStart } from '../../platform/after-start';
import { dataOf } from '../../platform/responses';
import { createPlaceMemory, type readPlaces } from './know';
import { whereToGo } from './shapes';
import { dayCost, type Reason, usualCost, type Weighed, weigh } from './weigh';
import { type WishesQuery, wishesQuery } from './wishes';

/** Reasons a card has room for; the weightiest. */
const mostReasons = 5;
const sightsShown = 4;

type Place = Awaited<ReturnType<typeof readPlaces>>[number];
interface WeighedPlace extends Place {
  weighed: Weighed;
}

const shownReasons = (reasons: readonly Reason[]) =>
  reasons.slice(0, mostReasons).map(({ code, values }) => ({ code, values }));

const shown = ({ row, weighed }: WeighedPlace) => ({
  city: row,
  points: weighed.points,
  picture: weighed.picture,
  for: shownReasons(weighed.for),
  against: shownReasons(weighed.against),
});

/** The first sights of a destination in the editors' order. One query. */
const sightsOf = async (context: ReadContext, cityId: number) => {
  const rows = await listRows(resource, context, {
    per_page: sightsShown,
    where: [
      eq(resources.city_id, cityId),
      inArray(resources.resource_type, [touristSpot, entertainment]),
      sql`not ${resources.is_sample}`,
    ],
  });
  return rows.map(({ title, path }) => ({ title, path }));
};

const compared = async (context: ReadContext, one: WeighedPlace, { interests }: WishesQuery) => {
  const { known, journey, row } = one;
  return {
    ...shown(one),
    journey,
    is_landing: known.isLanding,
    cost: { ...known.cost, day: dayCost(known.cost) },
    children: known.children,
    dry: known.dry,
    seasonal: [...known.seasonal],
    rough_months: [...known.roughMonths],
    lacking: interests.filter((interest) => !known.interests.has(interest)),
    sights: await sightsOf(context, row.id),
  };
};

/** `GET /where-to-go`: destinations weighed for somebody's wishes, with the reasons for and against each. */
export const whereToGoRoute = (app: App) => {
  const placesFor = createPlaceMemory(app.changes);
  // The first who asks would wait for some seconds on a busy machine: longer than a page waits.
  afterStart(app, 'what is known of destinations', async () => {
    const anybody = { db: app.db, actor: anonymous, includeHidden: false };
    for (const language of languageCodes) await placesFor({ ...anybody, language }, {});
    // Other legs run in some months: their ways are the same in every language.
    const months = new Set(Array.from({ length: 12 }, (_, index) => monthLike(index + 1)));
    for (const month of months) if (month) await placesFor({ ...anybody, language: 'en' }, { month });
  });
  app.get(
    '/where-to-go',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Where and when to go'],
        summary: 'Destinations for these wishes, with what speaks for and against each',
        description:
          'Weighed from climate normals, records and the network of ways. A reason is only given where something is known; what nobody knows, as how full a place is, adds nothing.',
        querystring: wishesQuery,
        response: { 200: dataOf(whereToGo) },
      },
    },
    async (request) => {
      const wishes = request.query;
      const context = { ...readContext(app, request, wishes.lang_id), includeHidden: false };
      const { places, events } = await placesFor(context, wishes);
      const usual = usualCost(places.map(({ known }) => known));
      const weighed = places
        .map((place) => ({ ...place, weighed: weigh(wishes, place.known, usual) }))
        .sort((a, b) => b.weighed.points - a.weighed.points || a.row.sort - b.row.sort);
      const chosen = wishes.compare.flatMap((id) => weighed.find(({ row }) => row.id === id) ?? []);
      return {
        data: {
          destinations: weighed.slice(0, wishes.limit).map(shown),
          compared: await Promise.all([...new Set(chosen)].map((one) => compared(context, one, wishes))),
          map: weighed.map(({ row, known, weighed: { picture } }) => ({
            id: row.id,
            title: row.title,
            slug: row.slug,
            lat: known.lat,
            lon: known.lon,
            is_highlight: row.is_highlight,
            region: row.region,
            quality: picture?.quality ?? null,
          })),
          holidays: events
            .filter(({ type }) => type === 'holiday')
            .map(({ id, title, slug, start_date, end_date }) => ({ id, title, slug, start_date, end_date })),
        },
      };
    },
  );
};
