import type { PlannerCity } from '../candidates/cities';
import { excerptOf, passagesFor, soughtIn } from '../passages/pick';
import { type Passage, passagesOfCities, passagesOfCountry } from '../passages/read';
import { wordsOf } from '../understand/text';
import { adviceWords } from '../words/advice';
import type { Context } from './situation';

/**
 * What the pages of the towns say to a question, else what is told of the country, with where it stands; nothing where
 * no paragraph is surely about it.
 * @param isExact whether only what stands under a heading about the matter in those towns will do
 */
export const pagesSay = async (
  context: Context,
  question: string,
  towns: readonly PlannerCity[],
  { isExact = false }: { isExact?: boolean } = {},
): Promise<string[]> => {
  const names = towns.flatMap((town) => town.names);
  const sought = soughtIn(question, context.language, names);
  const own = await passagesOfCities(
    context,
    towns.map(({ id }) => id),
  );
  // "Will Huế and Hội An be flooded?" is told of the country and of the town.
  const country = await passagesOfCountry(context);
  const isNamed = ({ heading, text }: Passage) => {
    const said = ` ${wordsOf(`${heading} ${text}`)} `;
    return names.some((name) => said.includes(` ${name} `));
  };
  const [inTown] = passagesFor(sought, own, { isWhole: isExact });
  const [ofTown] = passagesFor(sought, country.filter(isNamed), { isWhole: true });
  const near = ofTown && !inTown?.isAnswer ? ofTown : inTown;
  if (isExact && !near) return [];
  // Beside towns, only what is asked to the letter: a question about meals is not answered by any text that has some.
  const [best = near] = near ? [] : passagesFor(sought, country, { isWhole: true });
  return best ? [`${excerptOf(sought, best, names)} ${adviceWords(context.language).more(best.of)}`] : [];
};
