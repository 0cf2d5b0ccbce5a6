import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { dayCostText } from './cost';
import { found } from './found';
import type { Context } from './situation';

/** Beside the thing itself these words would find what is told of prices as such. */
const asksPrice =
  /(?:how much|what) (?:is|are|does|do|will|would)|costs?|(?:hết|tốn|mất|giá|het|ton|mat|gia)? ?(?:khoảng |khoang )?(?:bao nhiêu|bao nhieu)(?: tiền| tien)?/giu;
/** Whether what a day costs is asked. */
export const perDay = words('(?:per|a|each|every) day|daily|(?:moi|mot) ngay');
/** "Is 2 million a day enough?" */
export const asksIfEnough =
  /(?<!\p{L})(?:\d[\d.,]*|hai|ba|mot|nam) ?(?:trieu|tr|k|usd|do|\$|dollars?|euros?|eur|pounds?|million|vnd|dong)(?!\p{L})[^.?!]{0,30}(?:1 ngay|mot ngay|moi ngay|(?:a|per) day)[^.?!]{0,20}(?:du|on|enough|ok)(?!\p{L})|\$ ?\d+[^.?!]{0,20}(?:a|per) day[^.?!]{0,20}(?:enough|realistic|ok(?:ay)?|doable|feasible|reasonable|too (?:little|low|much|tight)|tight)/u;
const oneThing = words(
  'taxis?|grab|bus(?:es)?|coach|train|ferry|boat|flight|tickets?|entrance|entry|sim|esim|massage|cyclos?|cable car|xe|xich lo|tau|ve|pha|may bay|thue|phi|cap treo',
);

const ofJourney = words(
  'trip|journey|holiday|stay|travel|vacation|vietnam|viet nam|per day|a day|days?|weeks?|week|food|meals?|everything|chuyen|du lich|ngay|an uong|tat ca|tong|chi phi|(?:di|choi)(?: \\p{L}+){0,5} (?:ton|het|mat|can|tam|khoang)',
);
/** Who asks what is paid for one thing, however it is put. */
const asksOfThing =
  /(?<!\p{L})(?:how much (?:is|are|does|do|for|would|will)|what (?:is|are|does|do|would|will)(?: [\p{L}]+){1,7} cost|whats|price|cost|gia|bao nhieu)(?!\p{L})/u;

/** What one thing costs, else what a day does. */
export const costBefore = async (
  context: Context,
  said: Understanding,
  asked: string,
): Promise<string | null> => {
  const thing = oneThing.test(said.words) ? asked.replace(asksPrice, ' ') : asked;
  const own = await found(context, thing);
  if (own.length > 0 && oneThing.test(said.words)) return own.join('\n\n');
  // The day's sum is no price of a beer.
  const isOfThing = asksOfThing.test(said.words) && !ofJourney.test(said.words);
  if (isOfThing) return own.length > 0 ? own.join('\n\n') : adviceWords(context.language).noPriceOf;
  const aDay = await dayCostText(context, said.wants.budget ?? 'middle');
  return [aDay, ...own].filter((text) => text !== '').join('\n\n') || null;
};
