/** A message in small letters, as typed and without accents. */
interface Written {
  lower: string;
  folded: string;
}

/**
 * How words that are listened for without their accents are really written, where the same letters are another word:
 * "với" (with) is no "voi" (elephant), "chưa" (not yet) no "chùa" (pagoda). By the whole of what was found, then by
 * each of its words.
 */
const written: Readonly<Record<string, readonly string[]>> = {
  pho: ['phở'],
  'mon an duong pho': ['món ăn đường phố'],
  'am thuc duong pho': ['ẩm thực đường phố'],
  'pho di bo': ['phố đi bộ'],
  'chua lanh': ['chữa lành'],
  'nha tho': ['nhà thờ'],
  'mua lua': ['mùa lúa'],
  'cam trai': ['cắm trại'],
  'so thu': ['sở thú'],
  'ban dem': ['ban đêm'],
  'hai san': ['hải sản'],
  'du thuyen': ['du thuyền'],
  'kham pha': ['khám phá'],
  voi: ['voi'],
  chua: ['chùa'],
  den: ['đền', 'đèn'],
  mua: ['mua', 'mùa', 'múa'],
  roi: ['rối'],
  nhau: ['nhậu'],
  quay: ['quẩy', 'quậy'],
  gom: ['gốm'],
  det: ['dệt'],
  theu: ['thêu'],
  thac: ['thác'],
  lan: ['lặn'],
  vat: ['vật', 'vặt'],
  cho: ['chợ'],
  bia: ['bia'],
  sen: ['sen'],
  rua: ['rùa'],
  chim: ['chim'],
  che: ['chè'],
  bien: ['biển'],
  thuyen: ['thuyền'],
  an: ['ăn', 'án', 'ấn'],
  thap: ['tháp'],
  bun: ['bùn', 'bún'],
  phuot: ['phượt'],
  nui: ['núi'],
  tam: ['tắm', 'tâm', 'tam'],
  bay: [],
};

/** Without any accents in a message these words are nearly always the common ones. */
const onlyAfter: Readonly<Record<string, RegExp>> = {
  voi: /(?:xem|cuoi|con|dan|ngam|bay|cho) $/,
  chua: /(?:di|tham|le|vieng|ngoi|nhieu|cac|mot|may|den|xem|thich|ngam|chup|khong|ko|bo|tranh) $/,
  gom: /(?:lam|lang|do|nghe|to) $/,
  bay: /(?<!(?:may|di|chuyen|ve|duong|bang|chuyen|toi|gio|san|muon|phai) )$/,
  nhau: /(?:di|an|quan|bia|thich|muon|toi|cho) $/,
};

const marks = /\p{M}/u;
const isMarked = (word: string): boolean => marks.test(word.normalize('NFD')) || word.includes('đ');

const accented = new Map<string, boolean>();

/** Whether a message is written with its accents: two words of it have some. */
export const hasAccents = (lower: string): boolean => {
  const known = accented.get(lower);
  if (known !== undefined) return known;
  const found = lower.split(/[^\p{L}]+/u).filter(isMarked).length >= 2;
  if (accented.size > 200) accented.clear();
  accented.set(lower, found);
  return found;
};

/** Whether letters that were found without accents are what they were looked for as. */
const isThat = ({ lower, folded }: Written, at: number, said: string, isAccented: boolean): boolean => {
  if (lower.length !== folded.length) return true;
  if (!isAccented) return onlyAfter[said]?.test(folded.slice(0, at)) ?? true;
  const typed = lower.slice(at, at + said.length);
  const whole = written[said];
  if (whole) return whole.includes(typed);
  let from = 0;
  return said.split(' ').every((word) => {
    const own = typed.slice(from, from + word.length);
    from += word.length + 1;
    return written[word]?.includes(own) ?? true;
  });
};

const everywhere = new WeakMap<RegExp, RegExp>();

/** Whether a pattern without accents says what is written: where a message has accents they have to fit. */
export const saysAsWritten = (text: Written, pattern: RegExp, whole: string): boolean => {
  const isAccented = hasAccents(whole);
  const all = everywhere.get(pattern) ?? new RegExp(pattern.source, 'gu');
  everywhere.set(pattern, all);
  return [...text.folded.matchAll(all)].some(({ 0: said, index }) => isThat(text, index, said, isAccented));
};

/**
 * Whether what is written with accents may be a name, with a slip of one of its words: "Đã Nẵng" is, "hỏi ăn" is not
 * "Hội An". What has no accents says nothing, and neither does a name in English.
 */
export const isRatherThat = (typed: string, name: string): boolean => {
  const [own, said] = [name, typed].map((text) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );
  if (!own || !said || said.length !== own.length || said.length < 2) return true;
  if (!said.some(isMarked) || !own.some(isMarked)) return true;
  return said.some((word, at) => word === own[at]);
};
