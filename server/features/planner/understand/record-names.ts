import { fold } from '../../../fold';

/**
 * What is said of a sight beside its own name, in both languages: "Mua cave" is Hang Múa, "Ngọc Sơn temple" is Đền Ngọc
 * Sơn. The accents of the Vietnamese ones count where a message has accents.
 */
const kinds: ReadonlyArray<readonly [kind: string, said: string]> = [
  ['cave', 'cave caves grotto hang động'],
  ['pagoda', 'pagoda chùa'],
  ['temple', 'temple shrine đền miếu'],
  ['lake', 'lake hồ'],
  ['market', 'market chợ'],
  ['beach', 'beach bãi biển'],
  ['falls', 'waterfall waterfalls falls thác'],
  ['peak', 'mountain mount peak núi đỉnh'],
  ['island', 'island đảo hòn'],
  ['bridge', 'bridge cầu'],
  ['pass', 'pass đèo'],
  ['tomb', 'tomb mausoleum lăng'],
  ['tower', 'tower towers tháp'],
  ['palace', 'palace dinh cung'],
  ['street', 'street phố'],
  ['house', 'house nhà'],
  ['village', 'village làng bản'],
  ['prison', 'prison jail'],
  ['tunnel', 'tunnel tunnels'],
];

const written = new Map(
  kinds.flatMap(([kind, said]) => said.split(' ').map((word) => [word, kind] as const)),
);
const folded = new Map([...written].map(([word, kind]) => [fold(word), kind]));

/** Words that two names share by chance. */
const fillers = new Set(
  'the a an of and in on at to for with is are it this that my our your cua va o den di la co vao len ra'.split(
    ' ',
  ),
);

interface Word {
  folded: string;
  kind: string | null;
}

const wordsOf = (text: string): Word[] => {
  const hasAccents = /[^ -~]/u.test(text);
  const typed =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return typed.flatMap((word): Word[] => {
    const plain = fold(word);
    const kind = (hasAccents ? written.get(word) : folded.get(plain)) ?? null;
    return fillers.has(plain) && kind === null ? [] : [{ folded: plain, kind }];
  });
};

/** Each word of a name that stands beside the word of its kind, as both are called in either language. */
const pairsIn = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(
    words.flatMap(({ kind }, index) => {
      if (kind === null) return [];
      return [words[index - 1], words[index + 1]].flatMap((beside) =>
        beside && beside.kind === null ? [`${kind} ${beside.folded}`] : [],
      );
    }),
  );

/** Whether a message calls something by its name and its kind. @param towns names that are those of towns alone */
export const callsByKind = (
  message: string,
  titles: readonly string[],
  towns: Iterable<string> = [],
): boolean => {
  // "Côn Đảo" is a town, and no island of that name.
  const ofTowns = new Set([...towns].flatMap((town) => [...pairsIn(wordsOf(town))]));
  const said = new Set([...pairsIn(wordsOf(message))].filter((pair) => !ofTowns.has(pair)));
  if (said.size === 0) return false;
  return titles.some((title) => [...pairsIn(wordsOf(title))].some((pair) => said.has(pair)));
};

/** Names of a sight with the word of its kind before it and behind it, as both languages call it: "datanla waterfall" is "thac datanla". @param name folded */
export const calledByKind = (name: string): string[] => {
  const words = name.split(' ').filter((word) => !['the', 'a'].includes(word));
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isBefore = folded.has(first);
  const kind = folded.get(isBefore ? first : last);
  const own = (isBefore ? words.slice(1) : words.slice(0, -1)).join(' ');
  if (kind === undefined || own === '') return [words.join(' ')];
  const called = [...folded].flatMap(([word, of]) => (of === kind ? [word] : []));
  return [words.join(' '), ...called.flatMap((word) => [`${word} ${own}`, `${own} ${word}`])];
};
