import type { Candidate } from '../candidates/candidate';
import { recordKey } from '../records/record';
import { dayNamed } from '../understand/plan-asked';
import { readText, wordsOf } from '../understand/text';
import { type Context, type Conversation, poolFor } from './situation';

/** What is said of any stop, or asked of it, and names none by itself. */
const common = new Set(
  'what when where which that this there their have does with from into about would could should will much many long time times open close opening closed price prices cost costs ticket tickets enter entrance entry book need must watch visit walk climb steps stairs hard good worth best first last next place places stop stops plan trip tour days night nights morning evening ride take make throw cook learn cycle listen hear look cross half town city people child children kids year years still also just really like know tell them they your ours nha quan cho ngay dem sang chieu toi bao nhieu gia may gio mo cua dong cua phai khong duoc nen the nao dau vao xem tham lich trinh diem noi bac leo nhieu tong cong mat lau mua ban cua trong ngoai nhung nao hom dat truoc tre em nguoi viet nam di bo'.split(
    ' ',
  ),
);

const fewestLetters = 4;

const singular = (word: string): string => (word.length > fewestLetters ? word.replace(/s$/u, '') : word);

/** A Vietnamese syllable with an accent says as much as a longer word. */
const isTelling = (word: string, isAccented: boolean): boolean =>
  !common.has(word) && (word.length >= fewestLetters || (isAccented && word.length > 2));

/** What one word may stand for at most; more is what a whole journey is of. */
const mostMeant = 4;

/**
 * The stops of a plan that a question means by a word of their titles, however short it is: "the tombs", "the puppets",
 * "quán phở". Where some have more of its words, those alone.
 * @param towns folded names, whose words are in many titles
 * @param titles the same as they are written
 */
const stopsTitled = (
  question: string,
  stops: readonly Candidate[],
  towns: ReadonlySet<string>,
  titles: readonly string[],
): Candidate[] => {
  const { lower } = readText(question);
  const typed = lower.match(/[\p{L}\p{N}]+/gu) ?? [];
  const hasAccents = /[^ -~]/u.test(lower.replace(/[“”…–—]/gu, ''));
  const ofTowns = new Set([...towns].flatMap((town) => town.split(' ')));
  // "Lăng" is in no name of a town, though Lạng Sơn is one without its accents.
  const written = new Set(
    titles.flatMap((title) =>
      title
        .toLowerCase()
        .normalize('NFC')
        .split(/[^\p{L}]+/u),
    ),
  );
  const isOfTown = (word: string, folded: string, isAccented: boolean) =>
    isAccented ? written.has(word) : ofTowns.has(folded);
  const said = typed.flatMap((word) => {
    const folded = wordsOf(word);
    const isAccented = folded !== word;
    return isTelling(folded, isAccented) && !isOfTown(word, folded, isAccented)
      ? [{ word, folded, isAccented }]
      : [];
  });
  const hits = stops.map((stop) => {
    const own = stop.title.toLowerCase().normalize('NFC');
    const titles = [own, ...stop.names].map(
      (title) => new Set((title.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular)),
    );
    return said.filter(({ word, folded, isAccented }) => {
      // "Lăng" is no "làng"; who types no accents means either.
      const sought = singular(isAccented || hasAccents ? word : folded);
      const isOwn = titles[0]?.has(sought) ?? false;
      return isOwn || (!isAccented && titles.slice(1).some((title) => title.has(singular(folded))));
    }).length;
  });
  const most = Math.max(0, ...hits);
  const meant = stops.filter((_, index) => most > 0 && hits[index] === most);
  return meant.length <= mostMeant ? meant : [];
};

/** The stops of the plan that a question means by a word of their titles; of the day that it names, if it does. */
export const titledInPlan = async (
  context: Context,
  question: string,
  { plan, cities }: Conversation,
): Promise<Candidate[]> => {
  if (!plan) return [];
  const pool = await poolFor(context, plan, cities, []);
  const day = dayNamed(readText(question).folded, plan.days.length);
  const days = day === null ? plan.days : plan.days.slice(day - 1, day);
  const stops = days.flatMap((one) => one.stops.flatMap((stop) => pool.all.get(recordKey(stop)) ?? []));
  return stopsTitled(
    question,
    stops,
    new Set(cities.flatMap(({ names }) => names)),
    cities.map(({ title }) => title),
  );
};
