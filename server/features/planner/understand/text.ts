import { fold } from '../../../fold';
import { withoutTelex } from '../../../telex';
import { hasAccents, saysAsWritten } from './accents';
import { districts } from './districts';
import { spelledRight } from './spelling';

/** A message as it is read: in small letters, once as typed and once without accents, with single spaces around words. */
export interface Text {
  /** As typed, for what case tells ("May" and "may"). */
  raw: string;
  /** Small letters with their accents. */
  lower: string;
  /** Small letters without accents; `đ` is `d`. Punctuation that parts clauses stays. */
  folded: string;
}

/** Only words with one space between them. */
export const wordsOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** "Hội annn", "sooo": drawn out as it is spoken. */
const drawnOut = /(\p{Ll})\1{2,}/gu;

const tidy = (text: string): string =>
  ` ${text
    .replace(/[’‘`´]/g, "'")
    // The end of "we've" is no "ve" (về, back).
    .replace(/(?<=\p{L})'ve(?!\p{L})/giu, ' have')
    .replace(/[\s ]+/g, ' ')
    .replace(drawnOut, '$1')
    .trim()} `;

/** How young people shorten Vietnamese on a phone, with what it stands for. */
const shortened: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?:k|ko|kh|hok|hong|hông|hem|khum|khg)/, 'không'],
  [/(?:thix|thik|thjk|thich)/, 'thích'],
  [/(?:mún|mun|mún|mốn)/, 'muốn'],
  [/(?:vs|zới|dới)/, 'với'],
  [/(?:ng)/, 'người'],
  [/(?:cf|cfe|càfê)/, 'cà phê'],
  [/(?:thui|thoai)/, 'thôi'],
  [/(?:dc|đc|dk|đk)/, 'được'],
  [/(?:vc|vk ck|ck vk|vợ ck|vk chồng)/, 'vợ chồng'],
  [/vk/, 'vợ'],
  [/ck/, 'chồng'],
  [/gđ/, 'gia đình'],
  [/(?:mn|mng)/, 'mọi người'],
  [/(?:hổng|hỏng|hok|hông)/, 'không'],
  [/(?<!bao )nhiêu/, 'bao nhiêu'],
  [/(?:nhứt)/, 'nhất'],
  // As people of the centre say it.
  [/(?<=(?:đi|ở|tới|về) )mô/, 'đâu'],
  [/(?<=(?:chỗ|nơi|khi|lúc|ngày|hướng|đường|cái|hôm) )mô/, 'nào'],
  [/(?<=(?:làm|vì|ra) )răng/, 'sao'],
  [/răng(?= (?:mà|rứa|vậy|chừ|không|ko|lại))/, 'sao'],
  [/rứa/, 'vậy'],
  [/chừ/, 'giờ'],
  [/(?:dzậy|zậy|dzị|zị)/, 'vậy'],
  [/(?:ks)/, 'khách sạn'],
  [/(?:hnoi|hanoj)/, 'hà nội'],
  [/(?:sgon|sgòn)/, 'sài gòn'],
  [/đn/, 'đà nẵng'],
  [/(?:ngayf|ngàyy)/, 'ngày'],
  [/thangs(?= \d)/, 'tháng'],
  // "t7" is a Saturday, "cuối t7" and "t12" are months.
  [/(?<=(?:cuối|đầu|giữa|trong|hết|qua|hè|cuoi|dau|giua|het|he) )t(1[0-2]|[1-9])/, 'tháng $1'],
  [/t(1[0-2]|9)/, 'tháng $1'],
  [/(?:thg|thag|thánh)\.? ?(1[0-2]|[1-9])/, 'tháng $1'],
  [/(?<=(?:ở|o|tại|tai|của|cua|sang|qua|về|ve) )vn/, 'việt nam'],
  [/dayz/, 'days'],
  [/(?:nites?|nitez|nyts?)/, 'nights'],
  [/(?<=[a-z]{2} )n(?= [a-z]{2})/, 'and'],
  [/(?:bik|bít|bjk)/, 'biết'],
  [/(?:trc|trk|trướk)/, 'trước'],
  [/r(?= (?:về|ve|đi|di|sang|qua|lên|len|xuống|xuong|tới|toi|đến|den|vào|vao|ra|mới|moi)(?: |$))/, 'rồi'],
  [/b4/, 'before'],
  [/yrs/, 'years'],
  [/(?<=(?:last|this|next|past|a) )yr/, 'year'],
  [/ive/, 'i have'],
  [/weve/, 'we have'],
  [/o ?clock/, "o'clock"],
  ...districts,
  // Words of other languages between English ones.
  [/(?<=\d |zwei |drei |vier |deux |trois )(?:tagen?|jours|d[ií]as|giorni|dagen|dager|dagar)/, 'days'],
  [/(?:zwei|deux)(?= (?:erwachsen|adultes|kinder|enfants|personen|personnes|tage|jours|days))/, 'two'],
  [/(?:drei|trois)(?= (?:erwachsen|adultes|kinder|enfants|personen|personnes|tage|jours|days))/, 'three'],
  [/(?:vier|quatre)(?= (?:erwachsen|adultes|kinder|enfants|personen|personnes|tage|jours|days))/, 'four'],
  [/(?:erwachsenen?|adultes|adultos)/, 'adults'],
  [/(?:kinder|enfants|niños)/, 'children'],
  [/(?:plz|pls)/, 'please'],
];
const written = shortened.map(
  ([short, long]) =>
    [new RegExp(`(?<![\\p{L}\\p{N}])${short.source}(?![\\p{L}\\p{N}])`, `gu${short.flags}`), long] as const,
);
const withLover = /(?<=(?:với|cùng|và|vs|cung|voi|va|gấu) )ny(?![\p{L}\p{N}])/gu;

/** A bike of one's own is a motorbike in this country, where nothing is said of pedals. */
const ownBike = /(?<=(?<![\p{L}])(?:my|our)(?: own| two| old| trusty)? )bikes?(?![\p{L}])/giu;
const pedals =
  /(?<![\p{L}])(?:cycl\p{L}*|bicycl\p{L}*|pedal\p{L}*|bikepack\p{L}*|e-?bikes?|xe đạp|(?:mountain|touring|road|gravel|push|folding) bikes?)(?![\p{L}])/iu;

const spelledOut = (typed: string): string => {
  const text = pedals.test(typed) ? typed : typed.replace(ownBike, (bike) => `motor${bike.toLowerCase()}`);
  // "2ng" is two people.
  const parted = text.replace(/(?<=\d)ng(?![\p{L}])/gu, ' người').replace(withLover, 'người yêu');
  // Who writes no accents gets none: by two of them a message would count as written with them.
  const isAccented = hasAccents(typed.toLowerCase());
  return written.reduce((read, [short, long]) => read.replace(short, isAccented ? long : fold(long)), parted);
};

export const readText = (message: string): Text => {
  const typed = tidy(message.normalize('NFC'));
  const decoded = withoutTelex(fold(typed));
  const raw = spelledRight(spelledOut(decoded === fold(typed) ? typed : decoded));
  return { raw, lower: raw.toLowerCase(), folded: fold(raw) };
};

/**
 * A pattern of whole words. Letters with accents are looked for as typed, the others without accents, so that `chợ`
 * (market) is not found in `cho` (for). Where the message has accents, those of what is found have to fit.
 * @param whole the message that the text is of
 */
export const saysAny = (text: Text, pattern: RegExp, whole = text.lower): boolean =>
  /[^ -~]/.test(pattern.source) ? pattern.test(text.lower) : saysAsWritten(text, pattern, whole);

/** Everything that is listened for, so that what nothing listens for can be told. */
const listened: Array<{ pattern: RegExp; everywhere?: RegExp }> = [];

/** `\b` for words of any script; JavaScript's own knows ASCII letters only. */
export const words = (alternatives: string): RegExp => {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'u');
  listened.push({ pattern });
  return pattern;
};

/** Which letters of a text some pattern of words listens for. @param counts whether what is found does */
export const heardLetters = (
  { lower, folded }: Pick<Text, 'lower' | 'folded'>,
  counts: (said: string) => boolean = () => true,
): boolean[] => {
  const heard = Array.from(folded, () => false);
  for (const one of listened) {
    const { source } = one.pattern;
    const text = /[^ -~]/.test(source) ? lower : folded;
    if (text.length !== folded.length) continue;
    // Made when it is first wanted: hundreds of them would hold up the start of a process.
    one.everywhere ??= new RegExp(source, 'gu');
    for (const { 0: said, index } of text.matchAll(one.everywhere))
      if (counts(said)) heard.fill(true, index, index + said.length);
  }
  return heard;
};
