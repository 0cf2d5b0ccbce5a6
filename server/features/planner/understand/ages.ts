/** How old children are, as far as a message says. */

const kin =
  'kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|toddlers?|bab(?:y|ies)|be|con|chau|tre(?: em| nho)?|nhoc|dua';

/** "Kids 2, 6 and 9", "bé 3 và 7": a row of numbers behind who they are. */
const rows = new RegExp(
  `(?<![\\p{L}])(?:${kin})(?: (?:gai|trai|nho|aged?|ages|are|tuoi))* ((?:\\d{1,2}(?: tuoi| years?| yo)?(?: (?:and|va|voi|n))? )+)`,
  'gu',
);
const years = /(?<!\d )(?<![\d])(\d{1,2}) ?(?:tuoi|yo|y o|years? old|year old)(?![\p{L}])/gu;
const months = /(?<!\d)(\d{1,2}) ?(?:thang tuoi|months? old|month old)(?![\p{L}])/gu;
const monthsOfChild = new RegExp(
  `(?<![\\p{L}])(?:${kin})(?: \\p{L}+){0,2} (\\d{1,2}) (?:thang|months?)(?![\\p{L}])`,
  'gu',
);
const carried = /(?<![\p{L}])(?:toddlers?|bab(?:y|ies)|infants?|newborns?|so sinh|em be)(?![\p{L}])/u;

const teens = /(?<![\p{L}])(?:teens?|teenagers?|teenaged?|tuoi teen|tuoi moi lon)(?![\p{L}])/u;
const teenAge = 13;

const adultAge = 18;

/** The age of the youngest in years; `undefined` where none is said. @param words the message as plain words */
export const youngestIn = (words: string): number | undefined => {
  const text = `${words} `;
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');
  const ages = [
    ...all(years).map(Number),
    ...all(months).map((found) => Number(found) / 12),
    ...all(monthsOfChild).map((found) => Number(found) / 12),
    ...all(rows)
      .map((row) => row.match(/\d+/g) ?? [])
      .flatMap((row) => row.map(Number)),
  ].filter((age) => age < adultAge);
  if (ages.length > 0) return Math.min(...ages);
  if (carried.test(text)) return 1.5;
  return teens.test(text) ? teenAge : undefined;
};
