import type { Language } from '../../../language';
import type { Travel } from '../../planner/plan-shapes';

interface DirectWords {
  visaFor: (country: string) => string;
  exempt: (lines: string) => string;
  needsVisa: (lines: string) => string;
  emergency: string;
  inMonth: (city: string, month: string) => string;
  climate: (low: number, high: number, rain: number) => string;
  rough: (months: string) => string;
  bestMonths: (months: string, isNow: boolean) => string;
  between: (from: string, to: string) => string;
  way: (mode: string, duration: string, km: number) => string;
  noTrain: string;
  modes: Record<Travel['mode'], string>;
  diets: { vegan: string; halal: string; gluten: string };
  dietIn: (diet: string, city: string) => string;
  dietHere: (records: string) => string;
  dietNone: (near: string | null) => string;
  noPage: (name: string, province: string | null, near: string) => string;
  partly: string;
  partlyWhy: (keyword: string) => string;
}

const en: DirectWords = {
  visaFor: (country) => `Visa for a passport of ${country}`,
  exempt: (lines) => `${lines}.`,
  needsVisa: (lines) =>
    `No exemption is known here, so a visa is needed; the e-visa is the usual way. ${lines}.`,
  emergency: 'Emergency numbers',
  inMonth: (city, month) => `${city} in ${month}`,
  climate: (low, high, rain) => `Usually ${low}–${high} °C, about ${rain} mm of rain in the month.`,
  rough: (months) => `The sea is often rough then (${months}).`,
  bestMonths: (months, isNow) => `Best months: ${months}${isNow ? ', so this is one of them' : ''}.`,
  between: (from, to) => `From ${from} to ${to}`,
  way: (mode, duration, km) => `About ${duration} ${mode}, from door to door, some ${km} km.`,
  noTrain: 'No train runs between them.',
  modes: {
    walk: 'on foot',
    motorbike: 'by motorbike',
    car: 'by car',
    bus: 'by coach',
    train: 'by train',
    boat: 'by boat',
    flight: 'by plane',
  },
  diets: { vegan: 'Vegetarian and vegan food', halal: 'Halal food', gluten: 'Food without gluten' },
  dietIn: (diet, city) => `${diet} in ${city}`,
  dietHere: (records) => `Known here: ${records}.`,
  dietNone: (near) =>
    `No such place is known there yet${near === null ? ', nor anywhere else here' : `; the nearest known: ${near}`}. What follows is not checked for it.`,
  noPage: (name, province, near) =>
    `${name} has no page of its own here${province === null ? '' : `; it is part of ${province}`}. Nearest with a page: ${near}.`,
  partly: 'Found in part only',
  partlyWhy: (keyword) => `Nothing here has all of “${keyword}”; what follows has a part of it.`,
};

const vi: DirectWords = {
  visaFor: (country) => `Thị thực cho hộ chiếu ${country}`,
  exempt: (lines) => `${lines}.`,
  needsVisa: (lines) => `Chưa biết diện miễn nào nên cần thị thực; thường xin thị thực điện tử. ${lines}.`,
  emergency: 'Số điện thoại khẩn cấp',
  inMonth: (city, month) => `${city} ${month}`,
  climate: (low, high, rain) => `Thường ${low}–${high} °C, cả tháng mưa khoảng ${rain} mm.`,
  rough: (months) => `Lúc đó biển hay động (${months}).`,
  bestMonths: (months, isNow) => `Mùa đẹp: ${months}${isNow ? ', trong đó có tháng này' : ''}.`,
  between: (from, to) => `Từ ${from} đến ${to}`,
  way: (mode, duration, km) => `Khoảng ${duration} ${mode}, tính từ cửa đến cửa, chừng ${km} km.`,
  noTrain: 'Giữa hai nơi không có tàu hỏa.',
  modes: {
    walk: 'đi bộ',
    motorbike: 'đi xe máy',
    car: 'đi ô tô',
    bus: 'đi xe khách',
    train: 'đi tàu hỏa',
    boat: 'đi tàu thuyền',
    flight: 'đi máy bay',
  },
  diets: { vegan: 'Đồ chay', halal: 'Đồ ăn halal', gluten: 'Món không gluten' },
  dietIn: (diet, city) => `${diet} ở ${city}`,
  dietHere: (records) => `Đã biết: ${records}.`,
  dietNone: (near) =>
    `Ở đó cẩm nang chưa biết nơi nào${near === null ? ', nơi khác cũng chưa' : `; gần nhất là ${near}`}. Những kết quả bên dưới chưa được kiểm tra về điều này.`,
  noPage: (name, province, near) =>
    `${name} chưa có trang riêng${province === null ? '' : `, thuộc ${province}`}. Gần nhất có trang là ${near}.`,
  partly: 'Chỉ khớp một phần',
  partlyWhy: (keyword) => `Không có mục nào đủ “${keyword}”; dưới đây chỉ khớp một phần.`,
};

const all: Record<Language, DirectWords> = { en, vi };

export const directWords = (language: Language): DirectWords => all[language];
