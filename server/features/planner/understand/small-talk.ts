import { type Text, words } from './text';

/** What is no request for a journey and no question about one, and gets one friendly line. */
export type SmallTalk = 'booking' | 'cancelling' | 'human' | 'angry' | 'foreign';

/** What is booked, or paid for, before one comes. */
const booked =
  '(?:(?:an?|the|my|our|us|me|some|one|two|three|four|\\d+) )*(?:\\p{L}+ )?(?:hotels?|hostels?|homestays?|rooms?|flights?|tours?|cruises?|tables?|taxis?|cars?|bus(?:es)?|trains?|boats?|ferry|tickets?|seats?|bungalows?|massages?|class(?:es)?)';
const booking = words(
  [
    '(?:can|could|will|would) (?:you|u) (?:please |pls )?(?:book|reserve|buy|order)',
    '(?:please |pls )?(?:book|reserve|buy|order) (?:me|us)(?! (?:a |an )?(?:plan|itinerary|trip))',
    "(?:i|we)(?:'d| would| d|'ll)? (?:want|need|like|wanna|wish|have)(?: to)? (?:book|reserve)(?! (?:ahead|early|in advance))",
    'make (?:an?|the|my|our) (?:booking|reservation)(?! plan)',
    '(?:do|can) (?:you|u)(?: guys)? (?:sell|offer|provide|arrange|take) (?:\\p{L}+ )?(?:tours?|tickets?|packages?|rooms?|bookings?|reservations?|transfers?)',
    '(?:ben|web|shop|ad|app|trang)(?: \\p{L}+){0,2} (?:co )?(?:ban|nhan dat|nhan book|dat) (?:ve|tour|phong|combo)',
    `(?:i|we)(?:'d| would| d)? (?:want|need|like|wanna)(?: to)? buy ${booked}`,
    '(?:book|reserve|buy|pay|order|check ?out)(?:ing)?(?: [\\p{L}\\p{N}]+){0,6} (?:here|(?:on|in|through|via|with) (?:this|your|the) (?:site|app|web ?site|page|chat|planner)|(?:through|with|from|via) you)',
    '(?:dat|mua|book|giu)(?: [\\p{L}\\p{N}]+){0,3} (?:giup|gium|ho|dum)',
    '(?:giup|gium|ho|dum)(?: \\p{L}+)? (?:dat|mua|book|giu) (?:ve|phong|ban|cho|xe|tour|khach san)',
    '(?:dat|mua|book|giu) (?:giup|gium|ho|dum)',
    '(?:dat|book|mua|thanh toan|tra tien)(?: [\\p{L}\\p{N}]+){0,6} (?:o day|tai day|ngay day|(?:tren|qua|trong) (?:web|app|trang|day|ban|ad|shop)(?: nay)?)',
  ].join('|'),
);
/** An order that begins with what is to be done: "book a table for four", "đặt phòng Đà Nẵng 2 đêm". */
const orders = new RegExp(
  `^ ?(?:(?:hi|hello|please|pls|ok|da|chao|alo|ad|shop|oi|em|minh|toi|tui|anh|chi|nha),? )*(?:(?:book|reserve) ${booked}|(?:(?:muon|can|dang can) )?(?:dat|book|giu) (?:\\d+ |mot |hai )?(?:phong|ve|ban|tour|cho|khach san|homestay|xe|taxi|combo)|(?:(?:muon|can) )mua (?:\\d+ |mot |hai )?ve)(?![\\p{L}])`,
  'u',
);
/** Where, how and how early one books is asked of everybody else. */
const asksHow = words(
  'o dau|cho nao|the nao|nhu nao|lam sao|kieu gi|truoc|bao lau|bao nhieu|khi nao|luc nao|co (?:can|phai|nen)|gia|online|nao|where|how|when|which|what|ahead|advance|early|should|worth',
);
/** Whether one has to book is a question like others. */
const asksOfBooking = words(
  '(?:do|should|must|can) (?:i|we)(?: \\p{L}+){0,2} (?:book|reserve|buy)|need to (?:book|reserve)|(?:co )?(?:can|phai|nen) (?:dat|mua|book)(?: \\p{L}+){0,4} (?:truoc|khong|ko)',
);
const bookings =
  'bookings?|reservations?|flights?|tickets?|hotels?|rooms?|tours?|orders?|payments?|ve(?: \\p{L}+){0,2}|phong|khach san|tour|don(?: dat)?|booking|dat (?:cho|phong|ve)';
const cancelling = words(
  `(?:cancel|refund|rebook|reschedule)(?: [\\p{L}']+){0,3} (?:${bookings})|(?:my|a|get a|want a|the) refund|(?:complain|complaint)(?: about)?|(?:huy|hoan|tra lai)(?: [\\p{L}]+){0,3} (?:${bookings})|(?:hoan|tra) (?:lai )?tien(?= |,|$)(?! (?:do|viet|mat|te|usd|o dau|truoc|bang))|khieu nai|(?:my|our) (?:booking|reservation|order|payment|invoice|receipt|voucher)(?! (?:says|said|shows|is in|has|names|mentions|states|lists|tells|puts))|booking (?:number|reference|confirmation)|payment (?:failed|declined|error)|(?:i|we)(?:'ve| have)? (?:already )?paid|(?:havent|didnt|haven't|didn't|not|never) (?:got|gotten|get|receive|received)(?: \\p{L}+){0,2} (?:confirmation|tickets?|e?mail|voucher)|(?:chua|khong) (?:nhan|thay)(?: duoc)?(?: \\p{L}+){0,2} (?:ve|e?mail|xac nhan|thu)|thanh toan (?:roi|bi loi|khong duoc|loi)|(?:xuat|lay) hoa don|ma (?:dat cho|don|booking)|(?:huy|doi) (?:don|booking|lich dat)`,
);
const human = words(
  'is there (?:a|an|any)(?: real)? (?:human|person|agent|operator)(?: (?:here|there|i can \\p{L}+ to))?|(?:co phai|phai chang)(?: la)? (?:robot|bot|may|ai|chatbot|nguoi that|nguoi)(?= |$)|(?:are|r) (?:you|u|we|there) (?:even |actually |really |just )*(?:a |an )?(?:human|real person|person|real|bot|robot|machine|ai)|(?:am i|is this|are we) (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:human|person|bot|robot|machine|real)|is this (?:a |an )?(?:bot|human|robot|ai)|(?:talk|speak) (?:to|with) (?:a |an )?(?:real |actual )?(?:human|person|agent|somebody real)|(?:ban|em|ad|may|day) la (?:nguoi|may|bot|robot|ai)(?: that)?(?= (?:a|ha|khong|ko|hay|that|ma)|[ ?.!]*$)|nguoi hay (?:la )?(?:may|bot)|(?:gap|noi chuyen voi|chat voi) (?:nguoi that|nhan vien|tu van vien)',
);
const angry =
  /(?<!\p{L})(?:xàm|nhảm(?: nhí)?|vcl|vãi|đm|đcm|dcm|cmm|ngu (?:vl|vcl|vãi|thế|quá|như)|vô dụng|vo dung|đồ (?:điên|ngu|khùng|dở hơi|tồi)|do (?:dien|ngu|khung|hoi)|ngu (?:the|qua)(?= *[.!]* *$)|(?:như|nhu) (?:shit|hạch|cứt)|rác rưởi|dở ẹc|fuck\w*|shit\w*|bullshit|crap|idiots?|useless|(?:you|u) (?:suck|are (?:so |really |completely |totally )?(?:useless|stupid|dumb|an? idiot|terrible|bad|hopeless|rubbish))|(?:stupid|dumb) (?:bot|app|site|thing|machine)|this sucks|garbage|rubbish (?:app|site|bot|website))(?!\p{L})/u;
/** Other scripts, and small words that neither English nor Vietnamese has. */
const script =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Thai}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hebrew}]{2}/u;
const elsewhere =
  /(?<!\p{L})(?:je|nous|veux|voudrais|avec|jours|und|wir|ich|möchte|möchten|tage|mit|nach|quiero|queremos|días|voglio|vorrei|giorni|quero|dias|semanas?|para|saya|ingin|hari|ke)(?!\p{L})/gu;

/** Two of its words make a language; one may be a name. */
const fewest = 2;

/** Words that are other ones without their accents: a market is no seat, and who leads a dog books nothing. */
const otherwise = /(?<!\p{L})(?:chợ|chó|về|vẽ|bạn|bản|dắt|đạt|đất|giũ|phòng khi)(?!\p{L})/gu;

const withoutOthers = ({ lower, folded }: Pick<Text, 'lower' | 'folded'>): string =>
  lower.length !== folded.length
    ? folded
    : [...lower.matchAll(otherwise)].reduce(
        (text, { 0: said, index }) =>
          `${text.slice(0, index)}${'#'.repeat(said.length)}${text.slice(index + said.length)}`,
        folded,
      );

export const smallTalkIn = ({ lower, folded: all }: Text): SmallTalk | null => {
  const folded = withoutOthers({ lower, folded: all });
  if (cancelling.test(folded)) return 'cancelling';
  if (booking.test(folded) && !asksOfBooking.test(folded)) return 'booking';
  if (orders.test(folded) && !asksHow.test(folded)) return 'booking';
  if (human.test(folded)) return 'human';
  if (angry.test(lower)) return 'angry';
  const isForeign = script.test(lower) || new Set(lower.match(elsewhere)).size >= fewest;
  return isForeign ? 'foreign' : null;
};
