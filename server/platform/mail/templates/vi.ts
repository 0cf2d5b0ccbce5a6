import type { MailText } from '../template';
import type { MailCode } from './codes';
import type { CustomerMailCode } from './customer-mail';
import { button, paragraph } from './html';
import type { OrderMailCode } from './order-mail';
import { writeMail } from './write-mail';

/** Letters in Vietnamese. */
export const vi: Record<Exclude<MailCode, CustomerMailCode | OrderMailCode>, MailText> = {
  admin_invitation: {
    subject: 'Tài khoản quản trị Visit Vietnam của bạn',
    html: [
      paragraph('Chào {{full_name}},'),
      paragraph(
        'Bạn vừa được cấp một tài khoản trên trang quản trị Visit Vietnam. Hãy chọn mật khẩu để bắt đầu sử dụng:',
      ),
      button('{{link}}', 'Chọn mật khẩu'),
      paragraph(
        'Sau đó bạn đăng nhập bằng địa chỉ {{email}}. Liên kết chỉ dùng được một lần, trong vòng {{days}} ngày; quá hạn, hãy nhờ người đã mời bạn gửi lại.',
      ),
      paragraph(
        'Nếu thư này đến nhầm người, bạn cứ bỏ qua: khi chưa có mật khẩu, không ai đăng nhập được vào tài khoản.',
      ),
    ].join('\n'),
    text: `Chào {{full_name}},

Bạn vừa được cấp một tài khoản trên trang quản trị Visit Vietnam. Hãy chọn mật khẩu để bắt đầu sử dụng:

{{link}}

Sau đó bạn đăng nhập bằng địa chỉ {{email}}. Liên kết chỉ dùng được một lần, trong vòng {{days}} ngày; quá hạn, hãy nhờ người đã mời bạn gửi lại.

Nếu thư này đến nhầm người, bạn cứ bỏ qua: khi chưa có mật khẩu, không ai đăng nhập được vào tài khoản.

Visit Vietnam
`,
  },
  admin_password_reset: {
    subject: 'Đặt lại mật khẩu trang quản trị Visit Vietnam',
    html: [
      paragraph('Chào {{full_name}},'),
      paragraph(
        'Chúng tôi vừa nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Bạn chọn mật khẩu mới tại đây:',
      ),
      button('{{link}}', 'Chọn mật khẩu mới'),
      paragraph(
        'Liên kết chỉ dùng được một lần, trong vòng {{minutes}} phút. Sau khi đổi mật khẩu, tài khoản sẽ được đăng xuất khỏi mọi thiết bị.',
      ),
      paragraph(
        'Nếu bạn không gửi yêu cầu này, bạn không cần làm gì cả: mật khẩu hiện tại vẫn được giữ nguyên.',
      ),
    ].join('\n'),
    text: `Chào {{full_name}},

Chúng tôi vừa nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Bạn chọn mật khẩu mới tại đây:

{{link}}

Liên kết chỉ dùng được một lần, trong vòng {{minutes}} phút. Sau khi đổi mật khẩu, tài khoản sẽ được đăng xuất khỏi mọi thiết bị.

Nếu bạn không gửi yêu cầu này, bạn không cần làm gì cả: mật khẩu hiện tại vẫn được giữ nguyên.

Visit Vietnam
`,
  },
  admin_password_changed: {
    subject: 'Mật khẩu Visit Vietnam của bạn vừa được thay đổi',
    html: [
      paragraph('Chào {{full_name}},'),
      paragraph('Mật khẩu tài khoản quản trị của bạn đã được thay đổi lúc {{changed_at}} (giờ Việt Nam).'),
      paragraph(
        'Nếu chính bạn đã đổi, bạn có thể bỏ qua thư này. Nếu không, hãy đặt lại mật khẩu ngay và báo cho người quản trị hệ thống:',
      ),
      button('{{link}}', 'Đặt lại mật khẩu'),
    ].join('\n'),
    text: `Chào {{full_name}},

Mật khẩu tài khoản quản trị của bạn đã được thay đổi lúc {{changed_at}} (giờ Việt Nam).

Nếu chính bạn đã đổi, bạn có thể bỏ qua thư này. Nếu không, hãy đặt lại mật khẩu ngay và báo cho người quản trị hệ thống:

{{link}}

Visit Vietnam
`,
  },
  admin_second_factor_on: {
    subject: 'Tài khoản Visit Vietnam của bạn vừa bật xác thực hai bước',
    html: [
      paragraph('Chào {{full_name}},'),
      paragraph(
        'Tài khoản quản trị của bạn đã bật xác thực hai bước lúc {{changed_at}} (giờ Việt Nam). Từ nay, khi đăng nhập bạn sẽ cần thêm mã trong ứng dụng xác thực.',
      ),
      paragraph('Nếu bạn không làm việc này, hãy đặt lại mật khẩu ngay và báo cho người quản trị hệ thống:'),
      button('{{link}}', 'Đặt lại mật khẩu'),
    ].join('\n'),
    text: `Chào {{full_name}},

Tài khoản quản trị của bạn đã bật xác thực hai bước lúc {{changed_at}} (giờ Việt Nam). Từ nay, khi đăng nhập bạn sẽ cần thêm mã trong ứng dụng xác thực.

Nếu bạn không làm việc này, hãy đặt lại mật khẩu ngay và báo cho người quản trị hệ thống:

{{link}}

Visit Vietnam
`,
  },
  admin_second_factor_off: {
    subject: 'Tài khoản Visit Vietnam của bạn vừa tắt xác thực hai bước',
    html: [
      paragraph('Chào {{full_name}},'),
      paragraph(
        'Tài khoản quản trị của bạn đã tắt xác thực hai bước lúc {{changed_at}} (giờ Việt Nam). Từ nay, chỉ cần mật khẩu là đăng nhập được.',
      ),
      paragraph(
        'Nếu bạn đã biết việc này, bạn có thể bỏ qua thư. Bạn có thể bật lại trong trang hồ sơ. Nếu không phải bạn, hãy đổi mật khẩu và báo cho người quản trị hệ thống:',
      ),
      button('{{link}}', 'Mở trang hồ sơ'),
    ].join('\n'),
    text: `Chào {{full_name}},

Tài khoản quản trị của bạn đã tắt xác thực hai bước lúc {{changed_at}} (giờ Việt Nam). Từ nay, chỉ cần mật khẩu là đăng nhập được.

Nếu bạn đã biết việc này, bạn có thể bỏ qua thư. Bạn có thể bật lại trong trang hồ sơ. Nếu không phải bạn, hãy đổi mật khẩu và báo cho người quản trị hệ thống:

{{link}}

Visit Vietnam
`,
  },
  admin_sign_in_failures: writeMail('Có người đăng nhập sai vào tài khoản quản trị Visit Vietnam của bạn', [
    'Chào {{full_name}},',
    'Có người đã nhiều lần đăng nhập vào tài khoản quản trị của bạn bằng mật khẩu sai, lần gần nhất lúc {{tried_at}} (giờ Việt Nam) từ mạng {{network}}.',
    'Chưa ai vào được, và chúng tôi đã giới hạn những lần thử như vậy. Trên các trình duyệt bạn từng đăng nhập, bạn vẫn đăng nhập như bình thường.',
    'Nếu đó là bạn, bạn không cần làm gì. Nếu không, hãy báo cho người quản trị hệ thống, và đặt lại mật khẩu nếu mật khẩu của bạn ngắn hoặc đang dùng ở nơi khác:',
    { link: 'Đặt lại mật khẩu' },
    'Chúng tôi chỉ báo việc này nhiều nhất một lần mỗi ngày.',
  ]),
  admin_security_alert: writeMail('Visit Vietnam: số lần đăng nhập sai tăng bất thường', [
    'Xin chào,',
    'Trong {{minutes}} phút vừa qua có {{count}} lần đăng nhập hoặc thao tác bảo mật không thành công, lần gần nhất lúc {{noticed_at}} (giờ Việt Nam). Có thể ai đó đang dò mật khẩu.',
    'Hệ thống tự làm chậm những lần thử như vậy. Nhật ký cho biết các tài khoản và mạng liên quan:',
    { link: 'Mở nhật ký' },
    'Nếu việc này còn tiếp diễn, chúng tôi chỉ báo nhiều nhất một lần mỗi giờ.',
  ]),
  contact_message: {
    subject: 'Lời nhắn của {{full_name}}: {{subject}}',
    html: [
      paragraph('{{full_name}} vừa gửi lời nhắn qua trang liên hệ:'),
      paragraph('<strong>{{subject}}</strong>'),
      paragraph('<span style="white-space:pre-line">{{message}}</span>'),
      paragraph('Trả lời về: {{email}} &nbsp; Điện thoại: {{phone}}'),
    ].join('\n'),
    text: `{{full_name}} vừa gửi lời nhắn qua trang liên hệ:

{{subject}}

{{message}}

Trả lời về: {{email}}
Điện thoại: {{phone}}

Visit Vietnam
`,
  },
  contact_received: {
    subject: 'Chúng tôi đã nhận được lời nhắn của bạn',
    html: [
      paragraph('Chào {{full_name}},'),
      paragraph('Cảm ơn bạn đã viết cho Visit Vietnam. Lời nhắn đã đến nơi và sẽ sớm có người đọc, trả lời.'),
      paragraph('Nếu bạn không hề gửi lời nhắn, có lẽ ai đó đã nhập nhầm địa chỉ: bạn cứ bỏ qua thư này.'),
    ].join('\n'),
    text: `Chào {{full_name}},

Cảm ơn bạn đã viết cho Visit Vietnam. Lời nhắn đã đến nơi và sẽ sớm có người đọc, trả lời.

Nếu bạn không hề gửi lời nhắn, có lẽ ai đó đã nhập nhầm địa chỉ: bạn cứ bỏ qua thư này.

Visit Vietnam
`,
  },
};
