import { words } from '../understand/text';

type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** Something that people ask for by name and that is there on some days of the week only. */
export interface Weekly {
  said: RegExp;
  /** What means the same on a journey to its town, by code. */
  loosely?: RegExp;
  town?: string;
  /** A house that is closed on the other days, and no event. */
  closes?: true;
  name: { en: string; vi: string };
  /** Whether every record that is named like that is just this. */
  isRecord?: true;
  days: readonly Weekday[];
  /** When on those days. */
  time: { en: string; vi: string };
}

const weekend: readonly Weekday[] = ['fri', 'sat', 'sun'];

/** Held by the towns themselves for years; hours as the towns announce them. */
export const weeklyThings: readonly Weekly[] = [
  {
    said: words('dragon bridge|cau rong|fire[ -]breathing (?:bridge|dragon)|rong phun lua'),
    isRecord: true,
    name: { en: 'The Dragon Bridge breathes fire', vi: 'Cầu Rồng phun lửa' },
    days: weekend,
    time: { en: 'at 21:00', vi: 'lúc 21:00' },
  },
  {
    said: words(
      'pho di bo(?: (?:ho guom|hoan kiem|ha noi|ho hoan kiem))|(?:hoan kiem|hanoi|ha noi|old quarter)(?: lake)? (?:weekend )?walking streets?|walking streets? (?:in|of|at|a?round|by|near|along) (?:the )?(?:hanoi|ha noi|hoan kiem|old quarter|lake)',
    ),
    loosely: words(
      'walking streets?|pedestrian (?:streets?|zones?|area)|(?:traffic|car)[ -]free|(?:no|without) (?:cars|traffic)(?: (?:around|by|at))?|closed to (?:cars|traffic)|pho di bo|cam xe',
    ),
    town: 'HAN',
    name: {
      en: 'The walking streets around Hoàn Kiếm lake in Hà Nội',
      vi: 'Phố đi bộ quanh hồ Gươm ở Hà Nội',
    },
    days: weekend,
    time: { en: 'from Friday evening to Sunday night', vi: 'từ tối thứ sáu đến đêm chủ nhật' },
  },
  {
    said: words(
      'weekend night market|(?:hanoi|ha noi|old quarter)(?: s)? (?:weekend )?night market|night market (?:in|of) (?:the )?(?:hanoi|ha noi|old quarter)|cho dem (?:cuoi tuan|pho co(?! hoi)|ha noi|dong xuan|hang dao)',
    ),
    loosely: words('night markets?|cho dem'),
    town: 'HAN',
    name: { en: 'The night market of the Old Quarter in Hà Nội', vi: 'Chợ đêm phố cổ Hà Nội' },
    days: weekend,
    time: { en: 'in the evening', vi: 'buổi tối' },
  },
  {
    said: words(
      '(?:ho chi minh|hcm|president ho|uncle ho|bac ho)(?: s)? (?:mausoleum|tomb|body|himself|embalmed)|mausoleum of (?:president )?ho(?: chi minh)?|uncle ho|(?:vao |vieng |tham )?lang (?:vieng )?(?:bac|chu tich|ho chu tich|ho chi minh)|vieng (?:lang )?bac',
    ),
    loosely: words('mausoleum|vao lang|vieng lang'),
    town: 'HAN',
    isRecord: true,
    closes: true,
    name: { en: 'The Hồ Chí Minh Mausoleum in Hà Nội', vi: 'Lăng Chủ tịch Hồ Chí Minh ở Hà Nội' },
    days: ['tue', 'wed', 'thu', 'sat', 'sun'],
    time: { en: 'in the morning', vi: 'buổi sáng' },
  },
  {
    said: words('bac ha'),
    name: { en: 'Bắc Hà market', vi: 'Chợ phiên Bắc Hà' },
    days: ['sun'],
    time: { en: 'in the morning', vi: 'buổi sáng' },
  },
  {
    said: words('(?:sa ?pa )?love market|cho tinh(?: sa ?pa)?(?! khau vai)'),
    name: { en: 'The love market of Sa Pa', vi: 'Chợ tình Sa Pa' },
    days: ['sat'],
    time: { en: 'in the evening', vi: 'buổi tối' },
  },
  {
    said: words('can cau'),
    name: { en: 'Cán Cấu market', vi: 'Chợ phiên Cán Cấu' },
    days: ['sat'],
    time: { en: 'in the morning', vi: 'buổi sáng' },
  },
  {
    said: words(
      '(?:cho (?:phien )?|market (?:of|in) )(?:dong van|meo vac)|(?:dong van|meo vac) (?:weekly |sunday |sunday morning |ethnic )?market',
    ),
    name: { en: 'The markets of Đồng Văn and Mèo Vạc', vi: 'Chợ phiên Đồng Văn, Mèo Vạc' },
    days: ['sun'],
    time: { en: 'in the morning', vi: 'buổi sáng' },
  },
  {
    said: words('(?:bao tang )?dan toc hoc|museum of ethnology|ethnology museum|ethnological museum'),
    isRecord: true,
    closes: true,
    name: { en: 'The Museum of Ethnology in Hà Nội', vi: 'Bảo tàng Dân tộc học ở Hà Nội' },
    days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    time: { en: 'closed on Mondays', vi: 'nghỉ thứ hai' },
  },
];

/** The evening of Hội An without electric light, on the 14th of each lunar month. */
export const lanternNight = words(
  'lantern (?:night|festival)s?|full[ -]moon (?:night|festival|evening)s?|lanterns? (?:on|floating)|tat den|dem (?:pho co|hoi|ram|hoa dang)|tha (?:hoa dang|den)|hoa dang|ram (?:o )?hoi an|14 am',
);
