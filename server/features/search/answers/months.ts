import { type MonthPicture, pictureOf } from '../../../geography/seasons/month-picture';
import type { ReadContext } from '../../../kernel/entity';
import { readYears } from '../../deciding/know';
import { listOf, monthText } from '../../planner/words/lists';
import type { SearchResult } from '../search';
import type { Month } from '../understand/months';
import type { Answer } from './collect';
import { directWords } from './direct-words';
import { made } from './made';

const mostNamed = 6;

/** How far a month is from mild and dry; what is equally recommended is told in that order. */
const mild = 25;
const rainForDegree = 20;
const discomfort = ({ normal: { min_c, max_c, rain_mm } }: MonthPicture): number =>
  Math.abs((min_c + max_c) / 2 - mild) + rain_mm / rainForDegree;

/** Who asks for a month alone, or where to go in it, is told what is at its best then, and what it is like there. */
export const bestIn = async (
  context: ReadContext,
  { reading: { terms } }: SearchResult,
  { month, isLunar }: Month,
): Promise<Answer[]> => {
  const isOfPlaces = terms.every(({ group }) => group?.isWish || group?.kinds.entities?.includes('city'));
  if (isLunar || !isOfPlaces) return [];
  const { language } = context;
  const say = directWords(language);
  const places = (await readYears(context))
    .flatMap(({ row, year }) => {
      const picture = pictureOf(year, month);
      return picture?.causes[0] === 'recommended' ? [{ row, picture }] : [];
    })
    .toSorted(
      (one, other) =>
        Number(other.picture.quality === 'good') - Number(one.picture.quality === 'good') ||
        Number(other.row.is_highlight) - Number(one.row.is_highlight) ||
        discomfort(one.picture) - discomfort(other.picture),
    );
  if (places.length === 0) return [];
  const list = places
    .slice(0, mostNamed)
    .map(({ row, picture: { normal } }) =>
      say.placeInMonth(
        row.title,
        Math.round(normal.min_c),
        Math.round(normal.max_c),
        Math.round(normal.rain_mm / 10) * 10,
      ),
    );
  return [
    made(
      say.bestIn(monthText(language, month)),
      say.bestList(listOf(language, list), places.length > mostNamed),
      `/placetogo?in_month=${month}`,
    ),
  ];
};
