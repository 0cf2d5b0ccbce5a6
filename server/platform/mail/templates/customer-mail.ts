import type { Language } from '../../../language';
import type { MailText } from '../template';
import { writeMail, writeMailWithLines } from './write-mail';

/** Letters to customers about their accounts and reviews, with the names that their texts may use. */
export const customerMailVariables = {
  customer_activation: ['full_name', 'link', 'hours'],
  customer_password_reset: ['full_name', 'link', 'minutes'],
  customer_password_changed: ['full_name', 'changed_at', 'link'],
  customer_sign_in_failures: ['full_name', 'network', 'tried_at', 'link'],
  customer_deleted: ['full_name'],
  customer_deleted_kept: ['full_name', 'booking', 'link'],
  customer_deleted_cancel: ['full_name', 'booking', 'link'],
  review_confirmation: ['full_name', 'place', 'link', 'days'],
  review_published: ['full_name', 'title', 'link'],
  review_rejected: ['full_name', 'title', 'reason'],
} as const satisfies Record<string, readonly string[]>;

export type CustomerMailCode = keyof typeof customerMailVariables;

export const customerMail: Record<Language, Record<CustomerMailCode, MailText>> = {
  en: {
    customer_activation: writeMail('Activate your Visit Vietnam account', [
      'Hello {{full_name}},',
      'Welcome to Visit Vietnam. One step is left: confirm that this email is yours.',
      { link: 'Activate my account' },
      'The link works once, for {{hours}} hours.',
      'If you did not register, you can ignore this letter: without the link nobody can sign in.',
    ]),
    customer_password_reset: writeMail('A new password for Visit Vietnam', [
      'Hello {{full_name}},',
      'Somebody asked for a new password for your account. You can choose one here:',
      { link: 'Choose a new password' },
      'The link works once, for {{minutes}} minutes. You will then be signed out everywhere.',
      'If you did not ask for this, there is nothing to do: your password stays as it is.',
    ]),
    customer_password_changed: writeMail('Your Visit Vietnam password was changed', [
      'Hello {{full_name}},',
      'The password of your account was changed at {{changed_at}} (Vietnam time).',
      'If that was you, all is well. If not, please choose a new one right away:',
      { link: 'Choose a new password' },
    ]),
    customer_sign_in_failures: writeMail('Failed sign-ins to your Visit Vietnam account', [
      'Hello {{full_name}},',
      'Somebody tried several times to sign in to your account with a wrong password, last at {{tried_at}} (Vietnam time) from the network {{network}}.',
      'Nobody got in, and such tries are slowed down now. In browsers in which you have signed in before you can sign in as always.',
      'If that was you, all is well. If not, and your password is short or used elsewhere too, please choose a new one:',
      { link: 'Choose a new password' },
      'We write to you about this once a day at most.',
    ]),
    customer_deleted: writeMail('Your Visit Vietnam account has been deleted', [
      'Hello {{full_name}},',
      'As you asked, your account and your personal data have been deleted. Reviews that were published stay without your name and your pictures.',
      'Thank you for having travelled with us. Come back whenever you like.',
    ]),
    customer_deleted_kept: writeMailWithLines(
      'Your Visit Vietnam account has been deleted; your bookings are kept',
      [
        'Hello {{full_name}},',
        'As you asked, your account has been deleted. These bookings stay as they are, and your tickets stay valid:',
        '{{booking}}',
        'Open them with the link in the email that came with your tickets, or here with the booking code and this email address:',
        { link: 'Open my tickets' },
        'For these bookings alone we keep your name, email and phone number until they are over. Then we remove them as well.',
        'Have a good trip!',
      ],
    ),
    customer_deleted_cancel: writeMailWithLines(
      'Your Visit Vietnam account has been deleted; we have your request to cancel',
      [
        'Hello {{full_name}},',
        'As you asked, your account has been deleted. You also asked us to cancel these bookings:',
        '{{booking}}',
        'We will write to you at this address about the refund. Until then your tickets stay valid. Open them with the booking code and this email address:',
        { link: 'Open my tickets' },
        'Until the bookings are cancelled or over we keep your name, email and phone number for them alone. Then we remove them as well.',
      ],
    ),
    review_confirmation: writeMail('Please confirm your review: {{place}}', [
      'Hello {{full_name}},',
      'Somebody wrote a review of “{{place}}” and gave this email address. If that was you, one press is left: only then do our editors get to read it.',
      { link: 'Look at it and confirm' },
      'The link works once, for {{days}} days. After that the review is deleted.',
      'If it was not you, there is nothing to do: without the link nothing is published.',
    ]),
    review_published: writeMail('Your review is online: {{title}}', [
      'Hello {{full_name}},',
      'Thank you for your review “{{title}}”. Other travellers can read it now:',
      { link: 'See the review' },
    ]),
    review_rejected: writeMail('About your review: {{title}}', [
      'Hello {{full_name}},',
      'Thank you for your review “{{title}}”. We could not publish it as it is:',
      '{{reason}}',
      'You are welcome to write it anew.',
    ]),
  },
  vi: {
    customer_activation: writeMail('Kích hoạt tài khoản Visit Vietnam của bạn', [
      'Chào {{full_name}},',
      'Chào mừng bạn đến với Visit Vietnam. Chỉ còn một bước: xác nhận đây đúng là email của bạn.',
      { link: 'Kích hoạt tài khoản' },
      'Liên kết chỉ dùng được một lần, trong vòng {{hours}} giờ.',
      'Nếu bạn không đăng ký, bạn cứ bỏ qua thư này: không có liên kết thì không ai đăng nhập được.',
    ]),
    customer_password_reset: writeMail('Đặt lại mật khẩu Visit Vietnam', [
      'Chào {{full_name}},',
      'Chúng tôi vừa nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Bạn chọn mật khẩu mới tại đây:',
      { link: 'Chọn mật khẩu mới' },
      'Liên kết chỉ dùng được một lần, trong vòng {{minutes}} phút. Sau đó tài khoản sẽ được đăng xuất khỏi mọi thiết bị.',
      'Nếu bạn không gửi yêu cầu này, bạn không cần làm gì cả: mật khẩu hiện tại vẫn được giữ nguyên.',
    ]),
    customer_password_changed: writeMail('Mật khẩu Visit Vietnam của bạn vừa được thay đổi', [
      'Chào {{full_name}},',
      'Mật khẩu tài khoản của bạn đã được thay đổi lúc {{changed_at}} (giờ Việt Nam).',
      'Nếu chính bạn đã đổi, bạn có thể bỏ qua thư này. Nếu không, hãy chọn mật khẩu mới ngay:',
      { link: 'Chọn mật khẩu mới' },
    ]),
    customer_sign_in_failures: writeMail('Có người đăng nhập sai vào tài khoản Visit Vietnam của bạn', [
      'Chào {{full_name}},',
      'Có người đã nhiều lần đăng nhập vào tài khoản của bạn bằng mật khẩu sai, lần gần nhất lúc {{tried_at}} (giờ Việt Nam) từ mạng {{network}}.',
      'Chưa ai vào được, và chúng tôi đã giới hạn những lần thử như vậy. Trên các trình duyệt bạn từng đăng nhập, bạn vẫn đăng nhập như bình thường.',
      'Nếu đó là bạn, bạn không cần làm gì. Nếu không, và mật khẩu của bạn ngắn hoặc đang dùng ở nơi khác, hãy chọn mật khẩu mới:',
      { link: 'Chọn mật khẩu mới' },
      'Chúng tôi chỉ báo việc này nhiều nhất một lần mỗi ngày.',
    ]),
    customer_deleted: writeMail('Tài khoản Visit Vietnam của bạn đã được xóa', [
      'Chào {{full_name}},',
      'Theo yêu cầu của bạn, tài khoản và dữ liệu cá nhân của bạn đã được xóa. Những bài đánh giá đã đăng vẫn được giữ lại nhưng không còn tên và ảnh của bạn.',
      'Cảm ơn bạn đã đồng hành cùng chúng tôi. Hẹn gặp lại bạn trên những chuyến đi mới.',
    ]),
    customer_deleted_kept: writeMailWithLines(
      'Tài khoản Visit Vietnam của bạn đã được xóa, đặt chỗ vẫn được giữ',
      [
        'Chào {{full_name}},',
        'Theo yêu cầu của bạn, tài khoản của bạn đã được xóa. Những đặt chỗ sau vẫn giữ nguyên và vé vẫn có hiệu lực:',
        '{{booking}}',
        'Bạn mở vé bằng liên kết trong email gửi kèm vé, hoặc tại đây bằng mã đơn và địa chỉ email này:',
        { link: 'Mở vé' },
        'Chúng tôi chỉ giữ họ tên, email và số điện thoại của bạn cho những đặt chỗ này đến khi chuyến đi kết thúc, sau đó cũng sẽ xóa.',
        'Chúc bạn có chuyến đi vui vẻ!',
      ],
    ),
    customer_deleted_cancel: writeMailWithLines(
      'Tài khoản Visit Vietnam của bạn đã được xóa, chúng tôi đã nhận đề nghị hủy đặt chỗ',
      [
        'Chào {{full_name}},',
        'Theo yêu cầu của bạn, tài khoản của bạn đã được xóa. Bạn cũng đề nghị hủy những đặt chỗ sau:',
        '{{booking}}',
        'Chúng tôi sẽ viết cho bạn theo địa chỉ email này về việc hoàn tiền. Trong lúc chờ, vé vẫn có hiệu lực. Bạn mở vé bằng mã đơn và địa chỉ email này:',
        { link: 'Mở vé' },
        'Chúng tôi chỉ giữ họ tên, email và số điện thoại của bạn cho những đặt chỗ này đến khi đơn được hủy hoặc chuyến đi kết thúc, sau đó cũng sẽ xóa.',
      ],
    ),
    review_confirmation: writeMail('Xác nhận bài đánh giá của bạn: {{place}}', [
      'Chào {{full_name}},',
      'Có người vừa viết đánh giá về “{{place}}” và để lại địa chỉ email này. Nếu đó là bạn, chỉ còn một bước xác nhận; sau đó ban biên tập mới đọc được bài.',
      { link: 'Xem lại và xác nhận' },
      'Liên kết chỉ dùng được một lần, trong {{days}} ngày. Quá hạn, bài đánh giá sẽ bị xóa.',
      'Nếu không phải bạn, bạn không cần làm gì: không có liên kết thì không có gì được đăng.',
    ]),
    review_published: writeMail('Bài đánh giá của bạn đã được đăng: {{title}}', [
      'Chào {{full_name}},',
      'Cảm ơn bạn đã viết bài đánh giá “{{title}}”. Từ bây giờ mọi người đều có thể đọc:',
      { link: 'Xem bài đánh giá' },
    ]),
    review_rejected: writeMail('Về bài đánh giá của bạn: {{title}}', [
      'Chào {{full_name}},',
      'Cảm ơn bạn đã viết bài đánh giá “{{title}}”. Rất tiếc, chúng tôi chưa thể đăng bài này:',
      '{{reason}}',
      'Bạn có thể viết lại bất cứ lúc nào.',
    ]),
  },
};
