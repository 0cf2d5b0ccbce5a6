import type { Language } from '../../../language';
import { restaurant } from '../../../place-kinds';
import { finder } from './patterns';
import type { Statement } from './statement';

/** What is said of something else, or of another time, says nothing of the record today. */

const past: Record<Language, RegExp> = {
  en: finder(
    'used to|formerly|once|back then|in those days|no longer|at that time|(?:until|till|before|since|in) (?:1[5-9]|20[01])\\d\\d|would have',
  ),
  vi: finder(
    'trước đây|trước kia|ngày trước|hồi trước|hồi ấy|hồi đó|hồi xưa|thuở|thời|từng|xưa|không còn|(?:năm|trước|đến) (?:1[5-9]|20[01])\\d\\d',
  ),
};

const others: Record<Language, RegExp> = {
  en: finder(
    'next door|nearby|nearest|closest|another|elsewhere|neighbouring|across the (?:street|road|river|water)|on the way|bus(?:es)?|coach(?:es)?|trains?|flights?|taxis?|parking|cloakroom|audio guides?|lockers?',
  ),
  vi: finder(
    'bên cạnh|gần nhất|kế bên|gần đó|gần đấy|phố bên|làng bên|quán bên|nơi khác|chỗ khác|quán khác|dọc đường|xe buýt|xe khách|xe đò|tàu hỏa|máy bay|chuyến bay|taxi|gửi xe|giữ xe|gửi đồ',
  ),
};

/** Who is at work there, when visitors are not. */
const workers: Record<Language, RegExp> = {
  en: finder('traders?|sellers?|farmers?|fishermen|fishing boats|monks?|nuns?|bakers?|cooks?|villagers?'),
  vi: finder('tiểu thương|bạn hàng|thương lái|nông dân|ngư dân|các sư|nhà sư|thợ|ghe chài|dân làng'),
};

/** What keeps hours of its own within a sight. */
const parts: Record<Language, RegExp> = {
  en: finder('cafés?|cafes?|bars?|shops?|restaurants?|kiosks?|canteens?|pools?|spas?|kitchens?|stalls?'),
  vi: finder('quán|quầy|cà phê|tiệm|nhà hàng|căng tin|hồ bơi|bể bơi|hàng quà|hàng ăn'),
};

const ofHours: ReadonlySet<Statement['kind']> = new Set(['time', 'hours', 'around']);
const ofAnyTime: ReadonlySet<Statement['kind']> = new Set(['steps', 'month', 'duration', 'date']);

/** Whether a statement is not one of the record as it is now. @param resourceType what kind of place it is, if it is one */
export const isBeside = (
  { kind, said }: Statement,
  language: Language,
  resourceType: number | null | undefined,
): boolean => {
  const says = (pattern: Record<Language, RegExp>) => said.search(pattern[language]) >= 0;
  if (ofHours.has(kind) && resourceType !== restaurant && says(parts)) return true;
  if (kind === 'time' && says(workers)) return true;
  return !ofAnyTime.has(kind) && (says(others) || says(past));
};
