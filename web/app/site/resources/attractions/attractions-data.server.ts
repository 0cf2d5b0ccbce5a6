import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { PageSearch } from '~/api/page-search';
import type { PlaceRow } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { type FacetsOf, facetsOf, readFacets } from '~/site/list/facets';
import { askFacets, facetsData } from '~/site/list/facets-data.server';
import { readPage, withinPages } from '~/site/list/list-page.server';
import { listSeo } from '~/site/list/list-seo.server';
import { readId, readWords } from '~/site/list/read-filters';
import type { MapPoint } from '~/site/map/point';
import { kindOfPoint } from '~/site/map/point-kinds';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { isResourceType } from '../codes';
import { cityOf, menuRegions } from '../lists/menu-regions.server';
import type { AttractionFilters } from './attractions-address';

const PER_PAGE = 12;
/** The most that the API gives at once; a map with more would be hard to read. */
const ON_MAP = 100;

type Parameter = 'city_id' | 'keyword' | 'page' | 'resource_type' | 'view' | 'vr' | FacetsOf<'attractions'>;

function readFilters(search: Pick<PageSearch<Parameter>, 'get'>): AttractionFilters {
  const type = readId(search, 'resource_type');
  const vr = search.get('vr');
  return {
    keyword: readWords(search),
    cityId: readId(search, 'city_id'),
    type: isResourceType(type) ? type : null,
    vr: vr === '0' ? 0 : vr === '1' ? 1 : -1,
    onMap: search.get('view') === 'map',
    facets: readFacets(search, facetsOf.attractions),
  };
}

function pointOf(place: PlaceRow, language: Language, withCity: boolean): MapPoint[] {
  const { id, title, lat, lon, path, city, resource_type } = place;
  if (lat === null || lon === null) return [];
  const kind = kindOfPoint({ kind: 'resource', resource_type });
  const note = city && withCity ? { note: city.title } : {};
  return [{ id: String(id), title, lat, lon, kind, to: sitePaths.place(language, path), ...note }];
}

/** Sights and addresses of all kinds, narrowed down by the filters in the address, page by page or on a map. */
export async function attractionsData(page: PageContext<Parameter>) {
  const { api, language, t, search, context } = page;
  const filters = readFilters(search);
  const { keyword, cityId, type, vr, onMap, facets } = filters;
  const number = onMap ? 1 : readPage(page);
  const query = {
    lang_id: language,
    page: number,
    per_page: onMap ? ON_MAP : PER_PAGE,
    vr,
    ...askFacets(facets),
    ...(keyword ? { keyword } : {}),
    ...(cityId ? { city_id: cityId } : {}),
    ...(type ? { resource_type: String(type) as `${typeof type}` } : {}),
  };
  const [answer, regions] = await Promise.all([
    required(api.GET('/attraction', { params: { query } }), context),
    menuRegions(page),
  ]);
  const { potentials, total_record, total_page, list_property } = answer;
  withinPages(page, { page: number, last_page: total_page });
  const city = cityOf(regions, cityId);
  const kind = list_property.find(({ id }) => id === type)?.title;
  const narrowed = Boolean(keyword || cityId || type || onMap) || vr !== -1 || Object.keys(facets).length > 0;
  return {
    filters,
    facets: facetsData('attractions', facets, { counts: answer.facets, search }),
    places: onMap ? [] : potentials,
    points: onMap ? potentials.flatMap((place) => pointOf(place, language, cityId === null)) : [],
    total: total_record,
    page: number,
    lastPage: total_page,
    /** How many there are of each kind under the other filters. */
    kinds: list_property,
    /** The first page of all, which a large card leads. */
    isWhole: !narrowed && number === 1,
    city,
    kind,
    regions,
    seo: await listSeo(
      page,
      {
        page: number,
        lastPage: total_page,
        filters: {
          resource_type: type,
          city_id: cityId,
          vr: vr === -1 ? null : String(vr),
          keyword,
          ...facets,
          view: onMap && 'map',
        },
      },
      {
        title: city
          ? t('places:attractions.title_in', { city: city.title })
          : (kind ?? t('places:attractions.title')),
        description: t('places:attractions.meta_description'),
        image: potentials[0]?.image,
        alternates: inBothLanguages(sitePaths.attractions),
      },
    ),
  };
}

export type AttractionsData = Awaited<ReturnType<typeof attractionsData>>;
