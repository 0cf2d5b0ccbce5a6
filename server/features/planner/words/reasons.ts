import type { Language } from '../../../language';
import type { Candidate } from '../candidates/candidate';
import type { Interest } from '../understand/topics';

const interestReasons: Record<Language, Record<Interest, string>> = {
  en: {
    history: 'For your interest in history.',
    nature: 'For your love of nature.',
    food: 'For your love of food.',
    beach: 'Sea and sand, as you asked.',
    culture: 'For your interest in culture.',
    adventure: 'Something active, as you asked.',
    shopping: 'Good for shopping.',
    nightlife: 'For the evening.',
    relaxation: 'A calm hour or two.',
    photography: 'Good for photographs.',
  },
  vi: {
    history: 'Hợp với người thích lịch sử.',
    nature: 'Hợp với người yêu thiên nhiên.',
    food: 'Hợp với người mê ẩm thực.',
    beach: 'Có biển và cát, đúng ý bạn.',
    culture: 'Hợp với người thích văn hóa.',
    adventure: 'Có hoạt động ngoài trời, đúng ý bạn.',
    shopping: 'Tiện mua sắm.',
    nightlife: 'Hợp để đi buổi tối.',
    relaxation: 'Một hai giờ thư thả.',
    photography: 'Có nhiều góc chụp ảnh đẹp.',
  },
};

const plain = {
  en: {
    heritage: 'World Heritage.',
    children: 'Children enjoy it.',
    free: 'Free of charge.',
    rating: (stars: string) => `Rated ${stars} of 5 by visitors.`,
    near: 'Just around the corner.',
    km: (km: string) => `${km} km away.`,
    known: 'One of the best-known places here.',
    worth: 'Worth a stop.',
  },
  vi: {
    heritage: 'Di sản thế giới.',
    children: 'Trẻ em thích nơi này.',
    free: 'Không mất phí.',
    rating: (stars: string) => `Được khách chấm ${stars}/5.`,
    near: 'Ở ngay gần đó.',
    km: (km: string) => `Cách ${km} km.`,
    known: 'Một trong những nơi nổi tiếng nhất ở đây.',
    worth: 'Đáng ghé thăm.',
  },
};

const numbers = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
  vi: new Intl.NumberFormat('vi', { maximumFractionDigits: 1 }),
};

interface Why {
  km?: number | null;
  interest?: Interest | undefined;
  hasChildren?: boolean;
}

/** Why a record is proposed, in one sentence: the first reason that holds. */
export const reasonFor = (
  language: Language,
  candidate: Pick<Candidate, 'signals' | 'rating' | 'ratings' | 'price' | 'isFeatured'>,
  { km = null, interest, hasChildren = false }: Why,
): string => {
  const say = plain[language];
  const { signals, rating, ratings } = candidate;
  if (interest) return interestReasons[language][interest];
  if (hasChildren && signals.has('with-children')) return say.children;
  if (signals.has('world-heritage')) return say.heritage;
  if (rating !== null && ratings >= 3 && rating >= 4) return say.rating(numbers[language].format(rating));
  if (km !== null && km <= 0.6) return say.near;
  if (signals.has('free')) return say.free;
  if (candidate.isFeatured) return say.known;
  return km === null ? say.worth : say.km(numbers[language].format(km));
};
