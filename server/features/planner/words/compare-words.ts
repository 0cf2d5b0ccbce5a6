import type { Language } from '../../../language';

/** What is said of places that somebody weighs against one another. Cities and records come as tokens. */
interface CompareWords {
  weather: (month: string, low: number, high: number, rain: number) => string;
  best: (months: string) => string;
  rough: (months: string) => string;
  calm: string;
  offers: (wish: string, count: number, names: string) => string;
  noOffer: (wish: string) => string;
  gentle: (gentle: number, all: number) => string;
  way: (from: string, duration: string) => string;
  known: (records: string) => string;
  noArticle: (place: string, near: string, km: number) => string;
  pick: (city: string, reasons: string) => string;
  /** What speaks for another one all the same. */
  although: (city: string, reasons: string) => string;
  onlyKnown: (city: string) => string;
  noneKnown: string;
  even: (city: string) => string;
  reasons: {
    season: (month: string) => string;
    drier: (mm: number, other: number) => string;
    sea: string;
    wish: (wish: string) => string;
    gentle: string;
    near: string;
    nearForSmall: string;
    longSeason: string;
    more: string;
  };
  offer: (city: string) => string;
  instead: (cities: string, month: string) => string;
  festival: (event: string, dates: string, city: string, day: number | null) => string;
  /** When a festival is next; the last day is empty where it has one only. */
  festivalOn: (event: string, from: string, to: string, city: string) => string;
  lanternNights: (city: string, dates: string) => string;
  feast: (date: string) => string;
  /** Day and month of the moon; the 15th is the full moon, the 1st the new one. */
  moonDay: (date: string, day: number, month: number) => string;
  besideIt: (list: string) => string;
  tetIdea: string;
  route: (start: string, list: string, minutes: string) => string;
  oneTown: (city: string, count: number) => string;
  routeOrder: string;
  townWhy: (city: string, day: number, records: string) => string;
  rate: (code: string, dong: string, day: string) => string;
  seasonAt: (name: string, months: string, cities: string) => string;
}

const en: CompareWords = {
  weather: (month, low, high, rain) => `${month} brings ${low}–${high} °C and about ${rain} mm of rain`,
  best: (months) => `at its best in ${months}`,
  rough: (months) => `rough sea in ${months}`,
  calm: 'the sea is usually calm then',
  offers: (wish, count, names) => `for ${wish} ${count === 1 ? 'one place' : `${count} places`} (${names})`,
  noOffer: (wish) => `for ${wish} I know nothing there`,
  gentle: (gentle, all) => `${gentle} of ${all} sights without many steps`,
  way: (from, duration) => `from ${from} about ${duration}`,
  known: (records) => `people come for ${records}`,
  noArticle: (place, near, km) =>
    `${place}: there is no article about it here, so I cannot weigh it; the nearest place with one is ${near}, ${km} km away as the crow flies.`,
  pick: (city, reasons) => `I would take ${city}: ${reasons}.`,
  although: (city, reasons) => `What speaks for ${city}: ${reasons}.`,
  noneKnown: 'So I cannot say which is finer. Shall I plan the nearest place that I know instead?',
  onlyKnown: (city) => `As I only know ${city} of them, I would plan that.`,
  even: (city) => `They come out about even; I would take ${city}, as there is most to see.`,
  reasons: {
    season: (month) => `${month} is among its best months`,
    drier: (mm, other) => `it is drier then (${mm} against ${other} mm)`,
    sea: 'its sea is calm then',
    wish: (wish) => `there is more for ${wish}`,
    gentle: 'more of it goes without steps',
    near: 'the way is shorter',
    nearForSmall: 'the way is much shorter, which counts most with so small a child',
    longSeason: 'it is good in more months of the year',
    more: 'there is more to see',
  },
  offer: (city) => `Say how many days, and I plan ${city}.`,
  instead: (cities, month) => `Better in ${month}: ${cities}.`,
  festival: (event, dates, city, day) =>
    `${event}${city === '' ? '' : ` (${city})`} is on ${dates}${day === null ? '; that is not on the days of this plan' : `: day ${day} of the plan`}.`,
  festivalOn: (event, from, to, city) =>
    `${event}${city === '' ? '' : ` (${city})`}: ${to === '' ? from : `from ${from} to ${to}`}.`,
  lanternNights: (city, dates) =>
    `The lantern night of ${city} is the eve of the full moon, the 14th of the lunar month: ${dates}.`,
  feast: (date) => `The feast that you name falls on ${date}.`,
  moonDay: (date, day, month) =>
    `${date} is day ${day} of month ${month} in the lunar calendar${day === 15 ? ': the full moon' : day === 1 ? ': the new moon' : ''}.`,
  tetIdea:
    'No bad idea, if you know what it is: for three or four days from the eve on families stay at home, many museums, shops and restaurants close, and trains and planes are full from a week before to a week after. Streets are empty and decorated, temples full. Book the ways and beds now, and travel between towns before the eve or after the fourth day.',
  besideIt: (list) => `While you are there: ${list}.`,
  route: (start, list, minutes) =>
    `The route begins in ${start} and goes on to what is next each time, so that no way is gone twice:\n${list}\nOn the road that is about ${minutes} in all.`,
  oneTown: (city, count) =>
    `All ${count} days are in ${city}, so you do not change hotels; each day keeps together what lies close together.`,
  routeOrder: 'Another order or other places: just tell me.',
  townWhy: (city, day, records) => `- ${city}, from day ${day}: for ${records}`,
  rate: (code, dong, day) =>
    `1 ${code} is about ${dong}${day === '' ? '' : ` (rate of ${day})`}; banks and gold shops buy a little below.`,
  seasonAt: (name, months, cities) => `${name}: ${months}${cities === '' ? '' : `; go to ${cities}`}.`,
};

const first = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const vi: CompareWords = {
  weather: (month, low, high, rain) => `${month} có ${low}–${high} °C, mưa khoảng ${rain} mm`,
  best: (months) => `đẹp nhất vào ${months}`,
  rough: (months) => `biển động vào ${months}`,
  calm: 'lúc đó biển thường êm',
  offers: (wish, count, names) => `về ${wish} có ${count} nơi (${names})`,
  noOffer: (wish) => `về ${wish} thì tôi chưa biết nơi nào ở đó`,
  gentle: (gentle, all) => `${gentle} trong ${all} điểm ít bậc thang`,
  way: (from, duration) => `từ ${from} khoảng ${duration}`,
  known: (records) => `người ta đến vì ${records}`,
  noArticle: (place, near, km) =>
    `${place}: cẩm nang chưa có bài về nơi này nên tôi không so được; nơi gần nhất có bài là ${near}, cách ${km} km đường chim bay.`,
  pick: (city, reasons) => `Tôi khuyên chọn ${city}: ${reasons}.`,
  although: (city, reasons) => `Còn ${city} được cái ${reasons}.`,
  noneKnown:
    'Nên tôi chưa dám nói nơi nào đẹp hơn. Bạn có muốn tôi lên lịch cho nơi gần nhất mà tôi biết không?',
  onlyKnown: (city) => `Trong đó tôi chỉ biết ${city}, nên tôi sẽ chọn nơi này.`,
  even: (city) => `Hai bên ngang nhau; tôi nghiêng về ${city} vì có nhiều chỗ đi nhất.`,
  reasons: {
    season: (month) => `${month} là mùa đẹp ở đây`,
    drier: (mm, other) => `lúc đó ít mưa hơn (${mm} so với ${other} mm)`,
    sea: 'biển lúc đó êm',
    wish: (wish) => `có nhiều nơi cho ${wish} hơn`,
    gentle: 'nhiều điểm ít bậc thang hơn',
    near: 'đường đi ngắn hơn',
    nearForSmall: 'đường đi ngắn hơn nhiều, đi với bé nhỏ thì điều này đáng kể nhất',
    longSeason: 'đẹp nhiều tháng trong năm hơn',
    more: 'có nhiều chỗ đi hơn',
  },
  offer: (city) => `Bạn cho biết mấy ngày, tôi lên lịch ${city} cho bạn.`,
  instead: (cities, month) => `${first(month)} nên đi ${cities} thì hơn.`,
  festival: (event, dates, city, day) =>
    `${event}${city === '' ? '' : ` (${city})`} diễn ra ${dates}${day === null ? ', không trùng những ngày trong lịch này' : `: ngày ${day} của lịch`}.`,
  festivalOn: (event, from, to, city) =>
    `${event}${city === '' ? '' : ` (${city})`}: ${to === '' ? `ngày ${from}` : `từ ngày ${from} đến ngày ${to}`}.`,
  lanternNights: (city, dates) => `Đêm phố cổ ${city} tắt đèn thắp lồng đèn là đêm 14 âm lịch: ${dates}.`,
  feast: (date) => `Dịp lễ bạn nói rơi vào ngày ${date}.`,
  moonDay: (date, day, month) =>
    `Ngày ${date} là ${day === 1 ? 'mùng 1' : day === 15 ? 'rằm (ngày 15)' : `ngày ${day}`} tháng ${month} âm lịch.`,
  tetIdea:
    'Đi được, miễn là biết trước: từ giao thừa ba, bốn ngày nhà nhà nghỉ, nhiều bảo tàng, cửa hàng, quán ăn đóng cửa; tàu xe, máy bay kín chỗ từ một tuần trước đến một tuần sau. Bù lại phố vắng và trang hoàng đẹp, đền chùa đông vui. Nên đặt vé và phòng ngay, di chuyển giữa các nơi trước giao thừa hoặc sau mùng bốn.',
  besideIt: (list) => `Đúng dịp bạn ở đó có ${list}.`,
  route: (start, list, minutes) =>
    `Lộ trình bắt đầu ở ${start}, mỗi lần đi tiếp sang nơi gần nhất để không phải đi lại đường cũ:\n${list}\nTổng cộng trên đường khoảng ${minutes}.`,
  oneTown: (city, count) =>
    `Cả ${count} ngày đều ở ${city} nên bạn không phải đổi khách sạn; mỗi ngày gom những điểm gần nhau.`,
  routeOrder: 'Muốn thứ tự khác hay nơi khác, bạn cứ nhắn.',
  townWhy: (city, day, records) => `- ${city}, từ ngày ${day}: vì có ${records}`,
  rate: (code, dong, day) =>
    `1 ${code} đổi được khoảng ${dong}${day === '' ? '' : ` (tỷ giá ngày ${day})`}; ngân hàng, tiệm vàng mua vào thấp hơn một chút.`,
  seasonAt: (name, months, cities) => `${name}: ${months}${cities === '' ? '' : `; nên đi ${cities}`}.`,
};

const all: Record<Language, CompareWords> = { en, vi };

export const compareWords = (language: Language): CompareWords => all[language];
