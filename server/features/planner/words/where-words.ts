import type { Language } from '../../../language';
import { monthText } from './lists';

/** What is said where somebody asks where to go. Towns come as tokens, pages as links. */
interface WhereWords {
  page: string;
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
  monthPage: (month) => `Vietnam in ${monthText('en', month)}`,
  best: (month) =>
    month === undefined
      ? 'I would go to one of these:'
      : `In ${monthText('en', month)} I would go to one of these:`,
  none: 'No destination here fits all of that. Loosen a wish and weigh them again:',
  more: (pages) =>
    `All destinations are weighed at ${pages}. Say one of them and how many days, and I plan it.`,
  like: (town, isQuieter) =>
    isQuieter ? `Of the same kind as ${town}, and less known:` : `Of the same kind as ${town}:`,
  has: (records) => `Look at ${records}`,
  but: (reason) => `but ${reason}`,
  common: (topics) => `like it for ${topics}`,
  noneLike: (town) => `I know of no other place of the kind of ${town}. Weigh all destinations yourself:`,
  crowds:
    'Nobody counts visitors here, so how full they are I cannot say; they are not among the famous names. Early mornings and weekdays are the emptiest anywhere.',
  instead: (town, month) =>
    month === undefined
      ? `Instead of ${town} I would take:`
      : `Instead of ${town} I would take in ${monthText('en', month)}:`,
};

const vi: WhereWords = {
  page: 'Mình đi đâu đây?',
  monthPage: (month) => `Việt Nam ${monthText('vi', month)}`,
  best: (month) =>
    month === undefined
      ? 'Tôi sẽ chọn một trong mấy nơi này:'
      : `${monthText('vi', month).replace(/^t/u, 'T')} tôi sẽ chọn một trong mấy nơi này:`,
  none: 'Chưa có nơi nào hợp hết các ý đó. Bạn bớt một điều kiện rồi xem lại ở',
  more: (pages) =>
    `Bạn xem cách cân nhắc mọi điểm đến ở ${pages}. Chọn được nơi nào, đi mấy ngày thì nói, tôi xếp lịch cho.`,
  like: (town, isQuieter) =>
    isQuieter ? `Cùng kiểu với ${town} mà ít người biết hơn:` : `Cùng kiểu với ${town} có:`,
  has: (records) => `Đáng xem có ${records}`,
  but: (reason) => `nhưng ${reason}`,
  common: (topics) => `giống ở ${topics}`,
  noneLike: (town) => `Tôi chưa biết nơi nào khác cùng kiểu với ${town}. Bạn thử cân nhắc mọi điểm đến ở`,
  crowds:
    'Ở đây không có số đếm du khách nên vắng đến đâu tôi không dám chắc, chỉ biết đó không phải những cái tên đông khách nhất. Muốn vắng thì đi sáng sớm, giữa tuần.',
  instead: (town, month) =>
    month === undefined
      ? `Thay cho ${town}, tôi sẽ chọn:`
      : `${monthText('vi', month).replace(/^t/u, 'T')} thay cho ${town}, tôi sẽ chọn:`,
};

const all: Record<Language, WhereWords> = { en, vi };

export const whereWords = (language: Language): WhereWords => all[language];
