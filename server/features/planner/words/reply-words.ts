import type { Language } from '../../../language';

/** What somebody means who answers in a word, said in full. */
interface ReplyWords {
  passport: (country: string) => string;
  plan: (city: string, days: number) => string;
  planAll: string;
  addIt: string;
  /** To "yes" where a plan stands. */
  stands: string;
  /** To "no". */
  declined: string;
}

const all: Record<Language, ReplyWords> = {
  en: {
    passport: (country) => `Do I need a visa with a ${country} passport?`,
    plan: (city, days) => `Plan ${days} days in ${city}`,
    planAll: 'Please plan that trip',
    addIt: 'add it',
    stands:
      'Good, then the plan stays as it is. Ask me about any stop in it, or tell me what should be different.',
    declined: 'All right. Tell me what you would like instead: another place, other days, or a question.',
  },
  vi: {
    passport: (country) => `Hộ chiếu ${country} có cần visa không?`,
    plan: (city, days) => `Lên lịch trình ${days} ngày ở ${city}`,
    planAll: 'Lên lịch trình chuyến đi đó',
    addIt: 'thêm nó vào',
    stands: 'Vâng, vậy lịch giữ nguyên như thế. Bạn cần hỏi thêm về điểm nào hay muốn đổi gì thì cứ nói nhé.',
    declined: 'Vâng. Bạn muốn thế nào thì nói nhé: nơi khác, ngày khác, hay hỏi thêm điều gì.',
  },
};

export const replyWords = (language: Language): ReplyWords => all[language];
