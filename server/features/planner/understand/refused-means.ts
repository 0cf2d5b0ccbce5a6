import type { TravelMode as Mode } from '../../../geography/travel-modes';
import { refusedIn } from './refused';

/** Means of travel as they are called in a refusal. Folded. */
const called: ReadonlyArray<readonly [Mode, string]> = [
  [
    'train',
    'trains?|rail(?:way)?|tau (?:hoa|lua|dem|giuong nam|se\\d*)|xe lua|duong sat|(?<!(?:vung|do|cho|nha) )tau(?! (?:thuyen|be|cao toc|ra dao|bien|ca|cho|du lich|xe|o|nhanh|ngam))',
  ],
  ['flight', 'fly(?:ing)?|flights?|planes?|aeroplanes?|airplanes?|may bay|bay(?! (?:gio|dem|nguoi))|bay dem'],
  [
    'car',
    '(?:private |rental |hire |hired )?(?<!cable )cars?|taxis?|drivers?|o to|oto|xe hoi|tu lai|self[ -]driv(?:e|ing)',
  ],
  [
    'bus',
    '(?:night |sleeper |sharing |shared |tourist |local |public |minibus )?(?:bus(?:es)?|coach(?:es)?)|minibus(?:es)?|xe (?:khach|giuong nam|do|buyt|dem|limousine|trung chuyen)',
  ],
  [
    'motorbike',
    'motor ?bikes?|motor ?cycles?|scooters?|mopeds?|(?<!(?:elephant|horse|buffalo|ox|pony|camel|boat|bike|train)(?: back)? )rid(?:e|es|ing)(?= *[,.;!]| *$| (?:one|them|motor))|xe (?:may|so|tay ga|om|con)|phuot|honda',
  ],
];
const all = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${called.map(([mode, names]) => `(?<${mode}>${names})`).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);
/** What may stand between two means that one word refuses. */
const joins =
  /^(?:[ ,/&+]|and|or|nor|hay|hoac|va|voi|lan|cung|by|any|a|the|on|di|ngoi|bang|night|sleeper|local|khong|no|dem)*$/u;
/** "Not longer than", "no more than", "không quá 3 tiếng": so long, and not at all. */
const toALimit =
  /(?<![\p{L}])(?:longer|more than|over|exceed\p{L}*|too (?:long|many|much)|at night|after dark|qua|hon|lau|nhieu|lien tuc|ban dem|buoi toi|before|after|until|truoc|sau|de (?:den|toi)|den tan|toi tan|(?:to|out of|from|for|tu) [\p{L}]+)(?![\p{L}])/u;
/** What is refused beside its means: a station, a museum of trains, the last train. */
const ofAnother =
  /^ (?:stations?|streets?|tickets?|tours?|rental|hire|noise|horns?|fare|ride|show|museum|hoa tau)(?![\p{L}])/u;

/** "Bảy" is seven, and "bây giờ" now. */
const isTyped = (name: string, typed: string): boolean => !/^bay$/u.test(name) || /^bay$/u.test(typed);

export interface RefusedMeans {
  modes: Mode[];
  /** The text with blanks in their place. */
  rest: string;
}

/** Means of travel that a text refuses, in whatever words, and the text without them. */
export const refusedMeans = (folded: string, lower: string): RefusedMeans => {
  const modes = new Set<Mode>();
  const letters = folded.split('');
  const typed = lower.length === folded.length ? lower : folded;
  for (const part of refusedIn({ folded, lower })) {
    const own = folded.slice(part.at, part.end);
    let until: number | null = null;
    for (const found of own.matchAll(all)) {
      const { 0: name, index, groups } = found;
      const end = index + name.length;
      const at = part.at + index;
      if (!isTyped(name, typed.slice(at, at + name.length)) || ofAnother.test(own.slice(end))) continue;
      const isFirst = until === null;
      // What follows is refused with it only where both are told in one breath.
      if (isFirst ? own.slice(0, index).split(' ').length > 9 : !joins.test(own.slice(until ?? 0, index)))
        break;
      const mode = called.find(([one]) => groups?.[one] !== undefined)?.[0];
      if (!mode) continue;
      until = end;
      letters.fill(' ', at, at + name.length);
      if (!toALimit.test(own)) modes.add(mode);
    }
  }
  return { modes: [...modes], rest: letters.join('') };
};
