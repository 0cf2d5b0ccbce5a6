import type { Language } from '../../../language';
import { isAccented, wordsIn } from './written';

/** What people type for whole words on a telephone. None is a word of its own, in Vietnamese. */
const shorthand: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gì: 'j gj zì',
    được: 'dc đc dk đk dx đx',
    không: 'k ko kh hok hk hong hông khg kg kô',
    'bao nhiêu': 'bn bnh bnhiu bnhiêu',
    nhiêu: 'nhiu',
    'như thế nào': 'ntn',
    'thế nào': 'tn',
    'khách sạn': 'ks',
    'nhà hàng': 'nh',
    'sân bay': 'sb',
    'bến xe': 'bx',
    'khu du lịch': 'kdl',
    với: 'vs vớj',
    người: 'ng nguoi',
    mọi: 'mn',
    trước: 'trc',
    cũng: 'cx cg cug',
    rồi: 'r rùi roài',
    mình: 'mk mik mìh',
    biết: 'bik bít',
    'bây giờ': 'bjo bh bgio',
    quá: 'wá wa',
    vậy: 'z zậy zay dzậy',
    làm: 'lm',
    'gia đình': 'gđ',
    chỗ: 'chổ',
    rẻ: 'rẽ',
    'việt nam': 'vn',
  }).flatMap(([meant, typed]) => typed.split(' ').map((one) => [one, meant] as const)),
);

/** Written out for who writes in Vietnamese: "dc ăn j ở đà lạt" as "được ăn gì ở đà lạt". What has no short word stays as it is. */
export const writtenOut = (keyword: string, language: Language): string => {
  const words = wordsIn(keyword);
  const isVietnamese = language === 'vi' || words.some(isAccented);
  if (!isVietnamese || !words.some(({ written }) => shorthand.has(written))) return keyword;
  return words.map(({ written }) => shorthand.get(written) ?? written).join(' ');
};
