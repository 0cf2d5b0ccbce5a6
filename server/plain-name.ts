import { requiredText } from './fields';

/** Line breaks of any kind, what is not seen but turns or hides what stands beside it, and letters that look like blanks. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]/u;

/** What stands in addresses, markup and placeholders, and in no name. */
const foreign = /[<>@{}[\]:]|\/\/|\bhxxps?\b/iu;

/** Six digits are a telephone number, however they are set apart. */
const telephone = /(?:\p{Nd}[\s.,()+–-]*){6}/u;

/** Numbers and dots are an address of a machine, or a name that a mail program makes a link of. */
const numbered = /\p{Nd}\.[\p{L}\p{Nd}]|\p{L}\.\p{Nd}|(?:^|\s)\.\p{L}/u;

/** Two words with a dot between them and no blank. */
const dotted = /([\p{L}\p{M}\p{Nd}'’-]+)\.(?=([\p{L}\p{M}\p{Nd}'’-]+)([./]?))/gu;

/** What stands before a name with a dot, and often without a blank: titles in both languages, and middle names cut short. */
const titles = new Set(
  `mr mrs ms miss dr prof st sr jr fr rev hon capt col gen lt sgt
  ts ths gs pgs tskh bs ks cn ls nsnd nsut ckii cki ng ngh nh ph qu kh th tr ch gi gh`.split(/\s+/),
);

/** Ends of addresses that a mail program knows, longer than the two letters of countries. */
const ends = new Set(
  `com net org info biz name pro app dev xyz top club site online shop store link click live life world today
  win bet casino vip fun icu cyou rest work works tech space website host press blog news media agency digital
  cloud network group company center email chat games game play poker loan money cash finance fund trade market
  asia tel mobi travel tours hotel bank page wiki buzz best cfd sbs lol mom bond quest one ooo run ltd inc gov edu`.split(
    /\s+/,
  ),
);

const isTitled = (before: string, after: string): boolean =>
  titles.has(before.toLowerCase()) && /^\p{Lu}/u.test(after) && !ends.has(after.toLowerCase());

/** "J.R." and "J.Smith", but not "t.me". */
const isInitial = (before: string, after: string): boolean =>
  /^\p{Lu}$/u.test(before) &&
  /^\p{Lu}/u.test(after) &&
  !/^[a-z]{2}$/i.test(after) &&
  !ends.has(after.toLowerCase());

/** As it is read, whatever form its letters and full stops have. */
const asRead = (text: string): string => text.normalize('NFKC').replace(/[\u3002\u06d4]/g, '.');

/** Whether a text has in it what a mail program would make a link of. */
const hasLink = (text: string): boolean => {
  const plain = asRead(text);
  if (/:\/\/|www\.|mailto:/i.test(plain)) return true;
  return [...plain.matchAll(dotted)].some(
    ([, before = '', after = '', next = '']) =>
      /\p{L}/u.test(after) && (next === '/' || (!isInitial(before, after) && !isTitled(before, after))),
  );
};

/** A text of a visitor's that others read, without what would be made a link of. */
export const withoutLinks = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => (hasLink(word) ? '…' : word))
    .join('');

const isForeign = (name: string): boolean => {
  const plain = asRead(name);
  return foreign.test(plain) || numbered.test(plain) || telephone.test(plain) || hasLink(plain);
};

/** A name that goes into letters to an address that anybody may give: it must not be able to carry an advertisement. */
export const plainName = requiredText(80)
  .refine((value) => !unseen.test(value) && !isForeign(value), { params: { key: 'plain_name' } })
  .overwrite((value) => value.replace(/\s+/g, ' '));
