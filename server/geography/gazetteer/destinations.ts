import { distanceKm, type Point } from '../../distance';
import { fold } from '../../fold';
import type { GazetteerEntry, PlaceKind } from './entry';
import { entries, namesOf, placesCalled } from './index';

/** A destination of the site, as it is in the database. */
export interface Destination extends Point {
  /** Its titles in all languages. */
  names: readonly string[];
  /** Ids of places that its records tell of, where that is known beyond the links of the gazetteer. */
  tells?: readonly string[];
}

/** A destination this near is the place itself. */
const sameKm = 12;
/** The town that a province was called after, seen on a round from the destination. */
const seatKm = 35;
/** What is named for a destination is a day's trip from it at most. */
const standsKm = 80;
/** So far a destination's pin may be from where its town is. */
const ownKm = 30;

/** Where people go; not what they pass, and not parts of the country or of a city. */
const goneTo: ReadonlySet<PlaceKind> = new Set([
  'former_province',
  'city',
  'town',
  'district',
  'village',
  'island',
  'archipelago',
  'sight',
  'national_park',
  'lake',
  'waterfall',
  'pass',
  'peak',
  'cave',
  'beach',
  'bay',
]);

export const nearestOf = <D extends Point>(
  point: Point,
  destinations: readonly D[],
): { destination: D; km: number } | null =>
  destinations.reduce<{ destination: D; km: number } | null>((best, destination) => {
    const km = distanceKm(destination, point);
    return best && best.km <= km ? best : { destination, km };
  }, null);

const placed = entries.filter(({ kind, formerly }) => formerly !== null && kind !== 'former_province');

const folded = (names: readonly string[]) =>
  names.map((name) =>
    fold(name)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );

/**
 * Another name of a destination: a spelling of its own, what stands for it, the province that it lies in, or something
 * to see from it: what has a record, but no destination, of its own, and what lies next to it and has neither; or what
 * a record of it tells of.
 */
export interface OtherName<D> {
  name: string;
  entry: GazetteerEntry;
  destination: D;
  is: 'spelling' | 'stands' | 'province' | 'record' | 'told';
}

export interface Covering<D> {
  others: OtherName<D>[];
  /** Places that people may ask for and no destination stands for. */
  uncovered: GazetteerEntry[];
  /** What has a record next to a destination: it is found by that, and is no place of a shorter name elsewhere. */
  recorded: GazetteerEntry[];
}

/**
 * What the destinations of the site are called beside their titles, and what they leave uncovered. A province of before
 * is covered by a destination in it; where it has its name from its town, only if that is near.
 */
export const coveringOf = <D extends Destination>(destinations: readonly D[]): Covering<D> => {
  const titles = new Set(destinations.flatMap(({ names }) => folded(names)));
  const formerly = new Map(
    destinations.map((destination) => [
      destination,
      nearestOf(destination, placed)?.destination.formerly ?? null,
    ]),
  );
  const own = new Map(
    destinations.flatMap((destination) =>
      destination.names
        .flatMap(placesCalled)
        .filter(({ kind }) => kind !== 'province' && kind !== 'former_province')
        .filter((entry) => distanceKm(entry, destination) <= ownKm)
        .slice(0, 1)
        .map((entry) => [entry, destination] as const),
    ),
  );
  const towns = new Set(
    entries.filter(({ kind }) => kind === 'city' || kind === 'town').map(({ name }) => name),
  );
  const telling = new Map(
    destinations.flatMap((destination) => (destination.tells ?? []).map((id) => [id, destination] as const)),
  );
  const others: OtherName<D>[] = [];
  const uncovered: GazetteerEntry[] = [];
  const recorded: GazetteerEntry[] = [];
  for (const entry of entries) {
    const called = (is: OtherName<D>['is'], destination: D) =>
      others.push(...namesOf(entry).map((name) => ({ name, entry, destination, is })));
    const itself = own.get(entry);
    const nearest = nearestOf(entry, destinations);
    // The Perfume Pagoda is visited from Hà Nội, though Ninh Bình is nearer by air.
    const ofProvince = nearestOf(
      entry,
      destinations.filter((destination) => formerly.get(destination) === entry.formerly),
    );
    const base = ofProvince && ofProvince.km <= standsKm ? ofProvince : nearest;
    if (!nearest) {
      if (goneTo.has(entry.kind)) uncovered.push(entry);
    } else if (itself) called('spelling', itself);
    else if (entry.as_destination && base && base.km <= standsKm) called('stands', base.destination);
    else if (isRecord(entry) && base && nearest.km > sameKm && base.km <= standsKm) {
      called('record', base.destination);
    } else if (entry.kind === 'former_province') {
      const within = destinations.filter((destination) => formerly.get(destination) === entry.name);
      const best = nearest.km <= sameKm ? nearest : nearestOf(entry, within);
      if (best && (best.km <= seatKm || !towns.has(entry.name))) called('province', best.destination);
      else uncovered.push(entry);
    } else if (
      (entry.kind === 'city' || entry.kind === 'town') &&
      nearest.km <= seatKm &&
      isSeat(entry) &&
      formerly.get(nearest.destination) === entry.formerly
    ) {
      called('province', nearest.destination);
    } else if (goneTo.has(entry.kind) && !folded(namesOf(entry)).some((name) => titles.has(name))) {
      // So near, it is seen from the destination, which is where one sleeps. What has a record is found by that.
      const teller = telling.get(entry.id);
      if (nearest.km > sameKm && teller) called('told', teller);
      else if (nearest.km > sameKm) uncovered.push(entry);
      else if (!isRecord(entry)) called('record', nearest.destination);
      else recorded.push(entry);
    }
  }
  return { others, uncovered, recorded };
};

/** Whether the site has a page about it. */
const isRecord = ({ site }: GazetteerEntry): boolean =>
  site !== null && site.kind !== 'city' && site.kind !== 'event';

const seats = entries.filter(({ kind, name, formerly }) => kind === 'former_province' && name === formerly);

/** Whether a town was the seat of its province. */
const isSeat = (town: GazetteerEntry): boolean =>
  seats.some((seat) => seat.formerly === town.formerly && distanceKm(seat, town) <= 3);
