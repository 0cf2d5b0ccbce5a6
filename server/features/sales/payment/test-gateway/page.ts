import { escapeHtml } from '../../../../platform/mail/template';
import type { PayRequest } from './message';

/** What a buyer at the test gateway can make of a payment. */
export const choices = ['pay', 'pay_late', 'pay_thrice', 'pay_silently', 'refuse', 'leave'] as const;
export type Choice = (typeof choices)[number];

const texts = {
  en: {
    title: 'Test gateway',
    notice: 'This is a rehearsal: no card is asked for and no money moves.',
    order: 'Booking',
    amount: 'Amount',
    what: 'What shall happen?',
    go: 'Go on',
    done: 'This payment was decided before.',
    back: 'Back to the shop',
    forged: 'This request is not signed as it should be, or its time has run out.',
    choice: {
      pay: 'Pay',
      pay_late: 'Pay, and tell the shop 20 seconds later',
      pay_thrice: 'Pay, and tell the shop three times',
      pay_silently: 'Pay, and never tell the shop: it has to ask',
      refuse: 'Refuse: not enough money in the account',
      leave: 'Leave without paying',
    },
  },
  vi: {
    title: 'Cổng thanh toán thử',
    notice: 'Đây chỉ là bản chạy thử: không cần thẻ và không có tiền nào được chuyển.',
    order: 'Đơn đặt chỗ',
    amount: 'Số tiền',
    what: 'Bạn muốn điều gì xảy ra?',
    go: 'Tiếp tục',
    done: 'Giao dịch này đã có kết quả từ trước.',
    back: 'Về trang đặt chỗ',
    forged: 'Yêu cầu không có chữ ký đúng, hoặc đã quá hạn.',
    choice: {
      pay: 'Thanh toán',
      pay_late: 'Thanh toán, 20 giây sau mới báo cho bên bán',
      pay_thrice: 'Thanh toán, báo cho bên bán ba lần',
      pay_silently: 'Thanh toán, không báo: bên bán phải tự hỏi',
      refuse: 'Từ chối: tài khoản không đủ tiền',
      leave: 'Rời đi, không thanh toán',
    },
  },
} as const satisfies Record<PayRequest['language'], unknown>;

/** The page runs nothing and sends its form to nowhere but here. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const style = `
  :root { color-scheme: light dark }
  body { max-width: 34rem; margin: 2.5rem auto; padding: 0 1.25rem; font: 17px/1.6 system-ui, sans-serif;
    color: light-dark(#1c2635, #ece6da); background: light-dark(#eef1f6, #12161f) }
  main { padding: 1.5rem; background: light-dark(#fff, #1b2130); border-top: 6px solid light-dark(#3a5a9b, #8fb0f0) }
  h1 { margin: 0; font-size: 1.4rem } dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 1.25rem 0 }
  dt { color: light-dark(#515c6e, #aab3c4) } dd { margin: 0; font-weight: 600; text-align: right }
  fieldset { margin: 0 0 1.25rem; padding: 0; border: 0 } legend { padding: 0; font-weight: 600 }
  label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem } input { width: 1.25rem; height: 1.25rem; margin: 0 }
  button, .button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.5rem; border: 0; border-radius: 4px; font: inherit; font-weight: 600;
    color: light-dark(#fff, #12161f); background: light-dark(#2f4d8a, #8fb0f0); text-decoration: none; cursor: pointer }
  :focus-visible { outline: 3px solid light-dark(#b3541e, #f0b27a); outline-offset: 2px }`;

const page = (language: PayRequest['language'], body: string): string => {
  const { title } = texts[language];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
};

const vnd = (amount: number, currency: string): string =>
  `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')} ${escapeHtml(currency)}`;

/** What a buyer sees who comes to pay. `query` is the signed request, as it came. */
export const payPage = (request: PayRequest, query: string): string => {
  const t = texts[request.language];
  const options = choices.map(
    (choice, index) =>
      `<label><input type="radio" name="choice" value="${choice}"${index === 0 ? ' checked' : ''}>${t.choice[choice]}</label>`,
  );
  return page(
    request.language,
    `<p>${t.notice}</p>
<dl><dt>${t.order}</dt><dd>${escapeHtml(request.order)}</dd><dt>${t.amount}</dt><dd>${vnd(request.amount, request.currency)}</dd></dl>
<form method="post"><input type="hidden" name="request" value="${escapeHtml(query)}">
<fieldset><legend>${t.what}</legend>${options.join('')}</fieldset><button>${t.go}</button></form>`,
  );
};

/** For a payment that was paid or refused before. */
export const decidedPage = ({ language, return_url }: PayRequest): string => {
  const t = texts[language];
  return page(
    language,
    `<p>${t.done}</p><p><a class="button" href="${escapeHtml(return_url)}">${t.back}</a></p>`,
  );
};

/** For a request that nobody has signed, or whose time has run out. */
export const refusedPage = (language: PayRequest['language']): string =>
  page(language, `<p>${texts[language].forged}</p>`);
