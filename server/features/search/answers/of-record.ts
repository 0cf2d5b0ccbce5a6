import type { Language } from '../../../language';
import { formatDate } from '../../../time';
import { spansOn, spansText } from '../../planner/travel/opening';
import { adviceWords } from '../../planner/words/advice';
import { talkWords } from '../../planner/words/talk-words';
import type { About, SearchResult } from '../search';
import type { Answer } from './collect';
import { directWords } from './direct-words';
import { made } from './made';
import { weekText } from './week-text';

const priceOf = (language: Language, { record }: About): string | null => {
  const { vnd, aboutPrice } = adviceWords(language);
  const say = talkWords(language);
  const { is_free, adult, child, meal_from, meal_to, foreign_adult, combined } =
    record.visitor_info?.price ?? {};
  if (is_free) return say.isFree;
  if (adult)
    return [
      say.adult(vnd(adult), child === undefined ? null : vnd(child)),
      ...(foreign_adult ? [say.foreigners(vnd(foreign_adult))] : []),
      ...(combined ? [`${vnd(combined.adult)}: ${combined.with[language]}`] : []),
    ].join('; ');
  if (meal_from) return say.meal(vnd(meal_from), vnd(meal_to ?? meal_from));
  return record.price_from ? aboutPrice(vnd(record.price_from)) : null;
};

const hoursOf = (language: Language, { record }: About): string | null => {
  const { opening_hours = null, visitor_info } = record;
  if (visitor_info?.hours?.always_open) return directWords(language).alwaysOpen;
  if (!opening_hours && !visitor_info?.occurs) return null;
  const doors = { opening_hours, visitor_info: visitor_info ?? {} };
  const every = spansText(spansOn(doors, null));
  if (every !== '') return adviceWords(language).aboutHours(every);
  return weekText(language, doors, Number(formatDate(new Date()).slice(5, 7)));
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ended = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

/** What editors add to hours and to days on which it is closed. */
const notesOf = (language: Language, { record }: About): string[] =>
  [record.visitor_info?.hours?.note, record.visitor_info?.closures?.note].flatMap((note) =>
    note ? [ended(note[language])] : [],
  );

/** What a record costs, or when it is open: what was asked first, the other beside it; that nobody knows, where it is so. */
const factsOf = (language: Language, about: About, path: string): Answer[] => {
  const say = directWords(language);
  const [price, hours] = [priceOf(language, about), hoursOf(language, about)];
  const { title } = about.record;
  const first = about.what === 'price' ? price : hours;
  const second = about.what === 'price' ? hours : price;
  const unknown = about.what === 'price' ? talkWords(language).noPrice : say.noHours;
  const section = about.record.visitor_info?.[about.what === 'price' ? 'price' : 'hours'];
  const isEstimate = first !== null && section?.state === 'estimated';
  const text = [
    `${capital(first ?? unknown)}.`,
    ...(second ? [`${capital(second)}.`] : []),
    ...(about.what === 'hours' ? notesOf(language, about) : []),
    ...(isEstimate ? [say.estimate] : []),
  ].join(' ');
  return [made(about.what === 'price' ? say.priceOf(title) : say.hoursOf(title), text, path)];
};

const mostNear = 4;

/** To fifty metres; what is far, to a kilometre. */
const roundMetres = (km: number): number =>
  km < 5 ? Math.max(50, Math.round(km * 20) * 50) : Math.round(km) * 1000;

/** What is nearest, with how far it is. */
const nearOf = (language: Language, { record, km, isOther }: About, { hits }: SearchResult): Answer[] => {
  const say = directWords(language);
  const list = hits
    .slice(0, mostNear)
    .map(({ title }, index) => say.metres(title, roundMetres(km[index] ?? 0)));
  const nearest = list.length > 0 ? [say.nearest(list.join(' · '))] : [];
  const text = [...(isOther || list.length === 0 ? [say.nothingNear] : []), ...nearest].join(' ');
  return [made(say.near(record.title), text, hits[0]?.path ?? '/placetogo')];
};

/** What was asked of a record that a search names. */
export const answerOfRecord = (language: Language, result: SearchResult): Answer[] => {
  const { about, hits } = result;
  if (!about) return [];
  if (about.what === 'near') return nearOf(language, about, result);
  const own = hits.find(({ type, id }) => type === about.record.type && id === about.record.id) ?? hits[0];
  return own ? factsOf(language, about, own.path) : [];
};
