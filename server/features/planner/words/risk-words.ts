import type { Language } from '../../../language';

/** What bears on whether somebody should go somewhere, where nobody can say yes or no for him. */
export interface RiskWords {
  ride: (from: string, to: string, duration: string) => string;
  road: (from: string, to: string, duration: string, means: string) => string;
  mountains: string;
  best: (city: string, months: string) => string;
  /** That somebody who rides for the first time should not begin on a mountain road. */
  firstRide: string;
  rideUnknown: string;
  infant: string;
  infantUnknown: string;
}

const all: Record<Language, RiskWords> = {
  en: {
    ride: (from, to, duration) => `From ${from} to ${to} the ride takes about ${duration}.`,
    road: (from, to, duration, means) => `From ${from} to ${to} it is about ${duration} ${means}.`,
    mountains: 'It is a mountain road: narrow, steep bends, and slippery in rain and fog.',
    best: (city, months) => `The best months for ${city} are ${months}.`,
    firstRide:
      'Who has never ridden should not begin on such a road: go up by coach or with a driver, and have somebody who rides there daily take you around.',
    rideUnknown:
      'The state of the road and the fog on your day I do not know; ask the house where you stay in the morning.',
    infant:
      'With a baby what counts is the length of the ride, the stops on the way and warm, dry clothes in layers; go by day.',
    infantUnknown:
      'Whether it suits your child I cannot judge: ask your doctor, who knows about vaccinations and heights, before you book.',
  },
  vi: {
    ride: (from, to, duration) => `Từ ${from} lên ${to} chạy xe máy khoảng ${duration}.`,
    road: (from, to, duration, means) => `Từ ${from} đến ${to} ${means} khoảng ${duration}.`,
    mountains: 'Đó là đường đèo núi: hẹp, dốc, cua gắt, gặp mưa hay sương mù thì trơn và khuất tầm nhìn.',
    best: (city, months) => `${city} đẹp nhất vào ${months}.`,
    firstRide:
      'Mới đi xe máy lần đầu thì đừng bắt đầu ở cung đường như vậy: đi xe khách hoặc thuê xe có tài xế lên, tới nơi nhờ người quen đường chở.',
    rideUnknown:
      'Mặt đường và sương mù đúng hôm bạn đi thì tôi không biết, sáng hôm đó nên hỏi nơi bạn ở trước khi chạy.',
    infant:
      'Đi với bé sơ sinh thì đáng lo nhất là thời gian ngồi xe, chỗ nghỉ dọc đường và giữ ấm: nên đi ban ngày, mặc cho bé nhiều lớp.',
    infantUnknown:
      'Bé có hợp hay không thì tôi không thể đánh giá, bạn hỏi bác sĩ về tiêm chủng và độ cao trước khi đặt chỗ.',
  },
};

export const riskWords = (language: Language): RiskWords => all[language];
