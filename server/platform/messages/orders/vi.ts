import type { ordersEn } from './en';

/** What the API says about orders, payments and tickets, in Vietnamese. */
export const ordersVi: Record<keyof typeof ordersEn, string> = {
  price_changed: 'Giá đã thay đổi kể từ lúc bạn thêm vào giỏ. Vui lòng xem lại tổng tiền mới.',
  order_closed: 'Không thể thay đổi đơn này nữa: đã hết thời gian giữ chỗ, đã thanh toán hoặc đã hủy.',
  ticket_used: 'Vé này đã được soát trước đó.',
  ticket_void: 'Vé không còn giá trị vì đơn đã được hoàn tiền.',
  wrong_day: 'Vé này dành cho ngày khác.',
  order_not_found: 'Không tìm thấy đơn đặt chỗ, hoặc thông tin chưa khớp.',
  ticket_not_found: 'Đây không phải vé của chúng tôi.',
  payment_not_found: 'Không tìm thấy giao dịch thanh toán này.',
  payment_not_refundable: 'Giao dịch này chưa nhận được tiền hoặc đã hoàn tiền.',
  product_not_found: 'Không có sản phẩm nào như vậy để đặt.',
  no_payment: 'Hiện chưa thể thanh toán trực tuyến. Vui lòng liên hệ với chúng tôi.',
  too_many_pending: 'Bạn đang có nhiều đơn chờ thanh toán. Vui lòng thanh toán hoặc hủy bớt một đơn.',
  hold_sign_in:
    'Khách chưa đăng nhập không giữ được nhiều chỗ như vậy. Bạn vui lòng đăng nhập, thanh toán số chỗ đang giữ, hoặc liên hệ với chúng tôi nếu đi theo đoàn.',
  hold_too_many:
    'Mỗi người không giữ được nhiều chỗ như vậy cùng lúc. Bạn vui lòng thanh toán số chỗ đang giữ, hoặc liên hệ với chúng tôi nếu đi theo đoàn.',
  hold_again:
    'Trước đó bạn đã giữ những chỗ này nhưng chưa thanh toán, nên hiện chỉ giữ được một nửa. Vui lòng đặt và thanh toán số chỗ đó trước, hoặc liên hệ với chúng tôi nếu đi theo đoàn.',
  idempotency_reused: 'Khóa này đã dùng cho một đơn khác.',
  span_too_long: 'Vui lòng chọn tối đa {maximum} đêm.',
  ordered: 'Chỗ của bạn được giữ trong {minutes} phút.',
  order_cancelled: 'Đã hủy đơn đặt chỗ.',
  payment_begun: 'Chuyển sang trang thanh toán.',
  refund_marked: 'Đã ghi nhận hoàn tiền.',
  checked_in: 'Đã soát vé.',
  check_in_undone: 'Đã bỏ soát vé.',
  sample_unpaid: 'Đơn này có mục mẫu không có thật. Chúng tôi không nhận thanh toán thật cho mục mẫu.',
  letter_sample: 'MẪU: {title}',
  letter_sample_note:
    'Mục ghi chữ MẪU bên dưới không có thật: không có chuyến đi hay phòng nào, cũng không ai đón bạn. Đây chỉ là minh họa cách đặt chỗ.',
  letter_seat: '{count} chỗ',
  letter_seats: '{count} chỗ',
  letter_room: '{count} phòng',
  letter_rooms: '{count} phòng',
  letter_night: '{count} đêm',
  letter_nights: '{count} đêm',
};
