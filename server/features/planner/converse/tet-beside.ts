import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { recordsAsked } from './about-records';
import { answerByKind } from './questions';
import type { Context, Conversation } from './situation';
import { asksOfDoors, namesTet, tetMeant } from './tet-asked';

const ofTickets = words('trains?|tickets?|flights?|bus(?:es)?|book|ve|tau|xe|may bay|dat');

/** The question that is answered with all that closes and opens then. */
const general = {
  en: 'What is open and what is closed at Tết?',
  vi: 'Tết hàng quán, chợ, bảo tàng mở cửa lại ngày mùng mấy?',
} as const;

/**
 * What is open, where the days of the message or of the plan are those of Tết and the question itself doesn't say so;
 * nothing elsewhere.
 */
export const tetBeside = async (
  context: Context,
  heard: Understanding,
  whole: Understanding,
  asked: Conversation,
): Promise<string[]> => {
  if (!asksOfDoors(heard.words) || namesTet(heard.words)) return [];
  // Of another month than that of Tết it is asked by its name alone.
  if (heard.wants.month !== undefined && heard.wants.start_date === undefined) return [];
  const start =
    heard.wants.start_date ?? whole.wants.start_date ?? asked.plan?.request.start_date ?? undefined;
  const days = whole.wants.days ?? asked.plan?.days.length;
  const wants = { ...heard.wants, ...(start ? { start_date: start } : {}), ...(days ? { days } : {}) };
  const date = tetMeant(context.language, { words: heard.words, wants });
  if (date === null && !namesTet(whole.words)) return [];
  const own = asked.messages.at(-1)?.content.replace(/[?!. ]+$/u, '') ?? '';
  // Of shops, kitchens and museums one answer tells all; of tickets another.
  const content = ofTickets.test(heard.words) ? `${own} (Tết)?` : general[context.language];
  const closed = await recordsAsked(context, heard, asked);
  const told = await answerByKind('tet', context, heard, {
    ...asked,
    messages: [...asked.messages.slice(0, -1), { role: 'user', content }],
  });
  return [date, closed, told].filter((text) => text !== null);
};
