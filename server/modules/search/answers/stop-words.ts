import type { Language } from '../../../language';

/** Words of questions that say nothing of what is looked for, folded, by the language in which they say nothing. */
const empty: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    (
      'a an the of for and or with without to in on at from by is are was be am do does did can could may might must ' +
      'should shall will would i me my we us our you your it its this that these those there here what which who where ' +
      'when why how much many any some need needs have has get go going visit about vietnam vietnamese please'
    ).split(' '),
  ),
  vi: new Set(
    (
      'la co khong duoc thi ma va hay hoac cua cho o tai ve voi nhu the nao gi sao may bao nhieu bi khi luc ' +
      'toi minh ban nguoi ta nen phai can muon di den toi lam cac nhung mot cai nay do day kia ra vao viet nam'
    ).split(' '),
  ),
};

/** The words that count; all of them where none does. */
export const meaningfulWords = (language: Language, words: readonly string[]): string[] => {
  const left = words.filter((word) => !empty[language].has(word));
  return left.length > 0 ? left : [...words];
};
