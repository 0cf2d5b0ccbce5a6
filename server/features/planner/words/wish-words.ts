import type { Language } from '../../../language';

/** What is said of single wishes: which are fulfilled and by what, which can't be, and what was not understood. */
interface WishWords {
  beds: (wishes: string, houses: string) => string;
  noBeds: (wishes: string, cities: string) => string;
  bedsUnknown: (wishes: string) => string;
  fulfilled: (list: string) => string;
  by: (wish: string, record: string, day: number, ofOne: boolean) => string;
  unheard: (phrases: string, cities: string) => string;
  noMeals: string;
}

const en: WishWords = {
  beds: (wishes, houses) => `For your nights, with ${wishes}: ${houses}.`,
  noBeds: (wishes, cities) => `In ${cities} I know no house with ${wishes}; ask before you book.`,
  bedsUnknown: (wishes) => `Which house has ${wishes} I do not know: ask before you book.`,
  fulfilled: (list) => `As you wished: ${list}.`,
  by: (wish, record, day, ofOne) => `${wish} at ${record}${ofOne ? '' : ` (day ${day})`}`,
  unheard: (phrases, cities) =>
    `About ${phrases} I have nothing on record in ${cities}, so it is not in the plan; tell me in other words if I missed what you mean.`,
  noMeals: 'No meals are planned, as you cook or eat on your own.',
};

const vi: WishWords = {
  beds: (wishes, houses) => `Chỗ ngủ có ${wishes}: ${houses}.`,
  noBeds: (wishes, cities) =>
    `Ở ${cities} tôi chưa biết chỗ nghỉ nào có ${wishes}; bạn hỏi kỹ trước khi đặt nhé.`,
  bedsUnknown: (wishes) => `Chỗ nào có ${wishes} thì tôi chưa rõ: bạn hỏi trước khi đặt nhé.`,
  fulfilled: (list) => `Theo ý bạn: ${list}.`,
  by: (wish, record, day, ofOne) => `${wish} có ${record}${ofOne ? '' : ` (ngày ${day})`}`,
  unheard: (phrases, cities) =>
    `Về ${phrases}, tôi chưa có thông tin nào ở ${cities} nên chưa xếp vào lịch; nếu tôi hiểu chưa đúng ý, bạn nói cách khác giúp tôi nhé.`,
  noMeals: 'Lịch không xếp bữa ăn nào, vì bạn tự lo chuyện ăn uống.',
};

const all: Record<Language, WishWords> = { en, vi };

export const wishWords = (language: Language): WishWords => all[language];
