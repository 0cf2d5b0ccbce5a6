import { isInTown } from '~/site/map/point';
import type { SheetPage } from '~/site/map/sheet/sheet-data.server';
import { townSheet } from '~/site/map/sheet/town-sheet.server';
import type { ShownPlan } from '../plan';
import { placedStops, staysOf } from './trip-view';

/** As wide as high: the map's box is a little wider on a phone, and a little higher beside the days. */
const RATIO = 1;

/**
 * The drawn sheet of the one town that a plan stays in, with what its map shows at first; undefined for a longer journey. It
 * stands on the page before any script does, and on paper.
 */
export async function townOfPlan(page: SheetPage, shown: ShownPlan): Promise<string | undefined> {
  const [first] = shown.days;
  const places =
    shown.days.length === 1 && first ? placedStops(first) : staysOf(shown).map(({ city }) => city);
  if (!isInTown(places)) return undefined;
  const records = places.map(({ lat, lon }) => ({ title: '', kind: 'stop', lat, lon }));
  return (await townSheet(page, { records, ratio: RATIO, route: true, name: '' })) ?? undefined;
}
