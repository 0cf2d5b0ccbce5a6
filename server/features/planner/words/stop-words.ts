import type { Language } from '../../../language';
import { adviceWords } from './advice';
import { dateText } from './lists';

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The name of a day of the week, 0 for Sunday. */
const weekdayText = (language: Language, weekday: number): string =>
  adviceWords(language).weekdays[names[weekday] ?? 'sun'];

const dayText = (language: Language, date: string): string =>
  `${weekdayText(language, new Date(`${date}T00:00:00Z`).getUTCDay())}, ${dateText(language, date)}`;

/** What is said of one stop of a plan, or of a record that is in none of its days. */
interface StopWords {
  onDay: (stop: string, day: number, starts: string) => string;
  notInPlan: (stop: string) => string;
  /** `times` is empty where they are not known. */
  open: (stop: string, date: string, times: string) => string;
  closed: (stop: string, date: string) => string;
  hoursUnknown: (stop: string) => string;
  /** 0 for Sunday. */
  noSuchWeekday: (weekday: number) => string;
}

const all: Record<Language, StopWords> = {
  en: {
    onDay: (stop, day, starts) => `${stop} is on day ${day} of your plan, at ${starts}.`,
    notInPlan: (stop) =>
      `${stop} is not in your plan yet: other stops suited your days and the ways between them better. Say “add it” or “put it on day 2”, and I will see what has to make room.`,
    open: (stop, date, times) =>
      `${stop} is open on ${dayText('en', date)}${times === '' ? '; I do not know its hours' : `, ${times}`}.`,
    closed: (stop, date) => `${stop} is closed on ${dayText('en', date)}.`,
    hoursUnknown: (stop) => `I do not know the opening days of ${stop}, so please ask there before you go.`,
    noSuchWeekday: (weekday) => `There is no ${weekdayText('en', weekday)} in your plan.`,
  },
  vi: {
    onDay: (stop, day, starts) => `${stop} ở ngày ${day} trong lịch của bạn, lúc ${starts}.`,
    notInPlan: (stop) =>
      `${stop} chưa có trong lịch: các điểm khác hợp với những ngày này và tiện đường hơn. Bạn nhắn “thêm nó vào” hoặc “cho nó vào ngày 2”, tôi sẽ xem phải nhường chỗ điểm nào.`,
    open: (stop, date, times) =>
      `${dayText('vi', date)}: ${stop} có mở cửa${times === '' ? ', giờ giấc thì tôi chưa rõ' : `, ${times}`}.`,
    closed: (stop, date) => `${dayText('vi', date)}: ${stop} đóng cửa.`,
    hoursUnknown: (stop) => `Tôi chưa rõ ${stop} mở cửa những ngày nào, bạn nên hỏi trước khi đi.`,
    noSuchWeekday: (weekday) => `Lịch của bạn không có ${weekdayText('vi', weekday)}.`,
  },
};

export const stopWords = (language: Language): StopWords => all[language];
