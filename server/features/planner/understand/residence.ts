/** Those who speak of themselves, and whom they bring. */
const person =
  '(?:(?:ca |hai |2 )?(?:nha|gia dinh|vo chong|nhom|hoi|lu|bon|tui|dam|chung)(?: tui| minh| em| toi| to| tao)?|minh|em|toi|tui|to|tao|anh|chi|t|m|e|mk|co chu|(?:hai |2 )?ong ba(?: gia)?|bo me|ba me|ba ma|vc|(?:vo|chong|ban trai|ban gai)(?: em| minh| toi| tui))';
/** How many they are, how old, and who: nothing that they do. */
const ofThem =
  '(?:[\\d+&,/]+|va|voi|cung|cong|gom|co|la|hai|ba|bon|nam|sau|mot|nguoi|lon|nho|be|con|chau|nhoc|tre em|dua|gai|trai|chong|vo|t|tuoi|ruoi|thang|noi|ngoai|gia|nha|toi|minh|em|sinh vien|sv|nam nhat|nam cuoi|cham|deu|hien|hien tai|hien gio|cua|ban)';
const lives =
  '(?:(?:(?:dang |hien )?(?:(?:sinh )?song|lam viec|di lam|hoc|di hoc|tro) )?(?:dang )?(?:o|tai)|(?:la |goc )?(?:(?<!\\d )nguoi|dan)(?: goc)?|que(?: goc)?(?: o)?)';
/** "Nhà Hải Phòng.", "nhà mình ngay Pleiku": nobody goes to their own house. */
const house =
  /(?:^|[.,;:!?(] ?) ?nha(?: (?:minh|em|toi|tui|to|bon em|tui em|bon minh|vo chong em|chong em))?(?<at> (?:o|ngay|tai|sat|gan|duoi|tren|ngoai|trong)(?: (?:giua|trung tam|ngay))*)? $/u;
const afterHouse = /^ ?(?:$|[.,;:]|(?:muon|dinh|tinh|can|nen|ma) )/u;
/** "Ở Vinh đi Đà Lạt", where no days are spent. */
const at = /(?:^|[.,;:!?(] ?|\p{L} )o $/u;
const spent =
  /(?<!\p{L})(?:ngay|dem|hom|ngu|nghi|choi|luu tru|khach san|don|an|tham|cho|thue|hop|hoc|cuoi|gi|bien|nao|mua|xem) o $/u;
const goesThere = /^ (?:di|ra|vao|vo|len|xuong|bay|chay|qua|sang)(?: choi)? #/u;

const partOfTown = '(?:quan|q|phuong|p|huyen|thi xa|xa|tp|thanh pho|khu|tinh)\\.?';
const livesThere = new RegExp(
  `^ *(?:(?:da|chao|hi|hello|alo)(?: ad| shop| b| ban| anh| chi| em| moi nguoi)?[, ]+)?(?:(?:${person}|\\d ?(?:lon|nguoi|vo chong|vc|be|dua))(?![\\p{L}\\p{N}])[ ,]*)(?:${ofThem}(?![\\p{L}\\p{N}])[ ,]*|${person}(?![\\p{L}\\p{N}])[ ,]*)*${lives} (?:${partOfTown} ?)?$`,
  'u',
);
/** Who stays there so long, or somewhere else too, is no resident. */
const staysThere =
  /^ ?(?:,? ?(?:\d|them|choi|hai|ba|bon|mot) ?(?:\p{L}+ )?(?:ngay|dem|hom|buoi)|choi|(?:va|voi|hoac|hay|,|-|–|->|→|roi) ?#|roi |xong )/u;
const goesOff =
  /(?<![\p{L}])(?:di|ra|vao|vo|len|xuong|ve|bay|chay|den|toi|ghe|tham|muon|dinh|tinh|phuot|lich|choi)(?![\p{L}])[^.;!?]{0,80}#/u;

const number = '(?:\\d{1,2}|a|one|two|three|four|five|six|seven|mot|hai|ba|bon|nam|sau|vai|may)';
/** "Gia đình em ở Hà Nội 3 ngày rồi đi Sa Pa", "we stay in Huế two nights, then": so long they are guests, and go on then. */
const guestFirst = new RegExp(
  `^ ?\\(?(?:for |in all |about |khoang |tam |chung |trong )*${number}(?: \\p{L}+)? ?(?:days?|nights?|ngay|dem|hom|bua)(?![\\p{L}\\p{N}])(?: ${number} ?(?:dem|ngay|nights?|days?))?\\)?(?: (?:thoi|choi|nua|first|at first|truoc))*(?:[ ,;.]*(?:and |va )?(?:then|after (?:that|which)|afterwards|before|next|followed by|roi|xong|sau do|tiep (?:do|theo|den)|moi)(?!\\p{L})|[,;]? ?(?:and |va )?(?:\\p{L}+ ){0,2}#(?: (?:for|khoang|tam|choi|o))? ?\\(?${number} ?(?:days?|nights?|ngay|dem|hom|bua)(?!\\p{L}))`,
  'u',
);
const standsAt = /(?<!\p{L})(?:o|tai|in|at) (?:the |tp |thanh pho )?$/u;

/**
 * Whether somebody who "is" somewhere is a guest there for some days before the journey goes on.
 * @param before what stands before the place; @param after what stands behind it, with `#` for other places
 */
export const isGuestFirst = (before: string, after: string): boolean =>
  standsAt.test(before) && guestFirst.test(after);

/** "SG - Đà Lạt 3 ngày, tui ở SG": who says at last where they are says where they are at home. */
export const isHomeAtLast = (before: string, after: string): boolean =>
  /^ ?(?:$|[,.;:!?)]| (?:nha|nhe|nhen|nghen|a|ad|ban|shop)(?!\p{L}))/u.test(after) &&
  livesThere.test(` ${(before.split(/[,;:(–-] ?/u).at(-1) ?? '').trimStart()}`);

/** "We are a family of four in Hải Phòng", "I'm a teacher in Hà Nội". */
const livesThereEn =
  /^ *(?:(?:hi|hello|hey)(?: there| all)?[,! ]+)?(?:we are|we're|i am|i'm|im) (?:(?:a|an|two|both|retired|young|\p{L}+) ){0,3}(?:family|couple|teachers?|students?|expats?|engineers?|nurses?|doctors?|developers?|residents?|based|living|working|locals?)(?: of \p{L}+| of \d+)?(?: (?:living|based|working|here))* in $/u;
/** For so long, or since and until a day: they are guests there. */
const isGuest =
  /^ ?,? ?(?:for|from|until|till?|on|this|next|now|then|right now|at the moment|already|since|around|over|during|in|\d+|and then|(?:and|or|&|,) ?#)(?!\p{L})/u;
const goesOffEn =
  /(?<!\p{L})(?:want|like|love|plan(?:ning)?|hop(?:e|ing)|look(?:ing)?|think(?:ing)?|need|going?|visit|trip|weekend|\d+ (?:days?|nights?))(?!\p{L})[^.;!?]{0,80}#/u;

/**
 * Whether people say that they live somewhere before they tell where they go: "2 vợ chồng 2 bé (6 và 2 tuổi rưỡi) ở
 * Sài Gòn muốn ra Quy Nhơn".
 * @param before what stands before the place in its sentence
 * @param after what stands behind it in its sentence, with `#` for other places
 */
export const isHome = (before: string, after: string): boolean =>
  (livesThere.test(before.replace(/\([^)]*\)/gu, ' ').replace(/ +/gu, ' ')) &&
    !staysThere.test(after) &&
    goesOff.test(after)) ||
  (livesThereEn.test(before.replace(/ ?\([^)]*\)/gu, ' ').replace(/ +/gu, ' ')) &&
    !isGuest.test(after) &&
    !staysThere.test(after) &&
    goesOffEn.test(after)) ||
  (at.test(before) && !spent.test(before) && goesThere.test(after)) ||
  isHouse(before, after);

const isHouse = (before: string, after: string): boolean => {
  const found = house.exec(before);
  if (!found || staysThere.test(after)) return false;
  return found.groups?.at !== undefined || afterHouse.test(after);
};

/** "… rồi sang Lạng Sơn, về Hà Nội": the last place, to which people only return. */
const returns =
  /(?<![\p{L}])(?:(?:roi|xong|sau do|cuoi cung|va) )?(?:quay |tro |chay |bay )?ve(?: lai| toi| den)?(?: tp)? $/u;
const thenReturns =
  /(?<![\p{L}])(?:roi|xong|sau do)(?: thi| lai)? (?:quay |tro |chay |bay )?ve(?: lai| toi| den)?(?: tp)? $/u;
const staysThen =
  /^ ?(?:\(|,? ?(?:choi|o lai|an|tham|ghe|nghi|ngu|tam|them) |(?:\d+|mot|hai|ba|bon) (?:ngay|dem|hom|buoi)(?! (?:\d|mot|hai|ba|bon) dem)(?= ?(?:[.,;!?)]|$|nua|o do|choi|uong|an|tham|ngam|nghi|tam|xem|coi|cho)))/u;

/** Whether the last place of a journey is where people go home to. @param whole the text; @param places all of them */
export const isReturnedTo = (
  whole: string,
  places: ReadonlyArray<{ at: number; end: number }>,
  index: number,
): boolean => {
  const own = places[index];
  if (!own || index < places.length - 1) return false;
  const said = whole.slice(0, own.at);
  // What was named before may be no town: "Hà Giang rồi về Hà Nội".
  return (index > 0 ? returns : thenReturns).test(said) && !staysThen.test(whole.slice(own.end));
};

/** Places on the way from one end to the other: "từ Hà Nội vào Sài Gòn, dừng ở Huế". */
const stopsOnWay =
  /^[^.!?;#]{0,80}(?:[.,;:]|[^.!?;#]) ?(?:[^.!?;#]{0,30})(?<![\p{L}])(?:(?:co )?(?:dung|ghe|tap)(?: chan)?|xuong tau|doc duong|tren duong|qua|xuyen|stop(?:ping|s|over)?|via|by way of|calling (?:at|in)|halts?|breaks?|breaking)(?: [\p{L}]+){0,3} ?:? ?#/u;

/** @param after what stands behind the second of two places, with `#` for the names of others */
export const hasStopsOnWay = (after: string): boolean => stopsOnWay.test(after);
