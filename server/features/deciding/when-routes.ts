import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { regions, regionTranslations, resources } from '../../../db/schema';
import type { App } from '../../app-type';
import { ApiError } from '../../errors';
import { idParam } from '../../fields';
import { roughMonthsAt } from '../../geography/network';
import { type CountryPart, countryParts, partOfProvince, partSlugs } from '../../geography/parts';
import { pictureOf } from '../../geography/seasons/month-picture';
import { seasonalAt } from '../../geography/seasons/things';
import { readContext } from '../../kernel/context';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { isLive } from '../../kernel/selection';
import { region } from '../../kinds/region/kind';
import { resource } from '../../kinds/resource/kind';
import { langId, languageCodes } from '../../language';
import { dataOf } from '../../platform/responses';
import { readYears } from './know';
import { eventsOfMonth } from './month-events';
import { yearOfRegion } from './region-months';
import { monthInRegion, yearByPart, yearByRegion } from './shapes';

type Year = Awaited<ReturnType<typeof readYears>>[number];

const mostRegions = 30;

/** Regions with the years of their places. Two queries. */
const regionYears = async (context: ReadContext, years: readonly Year[]) => {
  const rows = await listRows(region, context, { per_page: mostRegions });
  const ids = rows.map(({ id }) => id);
  const slugs =
    ids.length === 0
      ? []
      : await context.db
          .select({
            id: regionTranslations.record_id,
            language: regionTranslations.lang_id,
            slug: regionTranslations.slug,
          })
          .from(regionTranslations)
          .innerJoin(regions, eq(regions.id, regionTranslations.record_id))
          .where(and(inArray(regionTranslations.record_id, ids), isLive(region)));
  return rows.map(({ id, title, slug, description }) => ({
    id,
    title,
    slug,
    description,
    slugs: Object.fromEntries(slugs.filter((one) => one.id === id).map((one) => [one.language, one.slug])),
    months: yearOfRegion(years.filter(({ row }) => row.region?.id === id).map(({ year }) => year)),
  }));
};

const inPart = (part: CountryPart | undefined, years: readonly Year[]) =>
  years.filter(({ row }) => partOfProvince(row.province) === part);

/** The north, the centre and the south with the years of their places. */
const partYears = (years: readonly Year[]) =>
  countryParts.map((code) => ({
    code,
    slugs: Object.fromEntries(languageCodes.map((language) => [language, partSlugs[language][code]])),
    months: yearOfRegion(inPart(code, years).map(({ year }) => year)),
  }));

const bestMonths = sql`${resources.visitor_info} #> '{season,best_months}'`;
const openMonths = sql`${resources.visitor_info} #> '{season,months}'`;
const sightsShown = 12;

/** What is at its best for half of the year is nothing of a month. */
const longestSeason = 5;

/** Sights of these destinations by a rule about their season, those with the shortest first. One query. */
const seasonalSights = async (
  context: ReadContext,
  cityIds: readonly number[],
  {
    months,
    isThere,
    longest,
    month,
  }: { months: typeof bestMonths; isThere: boolean; longest: number; month: number },
) => {
  if (cityIds.length === 0) return [];
  const has = sql`${months} @> ${String(month)}::jsonb`;
  const rows = await listRows(resource, context, {
    per_page: sightsShown,
    where: [
      inArray(resources.city_id, [...cityIds]),
      sql`not ${resources.is_sample}`,
      sql`jsonb_typeof(${months}) = 'array' and jsonb_array_length(${months}) between 1 and ${longest}`,
      isThere ? has : sql`not ${has}`,
    ],
    orderBy: [sql`jsonb_array_length(${months})`, sql`${resources.sort}`],
  });
  return rows.map(({ title, path, city, visitor_info: { season } }) => ({
    title,
    path,
    city: city && { id: city.id, title: city.title, slug: city.slug },
    why: season?.why?.[context.language] ?? null,
    months: (isThere ? season?.best_months : season?.months) ?? [],
  }));
};

const rank = { good: 0, mixed: 1, poor: 2 } as const;

/** The best first; of equally good ones those that most want to see. */
const placesOf = ({ language }: ReadContext, years: readonly Year[], month: number) =>
  years
    .map(({ row, year }) => ({
      city: row,
      picture: pictureOf(year, month),
      seasonal: seasonalAt(row.city_code, month).map(({ name }) => name[language]),
      rough_sea: roughMonthsAt(year).includes(month),
    }))
    .sort(
      (a, b) =>
        rank[a.picture?.quality ?? 'mixed'] - rank[b.picture?.quality ?? 'mixed'] ||
        Number(b.city.is_highlight) - Number(a.city.is_highlight) ||
        a.city.sort - b.city.sort,
    );

const tags = ['Where and when to go'];

/** The country month by month, and one month in all of it or in one region. */
export const whenToGoRoutes = (app: App) => {
  app.get(
    '/when-to-go',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Every region month by month: good, mixed or poor, and why',
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(yearByRegion) },
      },
    },
    async (request) => {
      const context = { ...readContext(app, request, request.query.lang_id), includeHidden: false };
      return { data: await regionYears(context, await readYears(context)) };
    },
  );

  app.get(
    '/when-to-go/parts',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'The north, the centre and the south month by month: good, mixed or poor, and why',
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(yearByPart) },
      },
    },
    async (request) => {
      const context = { ...readContext(app, request, request.query.lang_id), includeHidden: false };
      return { data: partYears(await readYears(context)) };
    },
  );

  app.get(
    '/when-to-go/month',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary:
          'A month in the country, a part of it or one region: its places, what is at its best, what is on',
        querystring: z.object({
          month: z.coerce.number().int().min(1).max(12),
          region_id: idParam.optional(),
          part: z
            .enum(countryParts)
            .optional()
            .meta({ description: 'Not together with a region, which is smaller' }),
          lang_id: langId.optional(),
        }),
        response: { 200: dataOf(monthInRegion) },
      },
    },
    async (request) => {
      const { month, region_id, part, lang_id } = request.query;
      const context = { ...readContext(app, request, lang_id), includeHidden: false };
      const years = await readYears(context);
      const all = await regionYears(context, years);
      const own = region_id === undefined ? null : all.find(({ id }) => id === region_id);
      if (own === undefined) throw new ApiError('not_found');
      const isWhole = own === null && part === undefined;
      const here = own
        ? years.filter(({ row }) => row.region?.id === own.id)
        : part
          ? inPart(part, years)
          : years;
      const cityIds = here.map(({ row }) => row.id);
      const [{ coming, events }, at_best, closed] = await Promise.all([
        eventsOfMonth(context, month),
        seasonalSights(context, cityIds, {
          months: bestMonths,
          isThere: true,
          longest: longestSeason,
          month,
        }),
        seasonalSights(context, cityIds, { months: openMonths, isThere: false, longest: 11, month }),
      ]);
      return {
        data: {
          month,
          coming,
          region: own,
          part: own ? null : (part ?? null),
          regions: all,
          parts: partYears(years),
          places: placesOf(context, here, month),
          at_best,
          closed,
          // A public holiday is one everywhere, also where its ceremony is held elsewhere.
          events: events.filter(
            ({ city, type }) => isWhole || type === 'holiday' || city === null || cityIds.includes(city.id),
          ),
        },
      };
    },
  );
};
