import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { PlaceDetail } from '~/api/types';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { byCity } from '../lists/by-city';

/** More would be no chapter any longer; the rest is in the list of all hotels. */
const MOST = 24;

/** What its chapter tells of a hotel. */
export type HistoricHotel = ReturnType<typeof inShort>;

const inShort = ({ id, title, path, content, image, image_alt, image_blur, ...rest }: PlaceDetail) => {
  const { city, address, star_rating, price_from, lat } = rest;
  return {
    id,
    title,
    path,
    content,
    image,
    image_alt,
    image_blur,
    city,
    address,
    star_rating,
    price_from,
    lat,
  };
};

/** The country is read from north to south. */
const southwards = (a: HistoricHotel, b: HistoricHotel) => (b.lat ?? 0) - (a.lat ?? 0);

/** The historic hotels with their stories. */
export async function historicData(page: PageContext) {
  const { api, language, t, context } = page;
  const query = { lang_id: language, is_historic: '1' as const, per_page: MOST };
  const { data: rows } = await required(api.GET('/hotel', { params: { query } }), context);
  const details = await Promise.all(
    rows.map(({ slug }) =>
      optional(
        api.GET('/hotel/{slug}', { params: { path: { slug }, query: { lang_id: language } } }),
        context,
      ),
    ),
  );
  return {
    chapters: byCity(details.flatMap((answer) => (answer ? [inShort(answer.data)] : [])).sort(southwards)),
    seo: await pageSeo(page, {
      title: t('places:historic.title'),
      description: t('places:historic.meta_description'),
      image: rows[0]?.image,
      alternates: inBothLanguages(sitePaths.historicHotels),
    }),
  };
}
