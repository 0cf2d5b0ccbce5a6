import { fetchFile } from '~/api/browser-fetch';
import { isInTown, type MapPoint } from '../point';

/** Signs of more places would cover a sheet. */
const MOST = 24;

type Spot = Pick<MapPoint, 'kind' | 'lat' | 'lon'>;

/**
 * Where the drawn sheet of the town is had that all points lie in; null where there can be none.
 * @param name how the page's own subject is called, whose sign says so.
 */
export function townAddress(
  points: readonly Spot[],
  language: string,
  { route, name }: { route?: boolean | undefined; name?: string | undefined } = {},
): string | null {
  if (points.length > MOST || !isInTown(points)) return null;
  const query = new URLSearchParams({
    lang_id: language,
    at: points.map(({ kind, lat, lon }) => `${kind},${lat.toFixed(4)},${lon.toFixed(4)}`).join(';'),
  });
  if (route) query.set('route', '1');
  if (name) query.set('name', name);
  return `/map/town.svg?${query}`;
}

interface Wanted {
  points: readonly MapPoint[];
  route?: boolean | undefined;
  language: string;
  /** Where it will be. */
  box: Element;
}

/** The drawn sheet of the town that all points lie in, in the shape of its box; empty where they lie on none. */
export async function fetchTown({ points, route, language, box }: Wanted): Promise<string> {
  const address = townAddress(points, language, { route, name: points.find(({ own }) => own)?.title });
  if (!address) return '';
  const ratio = (box.clientWidth / Math.max(1, box.clientHeight)).toFixed(1);
  const answer = await fetchFile(`${address}&ratio=${ratio}`);
  return answer.status === 200 ? answer.text() : '';
}
