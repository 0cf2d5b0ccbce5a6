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
  /** @param at `HH:mm` at which the visit begins, too late or too early for the light */
  untimely: (wish: string, record: string, at: string) => string;
  noRoom: (list: string) => string;
  /** @param km as the crow flies */
  noSea: (town: string, nearest: string, km: number) => string;
  noRoad: (town: string) => string;
  noDrives: string;
  noNightTrain: string;
  /** @param wanted places to sleep in at most; @param planned those of the plan */
  moreBeds: (wanted: number, planned: number) => string;
  /** Sights that are known and are in none of the days. */
  noRoomFor: (records: string, areMany: boolean) => string;
  /** Sights that are nothing for who walks little, goes on wheels or has small children with him. */
  tooHard: (records: string, areMany: boolean) => string;
  /** @param day on which the road between the towns goes by it */
  onTheWay: (sight: string, from: string, to: string, day: number) => string;
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
  untimely: (wish, record, at) =>
    `${record} is in the plan at ${at}, which is not the hour for ${wish}: go there for it on your own time, and I can move the day's other stops.`,
  noSea: (town, nearest, km) =>
    `${town} is not by the sea: the nearest beaches that I know are at ${nearest}, about ${km} km away as the crow flies.`,
  noRoad: (town) =>
    `No road or bridge leads to ${town}: people go by boat or plane, a car or motorbike only by a ferry that takes it.`,
  noRoom: (list) => `Not in these days, but there: ${list}. Tell me if I shall add it.`,
  noDrives:
    'Nothing in the plan is more than 12 km from where you sleep, so there is no long drive to take out.',
  noNightTrain:
    'None of the ways in this plan is by night train: tell me which of them you want to make by train.',
  moreBeds: (wanted, planned) =>
    `You wanted to sleep in no more than ${wanted} ${wanted === 1 ? 'place' : 'places'}; this plan has ${planned}: tell me which to leave out.`,
  noRoomFor: (records, areMany) =>
    `${records} ${areMany ? 'have' : 'has'} found no room in these days: tell me if I shall put ${areMany ? 'them' : 'it'} in the place of something else.`,
  tooHard: (records, areMany) =>
    `${records} ${areMany ? 'are' : 'is'} not in the plan: as far as I know the ways there do not suit the travellers that you named. Tell me if you want to go all the same.`,
  onTheWay: (sight, from, to, day) =>
    `${sight} is no stop of its own here, but lies by the road from ${from} to ${to}, which you take on day ${day}.`,
  unheard: (phrases, cities) =>
    `About ${phrases} I know nothing to see or do in ${cities}, so it is not in the plan; tell me in other words if I missed what you mean.`,
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
  untimely: (wish, record, at) =>
    `${record} có trong lịch lúc ${at}, chưa đúng giờ để ${wish}: bạn tự đến đúng giờ, các điểm khác trong ngày tôi dời được.`,
  noSea: (town, nearest, km) =>
    `${town} không có biển; nơi có bãi tắm gần nhất mà tôi biết là ${nearest}, cách khoảng ${km} km đường chim bay.`,
  noRoad: (town) =>
    `Không có cầu hay đường bộ ra ${town}: người đi tàu hoặc máy bay, xe chỉ qua được bằng chuyến phà có chở xe.`,
  noRoom: (list) => `Chưa xếp được vào những ngày này: ${list}. Bạn muốn thêm thì cứ nhắn nhé.`,
  noDrives: 'Trong lịch không có điểm nào cách chỗ ở quá 12 km nên không còn chặng xe dài để bỏ.',
  noNightTrain: 'Lịch này chưa có chặng nào đi tàu đêm: bạn muốn đi tàu ở chặng nào thì cứ nhắn nhé.',
  moreBeds: (wanted, planned) =>
    `Bạn muốn ngủ nhiều nhất ${wanted} nơi, lịch này còn ${planned} nơi: bạn muốn bỏ nơi nào thì cứ nhắn nhé.`,
  noRoomFor: (records) =>
    `${records} chưa xếp được vào những ngày này; bạn muốn đổi điểm nào lấy thì cứ nhắn nhé.`,
  tooHard: (records) =>
    `${records} chưa có trong lịch vì theo những gì tôi biết, lối đi ở đó không hợp với người đi cùng bạn. Bạn vẫn muốn đến thì cứ nhắn nhé.`,
  onTheWay: (sight, from, to, day) =>
    `${sight} không phải điểm dừng riêng trong lịch, nhưng nằm cạnh đường từ ${from} đến ${to} mà bạn đi ở ngày ${day}.`,
  unheard: (phrases, cities) =>
    `Về ${phrases}, tôi chưa biết điểm nào ở ${cities} để xếp vào lịch; nếu tôi hiểu chưa đúng ý, bạn nói cách khác giúp tôi nhé.`,
  notUnderstood: (clauses) =>
    `Tôi chưa hiểu ${clauses} nên lịch chưa tính đến điều này; bạn nói cách khác để tôi xếp lại nhé.`,
};

const all: Record<Language, WishWords> = { en, vi };

export const wishWords = (language: Language): WishWords => all[language];
