import { readFacts } from '../../../kinds/fact';
import { guideOfFact } from '../../search/answers/pages';
import { words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { dateText } from '../words/lists';
import { pageLink } from '../words/page-link';
import { phrasesIn } from '../words/phrases-in';
import type { Context } from './situation';

const mostFacts = 8;

/** Facts of a topic that may still be trusted, as lines. */
export const factLines = async (context: Context, prefix: string): Promise<string[]> => {
  const facts = await readFacts(context, [prefix]);
  return facts
    .filter(({ is_expired }) => !is_expired)
    .slice(0, mostFacts)
    .map(({ label, value }) => `- ${label}: ${value}`);
};

/** The facts of a topic as a list, with the page where their sources stand. */
export const facts = async (context: Context, prefix: string): Promise<string> => {
  const say = phrasesIn(context.language);
  const lines = await factLines(context, prefix);
  const guide = pageLink(say.guide, guideOfFact(prefix));
  return lines.length > 0
    ? `${say.factsIntro}\n${lines.join('\n')}\n\n${adviceWords(context.language).more(guide)}`
    : say.noFacts;
};

/** What is asked of the usual visa alone, and the fact that says it. */
const visaParts: ReadonlyArray<readonly [string, RegExp]> = [
  [
    'visa.evisa_fee_multiple',
    words(
      '(?:multi(?:ple)?|double|several)[ -]entr(?:y|ies)(?= |\\?|$)|(?:nhap canh )?nhieu lan|(?:ra|vao) nhieu lan',
    ),
  ],
  [
    'visa.evisa_processing',
    words(
      'how long (?:does|will|do|is)(?: \\p{L}+){0,6} (?:take|processed?|wait)|(?:xet|xin|cho|lam)(?: \\p{L}+){0,4} (?:mat |trong )?(?:bao lau|may ngay)',
    ),
  ],
  [
    'visa.evisa_stay',
    words(
      'how (?:long|many days)(?: \\p{L}+){0,4} (?:stay|remain)|(?:o|luu tru)(?: lai)? duoc (?:bao lau|bao nhieu ngay|may ngay|toi da)',
    ),
  ],
  [
    'visa.evisa_fee_single',
    words(
      '(?:how much|price|cost|fee)(?: \\p{L}+){0,4} (?:e-?visa|visa)|(?:e-?visa|visa)(?: \\p{L}+){0,3} (?:fee|cost|price)|(?:phi|gia)(?: \\p{L}+){0,3} visa|visa(?: \\p{L}+){0,3} bao nhieu tien',
    ),
  ],
];

/** The one fact of the usual visa that is asked for; `null` where it is another. */
export const visaPart = async (context: Context, said: string): Promise<string | null> => {
  const [key] = visaParts.find(([, pattern]) => pattern.test(said)) ?? [];
  const [fact] = key === undefined ? [] : await readFacts(context, [key]);
  if (!fact || fact.is_expired) return null;
  const say = adviceWords(context.language);
  const day = fact.checked_on ? say.source(fact.source, dateText(context.language, fact.checked_on)) : '';
  const guide = pageLink(phrasesIn(context.language).guide, guideOfFact('visa'));
  return `${fact.label}: ${fact.value} ${day}\n\n${say.more(guide)}`;
};
