import { expect, test } from '@playwright/test';
import { mark } from './admin-session';
import { field, press, register, visitor } from './support/accounts';
import { linkTo, newCustomer, password, signInCustomer } from './support/customers';
import { openPage } from './support/open-page';

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
  await page.getByRole('checkbox', { name: /^I have read the terms/ }).check();
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
