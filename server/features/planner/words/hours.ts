import type { Language } from '../../../language';
import { durationText } from './lists';

/** What the planner says of the hours that people have and of those that are taken. */
export interface HoursWords {
  title: (city: string) => string;
  /** The hours of one day that were named, or those that a part of a day usually has. */
  spare: (from: string, until: string, city: string, isUsual: boolean) => string;
  stop: (time: string, record: string) => string;
  nothing: (from: string, until: string, city: string) => string;
  ends: (time: string) => string;
  setsOff: (time: string) => string;
  /** Hours of every day that are taken. */
  daily: (spans: string) => string;
  /** Hours of one day that are taken. */
  onDay: (day: number, from: string, until: string) => string;
  /** The morning after a night on a boat. */
  ashore: (day: number, until: string) => string;
  span: (from: string, until: string) => string;
  /** How long before a flight people leave town, and what for. */
  flight: (by: string, way: number, desk: number) => string;
  train: (by: string) => string;
  ship: (by: string) => string;
  layover: (
    hours: number,
    from: string,
    until: string,
    way: number,
    desk: number,
    isAbroad: boolean,
  ) => string;
  layoverTooShort: (hours: number, way: number, desk: number, isAbroad: boolean) => string;
  /** A boat leaves earlier than one gets there in the morning. */
  boat: (day: number, time: string, from: string, minutes: number, leave: string) => string;
}

const en: HoursWords = {
  title: (city) => `Some hours in ${city}`,
  spare: (from, until, city, isUsual) =>
    isUsual
      ? `Here is what fits in ${city} between about ${from} and ${until}; tell me if your hours are others. No bed is needed for it.`
      : `Here is what fits in ${city} between ${from} and ${until}; no bed is needed for it.`,
  stop: (time, record) => `${time} ${record}`,
  nothing: (from, until, city) =>
    `Between ${from} and ${until} I know nothing in ${city} that is open and worth the way: take a walk and a good meal.`,
  ends: (time) => `Each day is over by ${time}.`,
  setsOff: (time) => `You set out at ${time} on day 1, so that evening is for the way.`,
  daily: (spans) =>
    `Nothing is planned from ${spans} on any day: that time is yours, with the way there and back.`,
  onDay: (day, from, until) => `On day ${day} I kept ${from} to about ${until} free for what you have then.`,
  ashore: (day, until) =>
    `The night before day ${day} you sleep on board in place of a hotel, and by about ${until} you are back on land.`,
  span: (from, until) => `${from} to ${until}`,
  flight: (by, way, desk) =>
    `Be on your way to the airport by ${by}: about ${durationText('en', way)} by car, and there ${durationText('en', desk)} before take-off.`,
  train: (by) => `Be on your way to the station by ${by}; most hotels keep luggage after check-out.`,
  ship: (by) => `Be on the way back to the ship by ${by}; ask which pier it is, some are an hour from town.`,
  layover: (hours, from, until, way, desk, isAbroad) =>
    `Of a layover of ${hours} hours, what is left in town is from about ${from} to ${until}: ${durationText('en', way)} by car each way, ${isAbroad ? 'passport control, ' : ''}and back at the airport ${durationText('en', desk)} before take-off.${isAbroad ? ' Make sure that your visa lets you out of the airport.' : ''}`,
  layoverTooShort: (hours, way, desk, isAbroad) =>
    `A layover of ${hours} hours is too short to leave the airport: check-in and security want you there ${durationText('en', desk)} before take-off, town is ${durationText('en', way)} by car each way${isAbroad ? ', and passport control takes the rest' : ''}. Stay inside and eat well.`,
  boat: (day, time, from, minutes, leave) =>
    `To be at the pier at ${time} on day ${day}, leave ${from} by ${leave} (${durationText('en', minutes)}), or sleep by the pier the night before.`,
};

const vi: HoursWords = {
  title: (city) => `Vài giờ ở ${city}`,
  spare: (from, until, city, isUsual) =>
    isUsual
      ? `Đây là lịch gọn ở ${city} trong khoảng ${from} đến ${until}; giờ của bạn khác thì cứ nói nhé. Không cần thuê phòng.`
      : `Đây là lịch gọn ở ${city} từ ${from} đến ${until}, không cần thuê phòng.`,
  stop: (time, record) => `${time} ${record}`,
  nothing: (from, until, city) =>
    `Từ ${from} đến ${until} ở ${city} tôi không biết chỗ nào còn mở cửa mà đáng công đi: bạn cứ dạo một vòng rồi ăn một bữa ngon.`,
  ends: (time) => `Ngày nào cũng kết thúc trước ${time}.`,
  setsOff: (time) => `Ngày 1 bạn khởi hành lúc ${time} nên tối đó chỉ đi đường.`,
  daily: (spans) => `Ngày nào cũng để trống từ ${spans}, tính cả thời gian đi về.`,
  onDay: (day, from, until) => `Ngày ${day} để trống từ ${from} đến khoảng ${until} cho việc của bạn.`,
  ashore: (day, until) =>
    `Đêm trước ngày ${day} bạn ngủ trên tàu, khỏi thuê khách sạn; khoảng ${until} thì lên bờ.`,
  span: (from, until) => `${from} đến ${until}`,
  flight: (by, way, desk) =>
    `${by} là phải lên đường ra sân bay: đi xe khoảng ${durationText('vi', way)}, có mặt trước giờ bay ${durationText('vi', desk)}.`,
  train: (by) => `${by} là phải ra ga; trả phòng rồi vẫn gửi hành lý ở khách sạn được.`,
  ship: (by) => `${by} là phải quay về tàu; bạn hỏi kỹ tàu đậu cảng nào, có cảng cách phố cả tiếng đi xe.`,
  layover: (hours, from, until, way, desk, isAbroad) =>
    `Trong ${hours} tiếng nối chuyến, bạn có khoảng từ ${from} đến ${until} ở trong phố: mỗi lượt đi xe ${durationText('vi', way)}, ${isAbroad ? 'thêm thủ tục nhập cảnh, ' : ''}và phải có mặt ở sân bay trước giờ bay ${durationText('vi', desk)}.${isAbroad ? ' Nhớ kiểm tra thị thực có cho ra khỏi sân bay không.' : ''}`,
  layoverTooShort: (hours, way, desk, isAbroad) =>
    `Nối chuyến ${hours} tiếng thì không kịp rời sân bay: phải có mặt trước giờ bay ${durationText('vi', desk)}, mỗi lượt vào phố mất ${durationText('vi', way)}${isAbroad ? ', chưa kể thủ tục nhập cảnh' : ''}. Bạn nên ở lại trong ga và ăn một bữa ngon.`,
  boat: (day, time, from, minutes, leave) =>
    `Muốn có mặt ở bến lúc ${time} ngày ${day}, bạn phải rời ${from} trước ${leave} (${durationText('vi', minutes)}), hoặc ngủ gần bến từ đêm trước.`,
};

const all: Record<Language, HoursWords> = { en, vi };

export const hoursWords = (language: Language): HoursWords => all[language];
