import { apiFor } from '~/api/client.server';
import type { PageContext } from '~/api/page-context.server';
import type { PageSearch } from '~/api/page-search';
import type { CityClimate, Weather } from '~/api/types';

/** Query parameters that ask for a forecast. */
const forecastQuery = ['place', 'address', 'date'] as const;

export type ForecastParameter = (typeof forecastQuery)[number] | 'near';

/** Whether an address asks for the weather where the visitor is, as far as the network knows. */
export const asksNearby = (search: Pick<PageSearch<'near'>, 'has'>): boolean => search.has('near');

/** A place that can be asked for. */
export type ForecastPlace = Pick<CityClimate, 'slug' | 'title' | 'region'>;

export interface AskedForecast {
  place: string;
  address: string;
  date: string;
  /** Asked for where the visitor is, by the network. */
  isNearby: boolean;
  weather: Weather | null;
  /** Why there is none, in the words of the page. */
  problem: string | null;
}

/** What of a refusal is worth saying: the first field that is wrong, else the message. */
function wordsOf(error: unknown): string | undefined {
  const { message, errors } = (error ?? {}) as { message?: string; errors?: Record<string, string[]> };
  return Object.values(errors ?? {})[0]?.[0] ?? message;
}

/** The forecast that the address of the page asks for; a source that fails leaves the rest of the page as it is. */
export async function forecastData(page: PageContext<ForecastParameter>): Promise<AskedForecast> {
  const { api, language, t, request, search, context } = page;
  const [place = '', address = '', date = ''] = forecastQuery.map((name) => search.get(name)?.trim() ?? '');
  const isNearby = asksNearby(search);
  const asked = isNearby ? { place: '', address: '', date, isNearby } : { place, address, date, isNearby };
  if (!isNearby && !place && !address) return { ...asked, weather: null, problem: null };
  const query = { lang_id: language, ...(date ? { date } : {}) };
  const call = () => {
    if (isNearby)
      return apiFor({ language, request, context, withPlace: true }).GET('/weather', { params: { query } });
    if (address) return api.GET('/weather', { params: { query: { ...query, address } } });
    return api.GET('/weather/{city}', { params: { path: { city: place }, query } });
  };
  try {
    const { data, error, response } = await call();
    if (data && response.ok) return { ...asked, weather: data.data, problem: null };
    const problem = response.status < 500 ? wordsOf(error) : undefined;
    return { ...asked, weather: null, problem: problem ?? t('weather:ask.unavailable') };
  } catch {
    return { ...asked, weather: null, problem: t('weather:ask.unavailable') };
  }
}
