import type { Language } from '../../../language';

/** What is said of one place to a question about it. */
export interface RecordWords {
  effort: Record<'easy' | 'moderate' | 'hard', string>;
  steps: (count: number) => string;
  walk: (metres: number) => string;
  steep: string;
  /** To somebody of more than sixty. */
  forOld: Record<'easy' | 'moderate' | 'hard', string>;
  effortUnknown: string;
  boat: string;
  cave: string;
  heights: string;
  young: (age: number, from: number) => string;
  fineFor: (from: number) => string;
  agesUnknown: string;
  pushchair: Record<'yes' | 'partly' | 'no', string>;
  wheelchairUnknown: string;
  hoursUnknown: string;
  always: string;
  length: (time: string) => string;
  reach: (time: string, from: string | null) => string;
  reachUnknown: string;
  booking: Record<'none' | 'advised' | 'required', string>;
  bookingUnknown: string;
  rain: Record<'unaffected' | 'partly' | 'spoiled' | 'cancelled', string>;
  rainUnknown: string;
  best: (months: string) => string;
  seasonUnknown: string;
  served: string;
  notServed: string;
  notSaid: string;
}

const en: RecordWords = {
  effort: {
    easy: 'It is easy on the legs',
    moderate: 'It takes some walking and a few flights of steps',
    hard: 'It is hard going',
  },
  steps: (count) => `${count} steps`,
  walk: (metres) => (metres < 1000 ? `about ${metres} m on foot` : `about ${metres / 1000} km on foot`),
  steep: 'steep in places',
  forOld: {
    easy: 'Somebody who walks slowly can do it.',
    moderate:
      'With time, rests and an arm to lean on it can be done; with bad knees I would stay at the foot of it.',
    hard: 'I would leave it to those who still climb stairs without thinking about it.',
  },
  effortUnknown: 'How hard it is on the legs I do not know.',
  boat: 'Part of it is by boat, and getting in and out is a step down and up.',
  cave: 'Part of it is inside a cave: damp ground and low light.',
  heights: 'There are drops beside the path.',
  young: (age, from) => `At ${age} it is early: it is a pleasure from about ${from} years on.`,
  fineFor: (from) =>
    from === 0 ? 'It is fine at any age.' : `It is a pleasure from about ${from} years on.`,
  agesUnknown: 'From what age it is a pleasure I do not know.',
  pushchair: {
    yes: 'A pushchair gets through.',
    partly: 'A pushchair gets through part of it.',
    no: 'It is no ground for a pushchair.',
  },
  wheelchairUnknown: 'Whether a wheelchair gets in, nobody has checked yet.',
  hoursUnknown: 'Its hours I do not know; ask before you go.',
  always: 'It has no doors: one can come at any hour.',
  length: (time) => `Most people need about ${time}.`,
  reach: (time, from) => `It is about ${time} from ${from ?? 'the middle of town'}, one way.`,
  reachUnknown: 'How long the way there takes I do not know.',
  booking: {
    none: 'It needs no booking.',
    advised: 'It is better booked ahead.',
    required: 'It has to be booked ahead.',
  },
  bookingUnknown: 'Whether it has to be booked I do not know.',
  rain: {
    unaffected: 'Rain does not matter there.',
    partly: 'Rain spoils only a part of it.',
    spoiled: 'In rain it is half the pleasure.',
    cancelled: 'In heavy rain leave it.',
  },
  rainUnknown: 'How it is there in the rain I do not know.',
  best: (months) => `It is at its best in ${months}.`,
  seasonUnknown: 'It has no season that I know of.',
  served: 'By its record there is something on the table for that; still say it when you order.',
  notServed: 'Its record does not say that it cooks for that, so ask before you sit down.',
  notSaid: 'To that I have no checked answer. What I know of it:',
};

const vi: RecordWords = {
  effort: {
    easy: 'Chỗ này đi lại nhẹ nhàng',
    moderate: 'Chỗ này phải đi bộ và lên xuống bậc một ít',
    hard: 'Chỗ này đi khá mệt',
  },
  steps: (count) => `${count} bậc`,
  walk: (metres) =>
    metres < 1000 ? `đi bộ chừng ${metres} m` : `đi bộ chừng ${String(metres / 1000).replace('.', ',')} km`,
  steep: 'có đoạn dốc',
  forOld: {
    easy: 'Người lớn tuổi đi chậm rãi vẫn được.',
    moderate:
      'Người lớn tuổi đi thong thả, có người dìu và nghỉ giữa chừng thì được; ai đau gối nên ngồi chờ bên dưới.',
    hard: 'Người lớn tuổi không quen leo bậc thì nên ở dưới.',
  },
  effortUnknown: 'Đi lại ở đó có mệt không tôi chưa rõ.',
  boat: 'Có đoạn đi thuyền, lúc lên xuống phải bước cao bước thấp.',
  cave: 'Có đoạn trong hang, nền ẩm và thiếu sáng.',
  heights: 'Có chỗ đường sát vực.',
  young: (age, from) => `Bé ${age} tuổi thì hơi sớm: chỗ này hợp với bé từ khoảng ${from} tuổi.`,
  fineFor: (from) => (from === 0 ? 'Tuổi nào đi cũng được.' : `Chỗ này hợp với bé từ khoảng ${from} tuổi.`),
  agesUnknown: 'Hợp với bé từ mấy tuổi thì tôi chưa rõ.',
  pushchair: {
    yes: 'Xe đẩy đi được.',
    partly: 'Xe đẩy đi được một phần.',
    no: 'Xe đẩy không đi được.',
  },
  wheelchairUnknown: 'Xe lăn có vào được không thì chưa ai kiểm chứng.',
  hoursUnknown: 'Giờ mở cửa tôi chưa rõ, bạn hỏi trước khi đi nhé.',
  always: 'Chỗ này không có cổng, giờ nào đến cũng được.',
  length: (time) => `Thường mất khoảng ${time}.`,
  reach: (time, from) => `Cách ${from ?? 'trung tâm'} khoảng ${time} một chiều.`,
  reachUnknown: 'Đường đến đó mất bao lâu tôi chưa rõ.',
  booking: {
    none: 'Không cần đặt trước.',
    advised: 'Nên đặt trước.',
    required: 'Phải đặt trước.',
  },
  bookingUnknown: 'Có phải đặt trước không thì tôi chưa rõ.',
  rain: {
    unaffected: 'Trời mưa vẫn đi được như thường.',
    partly: 'Trời mưa chỉ vướng một phần.',
    spoiled: 'Trời mưa thì mất vui một nửa.',
    cancelled: 'Mưa to thì đừng đi.',
  },
  rainUnknown: 'Trời mưa ở đó ra sao tôi chưa rõ.',
  best: (months) => `Đẹp nhất vào ${months}.`,
  seasonUnknown: 'Theo tôi biết thì chỗ này không theo mùa.',
  served: 'Theo thông tin tôi có thì ở đó có món hợp; khi gọi món bạn vẫn nên dặn lại.',
  notServed: 'Thông tin tôi có không ghi là ở đó nấu riêng, bạn hỏi trước khi vào nhé.',
  notSaid: 'Điều này tôi chưa có câu trả lời đã kiểm chứng. Những gì tôi biết về chỗ này:',
};

const all: Record<Language, RecordWords> = { en, vi };

export const recordWords = (language: Language): RecordWords => all[language];
