import type { Candidate } from '../candidates/candidate';

const fillers = new Set(['the', 'of', 'and', 'a', 'in', 'on', 'at', 'to', 'for', 'with', 'its', 'into']);

/** The longest run of a title's words that stands in a text, as a share of the title. */
const shareOf = (name: string, text: string): { letters: number; words: number; share: number } => {
  const title = name.split(' ').filter((word) => !fillers.has(word));
  const said = ` ${text
    .split(' ')
    .filter((word) => !fillers.has(word))
    .join(' ')} `;
  let best = { letters: 0, words: 0, share: 0 };
  for (let from = 0; from < title.length; from += 1) {
    for (let to = from + 1; to <= title.length; to += 1) {
      const run = title.slice(from, to).join(' ');
      if (!said.includes(` ${run} `)) break;
      if (run.length > best.letters) {
        best = { letters: run.length, words: to - from, share: (to - from) / title.length };
      }
    }
  }
  return best;
};

/** What many things in a town are called: "the market" is no name. */
const kinds = new Set(
  'museum market night old ancient town city quarter beach temple pagoda church cathedral food street walking bridge station airport park lake village square festival hotel hotels theatre opera house tower fort bao tang cho dem pho co nha tho hat bai bien tam chua den pho di bo am thuc cau ga san bay cong vien ho lang quang truong le hoi khach thap'.split(
    ' ',
  ),
);

/** A title without the town it stands in: people in Huế say "Đại Nội". */
const withoutTown = (name: string, cityNames: ReadonlySet<string>): string => {
  const city = [...cityNames].find((one) => name.endsWith(` ${one}`) || name.startsWith(`${one} `));
  if (!city) return '';
  const own = name.startsWith(`${city} `) ? name.slice(city.length + 1) : name.slice(0, -city.length - 1);
  const words = own.split(' ').filter((word) => !fillers.has(word));
  return words.length >= 2 && !words.every((word) => kinds.has(word)) ? own : '';
};

/** How surely a text names a record, 0 when it doesn't. A city's name in a title names the city, not the record. */
export const namedness = (
  candidate: Pick<Candidate, 'names'>,
  text: string,
  cityNames: ReadonlySet<string>,
): number =>
  Math.max(
    0,
    ...candidate.names.map((name) => {
      const local = withoutTown(name, cityNames);
      if (local !== '' && ` ${text} `.includes(` ${local} `)) return local.length;
      const run = shareOf(name, text);
      const isWhole = run.share === 1 && run.letters >= 5;
      const isMuch = run.words >= 2 && run.letters >= 9 && run.share >= 0.4;
      if ((!isWhole && !isMuch) || cityNames.has(name)) return 0;
      // What the run says beside names of cities.
      let own = ` ${name} `;
      for (const city of cityNames) own = own.replace(` ${city} `, ' ');
      const rest = shareOf(own.trim(), text);
      return rest.words >= 2 || (isWhole && rest.words >= 1) ? run.letters * run.share : 0;
    }),
  );

/** Records that a text names, the surest first. */
export const namedIn = <C extends Pick<Candidate, 'names'>>(
  candidates: Iterable<C>,
  text: string,
  cityNames: ReadonlySet<string>,
): C[] =>
  [...candidates]
    .map((candidate) => ({ candidate, sure: namedness(candidate, text, cityNames) }))
    .filter(({ sure }) => sure > 0)
    .sort((a, b) => b.sure - a.sure)
    .map(({ candidate }) => candidate);
