import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { whereWords } from '../words/where-words';
import { knownTo } from './known-told';
import type { Context, Conversation } from './situation';

/** Which places there are for something: a question with a list, however long one wants to stay there. */
const asksWhich = words(
  '(?:cho|noi|o dau|diem|khu)(?: nao)?(?: (?:gan|quanh|o)(?: \\p{L}+){1,4})? (?:nao )?co(?= )|(?:gan|quanh)(?: \\p{L}+){1,4} (?:co )?(?:cho|noi) nao|where (?:near|around|close to|outside)|(?:which|what|any) (?:places?|towns?|spots?)(?: \\p{L}+){0,3} (?:near|around|close to|within)|is there (?:any(?:where|thing)|somewhere)(?: \\p{L}+){0,4} (?:near|around|close to)',
);
const lengths =
  /[,;]?\s*(?:đi|di|chơi|choi|for|trong|about|khoảng|khoang)?\s*\d+\s*(?:ngày|ngay|đêm|dem|days?|nights?|n\d*đ|n\d*d)(?:\s*\d+\s*(?:đêm|dem|nights?|days?))?/giu;

/** What the site says of where there is such a thing; `null` where nothing is surely about it, or a plan is there. */
export const placeListAsked = async (
  context: Context,
  said: Understanding,
  { messages, plan, cities }: Conversation,
): Promise<string | null> => {
  const { days } = said.wants;
  if (plan !== null || days === undefined || said.acts.length > 0) return null;
  const message = messages.at(-1)?.content ?? '';
  if (said.talk.asksForPlan || !asksWhich.test(said.words)) return null;
  const { answer, isSure } = await knownTo(context, message.replace(lengths, ' '), [], cities);
  return isSure && answer !== null ? `${answer}\n\n${whereWords(context.language).thenPlan(days)}` : null;
};
