import type { Language } from '../../../language';
import { meatlessPart } from '../understand/diets';
import { stayRefusalsIn } from '../understand/stay-wishes';
import type { Text } from '../understand/text';
import { kitchenWishesIn, toldToOthers } from '../understand/told-to-others';
import { eitherOf, listOf } from '../words/lists';
import { othersWords } from '../words/others-words';

/** What people need and no record tells: whom they have to ask for it, one sentence for each kind. */
export const othersTold = (language: Language, typed: Pick<Text, 'folded'>): string[] => {
  const say = othersWords(language);
  const wishes = kitchenWishesIn(typed);
  const labels = (isWay: boolean) =>
    wishes.filter((one) => one.isWay === isWay).map(({ label }) => label[language]);
  const part = meatlessPart(typed);
  const refused = stayRefusalsIn(typed).map(({ label }) => label[language]);
  return [
    ...(wishes.length > 0
      ? [say.kitchen(eitherOf(language, labels(false)), listOf(language, labels(true)))]
      : []),
    ...(part ? [say.meatless[part]] : []),
    ...(refused.length > 0 ? [say.stayRefused(eitherOf(language, refused))] : []),
    ...toldToOthers(typed).map((one) => say.other[one]),
  ];
};
