import { fold } from '../../../fold';
import { entries } from '../../../geography/gazetteer';
import type { Language } from '../../../language';
import { readText, words, wordsOf } from '../understand/text';

/** Units were merged on this day; the gazetteer knows what each of the 63 became. */
const merged = { en: '1 July 2025', vi: '1-7-2025' } as const;

const asks = words(
  'still a province|(?:what|which) province|new name|renamed|(?:now |become )?(?:a )?part of|merged?|merger|belongs? to|(?:says?|said|shows?|shown|listed|written)(?: [\\p{L}]+){0,5} (?:in|as|under)|is (?:it|that|this) (?:a |the )?(?:mistake|wrong|error|same)|thuoc tinh|(?:bay gio|gio|hien|nay)(?: (?:da|dang|la))? thuoc|thuoc \\p{L}+(?: \\p{L}+)? (?:roi|chua|dung (?:khong|ko|hong|k))|tinh (?:nao|gi|moi|cu)|sap nhap|nhap vao|ten moi|doi ten|gop|con (?:la )?tinh|ghi (?:la )?(?:o )?|(?:nham|sai) (?:khong|ko|k)',
);

const former = entries.filter(({ id, kind }) => kind === 'former_province' && id.endsWith('-before-2025'));
/** Towns and sights whose province has another name now; names of one word are too many other things. */
const moved = entries.filter(
  ({ kind, name, province, formerly }) =>
    ['city', 'town', 'island', 'beach', 'sight'].includes(kind) &&
    province !== null &&
    formerly !== null &&
    province !== formerly &&
    name.includes(' '),
);

const texts: Record<
  Language,
  {
    province: (name: string, now: string) => string;
    same: (name: string, others: string) => string;
    alone: (name: string) => string;
    place: (name: string, before: string, now: string) => string;
    noMistake: string;
  }
> = {
  en: {
    province: (name, now) =>
      `Since ${merged.en} ${name} has been part of ${now}; people and signs still use the old name.`,
    same: (name, others) =>
      `${name} is still a province; since ${merged.en} it has taken in ${others} as well.`,
    alone: (name) => `${name} is still a unit of its own; nothing changed for it on ${merged.en}.`,
    place: (name, before, now) =>
      `${name} was in ${before} until the units were merged on ${merged.en}, and is in ${now} since; both names are in use.`,
    noMistake: 'That is no mistake.',
  },
  vi: {
    province: (name, now) =>
      `Từ ${merged.vi} ${name} đã nhập vào ${now}; người ta và biển báo vẫn hay dùng tên cũ.`,
    same: (name, others) => `${name} vẫn là tên tỉnh; từ ${merged.vi} có thêm ${others} nhập vào.`,
    alone: (name) => `${name} vẫn giữ nguyên sau đợt sắp xếp ngày ${merged.vi}.`,
    place: (name, before, now) =>
      `${name} trước ${merged.vi} thuộc ${before}, từ đó thuộc ${now}; cả hai tên đều còn dùng.`,
    noMistake: 'Ghi vậy là đúng.',
  },
};

const asksIfWrong = words(
  'mistake|wrong|error|correct|(?:nham|sai(?! gon)|dung)(?= *(?:khong|ko|k|hong|hem|chua|a|ha|[?.!,]|$))',
);

const sentencesOf = (message: string): string[] => message.match(/[^.?!\n]+[.?!]*/gu) ?? [];

const isOfProvinces = (sentence: string): boolean => asks.test(readText(sentence).folded);

/** What a message says beside its question about a province. */
export const besideProvince = (message: string): string =>
  sentencesOf(message)
    .filter((sentence) => !isOfProvinces(sentence))
    .join(' ')
    .trim();

/** What became of a province, or which one a place is in now, where that is asked; `null` for any other question. */
export const provinceAsked = (language: Language, message: string): string | null => {
  const asking = sentencesOf(message).filter(isOfProvinces).join(' ');
  if (asking === '') return null;
  const { folded } = readText(asking);
  const said = ` ${wordsOf(asking)} `;
  const isSaid = ({ name }: { name: string }) =>
    said.includes(` ${fold(name).replace(/[^a-z0-9]+/gu, ' ')} `);
  const say = texts[language];
  const known = former.filter(isSaid);
  // A town that a former province is named after is meant as that province, above all beside another one.
  const [place] = moved
    .filter((one) => isSaid(one) && !known.some(({ name }) => name === one.name))
    .toSorted((a, b) => b.name.length - a.name.length);
  const at = ({ name }: { name: string }) => said.indexOf(` ${fold(name).replace(/[^a-z0-9]+/gu, ' ')} `);
  // "Nam Định is part of Ninh Bình now? And which Viềng market is the real one?" asks of Nam Định.
  const isOfUnits =
    place !== undefined && known.some((one) => one.province !== one.name && at(one) < at(place));
  if (place?.province && place.formerly && !isOfUnits) {
    const isRight = asksIfWrong.test(folded);
    const told = say.place(place.name, place.formerly, place.province);
    return isRight ? `${say.noMistake} ${told}` : told;
  }
  // Of a province that was merged into another one that is named too, that is said once.
  const named = known.filter(
    ({ name }) => !known.some((other) => other.province === name && other.name !== name),
  );
  const told = named.map(({ name, province }) => {
    if (province !== null && province !== name) return say.province(name, province);
    const others = former.filter((one) => one.province === name && one.name !== name);
    return others.length > 0 ? say.same(name, others.map((one) => one.name).join(', ')) : say.alone(name);
  });
  if (told.length === 0) return null;
  const isRight =
    asksIfWrong.test(folded) && named.some(({ name, province }) => province !== null && province !== name);
  return [...(isRight ? [say.noMistake] : []), ...told].join(' ');
};
