import type { BookingTerms } from '../../../server/kernel/booking-terms/shape';

interface Centre {
  en: string;
  vi: string;
  lat: number | null;
  lon: number | null;
}

const cancellation = [
  { days_before: 14, percent: 100 },
  { days_before: 7, percent: 50 },
];

/** Made-up terms of a tour that nobody runs: they say of themselves that they are a sample. */
export const sampleTourTerms = ({ en, vi, lat, lon }: Centre): BookingTerms => ({
  start_time: '07:30',
  meeting: { en: `Sample: middle of ${en}`, vi: `Mẫu: trung tâm ${vi}`, lat, lon },
  operator: { name: 'Công ty lữ hành mẫu (Sample operator)', phone: '', licence: '' },
  cancellation,
  weather: {
    en: 'Sample rule: if a storm warning stops the tour, you choose another date or get everything back.',
    vi: 'Quy định mẫu: nếu có cảnh báo bão khiến tour phải dừng, bạn chọn ngày khác hoặc được hoàn toàn bộ.',
  },
});

/** The same of a house that does not exist; its address and hours are its own. */
export const sampleHouseTerms: BookingTerms = {
  cancellation: [
    { days_before: 7, percent: 100 },
    { days_before: 2, percent: 50 },
  ],
};
