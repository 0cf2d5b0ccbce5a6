import { distanceKm } from '../../../distance';
import type { PlannerCity } from '../candidates/cities';
import type { Plan } from '../plan-shapes';
import type { Understanding } from '../understand';
import type { Places } from '../understand/places';
import { words } from '../understand/text';
import type { Trait } from '../understand/traits';
import type { Change } from './change';
import { type Draft, type DraftDay, touched } from './draft';

/** A city of the plan, and the one that is to take its place. */
export interface CityExchange {
  out: PlannerCity;
  into: PlannerCity;
  /** Others that share its days: "not Cần Thơ, only Sa Đéc and Châu Đốc". */
  also?: readonly PlannerCity[];
}

/** Usual highest temperature of a day, in a month or over the year. */
const warmthOf = ({ normals }: PlannerCity, month: number | null): number => {
  const wanted = normals.filter((normal) => month === null || normal.month === month);
  return wanted.reduce((sum, { max_c }) => sum + max_c, 0) / Math.max(1, wanted.length);
};

/** Degrees that one feels. */
const felt = 3;

const isMore = (city: PlannerCity, than: PlannerCity, trait: Trait, month: number | null): boolean => {
  const difference = warmthOf(city, month) - warmthOf(than, month);
  if (trait === 'warmer') return difference >= felt;
  if (trait === 'cooler') return difference <= -felt;
  return trait !== 'quieter' || (!city.isHighlight && city.id !== than.id);
};

/** A city that is more of what is wanted, not far from the rest of the journey, with enough to see. */
const instead = (
  out: PlannerCity,
  rest: readonly PlannerCity[],
  trait: Trait,
  { month, cities }: { month: number | null; cities: readonly PlannerCity[] },
): PlannerCity | undefined => {
  const anchors = rest.length > 0 ? rest : [out];
  const worth = (city: PlannerCity) => {
    const far = Math.min(...anchors.map((anchor) => distanceKm(anchor, city)));
    const season = month === null ? 0 : city.bestMonths.includes(month) ? 1 : -1;
    return city.records / 10 + (city.isHighlight ? 1 : 0) + season - far / 200;
  };
  return cities
    .filter((city) => city !== out && !rest.includes(city) && isMore(city, out, trait, month))
    .sort((a, b) => worth(b) - worth(a))[0];
};

/** Whether somebody has been where he might be sent. */
const isSeenThere = ({ left, sightsLeft }: Places): boolean => left.length + sightsLeft.length > 0;

/** The town with most to see that is hardly farther from home than the one it takes the place of. */
const nextTo = (
  out: PlannerCity,
  { request, days }: Plan,
  cities: readonly PlannerCity[],
): PlannerCity | undefined => {
  const from = request.origin ?? out;
  const reach = Math.max(150, distanceKm(from, out) * 1.3, days.length > 3 ? 400 : 0);
  const worth = (city: PlannerCity) =>
    city.records / 10 +
    (request.month === null ? 0 : city.bestMonths.includes(request.month) ? 1 : -1) -
    distanceKm(from, city) / 100;
  return cities
    .filter((city) => city !== out && distanceKm(from, city) > 12 && distanceKm(from, city) <= reach)
    .toSorted((a, b) => worth(b) - worth(a))[0];
};

const mixedUp = words(
  'i meant|we meant|meant to (?:say|type|write)|mixed (?:them|it|those) up|wrong (?:place|island|town|one)|make (?:it|that)|rather|prefer|changed (?:my|our) minds?|better|doi y|thich hon|(?:em|minh|toi|tui|y) (?:noi |ghi |viet )?(?:nham|lon)|nham (?:ten|cho|noi)|chot(?: luon| la)?|lets go (?:with|for)|settle on|go for',
);

/** What is taken out makes room for what is named after it. */
const replaces = words(
  'instead|in (?:its|their) place|thay (?:the )?(?:bang|vao|cho)|(?:doi|chuyen) (?:qua|sang|thanh)|(?:don|bu) (?:het )?(?:qua|sang|cho|vao)',
);

/** "… chỉ đi Sa Đéc với Châu Đốc thôi": those, in the place of what is taken out. */
const onlyThose = words('only|just|chi|thoi');

/** The city that somebody wants to have exchanged, as far as the message says which and for what. */
export const exchangeIn = (
  plan: Plan,
  { verb, verbs, places, trait, acts, isElsewhere, words: said }: Understanding,
  cities: readonly PlannerCity[],
): CityExchange | null => {
  if (acts.length > 0) return null;
  const route = [...new Set(plan.days.map(({ city_id }) => city_id))].flatMap(
    (id) => cities.find((city) => city.id === id) ?? [],
  );
  const named = places.named.flatMap(({ id }) => cities.find((city) => city.id === id) ?? []);
  const [out, ...further] = named.filter((city) => route.includes(city));
  const [into, ...also] = named.filter((city) => !route.includes(city) && !places.left.includes(city.id));
  const exchanges = verb === 'swap' || (verb === 'remove' && isElsewhere);
  if (out && into && further.length === 0 && verb === 'swap') return { out, into };
  // "Drop Hà Tiên and spend the time in Cần Thơ instead", "bỏ Quy Nhơn đi, thay bằng Huế".
  const [first, second, ...more] = places.named.toSorted((a, b) => a.at - b.at);
  const dropped = route.find(({ id }) => id === first?.id);
  const takesOver = cities.find(({ id }) => id === second?.id);
  if (verb === 'remove' && replaces.test(said) && dropped && takesOver && more.length === 0)
    return { out: dropped, into: takesOver };
  // "Đà Lạt is too far, take Hội An instead".
  if (out && into && further.length === 0 && verb !== 'add' && replaces.test(said)) return { out, into };
  // "Nha Trang instead of Đà Nẵng".
  const isOnly = onlyThose.test(said);
  const [leftOne, ...leftOthers] = route.filter(
    ({ id }) => places.left.includes(id) || (isOnly && verbs.get(id) === 'remove'),
  );
  if (leftOne && into && leftOthers.length === 0 && verb !== 'add') return { out: leftOne, into, also };
  // "I mixed them up, I meant Phú Quý".
  const meant = places.named.filter(({ id }) => !route.some((city) => city.id === id))[0];
  const other = cities.find(({ id }) => id === meant?.id);
  if (mixedUp.test(said) && other && route.length === 1 && route[0]) return { out: route[0], into: other };
  // "Đổi sang Mũi Né" to a plan of one place.
  const [only, ...others] = route;
  const isSwapped = verb === 'swap' || (verb !== 'add' && replaces.test(said));
  if (!out && into && only && others.length === 0 && isSwapped) return { out: only, into, also };
  // "Vũng Tàu đi rồi, chỗ khác": another town, and none of those.
  if (isElsewhere && !into && !trait && only && others.length === 0 && isSeenThere(places)) {
    const open = cities.filter(({ id }) => !places.left.includes(id));
    const found = nextTo(only, plan, open);
    return found ? { out: only, into: found } : null;
  }
  if (!trait || into || further.length > 0 || !(isElsewhere && (exchanges || !out))) return null;
  const { month } = plan.request;
  const coldest = [...route].sort((a, b) => warmthOf(a, month) - warmthOf(b, month));
  const leaving = out ?? (trait === 'cooler' ? coldest.at(-1) : coldest[0]);
  if (!leaving) return null;
  const rest = route.filter((city) => city !== leaving);
  const found = instead(leaving, rest, trait, { month, cities });
  return found ? { out: leaving, into: found } : null;
};

/** Puts one city in the place of another, for as long. What comes behind it is travelled to from there. */
export const exchangeCity = (
  draft: Draft,
  { out, into, also = [] }: CityExchange,
): { draft: Draft; changes: Change[] } => {
  const freed = draft.days.filter((day) => day.city.id === out.id);
  // The last of them, from which there is a way home, has the day that is left over.
  const towns = [into, ...also].slice(0, Math.max(1, freed.length));
  const townOf = (day: DraftDay): PlannerCity => {
    const after = freed.length - 1 - freed.indexOf(day);
    return towns[towns.length - 1 - Math.floor((after * towns.length) / freed.length)] ?? into;
  };
  const days = draft.days.map((day, index): DraftDay => {
    if (day.city.id === out.id) return { city: townOf(day), visits: [], kept: null, isFilled: true };
    return draft.days[index - 1]?.city.id === out.id ? touched(day) : day;
  });
  const changes: Change[] = [
    { said: 'city_exchanged', city: out.id, with: into.id },
    ...towns.slice(1).map(
      (town): Change => ({
        said: 'city_added',
        city: town.id,
        days: freed.filter((day) => townOf(day) === town).length,
      }),
    ),
  ];
  return { draft: { ...draft, days }, changes };
};
