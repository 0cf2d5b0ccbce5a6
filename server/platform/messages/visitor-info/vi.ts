import type { visitorInfoEn } from './en';

/** What is refused of what visitors have to know, in Vietnamese. */
export const visitorInfoVi: Record<keyof typeof visitorInfoEn, string> = {
  checked_wants_source: 'Vui lòng cho biết đã kiểm tra ở đâu, hoặc chọn là ước đoán.',
  source_too_short: 'Vui lòng ghi tên hoặc địa chỉ của nguồn, ít nhất tám ký tự.',
  checked_in_future: 'Ngày này chưa tới. Vui lòng cho biết đã tra cứu vào ngày nào.',
  checked_too_early: 'Thông tin tra cứu trước năm 2015 đã cũ. Vui lòng tra cứu lại.',
  unknown_has_values: '“Chưa rõ” thì không có giá trị: vui lòng chọn tình trạng khác, hoặc để trống các ô.',
  ends_before_starting:
    'Giờ này không sau giờ bắt đầu. Nếu kéo dài qua nửa đêm thì giờ kết thúc phải trước 06:00.',
  foreign_below_local: 'Giá cho khách nước ngoài không thể thấp hơn giá cho khách Việt Nam.',
  day_and_month: 'Vui lòng chọn cả ngày và tháng.',
  run_of_one_day:
    'Khoảng thời gian này chỉ có nhiều nhất một ngày như vậy. Vui lòng chọn ngày cuối muộn hơn.',
  known_wants_day: 'Vui lòng cho biết đã tra cứu vào ngày nào.',
  meal_ends_below: 'Số này nhỏ hơn mức thấp nhất của một bữa thông thường.',
  child_above_adult: 'Vé trẻ em không thể đắt hơn vé người lớn.',
  suits_nobody_let_in: 'Ở tuổi này chưa ai được vào.',
  minutes_want_means: 'Vui lòng chọn cả cách đi: số phút đi bộ khác số phút đi ô tô.',
  short_above_usual: 'Chuyến ghé ngắn không thể lâu hơn thời gian tham quan thông thường.',
  no_booking_no_days: 'Đã không cần đặt trước thì không có số ngày đặt trước. Vui lòng sửa một trong hai.',
  halal_without_pork:
    'Bếp có chứng nhận halal thì món chính không thể là thịt heo. Vui lòng sửa một trong hai.',
  wheelchair_without_steps:
    'Lối vào có bậc hoặc cầu thang thì xe lăn nhiều nhất chỉ vào được một phần. Vui lòng sửa một trong hai.',
  unknown_has_week:
    'Giờ mở cửa trong tuần đã điền thì không phải là chưa rõ. Vui lòng chọn tình trạng khác, hoặc xóa giờ trong tuần.',
  always_open_has_week: 'Nơi mở cửa mọi lúc thì không có giờ mở cửa trong tuần. Vui lòng sửa một trong hai.',
};
