import type { Language } from '../../../language';
import type { ToldOther } from '../understand/told-to-others';

/** What a plan can't heed because no record tells it: whom to ask. */
interface OthersWords {
  /** @param left foods that are left out; @param ways how food must be made; one of them may be empty */
  kitchen: (left: string, ways: string) => string;
  stayRefused: (kinds: string) => string;
  /** That a wish without meat holds for some people, or on single days, and was not made a diet of all. */
  meatless: Readonly<Record<'some' | 'moon', string>>;
  other: Readonly<Record<ToldOther, string>>;
}

const en: OthersWords = {
  kitchen: (left, ways) =>
    `I do not know of each dish what goes into it, so ask at the table${left ? ` for food without ${left}` : ''}${left && ways ? ' and' : ''}${ways ? ` for ${ways}` : ''}.`,
  stayRefused: (kinds) => `I book no beds; leave out ${kinds} when you choose yours.`,
  meatless: {
    some: 'Some of you eat without meat: I kept the meals for the others, so tell each kitchen beforehand how many they are.',
    moon: 'I kept the meals of the other days as they are; on the day without meat look for a sign that says “chay”.',
  },
  other: {
    prayer:
      'I do not know when a mosque holds its prayers or whether it has room for visitors, so no hour is kept for them: ask at the mosque, and tell me the hour if I shall keep it free.',
    nightBus: 'The plan counts every ride by day: take a coach that leaves in the morning.',
    kilometres: 'I do not add up the kilometres of a day, so check each day against your limit.',
  },
};

const vi: OthersWords = {
  kitchen: (left, ways) =>
    `Món nào nấu với gì thì tôi chưa biết hết, nên bạn dặn quán nhé${left || ways ? `: ${[left && `không ${left}`, ways].filter(Boolean).join('; ')}` : ''}.`,
  stayRefused: (kinds) => `Tôi không đặt phòng; khi chọn chỗ ngủ bạn tránh ${kinds} nhé.`,
  meatless: {
    some: 'Trong đoàn có người ăn chay: tôi vẫn giữ bữa chung cho mọi người, bạn báo trước số suất chay với từng quán nhé.',
    moon: 'Chỉ ngày chay mới cần quán chay nên các bữa khác tôi vẫn giữ; hôm đó bạn tìm quán có biển “chay” nhé.',
  },
  other: {
    prayer:
      'Giờ lễ ở thánh đường và việc đón khách tôi chưa biết, nên lịch chưa chừa giờ: bạn hỏi trước ở đó, rồi nhắn giờ để tôi chừa ra nhé.',
    nightBus: 'Các chặng trong lịch đều tính đi ban ngày: bạn chọn chuyến xe sáng nhé.',
    kilometres: 'Số km mỗi ngày tôi chưa cộng được, bạn xem lại từng ngày so với mức mình muốn nhé.',
  },
};

const all: Record<Language, OthersWords> = { en, vi };

export const othersWords = (language: Language): OthersWords => all[language];
