import { redirect } from '@remix-run/node';
import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { MonthInRegion } from '~/api/types';
import { monthSlugs } from '~/api/values.gen';
import { isLanguage, languages } from '~/i18n/languages';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, inOwnLanguages, sitePaths } from '~/site/paths';

const notFound = () => new Response(null, { status: 404 });

/** The regions and the parts of the country, each with its twelve months. */
async function readYears({ api, language, context }: PageContext) {
  const query = { lang_id: language };
  const [{ data: regions }, { data: parts }] = await Promise.all([
    required(api.GET('/when-to-go', { params: { query } }), context),
    required(api.GET('/when-to-go/parts', { params: { query } }), context),
  ]);
  return { regions, parts };
}

/** Every part and region of the country with its twelve months. */
export async function yearData(page: PageContext) {
  const [years, seo] = await Promise.all([
    readYears(page),
    pageSeo(page, { title: page.t('deciding:when.title'), alternates: inBothLanguages(sitePaths.whenToGo) }),
  ]);
  return { ...years, seo };
}

const monthLong = (page: PageContext, month: number) =>
  page.t(`common:months.long.${month}` as 'common:months.long.1');

const named = 3;

/** What the month is like in a sentence or two, made of its figures and names alone. */
function summaryOf({ t }: PageContext, { places, events }: MonthInRegion): string {
  const pictures = places.flatMap(({ picture }) => picture ?? []);
  const good = places.filter(({ picture }) => picture?.quality === 'good');
  const poor = pictures.filter(({ quality }) => quality === 'poor');
  const days = pictures.map(({ normal }) => Math.round(normal.max_c));
  const rain = pictures.map(({ normal }) => Math.round(normal.rain_mm));
  const things = [...new Set(places.flatMap(({ seasonal }) => seasonal))];
  const names = (list: readonly { title: string }[]) =>
    list
      .slice(0, named)
      .map(({ title }) => title)
      .join(', ');
  const sentences = [
    [
      t('deciding:when.summary', { good: good.length, count: pictures.length }),
      ...(pictures.length > 0
        ? [
            t('deciding:when.summary_range', {
              low: Math.min(...days),
              high: Math.max(...days),
              dry: Math.min(...rain),
              wet: Math.max(...rain),
            }),
          ]
        : []),
      ...(poor.length > 0 ? [t('deciding:when.summary_poor', { count: poor.length })] : []),
    ].join('; '),
    ...(good.length > 0
      ? [t('deciding:when.summary_best', { places: names(good.map(({ city }) => city)) })]
      : []),
    ...(things.length > 0
      ? [t('deciding:when.summary_season', { things: things.slice(0, named).join('; ') })]
      : []),
    ...(events.length > 0 ? [t('deciding:when.summary_events', { events: names(events) })] : []),
  ];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

/** The number of a month's word in an address; `undefined` for a word that is none in this language. */
const monthOf = (language: keyof typeof monthSlugs, slug: string | undefined): number | undefined => {
  const index = (monthSlugs[language] as readonly string[]).indexOf(slug ?? '');
  return index < 0 ? undefined : index + 1;
};

/** A region or a part of the country by its word in an address; `undefined` for a word that is neither. */
async function areaOf(page: PageContext, word: string) {
  const { regions, parts } = await readYears(page);
  const isMeant = ({ slugs }: { slugs: Record<string, string> }) => Object.values(slugs).includes(word);
  const region = regions.find(isMeant);
  if (region) return { title: region.title, slugs: region.slugs, query: { region_id: region.id } };
  const part = parts.find(isMeant);
  return (
    part && { title: page.t(`deciding:part.${part.code}`), slugs: part.slugs, query: { part: part.code } }
  );
}

/** A month in all of the country, in a part of it or in one region. A word of another language leads to the page in this one. */
export async function monthData(page: PageContext, words: { month?: string; area?: string }) {
  const { api, language, t, context } = page;
  const month = monthOf(language, words.month);
  if (month === undefined) {
    const other = languages.map((code) => monthOf(code, words.month)).find((found) => found !== undefined);
    if (other === undefined) throw notFound();
    throw redirect(sitePaths.monthToGo(language, other, words.area), 301);
  }
  const found = words.area ? await areaOf(page, words.area) : null;
  if (found === undefined) throw notFound();
  const slug = found?.slugs[language];
  if (found && slug !== words.area)
    throw slug ? redirect(sitePaths.monthToGo(language, month, slug), 301) : notFound();
  const area = found && slug ? { title: found.title, slug } : null;
  const { data } = await required(
    api.GET('/when-to-go/month', {
      params: { query: { month, lang_id: language, ...found?.query } },
    }),
    context,
  );
  const name = monthLong(page, month);
  const summary = summaryOf(page, data);
  const path = sitePaths.monthToGo(language, month, slug);
  const seo = await pageSeo(page, {
    title: area
      ? t('deciding:when.meta_title_region', { region: area.title, month: name })
      : t('deciding:when.meta_title_country', { month: name }),
    description: summary,
    canonical: path,
    alternates: found
      ? inOwnLanguages(found.slugs, (code, own) =>
          isLanguage(code) ? sitePaths.monthToGo(code, month, own) : path,
        )
      : inBothLanguages((code) => sitePaths.monthToGo(code, month)),
  });
  const title = area
    ? t('deciding:when.region_title', { region: area.title, month: name })
    : t('deciding:when.country_title', { month: name });
  const description = data.region?.description || (data.part && t(`deciding:part.${data.part}_extent`)) || '';
  return {
    ...data,
    area: area && { ...area, description },
    title,
    summary,
    seo: { ...seo, description: summary },
  };
}

export type MonthData = Awaited<ReturnType<typeof monthData>>;
