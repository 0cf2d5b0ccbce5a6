/**
 * In which order towns of a plan shall be visited: "begin with Huế and then go to Phong Nha", "Sài Gòn at the start and
 * Hà Nội at the end", "đi Đà Lạt xong rồi hẵng xuống Nha Trang". What stands before and behind each town says where it
 * comes; without any such word no order is meant.
 */

/** A town that is named, in a text of small letters without accents. */
export interface TownNamed {
  id: number;
  at: number;
}

const any = (list: string) => `(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`;
const small =
  '(?: |,|the|a|to|in|at|with|from|on|by|up|off|it|we|us|go|going|do|see|visit|have|stay|head|over|onto|into|di|den|toi|o|tai|voi|tu|ra|vao|vo|len|xuong|qua|ve|ghe|choi|cho|thi|minh|em|nha)*';
const before = (list: string) => new RegExp(`${any(list)}${small}$`, 'u');
const behind = (list: string) => new RegExp(`^${small}${any(list)}`, 'u');

const leadsFirst = before(
  'begin(?:s|ning)?|start(?:s|ing)?|first|firstly|open with|kick off|bat dau|khoi hanh|xuat phat|dau tien|truoc tien|truoc het',
);
const isFirst = behind(
  'first|at the (?:start|beginning)|to (?:begin|start) with|as the first|first thing|dau tien|truoc(?! (?:khi|day|do))|truoc tien|dau chuyen',
);
const leadsLast = before(
  'end(?:s|ing)?|finish(?:es|ing)?|last|lastly|finally|wrap up|ket thuc|dut|cuoi cung|sau cung|sau chot|cuoi chuyen',
);
const isLast = behind(
  'last|at the (?:very )?end|to (?:end|finish)|to finish with|as the last|after(?:wards?| that)|later|sau(?! (?:khi|do))|cuoi(?: cung)?|sau cung|cuoi chuyen',
);
/** Between two towns: the second comes after the first. */
const then =
  /(?<![\p{L}\p{N}])(?:then|next|after(?:wards| that| which)|before(?: going)?|followed by|and on|onwards?|xong|roi(?: moi| hang| hay)?|sau do|truoc khi|roi moi|moi)(?![\p{L}\p{N}])|->|→/u;
/** Between two towns: the second comes before the first. */
const beforeIt = /(?<![\p{L}\p{N}])(?:after(?! (?:that|which))|sau khi|following)(?![\p{L}\p{N}])/u;
const rather = /(?<![\p{L}\p{N}])(?:instead of|rather than|thay vi|thay cho)(?![\p{L}\p{N}])/u;

/**
 * The towns in the order that is asked for, at least two; `null` where nothing is said of it.
 * @param rest the text with `#` where places stand; @param towns as they stand in it, each once
 */
export const routeOrderIn = (rest: string, towns: readonly TownNamed[]): number[] | null => {
  const named = towns
    .filter(({ id }, index) => towns.findIndex((one) => one.id === id) === index)
    .toSorted((a, b) => a.at - b.at);
  if (named.length < 2) return null;
  const endOf = (at: number) => at + (/^#+/u.exec(rest.slice(at))?.[0].length ?? 0);
  let isSaid = false;
  const placed = named.map((town, index) => {
    const pre = rest.slice(index === 0 ? 0 : endOf(named[index - 1]?.at ?? 0), town.at);
    const post = rest.slice(endOf(town.at), named[index + 1]?.at ?? rest.length);
    const first = leadsFirst.test(pre) || isFirst.test(post);
    const last = !first && (leadsLast.test(pre) || (isLast.test(post) && !beforeIt.test(post)));
    if (index > 0 && rather.test(pre)) return { ...town, rank: Number.NaN, isBefore: false };
    if (index > 0 && then.test(pre)) isSaid = true;
    if (first || last) isSaid = true;
    return { ...town, rank: first ? 0 : last ? 2 : 1, isBefore: index > 0 && beforeIt.test(pre) };
  });
  if (placed.some(({ rank }) => Number.isNaN(rank))) return null;
  const [a, b] = placed;
  // "Sa Pa after Hà Nội".
  if (placed.length === 2 && a && b?.isBefore) return [b.id, a.id];
  if (!isSaid) return null;
  return placed.toSorted((x, y) => x.rank - y.rank || x.at - y.at).map(({ id }) => id);
};
