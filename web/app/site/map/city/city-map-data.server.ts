import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { CityMap, CityPlaceRow, CityRow } from '~/api/types';
import { kindOfPoint } from '../point-kinds';
import { sheetData } from '../sheet/sheet-data.server';
import {
  type CityMapFilters,
  type CityMapParameter,
  folded,
  isLayer,
  type Layer,
  layers,
  readCityMapFilters,
} from './city-map-filters';

/** A place of a city's map and of the list beside it. */
export interface CityPlace {
  /** Unlike the id, it differs between places, things to do and events. */
  key: string;
  id: number;
  kind: Layer;
  title: string;
  /** Its page, below the language. */
  path: string;
  lat: number;
  lon: number;
  image: string | null;
  /** Places have more to tell than the rest. */
  more: Pick<
    CityPlaceRow,
    'description' | 'image_alt' | 'image_blur' | 'address' | 'cuisine' | 'star_rating' | 'price_from'
  > | null;
}

const plain = (slug: string) => slug.replaceAll('-', '').toLowerCase();

/** The city that an address means: by id, by slug, or by a slug written in one word (`hanoi`). */
const cityOf = (cities: CityRow[], asked: string) =>
  cities.find(({ id, slug }) => slug === asked || String(id) === asked) ??
  cities.find(({ slug }) => plain(slug) === plain(asked));

function placeOf(point: CityMap['points'][number], rows: Map<number, CityPlaceRow>): CityPlace[] {
  const kind = kindOfPoint(point);
  if (!isLayer(kind)) return [];
  const { id, title, path, lat, lon, image } = point;
  const row = point.kind === 'resource' ? rows.get(id) : undefined;
  const more = row
    ? {
        description: row.description,
        image_alt: row.image_alt,
        image_blur: row.image_blur,
        address: row.address,
        cuisine: row.cuisine,
        star_rating: row.star_rating,
        price_from: row.price_from,
      }
    : null;
  return [{ key: `${point.kind}-${id}`, id, kind, title, path, lat, lon, image, more }];
}

function narrowed(places: CityPlace[], { keyword, kinds }: CityMapFilters): CityPlace[] {
  const wanted = folded(keyword);
  return places.filter(
    ({ kind, title, more }) =>
      (kinds.length === 0 || kinds.includes(kind)) &&
      folded(`${title} ${more?.cuisine ?? ''} ${more?.address ?? ''}`).includes(wanted),
  );
}

/**
 * A city's map: its places, narrowed by the address, and the one place (a resource) that the address opens.
 * `pathOf` is where the page of a renamed city is.
 */
export async function cityMapData(
  page: PageContext<CityMapParameter>,
  asked: string,
  opened: string | undefined,
  pathOf: (slug: string) => string,
) {
  const { api, language, context, search } = page;
  const query = { lang_id: language };
  const cities = await required(
    api.GET('/city', { params: { query: { ...query, per_page: 100 } } }),
    context,
  );
  const slug = cityOf(cities.data, asked)?.slug ?? asked;
  const [map, details, seo] = await Promise.all([
    required(api.GET('/map/{slug}', { params: { path: { slug }, query } }), context, pathOf),
    optional(api.GET('/city/{id}/destinations', { params: { path: { id: slug }, query } }), context),
    optional(
      api.POST('/seosearch/search-by-url', { body: { url: `/${language}/city/${slug}`, lang_id: language } }),
      context,
    ),
  ]);
  const rows = new Map((details?.data ?? []).map((row) => [row.id, row]));
  const order = new Map(layers.map((layer, index) => [layer, index]));
  const all = map.data.points
    .flatMap((point) => placeOf(point, rows))
    .sort((a, b) => (order.get(a.kind) ?? 0) - (order.get(b.kind) ?? 0));
  const open = opened === undefined ? null : all.find(({ key }) => key === `resource-${opened}`);
  if (open === undefined) throw new Response(null, { status: 404 });

  const filters = readCityMapFilters(search);
  const found = narrowed(all, filters);
  // The one that is opened is there whatever the filters say.
  const places = open && !found.includes(open) ? [open, ...found] : found;
  const sheet = await sheetData(page, map.data.city, places, false);
  return {
    language,
    city: map.data.city,
    filters,
    counts: layers.map((layer) => ({ layer, count: all.filter(({ kind }) => kind === layer).length })),
    places,
    /** The drawing that stands where the interactive map will be. */
    sheet: sheet?.svg,
    open,
    image: cities.data.find(({ id }) => id === map.data.city.id)?.image ?? null,
    others: cities.data.map(({ id, title, slug: other, region }) => ({ id, title, slug: other, region })),
    /** Slugs of the city by language, from its own page. */
    slugs: Object.fromEntries(
      Object.entries(seo?.data.alternates ?? {}).map(([of, path]) => [of, path.split('/').at(-1) ?? slug]),
    ),
  };
}

export type CityMapData = Awaited<ReturnType<typeof cityMapData>>;
