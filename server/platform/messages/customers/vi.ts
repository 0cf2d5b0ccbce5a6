import type { customersEn } from './en';

/** What the API says to customers, in Vietnamese. */
export const customersVi: Record<keyof typeof customersEn, string> = {
  not_activated: 'Tài khoản chưa được kích hoạt. Vui lòng mở liên kết trong email chúng tôi đã gửi.',
  registered: 'Sắp xong rồi: vui lòng kiểm tra email để kích hoạt tài khoản.',
  activated: 'Tài khoản đã được kích hoạt. Bạn có thể đăng nhập.',
  guessable_password:
    'Mật khẩu này dễ bị dò ra vì ghép từ những từ, tên hoặc ngày tháng quen thuộc. Bạn nên chọn vài từ không liên quan đến nhau.',
  leaked_password: 'Mật khẩu này nằm trong dữ liệu từng bị lộ. Bạn hãy chọn mật khẩu khác.',
  activated_without_password: 'Tài khoản của bạn đã được kích hoạt. Bạn hãy chọn mật khẩu cho tài khoản.',
  activation_sent:
    'Nếu có tài khoản đang chờ kích hoạt với email này, một liên kết mới đang được gửi đến bạn. Liên kết đã gửi trong 15 phút vừa qua mà chưa dùng thì vẫn dùng được: bạn hãy xem cả thư mục thư rác.',
  email_unknown: 'Email không tồn tại trong hệ thống.',
  customer_reset_sent: 'Vui lòng kiểm tra email: liên kết đặt mật khẩu mới đang được gửi đến bạn.',
  letters_sent_lately:
    'Thư kèm liên kết đã được gửi trong {minutes} phút vừa qua và vẫn dùng được. Bạn hãy xem cả thư mục thư rác.',
  bad_phone: 'Vui lòng nhập số điện thoại hợp lệ, ví dụ 0912 345 678.',
  plain_name: 'Tên không được chứa đường dẫn hay ký hiệu đặc biệt.',
  foreign_account: 'Đây không phải tài khoản của bạn.',
  avatar_saved: 'Đã lưu ảnh đại diện.',
  avatar_removed: 'Đã gỡ ảnh đại diện.',
  account_deleted: 'Tài khoản của bạn đã được xóa.',
  bookings_ahead:
    'Bạn còn đặt chỗ đã thanh toán cho những ngày tới. Vui lòng chọn giữ hay nhờ chúng tôi hủy, rồi bạn có thể xóa tài khoản.',
  cancel_request: 'Đề nghị hủy đặt chỗ: {codes}',
  cancel_request_text: 'Tôi xóa tài khoản và muốn hủy các đặt chỗ sau:',
  sign_in_to_rate: 'Vui lòng đăng nhập để đánh giá.',
  rating_unsupported: 'Loại nội dung này không hỗ trợ đánh giá.',
  score_required: 'Vui lòng chọn số sao.',
  title_required: 'Vui lòng nhập tiêu đề bài đánh giá.',
  content_required: 'Vui lòng nhập nội dung đánh giá.',
  content_too_short: 'Nội dung đánh giá cần dài hơn: tối thiểu 10 từ.',
  agreement_required: 'Vui lòng đồng ý với cam kết trước khi gửi đánh giá.',
  review_image_type: 'Chỉ chấp nhận ảnh JPEG, PNG, GIF hoặc WebP.',
  review_image_size: 'Mỗi ảnh tối đa 5 MB.',
  too_many_images: 'Chỉ được thêm tối đa {maximum} ảnh.',
  already_reviewed: 'Bạn đã viết đánh giá cho nội dung này rồi.',
  review_sent: 'Cảm ơn bạn! Bài đánh giá sẽ hiển thị sau khi được kiểm duyệt.',
  review_waits:
    'Cảm ơn bạn! Chúng tôi vừa gửi email cho bạn: bấm liên kết trong thư để bài đánh giá được chuyển đến ban biên tập.',
  review_link_expired: 'Liên kết này đã được dùng hoặc đã quá bảy ngày.',
  review_not_found: 'Không tìm thấy bài đánh giá',
  own_review: 'Đây là bài đánh giá của chính bạn.',
  voted: 'Cảm ơn bạn đã đánh dấu là hữu ích.',
  vote_taken_back: 'Đã bỏ đánh dấu hữu ích.',
  reported: 'Cảm ơn bạn. Chúng tôi sẽ xem lại bài đánh giá này.',
  saved_items: 'Đã lưu.',
  saved_removed: 'Đã bỏ khỏi danh sách đã lưu.',
};
