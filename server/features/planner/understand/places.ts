import { distanceKm } from '../../../distance';
import type { PlannerCity } from '../candidates/cities';
import type { GazetteerPlace } from '../gazetteer/places';
import { withoutAbroad } from './abroad';
import { goneAbroad } from './gone-abroad';
import { isOfMan, othersOfProvince } from './named-after';
import { exactly, idOf, type Mention, nearly } from './place-mentions';
import { namesOf } from './place-names';
import { meantInProvince } from './province-meant';
import { refusedIn } from './refused';
import { regionsSaidIn } from './regions-said';
import type { Stretch } from './role-paths';
import type { Role } from './role-table';
import { rolesOf } from './roles';
import { settledRoles } from './settled-roles';
import { withoutSomeDays } from './some-days';
import { type Anchor, type StayLengths, stayLengths } from './stay-lengths';
import { type Text, wordsOf } from './text';

/** A city that was named, and where. `days` when its own length was said ("3 days in Hà Nội"). */
export interface NamedCity {
  id: number;
  at: number;
  days?: number;
}

/** Where somebody comes from: a city of the site or any other place of the country. */
export interface Origin {
  /** Of a city; `null` where there is none. */
  id: number | null;
  name: string;
  lat: number;
  lon: number;
}

export interface Places {
  /** Cities to go to. */
  named: NamedCity[];
  /** Every city that was named, whatever for. */
  mentioned: NamedCity[];
  /** How long the journey is beside its stays, whether those are nights, and how long one stays where no city is. */
  lengths: Omit<StayLengths, 'stays'> & { elsewhere: number };
  /** Places of the country to go to that no city stands for. */
  uncovered: GazetteerPlace[];
  origin: Origin | null;
  /** A city that people only come into and leave from. */
  gateway: number | null;
  /** Cities that are not to be gone to: refused, or seen before. */
  left: number[];
  /** Folded names of sights that are not to be gone to, whose towns may be. */
  sightsLeft: string[];
  /** The only city to sleep in. */
  base: number | null;
  /** Cities in which the journey begins and ends. */
  starts: number | null;
  ends: number | null;
  /** A city from which a way was told ("from A to B"): seen when there is time, left when there is none. */
  path: number | null;
  pathOrigin: Origin | null;
  /** Cities of a region that was named ("the Mekong delta"), to choose from. */
  region: number[] | null;
  /** Name of a place outside the country. */
  abroad: string | null;
  /** Sights near cities, as they were written, that were named beside cities. */
  sights: string[];
  /** Cities that only a sight of theirs was named of: Bà Nà, and not Đà Nẵng. */
  bySight: number[];
  /** Whether an order of travel was said ("from A to B", "then"). */
  isOrdered: boolean;
}

const daysElsewhere = (stays: StayLengths['stays']): number =>
  [...stays].reduce((sum, [key, days]) => sum + (key.startsWith('city ') ? 0 : days), 0);

/** Names by which places to go to are measured; a sight counts where nothing else names its town. */
const anchorsOf = (mentions: readonly Mention[]): Anchor[] => {
  const towns = new Set(mentions.filter((one) => !isOfSight(one)).map(keyOf));
  return mentions
    .filter((one) => !isOfSight(one) || !towns.has(keyOf(one)))
    .map((one) => ({ key: keyOf(one), at: one.at, end: one.end }));
};

/** "Phú Yên …: Mũi Điện 3 ngày, Nha Trang 2 ngày": a sight tells for its town where that has no length of its own. */
const lengthsAround = (plain: string, mentions: readonly Mention[]): StayLengths => {
  const measured = stayLengths(plain, anchorsOf(mentions));
  if (daysElsewhere(measured.stays) === 0) return measured;
  const anchors = mentions
    .filter((one) => !isOfSight(one) || !measured.stays.has(keyOf(one)))
    .map((one) => ({ key: keyOf(one), at: one.at, end: one.end }));
  const again = stayLengths(plain, anchors);
  return daysElsewhere(again.stays) < daysElsewhere(measured.stays) ? again : measured;
};

const ordered =
  /(?<!\p{L})(?:then|after that|next|finally|start(?:ing)? (?:in|from)|fly(?:ing)? (?:into|in to)|from .{2,40} to |end(?:ing)? in|out of|in the order|roi|sau do|tiep theo|cuoi cung|xuat phat|bat dau tu|ket thuc)(?!\p{L})|->|→|>/u;

const theRest =
  /(?<!\p{L})(?:for )?the (?:rest|other (?:nights|days))(?!\p{L})|phan con lai|con lai (?:o|tai)/u;

const keyOf = ({ target }: Mention): string =>
  'city' in target ? `city ${target.city.id}` : target.place.name;

const originOf = ({ target }: Mention): Origin => {
  if ('place' in target) return { id: null, ...target.place };
  const { id, title, lat, lon } = target.city;
  return { id, name: title, lat, lon };
};

const once = <T>(list: readonly T[], same: (a: T, b: T) => boolean): T[] =>
  list.filter((one, index) => list.findIndex((other) => same(one, other)) === index);

/** Where a text names places. */
export const placesAt = (text: Text, cities: readonly PlannerCity[]): Mention[] =>
  exactly(text, namesOf(cities)).named;

/** The same with names that are misspelt. */
export const placesHeard = (text: Text, cities: readonly PlannerCity[]): Mention[] => {
  const names = namesOf(cities);
  const { named, rest } = exactly(text, names);
  return [...named, ...nearly(rest, names, text.lower)];
};

/** A text with `#` where it names places, so that "Cát Bà còn" counts nobody. */
export const withoutPlaces = (text: Text, cities: readonly PlannerCity[]): Text => {
  const { rest } = exactly(text, namesOf(cities));
  if (rest.length !== text.lower.length) return text;
  const lower = [...rest].map((letter, at) => (letter === '#' ? '#' : (text.lower[at] ?? ''))).join('');
  const raw = [...rest].map((letter, at) => (letter === '#' ? ' ' : (text.raw[at] ?? ''))).join('');
  return { raw, lower, folded: rest };
};

/** What is named to be seen, and is no city: whether it comes about shows the plan. */
const sightsIn = (
  text: Text,
  all: readonly Mention[],
  firm: readonly Mention[],
  stretches: readonly Stretch[],
): string[] => {
  const sights = all.filter((mention) => mention.isSight || !firm.includes(mention));
  const roles = rolesOf(text.folded, sights, stretches);
  return sights.flatMap(({ at, end }, index) =>
    roles[index] === 'visit'
      ? [(text.raw.length === text.folded.length ? text.raw : text.folded).slice(at, end)]
      : [],
  );
};

const isOfSight = ({ isSight, target }: Mention): boolean =>
  isSight === true || ('city' in target && target.isRecord === true);

/** "Hà Giang is done" is said of all its towns. */
const citiesOfProvinces = (refused: readonly Mention[], cities: readonly PlannerCity[]): number[] =>
  refused.flatMap(({ province, target }) => {
    const called = 'place' in target ? target.place.names : province === undefined ? [] : [province];
    return cities.filter(({ provinces }) => called.includes(provinces.at(-1) ?? '')).map(({ id }) => id);
  });

const gatewayOrigin = (id: number, cities: readonly PlannerCity[]): Origin | null => {
  const city = cities.find((one) => one.id === id);
  return city ? { id, name: city.title, lat: city.lat, lon: city.lon } : null;
};

/** Who has seen one waterfall may see the town around it. */
const sightsLeftIn = (plain: string, all: readonly Mention[], stretches: readonly Stretch[]): string[] => {
  const roles = rolesOf(plain, all, stretches);
  return all
    .filter((mention, index) => isOfSight(mention) && ['avoid', 'seen'].includes(roles[index] ?? 'visit'))
    .map(({ at, end }) => withoutWay(wordsOf(plain.slice(at, end))));
};

/** "Fansipan cable car" is refused with its summit: both are Fansipan. */
const withoutWay = (name: string): string =>
  name.replace(/^(?:cap treo|cable car to) | (?:by )?cable cars?$/u, '') || name;

/** The places and regions that a message names, in the order in which it does, and what they are to the journey. */
export const placesIn = (text: Text, cities: readonly PlannerCity[], isChange = false): Places => {
  const plain = text.folded;
  const names = namesOf(cities);
  // What belongs to "north west" and "Tây Bắc" is no city.
  const { named, rest } = exactly({ ...text, folded: withoutAbroad(plain) }, names);
  const all = [...named, ...nearly(rest, names, text.lower)]
    .filter((mention) => !isOfMan(plain, mention))
    .sort((a, b) => a.at - b.at);
  // "Hội An and Mỹ Sơn" is about Hội An alone; who says nothing but "Củ Chi tunnels" goes to where they are.
  const firm = all.filter(({ target }) => !('city' in target && target.isRecord));
  const mentions = meantInProvince(plain, firm.length > 0 || isChange ? firm : all, cities);
  const stretches = refusedIn({ lower: text.lower, folded: plain });
  const roles = settledRoles(plain, mentions, rolesOf(plain, mentions, stretches));
  const of = (...wanted: Role[]) => mentions.filter((_, index) => wanted.includes(roles[index] ?? 'visit'));
  const visits = of('visit', 'start', 'end', 'base', 'path');
  const { stays, ...lengths } = lengthsAround(withoutSomeDays(plain), visits);
  const citiesIn = (found: readonly Mention[]): NamedCity[] =>
    once(
      found.flatMap((mention) => {
        const id = idOf(mention);
        return id === null ? [] : [{ id, at: mention.at }];
      }),
      (a, b) => a.id === b.id,
    );
  const idIn = (found: readonly Mention[]): number | null => citiesIn(found).at(-1)?.id ?? null;
  // Who flies into a town and has seen a sight near it goes there all the same.
  const surely = new Set(citiesIn(of('start', 'end', 'base')).map(({ id }) => id));
  const refused = of('avoid', 'seen');
  const [from] = of('origin');
  const goesTo = new Set(citiesIn(of('visit')).map(({ id }) => id));
  // "Cần Thơ, not Cái Răng" is about a part of the town.
  const said = ({ at, end }: Mention) => plain.slice(at, end);
  const isPart = (mention: Mention) =>
    mentions.some(
      (other, index) =>
        idOf(mention) !== null &&
        idOf(other) === idOf(mention) &&
        // "Quảng Ninh, not the bay" is about its other towns.
        other.province === undefined &&
        said(other) !== said(mention) &&
        !['avoid', 'seen'].includes(roles[index] ?? 'visit'),
    );
  const left = [
    ...citiesIn(refused.filter((mention) => !isOfSight(mention) && !isPart(mention))).map(({ id }) => id),
    ...citiesOfProvinces(refused, cities).filter((id) => !goesTo.has(id)),
  ].filter((id, index, ids) => !surely.has(id) && ids.indexOf(id) === index);
  const gateway = idIn(of('gateway'));
  const [way] = of('path');
  // "Mình ở Cần Thơ … xuất phát từ Cần Thơ" goes nowhere there.
  const home = from ? idOf(from) : null;
  const gone = new Set(citiesIn(of('start', 'end', 'base', 'path')).map(({ id }) => id));
  const wished = citiesIn(of('visit', 'start', 'end', 'base', 'path')).filter(({ id }) => !left.includes(id));
  // "From Hanoi: Hanoi, Sa Pa, …" counts it among the towns all the same, and so does "from Hanoi. Hanoi 2 nights, …".
  const isListed = ({ id, at }: NamedCity) =>
    from !== undefined &&
    at > from.end &&
    (stays.has(`city ${id}`) || /^[^.!?\n]{0,40}:\s*$/u.test(plain.slice(from.end, at)));
  const away = wished.filter((city) => city.id !== home || gone.has(city.id) || isListed(city));
  // "Lịch Sài Gòn 1 ngày, tui ở Bình Thạnh" is a day at home.
  const isAtHome = away.length === 0 && wished.length > 0 && !of('visit').some((one) => idOf(one) === null);
  const goneTo = isAtHome ? wished : away.length > 0 ? away : othersOfProvince(of('visit'), left, cities);
  const region = regionsSaidIn(rest, cities);
  const goneIds = new Set(goneTo.map(({ id }) => id));
  const leftOfRegions = region.refused.filter((id) => !goneIds.has(id));
  // Who lands in one place and shares all nights among the others does not sleep there.
  const landing = theRest.test(plain) ? idIn(of('start')) : null;
  const slept = goneTo.filter(({ id }) => id !== landing && `city ${id}` !== lengths.around);
  return {
    named: (slept.length > 0 ? slept : goneTo).map((city): NamedCity => {
      const days = stays.get(`city ${city.id}`);
      return days === undefined ? city : { ...city, days };
    }),
    lengths: { ...lengths, elsewhere: daysElsewhere(stays) },
    mentioned: citiesIn(mentions),
    uncovered: once(
      of('visit', 'start', 'end', 'base', 'path').flatMap(({ target }) =>
        'place' in target ? [target.place] : [],
      ),
      // "Pleiku, Gia Lai" is one place.
      (a, b) => a.name === b.name || distanceKm(a, b) < 3,
    ),
    origin: isAtHome
      ? null
      : from
        ? originOf(from)
        : gateway === null
          ? null
          : gatewayOrigin(gateway, cities),
    gateway,
    left: [...new Set([...left, ...leftOfRegions])],
    sightsLeft: [
      ...new Set([
        ...sightsLeftIn(plain, all, stretches),
        ...refused.filter(isPart).map((one) => wordsOf(said(one))),
      ]),
    ],
    base: idIn(of('base')),
    starts: landing === null ? idIn(of('start')) : null,
    ends: idIn(of('end')),
    path: idIn(of('path')),
    pathOrigin: way ? originOf(way) : null,
    region: region.wished,
    abroad: goneAbroad(text),
    sights: sightsIn(text, all, firm, stretches),
    bySight: citiesIn(mentions.filter(isOfSight))
      .map(({ id }) => id)
      .filter((id) => !mentions.some((one) => idOf(one) === id && !isOfSight(one))),
    isOrdered: ordered.test(plain),
  };
};
