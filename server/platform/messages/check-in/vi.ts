import type { checkInEn } from './en';

/** What the API says about check-ins at places and the tags that hang there, in Vietnamese. */
export const checkInVi: Record<keyof typeof checkInEn, string> = {
  check_in_counted: 'Đã check-in. Chúc bạn tham quan vui vẻ!',
  check_in_known: 'Hôm nay bạn đã check-in ở đây rồi.',
  check_in_to_come: 'Thời điểm này còn ở tương lai. Vui lòng kiểm tra đồng hồ trên điện thoại.',
  check_in_too_old: 'Lượt check-in chỉ gửi được trong vòng {days} ngày. Lượt này đã quá hạn.',
};
