import { distanceKm } from '../../../distance';
import { entries, namesOf } from '../../../geography/gazetteer';
import type { Candidate } from '../candidates/candidate';
import { wordsOf } from '../understand/text';
import { hasAny } from './has-any';

const pairsOf = (name: string): string[] => {
  const words = name.split(' ');
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
};

/** What is larger than a sight: two records with its name have nothing more in common than where they are. */
const largeKinds: ReadonlySet<string> = new Set([
  'province',
  'former_province',
  'city',
  'town',
  'island',
  'archipelago',
]);
const townPairs: ReadonlySet<string> = new Set(
  entries
    .filter(({ kind }) => largeKinds.has(kind))
    .flatMap((entry) => namesOf(entry).flatMap((name) => pairsOf(wordsOf(name)))),
);

/** Words that hold a title together and name nothing: "under the" is where many things are. */
const joining = new Set(
  'the a an of in on at to and or from with under into through among between by for its it that what where when how one up down over out near all tai tren trong duoi ben giua mot nhung cac cua va voi'.split(
    ' ',
  ),
);

/** What something is, and not which one: two museums of one quarter are two. */
const kinds: ReadonlySet<string> = new Set([
  'bao tang',
  'nha tho',
  'nha hat',
  'nha san',
  'nha hang',
  'nha nghi',
  'khach san',
  'quoc gia',
  'vuon quoc',
  'quang truong',
  'cong vien',
  'trung bay',
  'di tich',
  'lich su',
  'my thuat',
  'am thuc',
  'hai san',
  'nui lua',
  'bai bien',
  'bai tam',
  'cho phien',
  'an sang',
  'bua sang',
  'bua toi',
  'ben song',
  'mot ngay',
  'national park',
  'old house',
]);

const isName = (pair: string): boolean =>
  pair.length > 6 &&
  !townPairs.has(pair) &&
  !kinds.has(pair) &&
  !pair.split(' ').some((word) => joining.has(word));

const sharesName = (a: Candidate, b: Candidate): boolean => {
  const pairs = new Set(a.names.flatMap(pairsOf));
  return b.names.flatMap(pairsOf).some((pair) => pairs.has(pair) && isName(pair));
};

/** Arts of the stage: of each an evening is enough, wherever it is played. */
const arts = [
  'tuong',
  'cheo',
  'cai luong',
  'ca tru',
  'ca hue',
  'bai choi',
  'quan ho',
  'roi nuoc',
  'water puppets?',
].map((art) => new RegExp(`(?<![\\p{L}])${art}(?![\\p{L}])`, 'u'));
const onStage = ['theatre', 'stage-and-music', 'shows-and-music', 'water-puppets'];
const sameTownKm = 30;

const isOneArt = (a: Candidate, b: Candidate): boolean =>
  hasAny(a.signals, onStage) &&
  hasAny(b.signals, onStage) &&
  arts.some((art) => [a, b].every(({ names }) => names.some((name) => art.test(name))));

/** "Take a boat to Thiên Mụ pagoda" and "Thiên Mụ pagoda": the whole name of the one is in that of the other. */
const wayThereKm = 8;
const leastOfName = 9;

const isNamedIn = (a: Candidate, b: Candidate): boolean =>
  a.names.some(
    (name) =>
      name.length >= leastOfName &&
      name.includes(' ') &&
      b.names.some((other) => ` ${other} `.includes(` ${name} `)),
  );

/**
 * Whether two records are about one place: a temple and the thing to do in it. Nobody wants to go there twice. Where
 * people eat is next to something more often than it is the same.
 */
export const isSamePlace = (a: Candidate, b: Candidate): boolean => {
  if (a.kind === b.kind && a.id === b.id) return true;
  const km = distanceKm(a.point, b.point);
  if (a.isMeal !== b.isMeal) return km < 0.1 && sharesName(a, b);
  if (km < sameTownKm && isOneArt(a, b)) return true;
  if (km < wayThereKm && (isNamedIn(a, b) || isNamedIn(b, a))) return true;
  return km < 0.08 || (km < 1.5 && sharesName(a, b));
};
