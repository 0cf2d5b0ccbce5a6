import { distanceKm, type Point } from '../../distance';
import { fold } from '../../fold';
import type { GazetteerEntry, PlaceKind } from './entry';
import { placeKinds } from './entry';
import { createNameIndex, fitsAccents, isOneSpelling, isWrittenAsName } from './name-index';
import { entries } from './read';

export type { GazetteerEntry, PlaceKind } from './entry';
export { provinceAt } from './province-at';
export { entries } from './read';

const byId = new Map(entries.map((entry) => [entry.id, entry]));

export const placeById = (id: string): GazetteerEntry | undefined => byId.get(id);

/** Names of a place in all languages and spellings, as they are written. */
export const namesOf = ({ name, en, spellings }: GazetteerEntry): string[] => [
  name,
  ...(en ? [en] : []),
  ...spellings,
];

/** The unit of today into which each of the 63 former provinces came. */
export const presentOf: ReadonlyMap<string, string> = new Map(
  entries.flatMap(({ kind, name, formerly, province }) =>
    kind === 'former_province' && name === formerly && province ? [[formerly, province] as const] : [],
  ),
);

const destinations = entries.filter(({ site }) => site?.kind === 'city');

/** The destination that is nearest to a point among those that ship with the site, with the kilometres by air. */
export const nearestDestination = (point: Point): { entry: GazetteerEntry; km: number } | null =>
  destinations
    .map((entry) => ({ entry, km: distanceKm(entry, point) }))
    .reduce<{ entry: GazetteerEntry; km: number } | null>(
      (best, one) => (best && best.km <= one.km ? best : one),
      null,
    );

/** A name in a text, with every place that is called so, the likeliest first. */
export interface PlaceMention {
  at: number;
  end: number;
  /** As it is written in the text. */
  written: string;
  entries: readonly GazetteerEntry[];
  /**
   * Whether it says one place; several with one centre ("Bắc Ninh", the province, the one of before and its town); or
   * places apart from each other ("Vĩnh Thạnh").
   */
  says: 'one' | 'one_centre' | 'several';
}

/** Of two places of one name the one that more people mean: one that the site has, a unit, then by kind. */
const likelihood = ({ kind, site }: GazetteerEntry): number =>
  (site?.kind === 'city' ? -100 : 0) + placeKinds.indexOf(kind);

const names = createNameIndex(
  entries.flatMap((entry) => namesOf(entry).map((name) => ({ name, value: { entry, name } }))),
);

/** Places this near to each other have one centre. */
const oneCentreKm = 15;

/** Small letters without accents, letter for letter: what is found in it keeps its place in the text. */
const foldedInPlace = (text: string): string =>
  [...text].map((letter) => fold(letter).padEnd(letter.length, ' ').slice(0, letter.length)).join('');

interface CalledSo {
  entry: GazetteerEntry;
  name: string;
}

const hasAccents = (text: string) => /[^ -~]/.test(text);
const wordCount = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;

/** Whether what is written can be this name: "làng có" is not "Lăng Cô", and "binh minh" is a sunrise. */
export const mayBe = (
  { common_word, name: own }: Pick<GazetteerEntry, 'common_word' | 'name'>,
  name: string,
  written: string,
): boolean =>
  // "Thành Bà" of "đổi thành Bà Nà" is not Thanh Ba.
  !(name === own && !hasAccents(name) && hasAccents(written)) &&
  fitsAccents(written, name) &&
  (!common_word || wordCount(name) > 2 || isWrittenAsName(written, name));

/** Every place that a text names. */
export const findPlaceNames = (
  text: string,
  { kinds }: { kinds?: readonly PlaceKind[] } = {},
): PlaceMention[] => {
  const written = text.normalize('NFC');
  const counts = ({ entry, name }: CalledSo, at: number, end: number) =>
    (!kinds || kinds.includes(entry.kind)) && mayBe(entry, name, written.slice(at, end));
  return names.find(foldedInPlace(written), counts).map(({ at, end, values }) => {
    // "Thạnh Hóa" is not "Thanh Hóa" where accents are written.
    const exact = values.filter(
      ({ name }) => hasAccents(name) && isOneSpelling(written.slice(at, end), name),
    );
    const meant = exact.length > 0 ? exact : values;
    const called = [...new Set(meant.map(({ entry }) => entry))].sort(
      (a, b) => likelihood(a) - likelihood(b),
    );
    const [first] = called;
    const isOneCentre = called.every((one) => first && distanceKm(first, one) <= oneCentreKm);
    return {
      at,
      end,
      written: written.slice(at, end),
      entries: called,
      says: called.length === 1 ? 'one' : isOneCentre ? 'one_centre' : 'several',
    };
  });
};

/** Every place that is called so, the likeliest first; accents, case and spaces don't matter. */
export const placesCalled = (name: string): GazetteerEntry[] =>
  [...new Set(names.valuesOf(name).map(({ entry }) => entry))].sort((a, b) => likelihood(a) - likelihood(b));
