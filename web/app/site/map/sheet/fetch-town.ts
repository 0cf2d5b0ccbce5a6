import { fetchFile } from '~/api/browser-fetch';
import { isInTown, type MapPoint } from '../point';

/** Signs of more places would cover a sheet. */
const MOST = 24;

interface Wanted {
  points: readonly MapPoint[];
  route?: boolean | undefined;
  language: string;
  /** Where it will be. */
  box: Element;
}

/** The drawn sheet of the town that all points lie in, in the shape of its box; empty where they lie on none. */
export async function fetchTown({ points, route, language, box }: Wanted): Promise<string> {
  if (points.length > MOST || !isInTown(points)) return '';
  const query = new URLSearchParams({
    lang_id: language,
    at: points.map(({ kind, lat, lon }) => `${kind},${lat.toFixed(4)},${lon.toFixed(4)}`).join(';'),
    ratio: (box.clientWidth / Math.max(1, box.clientHeight)).toFixed(1),
  });
  const name = points.find(({ own }) => own)?.title;
  if (route) query.set('route', '1');
  if (name) query.set('name', name);
  const answer = await fetchFile(`/map/town.svg?${query}`);
  return answer.status === 200 ? answer.text() : '';
}
