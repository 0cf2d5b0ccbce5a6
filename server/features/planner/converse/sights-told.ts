import { distanceKm, type Point } from '../../../distance';
import type { Candidate } from '../candidates/candidate';
import { isWithinReach } from '../days/access';
import type { PlanDay } from '../plan-shapes';
import { recordKey } from '../records/record';
import { cityToken, token } from '../stream/events';
import { youngestIn } from '../understand/ages';
import { refuses } from '../understand/refusals';
import { wordsOf } from '../understand/text';
import { listOf } from '../words/lists';
import { wishWords } from '../words/wish-words';
import type { Noticed } from './noticed';
import { recordOf } from './situation';
import { hardWishes } from './unmet';

/** What is no single sight: who stays in its towns has been there. */
const areas =
  /(?:^| )(?:loop|coast|highlands|plateau|region|area|countryside|delta|vong cung|cung duong|cao nguyen|vung)(?: |$)/u;

/** So near the way between two towns one passes it, km, where that way is hardly longer by it. */
const besideKm = 9;
const mostDetour = 1.15;

/** Of the way between two towns, whether it goes by a point, as far as a straight line tells. */
const passes = (from: Point, to: Point, { lat, lon }: Point): boolean => {
  const scale = Math.cos((lat * Math.PI) / 180);
  const [ax, ay] = [from.lon * scale, from.lat];
  const [bx, by] = [to.lon * scale, to.lat];
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  if (length === 0) return false;
  const share = ((lon * scale - ax) * (bx - ax) + (lat - ay) * (by - ay)) / length;
  if (share <= 0.05 || share >= 0.95) return false;
  const nearest = { lat: ay + share * (by - ay), lon: (ax + share * (bx - ax)) / scale };
  const detour = distanceKm(from, { lat, lon }) + distanceKm({ lat, lon }, to);
  return distanceKm(nearest, { lat, lon }) <= besideKm || detour <= mostDetour * distanceKm(from, to);
};

const onRoad: ReadonlySet<string> = new Set(['car', 'bus', 'motorbike']);

/** The day on which the journey moves along the road beside a sight, from 1. */
const dayBeside = (
  { plan, cities }: Pick<Noticed, 'plan' | 'cities'>,
  point: Point,
): { day: number; from: PlanDay; to: PlanDay } | undefined => {
  for (const [index, to] of plan.days.entries()) {
    const from = plan.days[index - 1];
    if (!from || !to.transfer || !onRoad.has(to.transfer.mode)) continue;
    const ends = [from, to].map(({ city_id }) => cities.find(({ id }) => id === city_id));
    if (ends[0] && ends[1] && passes(ends[0], ends[1], point)) return { day: index + 1, from, to };
  }
  return undefined;
};

/** Whether something is wished or else another thing is. */
const isChoice = (own: string, said: string): boolean => {
  const words = ` ${said} `;
  return [
    ` or ${own} `,
    ` or the ${own} `,
    ` ${own} or `,
    ` hay ${own} `,
    ` ${own} hay `,
    ` hoac ${own} `,
  ].some((one) => words.includes(one));
};

const holds = (title: string, own: string): boolean => ` ${title} `.includes(` ${own} `);

/**
 * Sights that were named to be seen and are in none of the days, each with what became of it: the road goes by, there
 * is no room, it is nothing for these travellers, or nothing is known of it.
 */
export const sightsMissed = (noticed: Noticed): string[] => {
  const { language, plan, pool, said, cities } = noticed;
  const say = wishWords(language);
  const stops = plan.days.flatMap((day) => day.stops);
  const titles = stops.flatMap((stop) => pool.all.get(recordKey(stop))?.names ?? []);
  const ids = new Set(plan.days.map(({ city_id }) => city_id));
  const towns = cities.filter(({ id }) => ids.has(id)).flatMap(({ names }) => names);
  const cityNames = new Set(cities.flatMap(({ names }) => names));
  const isRefused = refuses(said.wants, cityNames);
  const missed = [...new Set(said.places.sights)].flatMap((sight) => {
    const own = wordsOf(sight);
    if (own === '' || said.places.sightsLeft.includes(own) || isChoice(own, said.words)) return [];
    const bare = own.replace(areas, ' ').trim();
    const isTown = towns.some((name) => holds(name, bare));
    const isOfPlan = areas.test(own) && said.places.named.some(({ id }) => ids.has(id));
    if (isTown || isOfPlan || titles.some((title) => holds(title, own))) return [];
    const record = recordOf(sight, pool);
    return record && isRefused(record) ? [] : [{ sight, record }];
  });
  const beside = missed.map((one) => ({
    ...one,
    way: one.record && dayBeside({ plan, cities }, one.record.point),
  }));
  const passed = beside.flatMap(({ sight, way }) =>
    way
      ? [say.onTheWay(sight, cityToken({ id: way.from.city_id }), cityToken({ id: way.to.city_id }), way.day)]
      : [],
  );
  const others = beside.filter(({ way }) => !way);
  const { known, hard: hardSights } = bySuiting(others, { plan, said });
  const hard = [...new Set([...hardSights.map(({ record }) => record), ...hardWishes(noticed)])].map(
    (record) => ({ record }),
  );
  const unknown = others.filter(({ record }) => record === undefined).map(({ sight }) => `“${sight}”`);
  const names = (list: readonly { record: Candidate }[]) =>
    listOf(
      language,
      list.map(({ record }) => token(record)),
    );
  return [
    ...passed,
    ...(hard.length > 0 ? [say.tooHard(names(hard), hard.length > 1)] : []),
    ...(known.length > 0 ? [say.noRoomFor(names(known), known.length > 1)] : []),
    ...(unknown.length > 0
      ? [
          say.unheard(
            listOf(language, unknown),
            listOf(
              language,
              [...ids].map((id) => cityToken({ id })),
            ),
          ),
        ]
      : []),
  ];
};

/** Sights that are known here: what these travellers can't do, as far as somebody looked into it, and the others. */
const bySuiting = (
  missed: ReadonlyArray<{ record: Candidate | undefined }>,
  { plan, said }: Pick<Noticed, 'plan' | 'said'>,
): Record<'known' | 'hard', Array<{ record: Candidate }>> => {
  const found = missed.flatMap(({ record }) => (record ? [{ record }] : []));
  const youngest = youngestIn(said.words);
  const isFor = ({ record }: { record: Candidate }) => isWithinReach(record, plan.request, youngest);
  return { known: found.filter(isFor), hard: found.filter((one) => !isFor(one)) };
};
