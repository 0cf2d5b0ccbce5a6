import { abroad } from './abroad';
import type { Text } from './text';

/** Where somebody comes from, or what a person is, is no place to go to. */
const origin =
  /(?:from|citizens? of|passport|based in|living in|fly(?:ing)? via|sang tu|den tu|bay tu|tu|nguoi) $/;

/** Where a plane goes on to, or the people who have seen Vietnam, is none either. */
const onward =
  /(?:(?:my|our|the|a|an|his|her|their|next|return|connecting|onward|evening|morning|night|late) (?:flights?|plane|bus|train|connection) (?:back |home |on |out )?(?:to|for)|(?:before|until|till|after) (?:\p{L}+ ){0,4}(?:to|for|from|in)|(?:fl(?:y|ying|ies)|head(?:ing)?|go(?:ing)?|travel(?:l?ing)?) (?:back|home|on|onwards?) (?:home )?(?:to|for)|(?:transit|layover|stopover|connection|connect(?:ing)?|flights?|direct)(?: \p{L}+){0,2} (?:in|via|from|at)|truoc (?:khi|luc|chuyen)(?: \p{L}+){0,4}|(?:bay|chuyen bay|noi chuyen|qua canh)(?: \p{L}+){0,2} (?:sang|di|ve|qua|o|den|toi|tiep)|bay tiep|dai su quan|lanh su quan|(?:embassy|consulate) (?:of|for)(?: the)?|khach|dan|ban) $/u;

const asWritten = (text: Text, { 0: said, index }: RegExpExecArray): string => {
  const written = text.raw.length === text.folded.length ? text.raw.slice(index, index + said.length) : said;
  return written.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
};

/** The place outside the country to which somebody wants to go, as it was written; `null` where there is none. */
export const goneAbroad = (text: Text): string | null => {
  const outside = [...text.folded.matchAll(abroad)].find(({ index }) => {
    const before = text.folded.slice(0, index);
    return !origin.test(before) && !onward.test(before);
  });
  return outside ? asWritten(text, outside) : null;
};
