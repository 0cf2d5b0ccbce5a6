import type { Language } from '../../../language';

/** Whether a month is one to go to a town in, and what there is to be said against it. Towns come as tokens. */
export interface VerdictWords {
  best: (city: string, month: string) => string;
  bestAlthough: (city: string, month: string, against: string) => string;
  fine: (city: string, month: string) => string;
  mixed: (city: string, month: string, against: string) => string;
  poor: (city: string, month: string, against: string) => string;
  better: (months: string) => string;
  /** Among what is not said to be bad of the month. */
  clear: string;
  what: {
    storms: string;
    pouring: (mm: number) => string;
    wet: (mm: number) => string;
    hot: (high: number) => string;
    cold: (low: number, high: number) => string;
    chilly: (low: number, high: number) => string;
    cloud: string;
    drizzle: string;
    rough: string;
    holidays: string;
  };
  /** What is there in this month, and what is not. */
  inSeason: (things: string) => string;
  outOfSeason: (thing: string, months: string) => string;
}

const all: Record<Language, VerdictWords> = {
  en: {
    best: (city, month) => `Yes: ${month} is among the best months for ${city}.`,
    bestAlthough: (city, month, against) =>
      `Yes, ${month} is among the best months for ${city}, but expect ${against}.`,
    fine: (city, month) => `Yes, you can: nothing in the climate speaks against ${city} in ${month}.`,
    mixed: (city, month, against) =>
      `Only if you do not come for the views or the sun: ${city} in ${month} means ${against}.`,
    poor: (city, month, against) => `I would not choose ${month} for ${city}: expect ${against}.`,
    better: (months) => `The best months are ${months}.`,
    clear:
      'Between grey days there are clear ones; with two or three days your chances are better than with one.',
    what: {
      storms: 'storms and floods',
      pouring: (mm) => `very much rain (about ${mm} mm in the month)`,
      wet: (mm) => `much rain (about ${mm} mm in the month)`,
      hot: (high) => `great heat (up to ${high} °C by day)`,
      cold: (low, high) => `cold (${low} to ${high} °C, and few rooms are heated)`,
      chilly: (low, high) => `cool days (${low} to ${high} °C), hardly bathing weather`,
      cloud: 'fog and low cloud, often for days',
      drizzle: 'grey skies, drizzle and sea mist',
      rough: 'a rough sea, with boats that may be cancelled',
      holidays: 'Vietnamese summer holidays, so full and dear at weekends',
    },
    inSeason: (things) => `In season then: ${things}.`,
    outOfSeason: (thing, months) => `Not then: ${thing} (${months}).`,
  },
  vi: {
    best: (city, month) => `Đáng đi: ${month} là mùa đẹp của ${city}.`,
    bestAlthough: (city, month, against) =>
      `Đáng đi, ${month} là mùa đẹp của ${city}, nhưng nên tính trước ${against}.`,
    fine: (city, month) => `Đi được: thời tiết ${city} ${month} không có gì đáng ngại.`,
    mixed: (city, month, against) =>
      `Đi được nếu bạn không đặt nặng ngắm cảnh hay nắng đẹp: ${city} ${month} có ${against}.`,
    poor: (city, month, against) => `Tôi không khuyên đi ${city} vào ${month}: dễ gặp ${against}.`,
    better: (months) => `Đẹp nhất là ${months}.`,
    clear: 'Xen giữa những ngày xám vẫn có hôm trời trong; ở lại hai ba ngày thì dễ gặp hơn một ngày.',
    what: {
      storms: 'bão và lụt',
      pouring: (mm) => `mưa rất nhiều (cả tháng khoảng ${mm} mm)`,
      wet: (mm) => `mưa nhiều (cả tháng khoảng ${mm} mm)`,
      hot: (high) => `nắng nóng gay gắt (ban ngày tới ${high} °C)`,
      cold: (low, high) => `cái lạnh (${low} đến ${high} °C, ít phòng có sưởi)`,
      chilly: (low, high) => `trời se lạnh (${low} đến ${high} °C), khó tắm biển`,
      cloud: 'sương mù, mây thấp có khi mấy ngày liền',
      drizzle: 'trời xám, mưa phùn và mù trên biển',
      rough: 'biển động, tàu có thể hủy chuyến',
      holidays: 'khách đông và giá cao cuối tuần vì đang nghỉ hè',
    },
    inSeason: (things) => `Đúng mùa lúc đó: ${things}.`,
    outOfSeason: (thing, months) => `Không đúng mùa: ${thing} (${months}).`,
  },
};

export const verdictWords = (language: Language): VerdictWords => all[language];
