import { type Browser, expect, type Page } from '@playwright/test';
import { linkTo, ownAddress, password } from './customers';

/** A visitor of his own address, so that nobody meets another's limits, in a browser with scripts or without. */
export async function visitor(
  browser: Browser,
  options: { javaScriptEnabled?: boolean; isMobile?: boolean } = {},
) {
  const context = await browser.newContext({
    ...options,
    viewport: options.isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: ownAddress(),
  });
  return context.newPage();
}

export const texts = {
  en: {
    next: 'Continue',
    name: 'Full name',
    phone: 'Phone number',
    password: 'Password',
    signUp: 'Create account',
    check: 'Please check your email',
    activate: 'Activate my account',
    signIn: 'Sign in',
    account: 'My account',
    save: 'Save',
    saved: 'Profile saved.',
    stars: '4 stars',
    rate: 'Rate',
    first: 'Be the first to give stars',
    rated: 'You gave 4 out of 5 stars. Thank you!',
    write: 'Write a review',
    fiveStars: '5 stars',
    title: 'Title',
    content: 'Your review',
    pictures: 'Pictures',
    agree: /This is my own experience/,
    send: 'Send review',
    short: 'Please write a little more: at least 10 words.',
    sent: 'Thank you! Your review will be shown once it has been checked.',
    signOut: 'Sign out',
  },
  vi: {
    next: 'Tiếp tục',
    name: 'Họ và tên',
    phone: 'Số điện thoại',
    password: 'Mật khẩu',
    signUp: 'Tạo tài khoản',
    check: 'Vui lòng kiểm tra email',
    activate: 'Kích hoạt tài khoản',
    signIn: 'Đăng nhập',
    account: 'Tài khoản của tôi',
    save: 'Lưu thay đổi',
    saved: 'Đã lưu hồ sơ.',
    stars: '4 sao',
    rate: 'Gửi',
    first: 'Hãy là người đầu tiên chấm sao',
    rated: 'Bạn đã chấm 4 trên 5 sao. Cảm ơn bạn!',
    write: 'Viết đánh giá',
    fiveStars: '5 sao',
    title: 'Tiêu đề',
    content: 'Nội dung đánh giá',
    pictures: 'Hình ảnh',
    agree: /Đây là trải nghiệm của chính tôi/,
    send: 'Gửi đánh giá',
    short: 'Nội dung đánh giá cần dài hơn: tối thiểu 10 từ.',
    sent: 'Cảm ơn bạn! Bài đánh giá sẽ hiển thị sau khi được kiểm duyệt.',
    signOut: 'Đăng xuất',
  },
} as const;
export type Language = keyof typeof texts;

export const field = (page: Page, label: string | RegExp) =>
  page.getByRole('main').getByLabel(label, { exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** From the e-mail to the open account, through the letter. */
export async function register(page: Page, language: Language, email: string, fullName: string) {
  const t = texts[language];
  await page.goto(`/${language}/signin`);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await press(page, t.next);
  await expect(page).toHaveURL(new RegExp(`/${language}/signup\\?email=`));
  await page.getByRole('main').getByLabel(t.name).fill(fullName);
  await page.getByRole('main').getByLabel(t.phone).fill('0912 345 678');
  await page.getByRole('main').getByLabel(t.password).fill(password);
  await press(page, t.signUp);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.check);
  await page.goto(await linkTo(email, 'activate'));
  await press(page, t.activate);
  await expect(page).toHaveURL(`/${language}/signin-password?activated=1`);
}
