import { type Text, words } from './text';

/** What is no request for a journey and no question about one, and gets one friendly line. */
export type SmallTalk = 'booking' | 'cancelling' | 'human' | 'angry' | 'foreign';

const booking = words(
  '(?:can|could|will|would) you (?:please |pls )?(?:book|reserve|buy|order)|(?:please |pls )?(?:book|reserve|buy|order) (?:me|us)(?! (?:a |an )?(?:plan|itinerary|trip))|(?:i|we) (?:want|need|would like|d like|wanna)(?: to)? (?:book|reserve|buy)(?! (?:ahead|early))|(?:dat|mua|book|giu)(?: [\\p{L}\\p{N}]+){0,3} (?:giup|gium|ho|dum)|(?:giup|gium|ho|dum)(?: \\p{L}+)? (?:dat|mua|book|giu) (?:ve|phong|ban|cho|xe|tour|khach san)|(?:dat|mua|book|giu) (?:giup|gium|ho|dum)',
);
/** Whether one has to book is a question like others. */
const asksOfBooking = words(
  '(?:do|should|must|can) (?:i|we)(?: \\p{L}+){0,2} (?:book|reserve|buy)|need to (?:book|reserve)|(?:co )?(?:can|phai|nen) (?:dat|mua|book)(?: \\p{L}+){0,4} (?:truoc|khong|ko)',
);
const bookings =
  'bookings?|reservations?|flights?|tickets?|hotels?|rooms?|tours?|orders?|payments?|ve(?: \\p{L}+){0,2}|phong|khach san|tour|don(?: dat)?|booking|dat (?:cho|phong|ve)';
const cancelling = words(
  `(?:cancel|refund|rebook|reschedule)(?: [\\p{L}']+){0,3} (?:${bookings})|(?:my|a|get a|want a|the) refund|(?:complain|complaint)(?: about)?|(?:huy|hoan|tra lai)(?: [\\p{L}]+){0,3} (?:${bookings})|(?:hoan|tra|doi) (?:lai )?tien(?= |,|$)(?! (?:do|viet|mat|te|usd|o dau))|khieu nai|(?:huy|doi) (?:don|booking|lich dat)`,
);
const human = words(
  '(?:are|r) (?:you|u|we|there) (?:even |actually |really |just )*(?:a |an )?(?:human|real person|person|real|bot|robot|machine|ai)|(?:am i|is this|are we) (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:human|person|bot|robot|machine|real)|is this (?:a |an )?(?:bot|human|robot|ai)|(?:talk|speak) (?:to|with) (?:a |an )?(?:real |actual )?(?:human|person|agent|somebody real)|(?:ban|em|ad|may|day) la (?:nguoi|may|bot|robot|ai)(?: that)?(?= (?:a|ha|khong|ko|hay|that|ma)|[ ?.!]*$)|nguoi hay (?:la )?(?:may|bot)|(?:gap|noi chuyen voi|chat voi) (?:nguoi that|nhan vien|tu van vien)',
);
const angry =
  /(?<!\p{L})(?:xàm|nhảm(?: nhí)?|vcl|vãi|đm|đcm|dcm|cmm|ngu (?:vl|vcl|vãi|thế|quá|như)|vô dụng|rác rưởi|dở ẹc|fuck\w*|shit\w*|bullshit|crap|idiots?|useless|you suck|this sucks|garbage|rubbish (?:app|site|bot|website))(?!\p{L})/u;
/** Other scripts, and small words that neither English nor Vietnamese has. */
const script =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Thai}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hebrew}]{2}/u;
const elsewhere =
  /(?<!\p{L})(?:je|nous|veux|voudrais|avec|jours|und|wir|ich|möchte|möchten|tage|mit|nach|quiero|queremos|días|voglio|vorrei|giorni|quero|dias|semanas?|para|saya|ingin|hari|ke)(?!\p{L})/gu;

/** Two of its words make a language; one may be a name. */
const fewest = 2;

export const smallTalkIn = ({ lower, folded }: Text): SmallTalk | null => {
  if (cancelling.test(folded)) return 'cancelling';
  if (booking.test(folded) && !asksOfBooking.test(folded)) return 'booking';
  if (human.test(folded)) return 'human';
  if (angry.test(lower)) return 'angry';
  const isForeign = script.test(lower) || new Set(lower.match(elsewhere)).size >= fewest;
  return isForeign ? 'foreign' : null;
};
