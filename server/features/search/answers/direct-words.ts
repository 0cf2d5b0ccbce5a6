import type { Language } from '../../../language';
import type { Travel } from '../../planner/plan-shapes';

interface DirectWords {
  visaFor: (country: string) => string;
  exempt: (lines: string) => string;
  needsVisa: (lines: string) => string;
  emergency: string;
  inMonth: (city: string, month: string) => string;
  climate: (low: number, high: number, rain: number) => string;
  rough: (months: string) => string;
  bestMonths: (months: string, isNow: boolean) => string;
  whenToGo: (city: string) => string;
  yearOf: (
    cool: readonly [month: string, low: number, high: number],
    hot: readonly [month: string, low: number, high: number],
    wet: readonly [month: string, rain: number],
  ) => string;
  roughIn: (months: string) => string;
  bestIn: (month: string) => string;
  placeInMonth: (city: string, low: number, high: number, rain: number) => string;
  bestList: (places: string, isMore: boolean) => string;
  boatsTo: (city: string) => string;
  boat: (from: string, duration: string) => string;
  boatsFrom: (list: string) => string;
  wheelchairIn: (city: string) => string;
  wheelchair: (records: string) => string;
  wheelchairPartly: (records: string) => string;
  noWheelchair: string;
  between: (from: string, to: string) => string;
  way: (mode: string, duration: string, km: number) => string;
  noTrain: string;
  modes: Record<Travel['mode'], string>;
  diets: { vegan: string; halal: string; gluten: string };
  dietIn: (diet: string, city: string) => string;
  dietHere: (records: string) => string;
  dietNone: (near: string | null) => string;
  noPage: (name: string, province: string | null, near: string) => string;
  priceOf: (title: string) => string;
  hoursOf: (title: string) => string;
  noHours: string;
  alwaysOpen: string;
  estimate: string;
  whenIs: (title: string) => string;
  fromTo: (first: string, last: string) => string;
  usualDates: string;
  near: (title: string) => string;
  metres: (title: string, metres: number) => string;
  nearest: (list: string) => string;
  nothingNear: string;
  noDish: (dish: string) => string;
  noDishWhy: (dish: string) => string;
  /** What the three parts of the country were called under the French. */
  formerly: Record<'north' | 'centre' | 'south', readonly [title: string, text: string]>;
  notIn: (city: string) => string;
  notInWhy: (keyword: string, city: string) => string;
  /** Near whoever asks, of whom nobody knows where that is. */
  nearHere: string;
  nearHereHow: string;
  partly: string;
  partlyWhy: (keyword: string) => string;
}

const en: DirectWords = {
  visaFor: (country) => `Visa for a passport of ${country}`,
  exempt: (lines) => `${lines}.`,
  needsVisa: (lines) =>
    `No exemption is known here, so a visa is needed; the e-visa is the usual way. ${lines}.`,
  emergency: 'Emergency numbers',
  inMonth: (city, month) => `${city} in ${month}`,
  climate: (low, high, rain) => `Usually ${low}–${high} °C, about ${rain} mm of rain in the month.`,
  rough: (months) => `The sea is often rough then (${months}).`,
  bestMonths: (months, isNow) => `Best months: ${months}${isNow ? ', so this is one of them' : ''}.`,
  whenToGo: (city) => `When to go: ${city}`,
  yearOf: ([cool, low, high], [hot, warmLow, warmHigh], [wet, rain]) =>
    `Coolest in ${cool} (${low}–${high} °C), hottest in ${hot} (${warmLow}–${warmHigh} °C), wettest in ${wet} (about ${rain} mm).`,
  roughIn: (months) => `The sea is often rough in ${months}, when boats are cancelled.`,
  bestIn: (month) => `At their best in ${month}`,
  placeInMonth: (city, low, high, rain) => `${city} (${low}–${high} °C, ${rain} mm of rain)`,
  bestList: (places, isMore) =>
    `${places}${isMore ? '; more are below' : ''}. Figures are usual ones for the month.`,
  boatsTo: (city) => `Boats to ${city}`,
  boat: (from, duration) => `${from} (about ${duration})`,
  boatsFrom: (list) => `From ${list}. Times change with season and sea: ask the day before.`,
  wheelchairIn: (city) => `By wheelchair in ${city}`,
  wheelchair: (records) => `A wheelchair gets in: ${records}.`,
  wheelchairPartly: (records) => `In part only, with a step or uneven ground somewhere: ${records}.`,
  noWheelchair: 'No place is known here into which a wheelchair gets everywhere.',
  between: (from, to) => `From ${from} to ${to}`,
  way: (mode, duration, km) => `About ${duration} ${mode}, from door to door, some ${km} km.`,
  noTrain: 'No train runs between them.',
  modes: {
    walk: 'on foot',
    motorbike: 'by motorbike',
    car: 'by car',
    bus: 'by coach',
    train: 'by train',
    boat: 'by boat',
    flight: 'by plane',
  },
  diets: { vegan: 'Vegetarian and vegan food', halal: 'Halal food', gluten: 'Food without gluten' },
  dietIn: (diet, city) => `${diet} in ${city}`,
  dietHere: (records) => `Known here: ${records}.`,
  dietNone: (near) =>
    `No such place is known there yet${near === null ? ', nor anywhere else here' : `; the nearest known: ${near}`}. What follows is not checked for it.`,
  noPage: (name, province, near) =>
    `${name} has no page of its own here${province === null ? '' : `; it is part of ${province}`}. Nearest with a page: ${near}.`,
  priceOf: (title) => `What it costs: ${title}`,
  hoursOf: (title) => `When it is open: ${title}`,
  noHours: 'its hours are not known here: ask there before you go',
  alwaysOpen: 'always open, there are no doors',
  whenIs: (title) => `When it takes place: ${title}`,
  fromTo: (first, last) => `${first} to ${last}`,
  usualDates: 'By its usual date; the organisers may move it.',
  estimate: 'This is an estimate of the editors.',
  near: (title) => `Near ${title}, the nearest first`,
  metres: (title, metres) => `${title} (${metres < 1000 ? `${metres} m` : `${metres / 1000} km`})`,
  nearest: (list) => `${list}. Distances are as the crow flies.`,
  nothingNear: 'Nothing of that kind is known within 15 km.',
  noDish: (dish) => `No page about “${dish}” yet`,
  noDishWhy: (dish) =>
    `“${dish}” stands in no text here, so where it is good is not known. What follows is other food; ask your hosts, they know the stall around the corner.`,
  formerly: {
    north: ['Tonkin', 'The French name for the north of Vietnam (Bắc Kỳ), with Hà Nội as its capital.'],
    centre: ['Annam', 'The French name for the centre of Vietnam (Trung Kỳ), with Huế as its capital.'],
    south: ['Cochinchina', 'The French name for the south of Vietnam (Nam Kỳ), with Sài Gòn as its capital.'],
  },
  notIn: (city) => `Not known in ${city}`,
  notInWhy: (keyword, city) =>
    `Nothing that is known here in ${city} fits “${keyword}”. What follows fits it in part, or is somewhere else.`,
  nearHere: 'Near you',
  nearHereHow:
    'The search does not know where you are. Choose your town, open its map and press “Near me”: places are then listed nearest first.',
  partly: 'Found in part only',
  partlyWhy: (keyword) => `Nothing here has all of “${keyword}”; what follows has a part of it.`,
};

const vi: DirectWords = {
  visaFor: (country) => `Thị thực cho hộ chiếu ${country}`,
  exempt: (lines) => `${lines}.`,
  needsVisa: (lines) => `Chưa biết diện miễn nào nên cần thị thực; thường xin thị thực điện tử. ${lines}.`,
  emergency: 'Số điện thoại khẩn cấp',
  inMonth: (city, month) => `${city} ${month}`,
  climate: (low, high, rain) => `Thường ${low}–${high} °C, cả tháng mưa khoảng ${rain} mm.`,
  rough: (months) => `Lúc đó biển hay động (${months}).`,
  bestMonths: (months, isNow) => `Mùa đẹp: ${months}${isNow ? ', trong đó có tháng này' : ''}.`,
  whenToGo: (city) => `${city} đẹp nhất khi nào?`,
  yearOf: ([cool, low, high], [hot, warmLow, warmHigh], [wet, rain]) =>
    `Mát nhất ${cool} (${low}–${high} °C), nóng nhất ${hot} (${warmLow}–${warmHigh} °C), mưa nhiều nhất ${wet} (khoảng ${rain} mm).`,
  roughIn: (months) => `Biển hay động vào ${months}, tàu dễ bị hủy chuyến.`,
  bestIn: (month) => `Những nơi đẹp nhất ${month}`,
  placeInMonth: (city, low, high, rain) => `${city} (${low}–${high} °C, mưa ${rain} mm)`,
  bestList: (places, isMore) =>
    `${places}${isMore ? '; bên dưới còn nữa' : ''}. Số liệu là mức thường gặp trong tháng.`,
  boatsTo: (city) => `Tàu ra ${city}`,
  boat: (from, duration) => `${from} (khoảng ${duration})`,
  boatsFrom: (list) => `Khởi hành từ ${list}. Giờ tàu đổi theo mùa và theo biển, bạn hỏi lại trước một ngày.`,
  wheelchairIn: (city) => `Đi xe lăn ở ${city}`,
  wheelchair: (records) => `Xe lăn vào được: ${records}.`,
  wheelchairPartly: (records) => `Chỉ vào được một phần, có chỗ vướng bậc hoặc nền gồ ghề: ${records}.`,
  noWheelchair: 'Chưa biết nơi nào xe lăn đi được khắp.',
  between: (from, to) => `Từ ${from} đến ${to}`,
  way: (mode, duration, km) => `Khoảng ${duration} ${mode}, tính từ cửa đến cửa, chừng ${km} km.`,
  noTrain: 'Giữa hai nơi không có tàu hỏa.',
  modes: {
    walk: 'đi bộ',
    motorbike: 'đi xe máy',
    car: 'đi ô tô',
    bus: 'đi xe khách',
    train: 'đi tàu hỏa',
    boat: 'đi tàu thuyền',
    flight: 'đi máy bay',
  },
  diets: { vegan: 'Đồ chay', halal: 'Đồ ăn halal', gluten: 'Món không gluten' },
  dietIn: (diet, city) => `${diet} ở ${city}`,
  dietHere: (records) => `Đã biết: ${records}.`,
  dietNone: (near) =>
    `Ở đó cẩm nang chưa biết nơi nào${near === null ? ', nơi khác cũng chưa' : `; gần nhất là ${near}`}. Những kết quả bên dưới chưa được kiểm tra về điều này.`,
  noPage: (name, province, near) =>
    `${name} chưa có trang riêng${province === null ? '' : `, thuộc ${province}`}. Gần nhất có trang là ${near}.`,
  priceOf: (title) => `Giá: ${title}`,
  hoursOf: (title) => `Giờ mở cửa: ${title}`,
  noHours: 'giờ mở cửa thì cẩm nang chưa biết, bạn hỏi trước khi đi',
  alwaysOpen: 'lúc nào cũng vào được, không có cổng',
  whenIs: (title) => `${title} diễn ra khi nào?`,
  fromTo: (first, last) => `${first} đến ${last}`,
  usualDates: 'Tính theo lệ hằng năm, ban tổ chức có thể dời ngày.',
  estimate: 'Đây là ước lượng của ban biên tập.',
  near: (title) => `Gần ${title}, xếp từ gần tới xa`,
  metres: (title, metres) =>
    `${title} (${metres < 1000 ? `${metres} m` : `${String(metres / 1000).replace('.', ',')} km`})`,
  nearest: (list) => `${list}. Khoảng cách tính theo đường chim bay.`,
  nothingNear: 'Trong vòng 15 km chưa biết nơi nào như vậy.',
  noDish: (dish) => `Chưa có bài về “${dish}”`,
  noDishWhy: (dish) =>
    `Ở đây chưa bài nào nhắc tới “${dish}” nên chưa biết quán nào ngon. Bên dưới là món khác; bạn hỏi chủ nhà trọ, người ta biết quán đầu hẻm.`,
  formerly: {
    north: ['Bắc Kỳ', 'Tên gọi miền Bắc thời Pháp thuộc (Tonkin), thủ phủ là Hà Nội.'],
    centre: ['Trung Kỳ', 'Tên gọi miền Trung thời Pháp thuộc (Annam), kinh đô là Huế.'],
    south: ['Nam Kỳ', 'Tên gọi miền Nam thời Pháp thuộc (Cochinchine), thủ phủ là Sài Gòn.'],
  },
  notIn: (city) => `${city}: chưa có mục nào phù hợp`,
  notInWhy: (keyword, city) =>
    `Ở ${city}, cẩm nang chưa ghi nơi nào hợp với “${keyword}”. Kết quả bên dưới chỉ hợp một phần hoặc ở nơi khác.`,
  nearHere: 'Gần bạn',
  nearHereHow:
    'Ô tìm kiếm không biết bạn đang ở đâu. Bạn chọn nơi mình đang ở, mở bản đồ rồi bấm “Gần tôi”, danh sách sẽ xếp từ gần đến xa.',
  partly: 'Chỉ khớp một phần',
  partlyWhy: (keyword) => `Không có mục nào đủ “${keyword}”; dưới đây chỉ khớp một phần.`,
};

const all: Record<Language, DirectWords> = { en, vi };

export const directWords = (language: Language): DirectWords => all[language];
