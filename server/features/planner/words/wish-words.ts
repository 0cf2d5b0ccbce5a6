import type { Language } from '../../../language';

/** What is said of single wishes: which are fulfilled and by what, which can't be, and what was not understood. */
interface WishWords {
  beds: (wishes: string, houses: string) => string;
  noBeds: (wishes: string, cities: string) => string;
  bedsUnknown: (wishes: string) => string;
  fulfilled: (list: string) => string;
  by: (wish: string, record: string, day: number, ofOne: boolean) => string;
  /** @param hours when it is, where that is in the morning alone */
  there: (wish: string, record: string, hours: string) => string;
  noRoom: (list: string) => string;
  /** @param km as the crow flies */
  noSea: (town: string, nearest: string, km: number) => string;
  noRoad: (town: string) => string;
  noDrives: string;
  unheard: (phrases: string, cities: string) => string;
  notUnderstood: (clauses: string) => string;
}

const en: WishWords = {
  beds: (wishes, houses) => `For your nights (${wishes}): ${houses}.`,
  noBeds: (wishes, cities) =>
    `For your nights in ${cities} I know nothing with ${wishes}; ask before you book.`,
  bedsUnknown: (wishes) => `Which house has ${wishes} I do not know: ask before you book.`,
  fulfilled: (list) => `As you wished: ${list}.`,
  by: (wish, record, day, ofOne) => `${wish} at ${record}${ofOne ? '' : ` (day ${day})`}`,
  there: (wish, record, hours) =>
    `${record} for ${wish}${hours ? ` (only early in the morning, ${hours})` : ''}`,
  noSea: (town, nearest, km) =>
    `${town} is not by the sea: the nearest beaches that I know are at ${nearest}, about ${km} km away as the crow flies.`,
  noRoad: (town) =>
    `No road or bridge leads to ${town}: people go by boat or plane, a car or motorbike only by a ferry that takes it.`,
  noRoom: (list) => `Not in these days, but there: ${list}. Tell me if I shall add it.`,
  noDrives:
    'Nothing in the plan is more than 12 km from where you sleep, so there is no long drive to take out.',
  unheard: (phrases, cities) =>
    `About ${phrases} I have nothing on record in ${cities}, so it is not in the plan; tell me in other words if I missed what you mean.`,
  notUnderstood: (clauses) =>
    `I could not work ${clauses} into the plan, because I did not understand it: put it in other words and I will try again.`,
};

const vi: WishWords = {
  beds: (wishes, houses) => `Chỗ ngủ đúng ý bạn (${wishes}): ${houses}.`,
  noBeds: (wishes, cities) =>
    `Chỗ ngủ ở ${cities} thì tôi chưa biết nơi nào có ${wishes}; bạn hỏi kỹ trước khi đặt nhé.`,
  bedsUnknown: (wishes) => `Chỗ nào có ${wishes} thì tôi chưa rõ: bạn hỏi trước khi đặt nhé.`,
  fulfilled: (list) => `Theo ý bạn: ${list}.`,
  by: (wish, record, day, ofOne) => `${wish} có ${record}${ofOne ? '' : ` (ngày ${day})`}`,
  there: (wish, record, hours) =>
    `${wish} thì có ${record}${hours ? ` (chỉ có buổi sáng sớm, ${hours})` : ''}`,
  noSea: (town, nearest, km) =>
    `${town} không có biển; nơi có bãi tắm gần nhất mà tôi biết là ${nearest}, cách khoảng ${km} km đường chim bay.`,
  noRoad: (town) =>
    `Không có cầu hay đường bộ ra ${town}: người đi tàu hoặc máy bay, xe chỉ qua được bằng chuyến phà có chở xe.`,
  noRoom: (list) => `Chưa xếp được vào những ngày này: ${list}. Bạn muốn thêm thì cứ nhắn nhé.`,
  noDrives: 'Trong lịch không có điểm nào cách chỗ ở quá 12 km nên không còn chặng xe dài để bỏ.',
  unheard: (phrases, cities) =>
    `Về ${phrases}, tôi chưa có thông tin nào ở ${cities} nên chưa xếp vào lịch; nếu tôi hiểu chưa đúng ý, bạn nói cách khác giúp tôi nhé.`,
  notUnderstood: (clauses) =>
    `Tôi chưa hiểu ${clauses} nên lịch chưa tính đến điều này; bạn nói cách khác để tôi xếp lại nhé.`,
};

const all: Record<Language, WishWords> = { en, vi };

export const wishWords = (language: Language): WishWords => all[language];
