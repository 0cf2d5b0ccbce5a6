import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { talkWords } from '../words/talk-words';
import { found } from './found';
import { knownTo } from './known-told';
import { whereToStay } from './place-questions';
import { routeAsked } from './route-asked';
import type { Context, Conversation } from './situation';

const ofBeds = words(
  'hotels?|hostels?|homestays?|rooms?|bungalows?|resorts?|phong|khach san|homestay|nha nghi|cho o|cho nghi',
);
const ofTrains = words('trains?|sleepers?|tau(?! thuy| cao toc)|ve tau');

/**
 * That nothing is booked in a conversation, and where it is: the houses of the towns that a message names, where trains
 * are sold. One query at most beside those of the guides.
 */
export const bookingTold = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string[]> => {
  const { cities, messages } = conversation;
  const { smallTalk } = said.talk;
  if (smallTalk !== 'booking' && smallTalk !== 'cancelling') return [];
  const line = talkWords(context.language)[smallTalk];
  if (smallTalk === 'cancelling') return [line];
  const towns = said.places.mentioned.flatMap(({ id }) => cities.find((city) => city.id === id) ?? []);
  if (ofBeds.test(said.words) && towns.length > 0) return [line, await whereToStay(context, said, towns)];
  const way = routeAsked(context, said, conversation);
  if (ofTrains.test(said.words))
    return [...(way ? [way] : []), line, ...(await found(context, talkWords(context.language).trainTickets))];
  const { answer } = await knownTo(context, messages.at(-1)?.content ?? '', towns, cities);
  return answer === null ? [line] : [line, answer];
};
