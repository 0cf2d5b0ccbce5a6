import type { StoredTrip, TripState } from '../state/trip-store';
import type { NamedRecord, OfferedStop } from './chat-events';

/** What the visitor said, or the planner. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  /** As it was sent; records stand in it by their names. */
  content: string;
  records: Record<string, NamedRecord>;
  suggestions: OfferedStop[];
  questions: string[];
  /** It ended before its end. */
  isCut: boolean;
}

/** A conversation that the browser keeps. */
export interface Chat {
  messages: ChatMessage[];
  /** The plan as it is now; its name where it is one of those that this browser keeps. */
  plan: TripState | null;
  tripKey: StoredTrip['key'] | null;
}

const KEY = 'trip_chat';
const MOST = 60;

export const newChat = (): Chat => ({ messages: [], plan: null, tripKey: null });

const isMessage = (value: unknown): value is ChatMessage => {
  const message = value as ChatMessage | null;
  return (
    (message?.role === 'user' || message?.role === 'assistant') &&
    typeof message.content === 'string' &&
    typeof message.records === 'object' &&
    Array.isArray(message.suggestions) &&
    Array.isArray(message.questions)
  );
};

/** The conversation before; a new one where there is none that can be read. */
export function readChat(): Chat {
  try {
    const { messages, plan, tripKey } = JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Chat;
    if (!Array.isArray(messages)) return newChat();
    return {
      messages: messages.filter(isMessage),
      plan: Array.isArray(plan?.shown?.days) ? plan : null,
      tripKey: typeof tripKey === 'string' ? tripKey : null,
    };
  } catch {
    return newChat();
  }
}

export function writeChat(chat: Chat): void {
  try {
    if (chat.messages.length === 0 && !chat.plan) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify({ ...chat, messages: chat.messages.slice(-MOST) }));
  } catch {
    // Then it lasts as long as the page does.
  }
}

export const said = (content: string): ChatMessage => ({
  role: 'user',
  content,
  records: {},
  suggestions: [],
  questions: [],
  isCut: false,
});

export const answering = (): ChatMessage => ({ ...said(''), role: 'assistant' });
