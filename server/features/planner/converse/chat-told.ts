import type { Chat } from '../understand/chat';
import { chatWords } from '../words/chat-words';
import { phrasesIn } from '../words/phrases-in';
import type { Context } from './situation';

/** The line that answers a greeting, thanks and the like. */
export const chatTold = ({ language }: Pick<Context, 'language'>, chat: Chat, hasPlan: boolean): string => {
  const say = phrasesIn(language);
  switch (chat) {
    case 'greeting':
    case 'help':
    case 'goodbye':
      return say[chat];
    case 'thanks':
      return hasPlan ? say.thanks : chatWords(language).welcome;
    case 'praise':
      return hasPlan ? say.thanks : chatWords(language).praise;
    default:
      return chatWords(language)[chat];
  }
};
