import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languageOfPath } from '../../app/i18n/languages';
import { preferredLanguage } from '../../app/i18n/preferred-language.server';

type Words = Record<number, string> & { title: string; back: string };

const words: Record<Language, Words> = {
  en: {
    title: 'This form was not taken',
    back: 'Back to the home page',
    400: 'The request could not be read. Please go back and try again.',
    403: 'The form came from another site, so nothing was changed. Please open the page here and try again.',
    408: 'The connection was too slow to send this. Please go back and try again.',
    413: 'What you sent is too large. Please go back and choose smaller pictures or write less.',
    429: 'Too many forms came from your network in a short time. Please wait a minute, go back and try again.',
    503: 'Many people are sending pictures right now. Please go back and try again in a minute.',
  },
  vi: {
    title: 'Biểu mẫu chưa được gửi',
    back: 'Về trang chủ',
    400: 'Hệ thống không đọc được yêu cầu. Bạn vui lòng quay lại và thử lần nữa.',
    403: 'Biểu mẫu được gửi từ một trang khác nên không có gì thay đổi. Bạn vui lòng mở trang này và gửi lại.',
    408: 'Đường truyền quá chậm nên không gửi được. Bạn vui lòng quay lại và thử lần nữa.',
    413: 'Nội dung gửi lên quá lớn. Bạn vui lòng quay lại, chọn ảnh nhẹ hơn hoặc viết ngắn hơn.',
    429: 'Mạng của bạn vừa gửi quá nhiều biểu mẫu. Bạn vui lòng đợi một phút, quay lại và thử lần nữa.',
    503: 'Đang có nhiều người gửi ảnh cùng lúc. Bạn vui lòng quay lại và thử lại sau một phút.',
  },
};

/** Statuses that `refusalPage` has words for. */
export const isExplained = (status: number): boolean => status in words.en;

/** A page by itself, for who was refused before the site was asked. */
export async function refusalPage(
  status: number,
  pathname: string,
  headers: IncomingHttpHeaders,
): Promise<string> {
  const language =
    languageOfPath(pathname) ??
    (await preferredLanguage(
      new Headers({ cookie: headers.cookie ?? '', 'accept-language': headers['accept-language'] ?? '' }),
    ));
  const { title, back, [status]: text = '' } = words[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/${language}">${back}</a></p></main></body></html>`;
}
