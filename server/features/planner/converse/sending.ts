import type { ChatEvent } from '../stream/events';
import type { Conversation } from './situation';

/** What the built-in planner makes of a conversation, as events without the last one. */
export type Answer = AsyncGenerator<ChatEvent, void, void>;

/** The message that is answered. */
export const lastOf = ({ messages }: Pick<Conversation, 'messages'>): string =>
  messages.at(-1)?.content ?? '';

/** Texts with a line between them, as they are sent. */
export const paragraphs = (texts: readonly string[]): ChatEvent[] =>
  texts.map((text, index) => ({ type: 'text', delta: index === 0 ? text : `\n\n${text}` }));

/** More of the same answer. */
export const further = (told: ReadonlyArray<{ text: string }>): ChatEvent[] =>
  told.map(({ text }) => ({ type: 'text', delta: `\n\n${text}` }));

/** An answer of one text, with what may be asked next. */
export const simply = (text: string, items: string[]): ChatEvent[] => [
  { type: 'text', delta: text },
  { type: 'questions', items },
];
