import { roughMonthsAt } from '../../../geography/network';
import type { PlannerCity } from '../candidates/cities';
import { understand } from '../understand';
import { readText, words } from '../understand/text';
import { comparison, wetMm } from './compare';
import { comparesPlaces } from './compares-places';
import type { Context, Conversation } from './situation';
import { firstInstead, firstProposed } from './where-like';

const theBetter = words(
  '(?:the )?better (?:one|place|of the two)|(?:the )?(?:one|place) (?:that )?you (?:recommend|suggest|said|chose|would take)|(?:go |plan |days? )there|that (?:one|place)|your (?:pick|choice|recommendation|favou?rite)|the winner|plan (?:it|that|this)(?: please| then| for (?:me|us))*|(?:len|xep) lich (?:di|luon|nhe|giup)|(?:cho|noi) (?:do|ay)|(?:cho|noi|cai) (?:ban|ad|em)? ?(?:khuyen|chon|goi y)|cai (?:do|ay|tot hon)|(?:o|toi|den) do',
);

/** Whether a month is one in which nobody is sent there. */
export const isBadThen = (city: PlannerCity, month: number): boolean =>
  !city.bestMonths.includes(month) &&
  ((city.normals.find((one) => one.month === month)?.rain_mm ?? 0) > wetMm ||
    roughMonthsAt(city).includes(month));

/** "Plan the better one", "đi chỗ đó": what was recommended in the answer before is named in its place. */
export const withRecommended = async (
  context: Context,
  conversation: Conversation,
): Promise<Conversation> => {
  const { messages, plan, cities, today } = conversation;
  const last = messages.at(-1);
  if (plan || !last || !theBetter.test(readText(last.content).folded)) return conversation;
  const read = (message: string) => understand(message, { cities, today, planDays: 0 });
  if (read(last.content).places.mentioned.length > 0) return conversation;
  const before = messages.slice(0, -1).findLast(({ role }) => role === 'user');
  if (!before) return conversation;
  const asked = read(before.content);
  const { month } = asked.wants;
  const [city] = asked.places.named.flatMap(({ id }) => cities.find((one) => one.id === id) ?? []);
  const pick = comparesPlaces(asked, before.content)
    ? (await comparison(context, asked, conversation))?.pick
    : city && month !== undefined && isBadThen(city, month)
      ? await firstInstead(context, city, asked, conversation)
      : await firstProposed(context, asked, readText(before.content).folded, conversation);
  if (!pick) return conversation;
  const content = `${last.content} (${pick.title})`;
  return { ...conversation, messages: [...messages.slice(0, -1), { ...last, content }] };
};
