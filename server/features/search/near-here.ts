import { type Word, wordsIn } from './understand/written';

/** How people ask for what is near themselves. */
const here =
  /(?<![a-z])(?:(?:o )?(?:gan|quanh|xung quanh) (?:day|(?:cho |noi |vi tri )?(?:toi|minh|tui)(?: dang o)?)|(?:near|around|close to|next to) (?:me|us|here|my location|where i am)|nearby|close by)(?![a-z])/u;

/** What says nothing of the thing that is looked for there. */
const saysNothing = new Set(
  'co gi nao o khong thi la hay vui dep what is are there s the any anything things thing to do see places place'.split(
    ' ',
  ),
);

/** What is looked for near the visitor, without the words for it, `''` for anything; `null` where nothing near is asked for. */
export const soughtNearHere = (keyword: string): string | null => {
  const words = wordsIn(keyword);
  const folded = words.map((word) => word.folded).join(' ');
  const match = here.exec(folded);
  if (!match) return null;
  const start = folded.slice(0, match.index).split(' ').length - 1;
  const length = match[0].split(' ').length;
  const rest: Word[] = words.filter((_, index) => index < start || index >= start + length);
  return rest.every((word) => saysNothing.has(word.folded))
    ? ''
    : rest.map(({ written }) => written).join(' ');
};
