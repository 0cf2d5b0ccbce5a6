import type { WayMeans } from '../../../geography/network';
import type { Language } from '../../../language';

/** How the ways between two places are told, from what the network has of them. */
export interface RouteWords {
  means: Record<WayMeans, string>;
  /** The head over several ways. */
  between: (from: string, to: string) => string;
  way: (means: string, duration: string, km: number, price: string) => string;
  price: (from: string, to: string, per: 'person' | 'car') => string;
  stations: (from: string, to: string) => string;
  roughSea: (months: string) => string;
  noLine: (means: string, from: string, to: string) => string;
  /** That times and bus stations are not stored. */
  noTimes: string;
  noStation: string;
}

const all: Record<Language, RouteWords> = {
  en: {
    means: {
      car: 'by car',
      motorbike: 'by motorbike',
      coach: 'by coach',
      train: 'by train',
      flight: 'by plane',
      boat: 'by boat',
    },
    between: (from, to) => `From ${from} to ${to}, from door to door:`,
    way: (means, duration, km, price) => `${means} about ${duration}, some ${km} km${price}`,
    price: (from, to, per) => `, ${from}–${to} ${per === 'car' ? 'for the car with its driver' : 'a person'}`,
    stations: (from, to) => ` (${from} to ${to})`,
    roughSea: (months) => `In ${months} the sea is often rough and boats are cancelled: ask the day before.`,
    noLine: (means, from, to) => `I know of no way ${means} from ${from} to ${to}.`,
    noTimes:
      'Departure times change, so I keep none: the railway has its own at dsvn.vn, coaches and boats are asked the day before.',
    noStation: 'From which bus station each company leaves I do not know; its ticket says so.',
  },
  vi: {
    means: {
      car: 'đi ô tô',
      motorbike: 'đi xe máy',
      coach: 'đi xe khách',
      train: 'đi tàu hỏa',
      flight: 'đi máy bay',
      boat: 'đi tàu',
    },
    between: (from, to) => `Từ ${from} đến ${to}, tính từ cửa đến cửa:`,
    way: (means, duration, km, price) => `${means} khoảng ${duration}, chừng ${km} km${price}`,
    price: (from, to, per) => `, ${from}–${to} ${per === 'car' ? 'cả xe lẫn tài xế' : 'một người'}`,
    stations: (from, to) => ` (từ ${from} đến ${to})`,
    roughSea: (months) => `${months} biển hay động, tàu dễ bị hủy: bạn hỏi lại trước một ngày.`,
    noLine: (means, from, to) => `Tôi không biết tuyến nào ${means} từ ${from} đến ${to}.`,
    noTimes:
      'Giờ chạy hay đổi nên tôi không giữ lịch: tàu hỏa xem ở dsvn.vn, xe khách và tàu biển thì hỏi trước một ngày.',
    noStation: 'Nhà xe nào chạy ở bến nào thì tôi chưa rõ, bạn xem trên vé hoặc hỏi nhà xe.',
  },
};

export const routeWords = (language: Language): RouteWords => all[language];
