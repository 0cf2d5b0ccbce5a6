import type { Language } from '../../../language';
import type { TravelMode } from '../travel/ways';
import { listOf } from './lists';

/** What is said of a plan that stands. Durations, sums and records come as texts. */
interface PlanWords {
  /** How a day is filled: its stops, what they and the ways take, from when to when. */
  day: (day: number, stops: number, visits: string, ways: string, from: string, until: string) => string;
  empty: (day: number) => string;
  fullness: Record<'light' | 'fine' | 'full', string>;
  most: (day: number) => string;
  least: (day: number) => string;
  fullest: (day: number, hours: string) => string;
  lightest: (day: number, hours: string) => string;
  easier: (day: number) => string;
  transfer: (day: number, from: string, to: string, mode: TravelMode, duration: string, km: number) => string;
  between: (day: number, duration: string, km: number) => string;
  noWay: (day: number) => string;
  total: (duration: string, km: number) => string;
  walk: (day: number, metres: string, of: string) => string;
  walkUnknown: (day: number) => string;
  longestWalk: (day: number) => string;
  walkPart: string;
  cost: (day: number, sum: string, people: number, priced: number, unpriced: number) => string;
  costUnknown: (day: number) => string;
  inside: (day: number, records: string) => string;
  outside: (records: string) => string;
  ifWet: (records: string) => string;
  swap: (day: number) => string;
  ends: (day: number, time: string, record: string) => string;
  begins: (day: number, time: string, record: string) => string;
  free: (day: number, duration: string, spans: string) => string;
  noFree: (day: number) => string;
  /** On which days, and dates where they are known, one is in a town. */
  inTown: (city: string, days: readonly number[], dates: readonly string[]) => string;
  sleep: (days: string, city: string) => string;
  beds: string;
  meals: (day: number, records: string) => string;
  noMeals: (day: number) => string;
  count: (days: number, stops: number, cities: string) => string;
  back: (from: string, to: string, mode: TravelMode, duration: string, km: number) => string;
  backAt: (place: string, time: string) => string;
  backLater: string;
  fly: (city: string, airports: string) => string;
  atStart: (city: string) => string;
  open: (record: string, hours: string) => string;
  closed: (record: string, day: number) => string;
  doorsUnknown: (records: string) => string;
}

const modes: Record<Language, Record<TravelMode, string>> = {
  en: {
    walk: 'on foot',
    motorbike: 'by motorbike',
    car: 'by car',
    bus: 'by coach',
    train: 'by train',
    boat: 'by road and boat',
    flight: 'by plane, the ways to the airports included',
  },
  vi: {
    walk: 'đi bộ',
    motorbike: 'đi xe máy',
    car: 'đi ô tô',
    bus: 'đi xe khách',
    train: 'đi tàu hỏa',
    boat: 'đi xe và tàu thủy',
    flight: 'đi máy bay, tính cả đường ra sân bay',
  },
};

const stops = (count: number) => (count === 1 ? 'one stop' : `${count} stops`);

const en: PlanWords = {
  day: (day, count, visits, ways, from, until) =>
    `Day ${day} has ${stops(count)}, from ${from} to ${until}: ${visits} at them${ways === '' ? '' : ` and ${ways} on the way`}.`,
  empty: (day) => `Nothing is planned on day ${day}.`,
  fullness: {
    light: 'That is a light day for your pace.',
    fine: 'For your pace that is a day of the usual length, not too full.',
    full: 'For your pace that is a full day.',
  },
  most: (day) => `No other day of the plan holds more than day ${day}.`,
  least: (day) => `No other day of the plan holds less than day ${day}.`,
  fullest: (day, hours) => `The fullest day is day ${day}: ${hours} of visits and ways.`,
  lightest: (day, hours) => `The lightest day is day ${day}: ${hours} of visits and ways.`,
  easier: (day) => `Say “make day ${day} lighter” if you want less in it.`,
  transfer: (day, from, to, mode, duration, km) =>
    `Day ${day}: ${from} to ${to} ${modes.en[mode]}, about ${duration} for ${km} km, from door to door.`,
  between: (day, duration, km) =>
    `Between the stops of day ${day} you are on the way for about ${duration}, ${km} km in all.`,
  noWay: (day) => `On day ${day} you stay in the same town; there is no longer journey.`,
  total: (duration, km) => `Between the towns that is about ${duration} and ${km} km in all.`,
  walk: (day, metres, of) =>
    `Day ${day}: about ${metres} on foot${of === '' ? '' : `, most of it at ${of}`}.`,
  walkUnknown: (day) => `How far one walks on day ${day} is not known for its stops.`,
  longestWalk: (day) => `The longest walk is on day ${day}.`,
  walkPart: 'Only what is known of the stops and the ways between them is counted.',
  cost: (day, sum, people, priced, unpriced) =>
    `Day ${day} costs about ${sum} for ${people === 1 ? 'one person' : `${people} people`}, as far as prices are known (${priced} of ${priced + unpriced} stops); rooms and journeys are not in it.`,
  costUnknown: (day) => `None of the stops of day ${day} has a price that I know.`,
  inside: (day, records) => `Under a roof on day ${day}: ${records}.`,
  outside: (records) => `Rain spoils, at least in part: ${records}.`,
  ifWet: (records) => `Under a roof nearby, and not in the plan: ${records}.`,
  swap: (day) => `Say “swap day ${day}” and I put others in.`,
  ends: (day, time, record) => `Day ${day} ends at about ${time}, after ${record}.`,
  begins: (day, time, record) => `Day ${day} begins at ${time} with ${record}.`,
  free: (day, duration, spans) => `On day ${day} about ${duration} are free between the stops: ${spans}.`,
  noFree: (day) => `Between the stops of day ${day} there is no free hour.`,
  inTown: (city, days, dates) =>
    `You are in ${city} on ${days.length > 1 ? `days ${listOf('en', days.map(String))}` : `day ${days[0]}`}${dates.length > 0 ? ` (${listOf('en', dates)})` : ''}.`,
  sleep: (days, city) => `${days}: ${city}.`,
  beds: 'The plan names towns, not houses; the page of each town has places to stay.',
  meals: (day, records) => `Meals on day ${day}: ${records}.`,
  noMeals: (day) => `No meal has a place in the plan on day ${day}; there is time to eat near the stops.`,
  count: (days, count, cities) => `${days === 1 ? 'One day' : `${days} days`}, ${stops(count)}: ${cities}.`,
  back: (from, to, mode, duration, km) =>
    `From ${from} back to ${to} it is about ${duration} ${modes.en[mode]}, ${km} km, from door to door.`,
  backAt: (place, time) => `If you leave right after the last stop, you are in ${place} at about ${time}.`,
  backLater:
    'After the last stop that is too late for the same day: stay a night more, or drop what comes last.',
  fly: (city, airports) => `The plan ends in ${city}, so I would fly out from here:\n${airports}`,
  atStart: (city) => `The plan ends in ${city}, where it begins.`,
  open: (record, hours) => `${record} is open then${hours === '' ? '' : `, ${hours}`}.`,
  closed: (record, day) => `${record} is closed on day ${day}.`,
  doorsUnknown: (records) => `Of these I do not know the hours of that day: ${records}.`,
};

const vi: PlanWords = {
  day: (day, count, visits, ways, from, until) =>
    `Ngày ${day} có ${count} điểm, từ ${from} đến ${until}: ở các điểm ${visits}${ways === '' ? '' : `, đi lại ${ways}`}.`,
  empty: (day) => `Ngày ${day} chưa có gì trong lịch.`,
  fullness: {
    light: 'Với nhịp đi bạn chọn thì ngày này nhẹ.',
    fine: 'Với nhịp đi bạn chọn thì ngày này vừa, không quá dày.',
    full: 'Với nhịp đi bạn chọn thì ngày này khá dày.',
  },
  most: (day) => `Trong lịch không ngày nào dày hơn ngày ${day}.`,
  least: (day) => `Trong lịch không ngày nào nhẹ hơn ngày ${day}.`,
  fullest: (day, hours) => `Dày nhất là ngày ${day}: ${hours} tham quan và đi lại.`,
  lightest: (day, hours) => `Nhẹ nhất là ngày ${day}: ${hours} tham quan và đi lại.`,
  easier: (day) => `Muốn bớt thì bạn nhắn “làm nhẹ ngày ${day}”.`,
  transfer: (day, from, to, mode, duration, km) =>
    `Ngày ${day}: ${from} đi ${to}, ${modes.vi[mode]}, khoảng ${duration}, ${km} km, tính từ cửa đến cửa.`,
  between: (day, duration, km) => `Giữa các điểm của ngày ${day} đi lại khoảng ${duration}, tổng ${km} km.`,
  noWay: (day) => `Ngày ${day} bạn ở nguyên một nơi, không có chặng dài.`,
  total: (duration, km) => `Cộng các chặng giữa các nơi: khoảng ${duration}, ${km} km.`,
  walk: (day, metres, of) => `Ngày ${day}: đi bộ khoảng ${metres}${of === '' ? '' : `, nhiều nhất ở ${of}`}.`,
  walkUnknown: (day) => `Các điểm của ngày ${day} chưa rõ phải đi bộ bao xa.`,
  longestWalk: (day) => `Đi bộ nhiều nhất là ngày ${day}.`,
  walkPart: 'Chỉ tính những điểm và đoạn đường đã biết.',
  cost: (day, sum, people, priced, unpriced) =>
    `Ngày ${day} hết khoảng ${sum} cho ${people} người, theo những giá đã biết (${priced} trên ${priced + unpriced} điểm); chưa gồm phòng và tàu xe.`,
  costUnknown: (day) => `Chưa điểm nào của ngày ${day} có giá mà tôi biết.`,
  inside: (day, records) => `Ngày ${day} có mái che: ${records}.`,
  outside: (records) => `Mưa thì kém vui, ít nhất một phần: ${records}.`,
  ifWet: (records) => `Gần đó có mái che mà chưa có trong lịch: ${records}.`,
  swap: (day) => `Bạn nhắn “đổi ngày ${day}” là tôi xếp lại.`,
  ends: (day, time, record) => `Ngày ${day} xong khoảng ${time}, sau ${record}.`,
  begins: (day, time, record) => `Ngày ${day} bắt đầu lúc ${time}, ở ${record}.`,
  free: (day, duration, spans) => `Ngày ${day} có khoảng ${duration} trống giữa các điểm: ${spans}.`,
  noFree: (day) => `Giữa các điểm của ngày ${day} không trống giờ nào.`,
  inTown: (city, days, dates) =>
    `Bạn ở ${city} ${days.length > 1 ? 'các ngày' : 'ngày'} ${listOf('vi', days.map(String))}${dates.length > 0 ? ` (${listOf('vi', dates)})` : ''}.`,
  sleep: (days, city) => `${days}: ${city}.`,
  beds: 'Lịch chỉ ghi nơi ngủ là thành phố nào; chỗ nghỉ có ở trang của từng nơi.',
  meals: (day, records) => `Bữa ăn ngày ${day}: ${records}.`,
  noMeals: (day) => `Ngày ${day} lịch chưa xếp quán nào; gần các điểm vẫn có giờ ăn.`,
  count: (days, count, cities) => `${days} ngày, ${count} điểm: ${cities}.`,
  back: (from, to, mode, duration, km) =>
    `Từ ${from} về ${to} ${modes.vi[mode]} khoảng ${duration}, ${km} km, tính từ cửa đến cửa.`,
  backAt: (place, time) => `Đi ngay sau điểm cuối thì khoảng ${time} về tới ${place}.`,
  backLater: 'Đi sau điểm cuối thì không kịp về trong ngày: nên ở thêm một đêm hoặc bỏ bớt điểm cuối.',
  fly: (city, airports) => `Lịch kết thúc ở ${city}, nên bay từ đây:\n${airports}`,
  atStart: (city) => `Lịch kết thúc ở ${city}, cũng là nơi bắt đầu.`,
  open: (record, hours) => `${record} hôm ấy mở cửa${hours === '' ? '' : `, ${hours}`}.`,
  closed: (record, day) => `${record} đóng cửa vào ngày ${day}.`,
  doorsUnknown: (records) => `Giờ mở cửa hôm ấy của những nơi này tôi chưa rõ: ${records}.`,
};

export const planWords = (language: Language): PlanWords => (language === 'vi' ? vi : en);
