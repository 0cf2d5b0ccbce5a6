import { words } from './text';

const hand = words(
  'help|assist(?:ance)?|advice|guide me|plan (?:something|a trip|my trip|our trip|a holiday|a vacation)|giup|gium|tu van|ho tro',
);
const journey = words(
  'trip|trips|holidays?|vacations?|travel(?:s|ling|ing)?|getaway|journey|itinerary|plan|planning|(?:chuyen|di) (?:di|choi|chuyen)|du lich|di choi|ke hoach|lich trinh|len lich|xep lich|tour',
);

/** Whether a message asks for help with a journey. @param said plain words, see `wordsOf` */
export const asksForHand = (said: string): boolean => hand.test(said) && journey.test(said);
