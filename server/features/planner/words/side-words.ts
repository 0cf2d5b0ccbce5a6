import type { Language } from '../../../language';
import type { TravelMode } from '../travel/ways';

/** Answers to what is asked beside a request: lengths, means, departures. Towns come as tokens. */
interface SideWords {
  stay: (city: string, least: number, usual: number, days: number | undefined) => string;
  route: (cities: string, wanted: number, days: number | undefined) => string;
  way: (mode: TravelMode, duration: string) => string;
  means: (
    from: string,
    to: string,
    ways: string,
    pick: TravelMode,
    why: 'faster' | 'train' | 'driven' | 'only',
    withChildren: boolean,
  ) => string;
  noTimes: string;
  takes: (from: string, to: string, duration: string, mode: TravelMode) => string;
  timesWhere: string;
  notSeen: string;
  tetHours: string;
  /** The first day of the lunar year that comes, and the evening before. */
  /** @param last day of the last lunar month that the eve is, 29 or 30 */
  tetDate: (first: string, eve: string, last: number) => string;
  /** That a date is one of Tết: 0 its eve, 1 to 3 its days. */
  tetIsThen: (date: string, day: number) => string;
  holiday: (date: string) => string;
  storms: (cities: string, month: string) => string;
  /** @param max usual highest temperature of a day of that month, °C */
  heat: (cities: string, month: string, max: number) => string;
  typhoons: (cities: string, month: string) => string;
}

const modes: Record<Language, Record<TravelMode, string>> = {
  en: {
    walk: 'on foot',
    motorbike: 'by motorbike',
    car: 'by car',
    bus: 'by coach',
    train: 'by train',
    boat: 'by road and boat',
    flight: 'by plane with the ways to the airports',
  },
  vi: {
    walk: 'đi bộ',
    motorbike: 'đi xe máy',
    car: 'đi ô tô',
    bus: 'đi xe khách',
    train: 'đi tàu hỏa',
    boat: 'đi xe và tàu thủy',
    flight: 'đi máy bay, kể cả ra sân bay',
  },
};

const named: Record<Language, Record<TravelMode, string>> = {
  en: {
    walk: 'walk',
    motorbike: 'take the motorbike',
    car: 'take the car',
    bus: 'take the coach',
    train: 'take the train',
    boat: 'take the boat',
    flight: 'fly',
  },
  vi: modes.vi,
};

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

const en: SideWords = {
  stay: (city, least, usual, asked) => {
    const span = least === usual ? days(usual) : `${least} to ${usual} days`;
    if (asked === undefined) return `For ${city} most people take ${span}.`;
    if (asked < least)
      return `${days(asked).replace(/^o/, 'O')} is short for ${city}: most people take ${span}, so keep to the best of it.`;
    return asked > usual + 1
      ? `${days(asked).replace(/^o/, 'O')} leave time to spare: for ${city} most people take ${span}.`
      : `${days(asked).replace(/^o/, 'O')} will do for ${city}: most people take ${span}.`;
  },
  route: (cities, wanted, asked) => {
    if (asked === undefined) return `${cities} together want about ${days(wanted)}, the ways included.`;
    return asked < wanted - 1
      ? `Not comfortably: ${cities} together want about ${days(wanted)} with the ways between them, and you have ${asked}.`
      : `That works: ${cities} together want about ${days(wanted)} with the ways between them, and you have ${asked}.`;
  },
  way: (mode, duration) => `about ${duration} ${modes.en[mode]}`,
  means: (from, to, ways, pick, why, withChildren) => {
    const reason = {
      faster: 'as it saves the most time',
      train: 'as you can stretch your legs and nobody has to drive',
      driven: 'as nobody has to drive on roads he does not know',
      only: 'as I know of no other line',
    }[why];
    return `From ${from} to ${to} it is ${ways}. I would ${named.en[pick]}, ${reason}${withChildren && pick === 'bus' ? '; with a child take a daytime one and sit near the front' : ''}.`;
  },
  noTimes:
    'Departure times change with the season, so I keep no timetable and would rather not name an hour.',
  takes: (from, to, duration, mode) =>
    `From ${from} to ${to} it takes about ${duration} ${modes.en[mode]}, from door to door.`,
  timesWhere:
    'Trains: the railway’s own site dsvn.vn; coaches and boats: ask the operator or your hotel the day before.',
  tetDate: (first, eve, last) =>
    `The first day of the lunar new year, mùng 1 Tết, is ${first}; New Year’s Eve is the night of ${eve}, day ${last} of the last lunar month.`,
  tetIsThen: (date, day) =>
    day === 0
      ? `${date} is the eve of Tết: most things close in the afternoon.`
      : `${date} is day ${day} of Tết (mùng ${day}), when much is closed; the usual hours do not hold.`,
  tetHours: 'Its hours at Tết itself I do not know: ask there before you go.',
  notSeen:
    'What is still free I cannot see: ask the airline or the house now, and book before anything else, as holiday dates go first.',
  holiday: (date) =>
    `Your dates touch a public holiday (${date}): all of Vietnam travels then, so rooms and tickets are dearer and gone weeks ahead, and the famous places are crowded. Book first, and start early each day.`,
  heat: (cities, month, max) =>
    `${month} is hot in ${cities}, about ${max} °C at midday: walk early and late in the day, and stay indoors or in the shade from eleven to three.`,
  storms: (cities, month) =>
    `${month} is the season of storms and floods in central Vietnam (${cities}): most days are only wet, but a storm can stop boats, trains and flights for a day or two and put low streets under water. Book what can be changed, keep one day loose, and follow the warnings.`,
  typhoons: (cities, month) =>
    `In ${month} a typhoon can reach the coast at ${cities}: boats are then cancelled for a day or two, so keep the order of your days loose.`,
};

const vi: SideWords = {
  stay: (city, least, usual, asked) => {
    const span = least === usual ? `${usual} ngày` : `${least} đến ${usual} ngày`;
    if (asked === undefined) return `${city} thường đi ${span}.`;
    if (asked < least)
      return `${asked} ngày hơi ít cho ${city}: mọi người thường đi ${span}, nên bạn chọn nơi đáng nhất thôi.`;
    return asked > usual + 1
      ? `${asked} ngày là thong thả: ${city} thường đi ${span}.`
      : `${asked} ngày là vừa bạn nhé: ${city} thường đi ${span}.`;
  },
  route: (cities, wanted, asked) => {
    if (asked === undefined) return `${cities} đi cho trọn cần khoảng ${wanted} ngày, kể cả đường đi.`;
    return asked < wanted - 1
      ? `Không kham nổi đâu bạn: ${cities} cần khoảng ${wanted} ngày kể cả đường đi, mà bạn có ${asked} ngày.`
      : `Vẫn ổn bạn nhé: ${cities} cần khoảng ${wanted} ngày kể cả đường đi, bạn có ${asked} ngày là được.`;
  },
  way: (mode, duration) => `${modes.vi[mode]} khoảng ${duration}`,
  means: (from, to, ways, pick, why, withChildren) => {
    const reason = {
      faster: 'vì đỡ tốn thời gian nhất',
      train: 'vì đi lại thoải mái, không ai phải lái',
      driven: 'vì không ai phải lái trên đường lạ',
      only: 'vì tôi không biết tuyến nào khác',
    }[why];
    return `Từ ${from} đến ${to}: ${ways}. Theo tôi nên ${named.vi[pick]}, ${reason}${withChildren && pick === 'bus' ? '; có bé thì chọn chuyến ban ngày, ngồi gần đầu xe' : ''}.`;
  },
  noTimes: 'Giờ chạy thay đổi theo mùa nên tôi không giữ lịch chạy và không dám nói giờ cụ thể.',
  takes: (from, to, duration, mode) =>
    `Từ ${from} đến ${to} ${modes.vi[mode]} mất khoảng ${duration}, tính từ cửa đến cửa.`,
  timesWhere:
    'Giờ tàu hỏa bạn xem ở trang của đường sắt, dsvn.vn; xe khách và tàu biển thì hỏi nhà xe, hãng tàu hoặc khách sạn trước một ngày.',
  tetDate: (first, eve, last) =>
    `Mùng 1 Tết là ngày ${first} dương lịch; giao thừa là đêm ${eve}, tức ${last} tháng Chạp${last < 30 ? ' (năm ấy không có ngày 30)' : ''}.`,
  tetIsThen: (date, day) =>
    day === 0
      ? `Ngày ${date} là ngày cuối năm âm lịch, từ chiều phần lớn đã đóng cửa.`
      : `Ngày ${date} là mùng ${day} Tết, nhiều nơi nghỉ, giờ thường ngày không áp dụng.`,
  tetHours: 'Riêng giờ mở cửa dịp Tết thì tôi chưa rõ, bạn hỏi trước khi đi nhé.',
  notSeen:
    'Còn vé, còn phòng hay không thì ở đây tôi không xem được: bạn hỏi hãng và nơi ở ngay, đặt trước mọi thứ khác, vì ngày lễ luôn hết sớm.',
  holiday: (date) =>
    `Chuyến đi rơi vào dịp nghỉ lễ (${date}): cả nước cùng đi nên vé và phòng vừa đắt vừa hết trước nhiều tuần, điểm nổi tiếng rất đông. Bạn đặt chỗ trước, mỗi ngày nên đi sớm.`,
  heat: (cities, month, max) =>
    `${month} ở ${cities} nắng nóng, buổi trưa chừng ${max} °C: nên đi bộ lúc sáng sớm và chiều mát, từ 11 đến 15 giờ ở trong nhà hoặc chỗ râm.`,
  storms: (cities, month) =>
    `${month.charAt(0).toUpperCase()}${month.slice(1)} là mùa mưa bão, lũ lụt ở miền Trung (${cities}): phần lớn chỉ mưa, nhưng có bão thì tàu xe, máy bay, ca nô dừng một hai ngày, phố thấp có thể ngập. Bạn nên đặt chỗ đổi được, chừa một ngày dự phòng và theo dõi cảnh báo.`,
  typhoons: (cities, month) =>
    `${month.charAt(0).toUpperCase()}${month.slice(1)} bão có thể vào vùng biển ${cities}: khi đó tàu thuyền nghỉ một hai ngày, nên bạn đừng xếp lịch quá cứng.`,
};

const all: Record<Language, SideWords> = { en, vi };

export const sideWords = (language: Language): SideWords => all[language];
