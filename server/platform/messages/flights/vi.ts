import type { flightsEn } from './en';

/** Texts about flights, in Vietnamese. */
export const flightsVi: Record<keyof typeof flightsEn, string> = {
  unknown_airport: 'Chưa có sân bay nào tên như vậy.',
  same_airport: 'Đây chính là nơi khởi hành.',
  return_before_departure: 'Ngày này trước ngày đi.',
  too_many_travellers: 'Mỗi lần đặt tối đa {maximum} người.',
  too_far_ahead: 'Các hãng chỉ bán vé trước khoảng {days} ngày.',
};
