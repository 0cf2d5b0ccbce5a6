import { fold } from '../../../fold';
import type { PlannerCity } from '../candidates/cities';
import { mattersOf } from './matters';
import { withoutPlaces } from './places';
import type { Question } from './questions';
import { readText, words } from './text';

/**
 * Words of a journey: who goes, when, how long, for how much and in which manner. A message of places and nothing but
 * these wants a plan; what is left of any other is what it is about.
 */
const english = [
  'trips?|travel(?:s|l?ing|l?ers?)?|tour(?:s|ing|ists?)?|holidays?|vacations?|getaways?|escapes?|breaks?|visit(?:s|ing)?|go(?:ing)?|come|coming|stay(?:s|ing)?|explor(?:e|ing)|see(?:ing)?|journeys?|adventures?|backpack(?:ing|ers?)?|roadtrips?|routes?|loops?|round|around|across|through|whole|country',
  'honeymoons?|anniversary|birthday|couples?|famil(?:y|ies)|solo|alone|friends?|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|teens?|teenagers?|parents|grandparents|grand(?:ma|pa|mother|father)|elderly|seniors?|mum|mom|dad|mother|father|wife|husband|girlfriend|boyfriend|partner|groups?|people|persons?|pax|adults?|women|men|girls?|boys?|female|male|sister|brother|son|daughter',
  'cheap|budget|luxury|luxurious|mid-?range|comfort(?:able)?|slow|relax(?:ed|ing)?|chill|easy|active|gentle|romantic|quiet|fun|nice|beautiful|off the beaten (?:path|track)|first time|first timers?|again|last minute',
  'days?|nights?|weeks?|weekends?|months?|years?|today|tomorrow|tonight|morning|afternoon|evening|summer|winter|spring|autumn|fall|christmas|xmas|new year|tet|lunar|early|late|mid|end|beginning|next|this|coming|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  'the|a|an|of|in|on|at|to|for|from|with|without|and|or|but|by|via|then|my|our|we|i|us|me|only|just|no|not|please|pls|maybe|some|one|two|three|four|five|six|seven|eight|nine|ten|about|its|it|is|are|be|im|id|hi|hello|hey|ok|okay|so|well|yes|no|sure|please|lets?|like|love|want|need|something|anything|somewhere|place|places|good|great|vietnam|viet nam|vn|city|town|island|province|area|region|north(?:ern)?|south(?:ern)?|central|middle|up|down',
  '\\d+(?:[dn](?:\\d+[dn])?|k|tr|st|nd|rd|th)?',
].join('|');
const vietnamese = [
  'đi|đến|tới|ra|vào|lên|xuống|về|qua|sang|ở|tại|ghé|chơi|du lịch|tour|phượt|nghỉ(?: (?:dưỡng|mát|hè|lễ))?|tham quan|thăm|khám phá|trải nghiệm|chuyến(?: đi)?|hành trình|lịch|vòng|quanh|khắp|xuyên việt',
  'gia đình|nhà|mình|em|tôi|tui|anh|chị|bạn(?: bè| thân| gái| trai)?|nhóm|hội|đoàn|cả|vợ chồng|vợ|chồng|cặp đôi|người(?: yêu| già| lớn)?|con(?: nhỏ)?|bé|trẻ(?: em| con| nhỏ)?|bố(?: mẹ)?|ba(?: mẹ)?|bà(?: ngoại| nội)?|mẹ|má|ông(?: bà)?|cô|chú|bác|cháu|một mình|khách|đồng nghiệp|công ty',
  'rẻ|giá rẻ|tiết kiệm|sang(?: chảnh| trọng)?|chậm(?: rãi)?|nhẹ nhàng|thong thả|thư giãn|lãng mạn|tự túc|bụi|tuần trăng mật|trăng mật|lần đầu|vui|đẹp|yên tĩnh|ít',
  'tháng|mùa (?:hè|đông|xuân|thu)|hè|đông|xuân|thu|cuối|đầu|giữa|năm|nay|sau|trước|tuần|ngày|đêm|buổi|sáng|trưa|chiều|hôm|mai|dịp|lễ|tết|noel|giáng sinh|khoảng|tầm|âm lịch|dương lịch',
  'và|với|cùng|cho|có|là|thì|mà|rồi|nhé|nha|ạ|ơi|dạ|muốn|thích|định|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|các|những|miền|bắc|trung|nam|tây|vùng|thành phố|tỉnh|đảo|nước|không|phải|vậy|luôn|nhỉ|hả|ok|oke|gì|đâu|nào|này|kia|đó|ấy|cũng|thêm|nữa|ngon|hay|kiểu|loại',
].join('|');

const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');
const written = pattern(`${english}|${vietnamese}`);
const withoutAccents = pattern(`${english}|${fold(vietnamese)}`);

/** What a journey may be like or be made with; whoever names it wishes for it as often as he asks. */
const ofWishes: ReadonlySet<string> = new Set([
  'effort',
  'children',
  'crowd',
  'when',
  'days',
  'alternative',
  'night',
  'food',
  'heat',
  'cold',
]);

/** Where one lands or gets on is part of a name and asks for the way. */
const ofWays = words('airports?|stations?|piers?|ports?|san bay|ben (?:xe|tau|pha)|nha ga|ga');

const accented = /[^\p{ASCII}]/u;

/**
 * Whether something is left of a message beside its places and the words of a journey: what somebody types who looks
 * something up, as in "visa for brazilians" or "mưa huế tháng 11". Without accents "ve" is a ticket and the way home:
 * there a word of a journey is none where the whole is about a matter that pages tell of.
 */
export const namesMatter = (message: string, cities: readonly PlannerCity[]): boolean => {
  const { lower, folded } = withoutPlaces(readText(message), cities);
  if (ofWays.test(readText(message).folded)) return true;
  const isAccented = accented.test(lower);
  const plain = (isAccented ? lower : folded).replace(/#/gu, ' ').replace(/['’]/gu, '');
  if (/\p{L}{2}/u.test(plain.replace(isAccented ? written : withoutAccents, ' '))) return true;
  return !isAccented && [...mattersOf(folded)].some((matter) => !ofWishes.has(matter));
};

const kinds: ReadonlyArray<readonly [Question, RegExp]> = [
  [
    'visa',
    words(
      '(?:multiple|single|double)[ -]entr(?:y|ies)|e-?visas?|visas?|visa on arrival|evisa|nhap canh nhieu lan',
    ),
  ],
  [
    'stay',
    words(
      'hotels?|hostels?|homestays?|guest ?houses?|resorts?|villas?|airbnbs?|bungalows?|khach san|nha nghi|homestay|resort|cho (?:o|nghi|ngu)',
    ),
  ],
  [
    'weather',
    words(
      'weather|rain(?:fall|y)?|wet|cold|hot(?! springs?| pot| spots?)|heat|humid(?:ity)?|temperatures?|typhoons?|storms?|fog(?:gy)?|climate|swim(?:ming)?|waves?|tam bien|bien dong|thoi tiet|(?:co|troi|hay|bi) mua|mua (?:nhieu|bao|phun)|(?<!suoi (?:nuoc )?)nong|lanh|ret|suong mu|nhiet do',
    ),
  ],
];
const rain = /(?<!\p{L})(?:mưa|bão|lũ|lụt|ngập)(?!\p{L})/u;

/** What kinds of questions the nouns of a message stand for that has no word to ask with. */
export const kindsLookedUp = (message: string): Question[] => {
  const { folded, lower } = readText(message);
  return kinds.flatMap(([kind, said]) =>
    said.test(folded) || (kind === 'weather' && rain.test(lower)) ? [kind] : [],
  );
};

const particulars = words(
  'hours?|times?|timetables?|schedules?|opening|opens?|closed|closes?|prices?|cost|costs|fees?|tickets?|entrance|address|phone|numbers?|contacts?|websites?|rules?|legal|illegal|allowed|safe|safety|available|availability|near|nearby|nearest|best|worth|original|vs|how|where|dates?|meaning|history|open|originals?|gio|gia|ve (?:vao|cong|tham|cap|tau|may)|dia chi|so dien thoai|o dau|cho nao|gan|mo(?: cua)?|dong cua|24h|24\\/7|lich su|y nghia|la gi|luu y|kinh nghiem|quy dinh|cam|phat',
);

/** Whether a message names what is asked of a thing: its hours, its price, where it is. */
export const asksParticulars = (message: string): boolean => particulars.test(readText(message).folded);

/** Whether it is about a matter that pages tell of, which is more than a wish for what a journey shall be like. */
export const isOfMatters = (message: string): boolean =>
  [...mattersOf(readText(message).folded)].some((matter) => !ofWishes.has(matter));
