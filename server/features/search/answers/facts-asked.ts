import { fold } from '../../../fold';
import { entries, namesOf } from '../../../geography/gazetteer';
import type { ReadContext } from '../../../kernel/entity';
import { readFacts } from '../../../kinds/fact';
import type { Answer } from './collect';
import { made } from './made';
import { guideOfFact } from './pages';

/** Questions that one fact answers to the letter, however they are put. */

const tet =
  /^(?:(?:when|what day|what date|ngay nao|khi nao|bao gio) (?:is |la )?(?:the )?)?(?:tet(?: nguyen dan| am lich| ta)?|(?:vietnamese |lunar )new year)(?: nam)?(?: (20\d\d))?(?: la| vao| roi vao| roi)*(?: (?:ngay nao|ngay may|hom nao|khi nao|bao gio|ngay bao nhieu|dates?|when|what day))?(?: duong lich)?$/u;
const asksWhen = /\b(?:when|what da\w+|dates?|ngay nao|ngay may|ngay bao nhieu|hom nao|khi nao|bao gio)\b/u;

const eVisaFee =
  /^(?=.*\b(?:e ?visas?|thi thuc dien tu|visa dien tu)\b)(?=.*\b(?:how much|fees?|costs?|prices?|bao nhieu tien|le phi|phi|gia)\b)/u;

const airportWay =
  /\b(?:bus|buses|taxis?|grab|transfers?|how to get|to (?:the )?(?:city|centre|center)|xe buyt|xe bus|ve trung tam|di (?:bang )?gi)\b/u;
const airports = entries
  .filter(({ kind }) => kind === 'airport')
  .flatMap((entry) => namesOf(entry).map((name) => fold(name).replace(/^san bay | airport$/gu, '')))
  .filter((name) => name.length > 3);

/** The key that a question is answered by, or a test of labels. */
export const factAsked = (
  folded: string,
): {
  topic: 'calendar' | 'visa' | 'transport';
  is: (fact: { key: string; label: string }) => boolean;
} | null => {
  const said = folded.replace(/[^a-z0-9]+/gu, ' ').trim();
  const year = tet.exec(said);
  if (year && asksWhen.test(said))
    return { topic: 'calendar', is: ({ key }) => key.startsWith(`calendar.tet_${year[1] ?? ''}`) };
  if (eVisaFee.test(said)) return { topic: 'visa', is: ({ key }) => key.startsWith('visa.evisa_fee') };
  const airport = airportWay.test(said)
    ? airports.find((name) => ` ${said} `.includes(` ${name} `))
    : undefined;
  if (airport === undefined) return null;
  return {
    topic: 'transport',
    is: ({ label }) => /san bay|airport/u.test(fold(label)) && fold(label).includes(airport),
  };
};

/** The fact that a question asks for, with its source; of a feast the next one. */
export const answersOfFacts = async (context: ReadContext, folded: string): Promise<Answer[]> => {
  const asked = factAsked(folded);
  if (!asked) return [];
  const facts = (await readFacts(context, [asked.topic])).filter(
    (fact) => !fact.is_expired && asked.is(fact),
  );
  const told =
    asked.topic === 'calendar'
      ? facts.toSorted((a, b) => a.key.localeCompare(b.key)).slice(0, 1)
      : facts.slice(0, 2);
  return told.map((fact) =>
    made(fact.label, fact.value, `${guideOfFact(fact.key)}#${fact.key.replace('.', '-')}`, fact),
  );
};
