import { type Browser, expect, type Page, test } from '@playwright/test';
import { mark } from './admin-session';
import { linkTo, newCustomer, ownAddress, password, signInCustomer } from './support/customers';
import { openPage } from './support/open-page';

/** A visitor of his own address, so that nobody meets another's limits, in a browser with scripts or without. */
async function visitor(browser: Browser, options: { javaScriptEnabled?: boolean; isMobile?: boolean } = {}) {
  const context = await browser.newContext({
    ...options,
    viewport: options.isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: ownAddress(),
  });
  return context.newPage();
}

const texts = {
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
type Language = keyof typeof texts;

const field = (page: Page, label: string | RegExp) =>
  page.getByRole('main').getByLabel(label, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** From the e-mail to the open account, through the letter. */
async function register(page: Page, language: Language, email: string, fullName: string) {
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

test('a forgotten password is set anew by the link of a letter', async ({ browser, isMobile }) => {
  test.skip(isMobile, 'the forms are the same');
  test.setTimeout(90_000);
  const page = await visitor(browser, { javaScriptEnabled: false });
  const email = `forgot-${mark()}@visit.example`;
  await register(page, 'vi', email, 'Phạm Quang');
  await page.goto('/vi/forgot-password');
  await page.getByRole('main').getByLabel('Email').fill('nobody@visit.example');
  await press(page, 'Gửi liên kết');
  await expect(page.getByRole('alert')).toHaveText('Email không tồn tại trong hệ thống.');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await press(page, 'Gửi liên kết');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vui lòng kiểm tra email');
  const link = await linkTo(email, 'forgot-password/confirm');
  await page.goto(link);
  const set = async (again: string) => {
    await page.getByLabel(/^Mật khẩu mới/).fill('mái đình cong, giếng nước trong');
    await page.getByLabel(/^Nhập lại mật khẩu mới/).fill(again);
    await press(page, 'Đặt mật khẩu');
  };
  await set('something else');
  await expect(page.getByText('Hai mật khẩu chưa giống nhau.').first()).toBeVisible();
  await set('mái đình cong, giếng nước trong');
  await expect(page).toHaveURL('/vi/signin-password?changed=1');
  await page.goto(link);
  await set('mái đình cong, giếng nước trong');
  await expect(page.getByRole('alert')).toHaveText(
    'Liên kết không còn hiệu lực. Vui lòng yêu cầu liên kết mới.',
  );
});

test('who leaves with a booking keeps the ticket, by its code and the address', async ({
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'the forms are the same');
  test.setTimeout(90_000);
  const email = await newCustomer(browser);
  const page = await visitor(browser);
  await signInCustomer(page.context(), email);
  await page.goto('/en/itineraries');
  const tour = page.getByRole('main').locator('a[href^="/en/itineraries/"]').first();
  await openPage(page, (await tour.getAttribute('href')) ?? '');
  await press(page, 'Add to cart');
  await expect(page).toHaveURL('/en/shopping');
  await page.goto('/en/payment');
  await press(page, 'Hold my places');
  await expect(page).toHaveURL(/payment\?order=VN-/);
  const code = new URL(page.url()).searchParams.get('order') ?? '';
  await page.getByRole('button', { name: /^Pay [\d.]+/ }).click();
  await press(page, 'Go on');
  await expect(page).toHaveURL(/payment-success/);

  await openPage(page, '/en/profile');
  const leave = async () => {
    await field(page, /^Enter your password to confirm/).fill(password);
    await press(page, 'Delete my account for good');
  };
  await expect(page.locator('#delete').getByRole('link', { name: code })).toBeVisible();
  await leave();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('radio', { name: /^Keep them/ }).check();
  await leave();
  await expect(page).toHaveURL('/en/signin?reason=deleted_keep');
  await expect(page.getByRole('main').getByRole('status')).toBeInViewport();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your tickets stay valid');

  const guest = await visitor(browser);
  await guest.goto(`/en/detail-ticket?order=${code}`);
  await guest.getByRole('main').getByLabel('Email').fill(email);
  await press(guest, 'Open');
  await expect(guest.getByRole('article', { name: /^Ticket/ })).not.toHaveCount(0);
});
