import type { Language } from '../../../language';

/** Whether one can bathe in a month and what to wear then. Towns come as tokens. */
export interface SeaWords {
  good: (city: string, month: string) => string;
  fair: (city: string, month: string, season: string) => string;
  poor: (city: string, month: string, season: string) => string;
  season: (city: string, good: string, waves: string) => string;
  inland: (city: string) => string;
  expect: (against: string) => string;
  cool: (low: number, high: number) => string;
  waves: string;
  rain: (mm: number) => string;
  storms: string;
  /** What flags say, where there are waves. */
  flags: string;
  late: (month: string) => string;
  noStorms: (month: string) => string;
  coat: (city: string, month: string, low: number, high: number) => string;
  light: (city: string, month: string, low: number, high: number) => string;
  noCoat: (city: string, month: string, low: number, high: number) => string;
  umbrella: (mm: number) => string;
  coldMonths: (city: string, months: string, low: number) => string;
  neverCold: (city: string) => string;
}

const all: Record<Language, SeaWords> = {
  en: {
    good: (city, month) => `Yes: ${month} is bathing season in ${city}, with a warm and mostly calm sea.`,
    fair: (city, month, season) =>
      `On some days: ${city} is best for bathing in ${season}, and in ${month} it depends on wind and waves.`,
    poor: (city, month, season) =>
      `Not really: bathing season in ${city} is ${season}, and ${month} is outside it.`,
    season: (city, good, waves) =>
      `${city}: the sea is best for bathing in ${good}${waves === '' ? '' : `; expect waves in ${waves}`}.`,
    inland: (city) => `${city} does not lie by the sea as far as I know.`,
    expect: (against) => `Expect ${against}.`,
    cool: (low, high) => `${low} to ${high} °C, too cool for most`,
    waves: 'wind and waves',
    rain: (mm) => `about ${mm} mm of rain in the month`,
    storms: 'storms that can come in at short notice',
    flags: 'Where a red flag flies, stay out of the water.',
    late: (month) => `The season of storms is over by ${month}, though a late one is possible.`,
    noStorms: (month) => `Storms seldom come here in ${month}.`,
    coat: (city, month, low, high) =>
      `Yes, for ${city}: in ${month} it has ${low} to ${high} °C, and few rooms are heated. Bring a warm jacket.`,
    light: (city, month, low, high) =>
      `A light one for evenings in ${city}: ${month} usually has ${low} to ${high} °C.`,
    noCoat: (city, month, low, high) => `No, not for ${city}: ${month} usually has ${low} to ${high} °C.`,
    umbrella: (mm) => `Take something against rain: about ${mm} mm falls in the month.`,
    coldMonths: (city, months, low) =>
      `For ${city} you need one in ${months}, when nights go down to ${low} °C. Say when you go and I can tell exactly.`,
    neverCold: (city) => `For ${city} hardly, in any month.`,
  },
  vi: {
    good: (city, month) => `Tắm được: ${month} đang mùa biển ở ${city}, nước ấm và thường êm.`,
    fair: (city, month, season) =>
      `Tùy hôm: biển ${city} tắm tốt nhất vào ${season}; ${month} còn tùy gió và sóng.`,
    poor: (city, month, season) =>
      `Không nên trông vào: mùa tắm biển ${city} là ${season}, ${month} thì ngoài mùa.`,
    season: (city, good, waves) =>
      `${city}: biển tắm tốt nhất vào ${good}${waves === '' ? '' : `; hay có sóng vào ${waves}`}.`,
    inland: (city) => `Theo tôi biết thì ${city} không giáp biển.`,
    expect: (against) => `Lúc đó thường có ${against}.`,
    cool: (low, high) => `trời ${low}–${high} °C, phần đông thấy lạnh`,
    waves: 'gió và sóng lớn',
    rain: (mm) => `mưa cả tháng khoảng ${mm} mm`,
    storms: 'bão có thể ập vào',
    flags: 'Thấy cờ đỏ thì đừng xuống nước.',
    late: (month) => `Đến ${month} đã qua mùa bão, nhưng bão muộn vẫn có thể có.`,
    noStorms: (month) => `Vào ${month} ở đây hiếm khi có bão.`,
    coat: (city, month, low, high) =>
      `Cần: ${city} ${month} thường ${low}–${high} °C, phòng ít nơi có sưởi, bạn mang áo ấm.`,
    light: (city, month, low, high) =>
      `Chỉ cần áo khoác mỏng buổi tối: ${city} ${month} thường ${low}–${high} °C.`,
    noCoat: (city, month, low, high) => `Không cần: ${city} ${month} thường ${low}–${high} °C.`,
    umbrella: (mm) => `Nhớ mang đồ che mưa: cả tháng khoảng ${mm} mm.`,
    coldMonths: (city, months, low) =>
      `${city} cần áo ấm vào ${months}, đêm xuống tới ${low} °C. Bạn cho biết đi lúc nào, tôi nói chính xác hơn.`,
    neverCold: (city) => `${city} thì tháng nào cũng hầu như không cần.`,
  },
};

export const seaWords = (language: Language): SeaWords => all[language];
