import type { Language } from '../../../language';
import type { MailText } from '../template';
import { writeMailWithLines } from './write-mail';

const names = ['full_name', 'code', 'booking', 'total', 'link'] as const;

/** Letters about bookings, with the names that their texts may use. */
export const orderMailVariables = {
  order_paid: names,
  order_too_late: names,
  order_refunded: ['full_name', 'code', 'booking', 'refund', 'link'],
  order_cancelled: [...names, 'refund'],
} as const satisfies Record<string, readonly string[]>;

export type OrderMailCode = keyof typeof orderMailVariables;

export const orderMail: Record<Language, Record<OrderMailCode, MailText>> = {
  en: {
    order_paid: writeMailWithLines('Your tickets: booking {{code}}', [
      'Hello {{full_name}},',
      'Thank you, your booking {{code}} is paid and confirmed:',
      '{{booking}}',
      'Total: {{total}}',
      'Your tickets with their QR codes are here, ready to be shown on your phone or printed. The same page has the calendar file.',
      { link: 'See my tickets' },
      'Whoever has this link can see the booking: please keep the letter to yourself.',
    ]),
    order_too_late: writeMailWithLines('Your payment came too late: booking {{code}}', [
      'Hello {{full_name}},',
      'Your payment of {{total}} for booking {{code}} has arrived, but by then the booking had ended and its places were no longer held for you:',
      '{{booking}}',
      'You get the whole amount back. There is nothing that you need to do; your bank may take some days. We are sorry that it did not work out.',
      { link: 'See the booking' },
    ]),
    order_refunded: writeMailWithLines('Your money has been sent back: booking {{code}}', [
      'Hello {{full_name}},',
      '{{refund}} for booking {{code}} have been sent back the way they came:',
      '{{booking}}',
      'The tickets of this booking are void. Your bank may take some days.',
      { link: 'See the booking' },
    ]),
    order_cancelled: writeMailWithLines('Your booking is cancelled: {{code}}', [
      'Hello {{full_name}},',
      'You have cancelled booking {{code}}. Its tickets are void:',
      '{{booking}}',
      'Comes back to you by the rules of the booking: {{refund}} of {{total}}. The page of the booking shows how far the refund is.',
      { link: 'See the booking' },
      'If it was not you who cancelled, please write to us at once.',
    ]),
  },
  vi: {
    order_paid: writeMailWithLines('Vé của bạn: đơn {{code}}', [
      'Chào {{full_name}},',
      'Cảm ơn bạn. Đơn đặt chỗ {{code}} đã được thanh toán và xác nhận:',
      '{{booking}}',
      'Tổng cộng: {{total}}',
      'Vé kèm mã QR có sẵn tại đây, bạn có thể mở trên điện thoại hoặc in ra. Cùng trang đó có tệp lịch để thêm vào lịch của bạn.',
      { link: 'Xem vé' },
      'Ai có liên kết này đều xem được đơn, vì vậy bạn đừng chuyển thư cho người khác.',
    ]),
    order_too_late: writeMailWithLines('Khoản thanh toán đến muộn: đơn {{code}}', [
      'Chào {{full_name}},',
      'Chúng tôi đã nhận được {{total}} cho đơn {{code}}, nhưng lúc đó đơn đã kết thúc và chỗ không còn được giữ cho bạn:',
      '{{booking}}',
      'Bạn sẽ được hoàn lại toàn bộ số tiền và không cần làm gì thêm; ngân hàng có thể cần vài ngày để xử lý. Rất tiếc vì lần này chưa thành công.',
      { link: 'Xem đơn đặt chỗ' },
    ]),
    order_refunded: writeMailWithLines('Đã hoàn tiền: đơn {{code}}', [
      'Chào {{full_name}},',
      'Số tiền {{refund}} của đơn {{code}} đã được hoàn về nơi đã thanh toán:',
      '{{booking}}',
      'Vé của đơn này không còn giá trị. Ngân hàng có thể cần vài ngày để xử lý.',
      { link: 'Xem đơn đặt chỗ' },
    ]),
    order_cancelled: writeMailWithLines('Đã hủy đơn: {{code}}', [
      'Chào {{full_name}},',
      'Bạn đã hủy đơn {{code}}. Vé của đơn không còn giá trị:',
      '{{booking}}',
      'Theo quy định của đơn, bạn được hoàn {{refund}} trên tổng {{total}}. Trang đơn cho biết việc hoàn tiền đang đến đâu.',
      { link: 'Xem đơn đặt chỗ' },
      'Nếu không phải bạn hủy, hãy viết ngay cho chúng tôi.',
    ]),
  },
};
