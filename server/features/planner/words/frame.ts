import type { Language } from '../../../language';
import type { PlanRequest, Travel } from '../plan-shapes';
import { isNightTrain } from '../travel/day';
import type { Limit } from '../understand/limits';
import { durationText } from './lists';

type Diet = NonNullable<PlanRequest['diets']>[number];

/** What the planner says of what it understood beside length, time and people. */
export interface FrameWords {
  /** Names of places that the site has nothing about, the nearest one that it has, kilometres, number of names. */
  uncovered: (names: string, near: string, km: number, count: number) => string;
  instead: (cities: string) => string;
  /** Names that nothing here has; whether a plan is made without them. */
  unknownPlace: (names: string, isPlanned: boolean) => string;
  origin: (from: string, to: string, travel: Travel) => string;
  /** The way home from the last city, and whether the last day leaves the time for it. */
  home: (from: string, to: string, travel: Travel, isInTime: boolean) => string;
  /** The journey stays where people come from. */
  originOnly: (from: string) => string;
  base: (city: string) => string;
  left: (cities: string) => string;
  leftRegion: string;
  diets: Record<Diet, string>;
  /** What is done about diets, by their names. */
  eats: (diets: string) => string;
  limits: Record<Limit, string>;
  /** The only means of travel that people want. */
  only: Record<'train' | 'flight' | 'car' | 'bus' | 'motorbike', string>;
  /** There is no such way between two cities, and what there is instead. */
  noLine: (from: string, to: string, travel: Travel) => string;
  sightsADay: (count: number) => string;
  /** Where the way from home is too long for a motorbike. */
  rideLater: (from: string, to: string) => string;
  tooFarToRide: string;
  begins: (time: string) => string;
  arrives: (time: string, isFree: boolean) => string;
  leaves: (time: string, isFree: boolean) => string;
}

const modes: Record<Language, Record<Travel['mode'], string>> = {
  en: {
    walk: 'on foot',
    motorbike: 'by motorbike',
    car: 'by car',
    bus: 'by coach',
    train: 'by train',
    boat: 'by road and boat',
    flight: 'by plane',
  },
  vi: {
    walk: 'đi bộ',
    motorbike: 'đi xe máy',
    car: 'đi ô tô',
    bus: 'đi xe khách',
    train: 'đi tàu hỏa',
    boat: 'đi xe và tàu thủy',
    flight: 'đi máy bay',
  },
};

const byNight: Record<Language, string> = {
  en: 'by night train, leaving the evening before',
  vi: 'bằng tàu đêm, khởi hành từ tối hôm trước',
};

const wayWords = (language: Language, mode: Travel['mode'], minutes: number): string =>
  isNightTrain({ mode, minutes, km: 0 }) ? byNight[language] : modes[language][mode];

const en: FrameWords = {
  uncovered: (names, near, km, count) =>
    `I have no guide to ${names} yet; the nearest place that I know is ${near}, ${count > 1 ? 'up to' : 'about'} ${km} km away as the crow flies.`,
  instead: (cities) => `So this plan is for ${cities}: tell me if you would rather go somewhere else.`,
  unknownPlace: (names, isPlanned) =>
    isPlanned
      ? `I know no place in Vietnam called ${names}, so it is not in this plan; tell me its province or the nearest town and I put that in.`
      : `I know no place in Vietnam called ${names}, so I plan nothing for it. Tell me its province or the nearest town, or where else you would like to go.`,
  origin: (from, to, { mode, minutes }) =>
    `You start from ${from}: to ${to} it takes about ${durationText('en', minutes)} ${wayWords('en', mode, minutes)}.`,
  home: (from, to, { mode, minutes }, isInTime) =>
    `The way home from ${from} to ${to} takes about ${durationText('en', minutes)} ${modes.en[mode]}, ${isInTime ? 'and the last day ends in time for it.' : 'for which the last day has no room: you would be home late at night or the day after. With a day more, or one town less, it fits.'}`,
  originOnly: (from) => `You start from ${from}, where this plan stays.`,
  base: (city) => `You sleep in ${city} every night; everything else is a day trip from there.`,
  left: (cities) => `I have left out ${cities}, as you asked.`,
  leftRegion: 'I have left out the part of the country that you ruled out.',
  diets: {
    vegetarian: 'vegetarian',
    vegan: 'vegan',
    halal: 'halal',
    no_pork: 'no pork',
    no_beef: 'no beef',
    no_seafood: 'no seafood (seafood allergy or dislike)',
    no_nuts: 'nut allergy',
    gluten_free: 'no gluten',
  },
  eats: (diets) =>
    `For the table I noted: ${diets}. I kept out of the plan what goes against it by its name or record; what else is in a dish I do not know, kitchens share pans and fish sauce is everywhere, so ask before you order. Where a meal is missing I know no kitchen that fits.`,
  limits: {
    pregnant:
      'You are pregnant, so the pace is easy, with no motorbikes, no rough boats and no steep climbs.',
    seasick: 'You get seasick, so I left out boat trips as far as one can get there by land.',
    bumpy:
      'Nothing bumpy: no motorbikes, jeeps, fast boats or mountain tracks; in a coach sit in the front half, and on long ways take the train or the plane where there is one.',
    carsick: 'You get carsick: sit in front, ask for breaks, and take the train where there is one.',
    no_motorbike:
      'Nobody has to ride a motorbike: take a car with a driver, a bus, a train or a taxi app for the ways; on the mountain loops a driver or an “easy rider” takes you.',
    heights: 'I left out cable cars, glass bridges and towers because of the heights.',
    tight_places: 'I left out what is dark and narrow, as far as the records say so.',
    no_swimming: 'Nothing in it asks you to swim.',
    asthma:
      'With asthma, keep the inhaler at hand, check the air quality in the cities in winter and rest on climbs.',
    low_vision:
      'For a blind or partially sighted visitor I know too little about guides by touch and sound at these places: call ahead, and bring somebody to the busy streets.',
    deaf: 'For a deaf visitor I know too little about sign language or captions at these places: ask ahead.',
    dog: 'I do not know which of these places let a dog in: ask each of them, also the hotel, the airline and the coach.',
    no_meals:
      'It names no places to eat, as you are choosing those yourselves; time for lunch and dinner is left free.',
  },
  only: {
    train: 'Between the cities you go by train wherever there is a line.',
    flight: 'Between the cities you fly wherever there is a flight.',
    car: 'Between the cities you go by car.',
    bus: 'Between the cities you go by coach.',
    motorbike:
      'Between the cities you ride: not more than four or five hours a day, with a licence that is valid here.',
  },
  noLine: (from, to, { mode, minutes }) =>
    `From ${from} to ${to} there is no way of that kind; it takes ${durationText('en', minutes)} ${modes.en[mode]}.`,
  sightsADay: (count) =>
    `${count === 1 ? 'One sight' : `At most ${count} sights`} a day, as you asked; meals aside.`,
  rideLater: (from, to) =>
    `I would not ride that from ${from} in one go: take the sleeper coach to ${to} the night before and hire the bike there.`,
  tooFarToRide:
    'One leg of it is longer than the four or five hours that I would ride in a day: with a day more it becomes a pleasure, or let a driver (“easy rider”) take you. The licence has to be valid here.',
  begins: (time) => `No day begins before ${time}.`,
  arrives: (time, isFree) =>
    isFree
      ? `You arrive at ${time}, so day 1 has nothing but the way to your bed.`
      : `You arrive at ${time}, so day 1 begins after that.`,
  leaves: (time, isFree) =>
    isFree
      ? `You leave at ${time}, so the last day has nothing but the way there.`
      : `You leave at ${time}, so the last day ends in time for that.`,
};

const vi: FrameWords = {
  uncovered: (names, near, km, count) =>
    `Cẩm nang này chưa có bài về ${names}; nơi gần nhất có bài là ${near}, cách ${count > 1 ? 'xa nhất' : 'khoảng'} ${km} km đường chim bay.`,
  instead: (cities) => `Vì vậy lịch trình này dành cho ${cities}; nếu muốn đi nơi khác, bạn cứ nói nhé.`,
  unknownPlace: (names, isPlanned) =>
    isPlanned
      ? `Tôi chưa biết nơi nào ở Việt Nam tên ${names} nên lịch trình chưa có chỗ này; bạn cho biết tỉnh hoặc thị trấn gần đó, tôi xếp vào.`
      : `Tôi chưa biết nơi nào ở Việt Nam tên ${names} nên chưa lên lịch. Bạn cho biết chỗ đó thuộc tỉnh nào, gần thị trấn nào, hoặc muốn đi nơi nào khác nhé.`,
  origin: (from, to, { mode, minutes }) =>
    `${from} là nơi bạn xuất phát: từ đó đến ${to} mất khoảng ${durationText('vi', minutes)} ${wayWords('vi', mode, minutes)}.`,
  home: (from, to, { mode, minutes }, isInTime) =>
    `Chặng về từ ${from} đến ${to} mất khoảng ${durationText('vi', minutes)} ${modes.vi[mode]}; ${isInTime ? 'ngày cuối kết thúc kịp giờ về.' : 'ngày cuối không đủ giờ cho chặng này: bạn sẽ về rất khuya hoặc phải sang hôm sau. Thêm một ngày hoặc bớt một nơi thì vừa.'}`,
  originOnly: (from) => `${from} là nơi bạn xuất phát, và lịch trình này ở ngay đó.`,
  base: (city) => `Tối nào bạn cũng ngủ ở ${city}, các nơi khác đi về trong ngày.`,
  left: (cities) => `Lịch trình không ghé ${cities}, đúng ý bạn.`,
  leftRegion: 'Lịch trình không ghé vùng mà bạn không muốn đến.',
  diets: {
    vegetarian: 'ăn chay',
    vegan: 'thuần chay',
    halal: 'halal',
    no_pork: 'không ăn thịt heo (thịt lợn)',
    no_beef: 'không ăn thịt bò',
    no_seafood: 'không ăn hải sản (dị ứng hải sản)',
    no_nuts: 'dị ứng đậu phộng, các loại hạt',
    gluten_free: 'kiêng gluten',
  },
  eats: (diets) =>
    `Về ăn uống: ${diets}. Món nào xem tên hoặc thông tin đã thấy không hợp thì tôi bỏ ra khỏi lịch; ngoài ra tôi không biết trong món có những gì, bếp lại hay dùng chung chảo và nước mắm, nên bạn hỏi kỹ trước khi gọi. Bữa nào lịch để trống là vì tôi chưa biết quán nào hợp.`,
  limits: {
    pregnant: 'Vì đang mang thai nên nhịp đi nhẹ nhàng, không xe máy, không tàu xóc, không leo dốc.',
    seasick: 'Vì say sóng nên các chuyến đi thuyền đã được bỏ, miễn là đi được bằng đường bộ.',
    bumpy:
      'Không đường xóc: lịch tránh xe máy, xe jeep, ca nô và đường núi; đi xe khách thì ngồi nửa trước, chặng dài nên đi tàu hoặc máy bay nếu có.',
    carsick: 'Vì say xe: nên ngồi ghế trước, xin nghỉ giữa đường và đi tàu hỏa ở chặng nào có.',
    no_motorbike:
      'Không ai phải chạy xe máy: các chặng đi xe thuê có lái, xe khách, tàu hỏa hoặc gọi xe; cung đèo thì thuê xe có lái hoặc ngồi sau xe ôm.',
    heights: 'Vì sợ độ cao nên đã bỏ cáp treo, cầu kính và các tháp cao.',
    tight_places: 'Tôi bỏ những nơi tối và hẹp, theo những gì đã biết.',
    no_swimming: 'Không có điểm nào phải bơi.',
    asthma:
      'Vì bị hen: luôn mang thuốc xịt, xem chất lượng không khí ở thành phố vào mùa đông và nghỉ khi leo dốc.',
    low_vision:
      'Với khách khiếm thị, chưa có đủ thông tin về thuyết minh bằng xúc giác hay âm thanh ở các nơi này: nên gọi hỏi trước và đi cùng người quen ở phố đông.',
    deaf: 'Với khách khiếm thính, chưa có thông tin về ngôn ngữ ký hiệu hay phụ đề ở các nơi này: nên hỏi trước.',
    dog: 'Chưa rõ nơi nào trong lịch cho mang chó vào: nên hỏi từng nơi, cả khách sạn, hãng bay và nhà xe.',
    no_meals: 'Lịch không xếp quán ăn nào vì bạn tự lo; giờ ăn trưa và ăn tối để trống.',
  },
  only: {
    train: 'Giữa các nơi, chặng nào có đường sắt thì đi tàu hỏa.',
    flight: 'Giữa các nơi, chặng nào có đường bay thì đi máy bay.',
    car: 'Giữa các nơi đi ô tô riêng.',
    bus: 'Giữa các nơi đi xe khách.',
    motorbike: 'Giữa các nơi đi xe máy: mỗi ngày không quá bốn, năm tiếng và phải có bằng lái hợp lệ.',
  },
  noLine: (from, to, { mode, minutes }) =>
    `Từ ${from} đến ${to} không có đường đi như vậy; ${modes.vi[mode]} mất ${durationText('vi', minutes)}.`,
  sightsADay: (count) => `Mỗi ngày chỉ ${count} điểm như bạn muốn, không kể bữa ăn.`,
  rideLater: (from, to) =>
    `Đừng chạy xe máy một mạch từ ${from}: tối hôm trước đi xe giường nằm lên ${to} rồi thuê xe ở đó.`,
  tooFarToRide:
    'Có chặng dài hơn bốn, năm tiếng mỗi ngày nên chạy xe máy rất mệt: thêm một ngày thì vừa, hoặc thuê người chở. Phải có bằng lái hợp lệ.',
  begins: (time) => `Không ngày nào bắt đầu trước ${time}.`,
  arrives: (time, isFree) =>
    isFree
      ? `Bạn đến lúc ${time} nên ngày 1 chỉ về chỗ nghỉ.`
      : `Bạn đến lúc ${time} nên ngày 1 bắt đầu sau giờ đó.`,
  leaves: (time, isFree) =>
    isFree
      ? `Bạn rời đi lúc ${time} nên ngày cuối chỉ kịp ra sân bay hoặc nhà ga.`
      : `Bạn rời đi lúc ${time} nên ngày cuối kết thúc kịp giờ đó.`,
};

const all: Record<Language, FrameWords> = { en, vi };

export const frameWords = (language: Language): FrameWords => all[language];
