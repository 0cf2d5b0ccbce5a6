import type { LetterText } from '../template';
import type { LetterCode } from '.';
import { button, paragraph } from './html';

/** Letters in Vietnamese. */
export const vi: Record<LetterCode, LetterText> = {
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
};
