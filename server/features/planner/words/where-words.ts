import type { Language } from '../../../language';
import { monthText } from './lists';

/** What is said where somebody asks where to go. Towns come as tokens, pages as links. */
interface WhereWords {
  page: string;
  /** What is said behind a list of places, to whom has told how long. */
  thenPlan: (days: number) => string;
  monthPage: (month: number) => string;
  best: (month: number | undefined) => string;
  none: string;
  more: (pages: string) => string;
  like: (town: string, isQuieter: boolean) => string;
  noneLike: (town: string) => string;
  has: (records: string) => string;
  but: (reason: string) => string;
  common: (topics: string) => string;
  crowds: string;
  instead: (town: string, month: number | undefined) => string;
}

const en: WhereWords = {
  page: 'Where shall we go?',
  thenPlan: (days) => `Say which of them, and I plan ${days === 1 ? 'a day' : `${days} days`} there.`,
  monthPage: (month) => `Vietnam in ${monthText('en', month)}`,
  best: (month) =>
    month === undefined
      ? 'I would go to one of these:'
      : `In ${monthText('en', month)} I would go to one of these:`,
  none: 'No destination here fits all of that. Drop one of your wishes and compare again:',
  more: (pages) =>
    `You can compare all destinations at ${pages}. Name one and how many days you have, and I will plan it.`,
  like: (town, isQuieter) => (isQuieter ? `Like ${town}, but less well known:` : `Places like ${town}:`),
  has: (records) => `Look at ${records}`,
  but: (reason) => `but ${reason}`,
  common: (topics) => `like it for ${topics}`,
  noneLike: (town) => `I know of no other place like ${town}. Compare all destinations yourself:`,
  crowds:
    'I have no visitor numbers, so I cannot say how busy they are; they are not among the most famous names. Early mornings and weekdays are usually the quietest.',
  instead: (town, month) =>
    month === undefined
      ? `Instead of ${town} I would choose:`
      : `Instead of ${town} in ${monthText('en', month)} I would choose:`,
};

const vi: WhereWords = {
  page: 'Mình đi đâu đây?',
  thenPlan: (days) => `Bạn chọn nơi nào, tôi lên lịch ${days} ngày ở đó cho bạn.`,
  monthPage: (month) => `Việt Nam ${monthText('vi', month)}`,
  best: (month) =>
    month === undefined
      ? 'Tôi sẽ chọn một trong mấy nơi này:'
      : `${monthText('vi', month).replace(/^t/u, 'T')} tôi sẽ chọn một trong mấy nơi này:`,
  none: 'Chưa có nơi nào hợp hết các ý đó. Bạn thử bớt một điều kiện rồi so sánh lại ở',
  more: (pages) =>
    `Bạn có thể so sánh mọi điểm đến ở ${pages}. Chọn được nơi nào, đi mấy ngày thì nói, tôi xếp lịch cho.`,
  like: (town, isQuieter) =>
    isQuieter ? `Cùng kiểu với ${town} mà ít người biết hơn:` : `Cùng kiểu với ${town} có:`,
  has: (records) => `Đáng xem có ${records}`,
  but: (reason) => `nhưng ${reason}`,
  common: (topics) => `giống ở ${topics}`,
  noneLike: (town) => `Tôi chưa biết nơi nào khác cùng kiểu với ${town}. Bạn thử so sánh các điểm đến ở`,
  crowds:
    'Tôi không có số liệu du khách nên vắng đến đâu tôi không dám chắc, chỉ biết đó không phải những cái tên đông khách nhất. Muốn vắng thì đi sáng sớm, giữa tuần.',
  instead: (town, month) =>
    month === undefined
      ? `Thay cho ${town}, tôi sẽ chọn:`
      : `${monthText('vi', month).replace(/^t/u, 'T')} thay cho ${town}, tôi sẽ chọn:`,
};

const all: Record<Language, WhereWords> = { en, vi };

export const whereWords = (language: Language): WhereWords => all[language];
