/** Days that are told one by one: "one day X, Y the next, the third Z", "hôm đầu …, hôm sau …". All folded. */

const count: Readonly<Record<string, number>> = {
  first: 1,
  one: 1,
  dau: 1,
  nhat: 1,
  second: 2,
  two: 2,
  hai: 2,
  third: 3,
  three: 3,
  ba: 3,
  fourth: 4,
  four: 4,
  tu: 4,
  fifth: 5,
  five: 5,
  nam: 5,
  sixth: 6,
  sau: 6,
  seventh: 7,
  bay: 7,
};
/** The day that is meant by its number. */
const ordinal =
  /(?<![\p{L}\p{N}])(?:(?<=on )the (?<last>second|third|fourth|fifth)(?= *[.,;!?]| *$)|(?:the |our |my )?(?<en>first|second|third|fourth|fifth|sixth|seventh)(?= day| on | in | at | we | to |,|:| for | around )(?! (?:night|evening|morning|time|week|class|half|floor|hand))|day (?<nth>one|two|three|four|five)|(?:ngay|hom|bua) (?:thu (?<vi>nhat|hai|ba|tu|nam|sau|bay)|(?<start>dau)))(?![\p{L}\p{N}])/gu;
/** One more than the day before. */
const next =
  /(?<![\p{L}\p{N}])(?:(?:the )?(?:next|following) day|the day after(?! (?:tomorrow|christmas|tet|new year|the \d|our|we|that|\p{L}*day))|(?<=,[^,.;!?]{3,40} )the next(?= *[,.;!?]| *$)|(?:ngay )?hom sau|(?:ngay|hom|bua) (?:ke(?: tiep)?|tiep theo|sau)(?! (?:do|nua|thi|khi|nay|tet|le|cung)))(?![\p{L}\p{N}])/gu;
/** What a day that is told by itself begins with, where the next one follows. */
const leaves =
  /(?<!\p{L})(?:fly|flight|leave|leaving|depart|home|bay|ve nha|ra san bay|tra phong|ve)(?!\p{L})/u;

/** How many days are told one by one; `undefined` where no two are. */
export const dayByDay = (folded: string): number | undefined => {
  const marks = [
    ...[...folded.matchAll(ordinal)].map(({ index, groups = {}, 0: said }) => ({
      at: index,
      end: index + said.length,
      day: count[groups.en ?? groups.last ?? groups.nth ?? groups.vi ?? groups.start ?? ''] ?? 0,
    })),
    ...[...folded.matchAll(next)].map(({ index, 0: said }) => ({
      at: index,
      end: index + said.length,
      day: undefined,
    })),
  ].sort((a, b) => a.at - b.at);
  let [days, told, hasNext] = [0, 0, false];
  for (const { at, end, day } of marks) {
    // "Home the next day" is told as a day of its own all the same, and of no second place.
    if (
      day === undefined &&
      (leaves.test(folded.slice(end, end + 12)) || leaves.test(folded.slice(at - 14, at)))
    )
      continue;
    // "Ngày thứ bảy" is a Saturday where no six days were told before.
    if (day !== undefined && day > days + 2) continue;
    told += 1;
    hasNext ||= day === undefined;
    days = Math.max(days, day ?? Math.max(1, days) + 1);
  }
  return days > 1 && (hasNext || told > 1) ? days : undefined;
};
