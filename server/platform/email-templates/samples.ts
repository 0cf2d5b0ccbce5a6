import type { Env } from '../../env';
import type { Language } from '../../language';
import { type MailCode, mailVariables } from '../mail/templates';

const everywhere = {
  email: 'mai.anh@example.com',
  phone: '024 1234 5678',
  minutes: '60',
  network: '203.0.113.…',
  count: '120',
  hours: '48',
  days: '3',
};

const common: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    ...everywhere,
    full_name: 'Mai Anh',
    code: 'VN-7KQ2-M9XW',
    booking: 'Gardens of Huế · 4 December 2026 · 2 seats · 3,500,000 ₫',
    total: '3,500,000 ₫',
    refund: '1,750,000 ₫',
    subject: 'A night train with bicycles',
    title: 'Two quiet days by the lake',
    place: 'The old gate',
    reason: 'It tells the telephone number of another guest.',
    message: 'Hello,\ncan bicycles travel on the night train to Lào Cai?',
  },
  vi: {
    ...everywhere,
    full_name: 'Nguyễn Mai Anh',
    code: 'VN-7KQ2-M9XW',
    booking: 'Vườn Huế · 4 tháng 12 năm 2026 · 2 chỗ · 3.500.000 ₫',
    total: '3.500.000 ₫',
    refund: '1.750.000 ₫',
    subject: 'Mang xe đạp lên tàu đêm',
    title: 'Hai ngày yên tĩnh bên hồ',
    place: 'Cổng cũ',
    reason: 'Bài viết có số điện thoại của một khách khác.',
    message: 'Chào các bạn,\ntàu đêm đi Lào Cai có cho gửi xe đạp không?',
  },
};

const sampleOf = (name: string, env: Env, language: Language): string => {
  if (/(?:^|_)(?:link|url)$/.test(name)) return `${env.PUBLIC_URL}/${language}`;
  if (/(?:^|_)(?:at|date)$/.test(name)) return '2026-10-12 08:00:00';
  return common[language][name] ?? `[${name}]`;
};

/** Made-up values for all names of a letter. Links lead to the home page: a sample opens no account. */
export const sampleValues = (code: MailCode, env: Env, language: Language): Record<string, string> =>
  Object.fromEntries(mailVariables[code].map((name) => [name, sampleOf(name, env, language)]));
