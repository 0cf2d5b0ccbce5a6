import { readFacts } from '../../../kinds/fact';
import { guideOfFact } from '../../search/answers/pages';
import { stayTold } from '../../travel/visa/stay-told';
import type { Understanding } from '../understand';
import { nationalityIn } from '../understand/nationality';
import { stayDays } from '../understand/stay-days';
import { words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { dateText } from '../words/lists';
import { pageLink } from '../words/page-link';
import { phrasesIn } from '../words/phrases-in';
import type { Context } from './situation';

/** The facts that say which passports need no visa, and those of the usual visa. */
const usualStay = 'visa.evisa_stay';
const usualVisa = [
  usualStay,
  'visa.evisa_fee_single',
  'visa.evisa_fee_multiple',
  'visa.evisa_processing',
  'visa.official_portal',
];

/** Countries that English calls with an article. */
const withArticle: ReadonlySet<string> = new Set(['AE', 'GB', 'NL', 'PH', 'US']);
const [single, multiple] = ['visa.evisa_fee_single', 'visa.evisa_fee_multiple'];

const countries = {
  en: new Intl.DisplayNames(['en-GB'], { type: 'region' }),
  vi: new Intl.DisplayNames(['vi'], { type: 'region' }),
};

/** The countries of all passports that a message names: "I'm British and my wife is Indian". */
const nationalitiesIn = (message: string): string[] => [
  ...new Set(
    message
      .split(/[,.;!?]|(?<!\p{L})(?:and|và|va|còn|con|but|nhưng)(?!\p{L})/giu)
      .flatMap((part) => nationalityIn(part) ?? []),
  ),
];

/**
 * What the holders of passports need, each by himself; `null` when no nationality was named. One query for each.
 * @param message all that was written
 */
export const visaFor = async (
  context: Context,
  said: Understanding,
  message: string,
): Promise<string | null> => {
  const own = said.nationality ? [said.nationality] : [];
  const codes = [...new Set([...own, ...nationalitiesIn(message)])].slice(0, mostPassports);
  const isTwice = entersAgain.test(said.words);
  const days = stayDays(said.words) ?? said.wants.days;
  const told = await Promise.all(codes.map((code) => visaOf(context, code, { isTwice, days })));
  return told.length > 0 ? told.join('\n\n') : null;
};

const mostPassports = 3;

/** Who leaves for a neighbour and comes back enters twice. */
const entersAgain = words(
  '(?:multi(?:ple)?|double|two)[ -]entr(?:y|ies)|(?:come|coming|get|getting|be|fly|flying|cross|crossing|pop|return|returning|re-?enter|re-?entering)(?: \\p{L}+){0,3} (?:back|again)|back (?:in|into|to) (?:vietnam|viet nam|vn)|re-?ent(?:er|ry)|returning|side trip|nhieu lan|(?:roi|xong|sau do)(?: \\p{L}+){0,2} (?:quay|tro|vao|ve) (?:lai|vao|ve)|nhap canh lai|quay (?:lai|vao)|vao lai',
);

type Fact = Awaited<ReturnType<typeof readFacts>>[number];

/** After whom and when a rule is told, and the page where each has its source. */
const from = (language: Context['language'], rule: Fact | undefined): string => {
  const say = adviceWords(language);
  const source = rule?.checked_on ? `${say.source(rule.source, dateText(language, rule.checked_on))} ` : '';
  return `${source}${say.more(pageLink(phrasesIn(language).guide, guideOfFact('visa')))}`;
};

const visaOf = async (
  context: Context,
  code: string,
  { isTwice, days }: { isTwice: boolean; days: number | undefined },
): Promise<string> => {
  const { language } = context;
  const say = adviceWords(language);
  const name = countries[language].of(code) ?? code;
  const country = language === 'en' && withArticle.has(code) ? `the ${name}` : name;
  const facts = (await readFacts(context, ['visa'])).filter(({ is_expired }) => !is_expired);
  const own = facts.filter(({ country_codes }) => country_codes.includes(code));
  const lines = (keys: readonly string[]) =>
    facts.filter(({ key }) => keys.includes(key)).map(({ label, value }) => `- ${label}: ${value}`);
  const more = lines(['visa.passport_validity', 'visa.pre_arrival']);
  const stay = facts.find(({ key }) => key === usualStay);
  const longest = Math.max(0, ...own.map(({ max_days }) => max_days ?? 0));
  const fits = (allowed: number | null) => stayTold(language, days, allowed);
  /** Where it stands, and whether the days that are wished are within it. */
  const told = (rule: Fact | undefined, allowed: number | null, said: readonly string[]) =>
    [said.join('\n'), fits(allowed), from(language, rule)].filter((part) => part !== '').join('\n\n');
  const usual = lines(usualVisa.filter((key) => key !== (isTwice ? single : multiple)));
  if (own.length > 0 && days !== undefined && longest > 0 && days > longest)
    return told(stay, stay?.max_days ?? null, [say.tooLong(country, days, longest), ...usual, ...more]);
  if (own.length > 0)
    return told(own[0], longest || null, [
      ...own.map(({ label, value }) => say.exempt(country, label, value)),
      ...more,
    ]);
  const gates = isTwice ? lines(['visa.evisa_gates']) : [];
  const answer = told(stay, stay?.max_days ?? null, [say.notExempt(country), ...usual, ...gates, ...more]);
  return isTwice ? `${answer}\n\n${say.entersAgain}` : answer;
};
