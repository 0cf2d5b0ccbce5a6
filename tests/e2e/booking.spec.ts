import { expect, type Page, test } from '@playwright/test';
import { mark, signIn } from './admin-session';
import { accessibilityFaults } from './support/axe';
import { browserFaults } from './support/browser-faults';
import { inTurn } from './support/in-turn';
import { openPage } from './support/open-page';

const words = {
  en: {
    sampleHotel: 'sample-stay-house-by-the-bach-dang-quay',
    sampleTour: 'Sample tour: nobody runs it',
    sampleStay: 'Sample partner: this house does not exist',
    itineraries: 'Itineraries',
    add: 'Add to cart',
    cart: 'Your cart',
    inCart: /^Cart: \d+ item/,
    update: /^Update: /,
    remove: /^Remove: /,
    checkout: 'Continue to payment',
    empty: 'Your cart is empty',
    name: 'Full name',
    phone: 'Telephone',
    hold: 'Hold my places',
    required: 'This is required.',
    pay: /^Pay [\d.]+/,
    gateway: 'Test gateway',
    go: 'Go on',
    refuse: /^Refuse/,
    refused: 'The payment did not go through',
    thanks: 'Thank you, Mai Anh Tran',
    ticket: /^Ticket \d+ of 2$/,
    mine: 'My bookings and tickets',
    bookingCode: 'Booking or ticket code',
    terms: /^I have read the terms/,
    sure: 'Yes, cancel the whole booking',
    cancel: /^Cancel (and get|without)/,
    cancelled: /^You cancelled this booking on/,
    open: 'Open',
    tickets: 'Tickets',
  },
  vi: {
    sampleHotel: 'noi-o-mau-can-nha-ben-ben-bach-dang',
    sampleTour: 'Tour mẫu: chưa có ai tổ chức',
    sampleStay: 'Đối tác mẫu: nhà này không có thật',
    itineraries: 'Lịch trình',
    add: 'Thêm vào giỏ',
    cart: 'Giỏ hàng',
    inCart: /^Giỏ hàng: \d+ mục/,
    update: /^Cập nhật: /,
    remove: /^Bỏ ra: /,
    checkout: 'Sang bước thanh toán',
    empty: 'Giỏ hàng của bạn đang trống',
    name: 'Họ và tên',
    phone: 'Điện thoại',
    hold: 'Giữ chỗ cho tôi',
    required: 'Vui lòng nhập thông tin này.',
    pay: /^Thanh toán [\d.]+/,
    gateway: 'Cổng thanh toán thử',
    go: 'Tiếp tục',
    refuse: /^Từ chối/,
    refused: 'Thanh toán chưa thành công',
    thanks: 'Cảm ơn Mai Anh Tran',
    ticket: /^Vé \d+ trên 2$/,
    mine: 'Đơn và vé của tôi',
    bookingCode: 'Mã đơn hoặc mã vé',
    terms: /^Tôi đã đọc điều khoản/,
    sure: 'Đúng, hủy toàn bộ đơn',
    cancel: /^Hủy(,| và nhận)/,
    cancelled: /^Bạn đã hủy đơn này ngày/,
    open: 'Mở đơn',
    tickets: 'Vé',
  },
} as const;

type Language = keyof typeof words;

/** From the home page to an itinerary that can be booked. */
async function toItinerary(page: Page, language: Language) {
  await page.goto(`/${language}`);
  await page.getByRole('main').locator(`a[href^="/${language}/itineraries/"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/${language}/itineraries/[^/]+$`));
}

/** Puts two seats of an itinerary into the cart and goes on to the contact form. */
async function toContact(page: Page, language: Language) {
  const say = words[language];
  await toItinerary(page, language);
  await page.getByRole('button', { name: say.add }).click();
  await expect(page).toHaveURL(`/${language}/shopping`);
  await expect(page.getByRole('heading', { level: 1, name: say.cart })).toBeVisible();
  await page.getByRole('link', { name: say.checkout }).click();
  await expect(page).toHaveURL(`/${language}/payment`);
}

/** Gives a name and an address that nobody else has. */
async function giveContact(page: Page, language: Language): Promise<string> {
  const say = words[language];
  const email = `${mark()}@visit.example`;
  await page.getByLabel(say.name).fill('Mai Anh Tran');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(say.phone).fill('+84 912 345 678');
  await page.getByRole('button', { name: say.hold }).click();
  await expect(page).toHaveURL(/payment\?order=VN-/);
  return email;
}

async function payAtGateway(page: Page, language: Language, choice?: RegExp) {
  const say = words[language];
  await page.getByRole('checkbox', { name: say.terms }).check();
  await page.getByRole('button', { name: say.pay }).click();
  await expect(page.getByRole('heading', { name: say.gateway })).toBeVisible();
  if (choice) await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: say.go }).click();
}

for (const language of ['en', 'vi'] as const) {
  const say = words[language];

  test(`from the home page to a paid ticket (${language})`, inTurn(language), async ({ page, browser }) => {
    test.slow();
    const faults = browserFaults(page);
    await toContact(page, language);
    await expect(page.getByRole('banner').getByRole('link', { name: say.inCart })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: say.hold }).click();
    await expect(page.getByText(say.required).first()).toBeVisible();
    await expect(page.getByLabel(say.name)).toBeFocused();
    faults.length = 0;

    const email = await giveContact(page, language);
    const code = new URL(page.url()).searchParams.get('order') ?? '';
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await payAtGateway(page, language, say.refuse);
    await expect(page).toHaveURL(`/${language}/payment?order=${code}`);
    await expect(page.getByRole('alert')).toContainText(say.refused);
    await payAtGateway(page, language);
    await expect(page).toHaveURL(new RegExp(`/${language}/payment-success/${code}/`));
    await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
    const tickets = page.getByRole('article', { name: say.ticket });
    await expect(tickets).toHaveCount(2);
    await expect(tickets.getByText(say.sampleTour)).toHaveCount(2);
    await expect(tickets.first().getByRole('img', { name: /TK-/ })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect(page.getByRole('banner').getByRole('link', { name: say.inCart })).toHaveCount(0);
    // A font that was asked for early and drawn late is no fault of the journey.
    expect(faults.filter((fault) => !fault.includes('was preloaded'))).toEqual([]);

    const file = await page.request.get(`/api/orders/${code}/calendar.ics`);
    expect(await file.text()).toContain('BEGIN:VEVENT');
    await page.goto(`/${language}/listticket`);
    await expect(page.getByRole('heading', { level: 1, name: say.mine })).toBeVisible();
    await expect(page.getByText(code)).toBeVisible();

    // Somebody else's browser knows nothing of it, until it is told the code and the address.
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`/${language}/detail-ticket?order=${code}`);
    await expect(stranger.getByRole('article')).toHaveCount(0);
    await stranger.getByLabel('Email').fill('somebody@visit.example');
    await stranger.getByRole('button', { name: say.open, exact: true }).click();
    await expect(stranger.getByRole('alert')).toBeVisible();
    await stranger.getByLabel('Email').fill(email);
    await stranger.getByRole('button', { name: say.open, exact: true }).click();
    await expect(stranger.getByRole('article', { name: say.ticket })).toHaveCount(2);
    expect(await accessibilityFaults(stranger)).toEqual([]);

    // Who can open it can cancel it, and sees what became of it.
    await stranger.getByLabel(say.sure).check();
    await stranger.getByRole('button', { name: say.cancel }).click();
    await expect(stranger.getByText(say.cancelled)).toBeVisible();
    await expect(stranger.getByRole('button', { name: say.cancel })).toHaveCount(0);
    expect(await accessibilityFaults(stranger)).toEqual([]);
    await stranger.context().close();
  });

  test(
    `the cart (${language}) is changed and emptied, with a room in it as well`,
    inTurn(language),
    async ({ page }) => {
      await toItinerary(page, language);
      await page.getByRole('button', { name: say.add }).click();
      await expect(page).toHaveURL(`/${language}/shopping`);
      await openPage(page, `/${language}/hotels/${words[language].sampleHotel}`);
      await page.locator('#rooms').getByRole('button').first().click();
      await expect(page).toHaveURL(`/${language}/shopping`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3);
      for (const mark of [say.sampleTour, say.sampleStay])
        await expect(page.getByRole('main').getByText(mark).first()).toBeVisible();
      await page.locator('[name=adults]').first().fill('1');
      await page.getByRole('button', { name: say.update }).first().click();
      await expect(page.locator('[name=adults]').first()).toHaveValue('1');
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const left of [1, 0]) {
        await page.getByRole('button', { name: say.remove }).first().click();
        await expect(page.getByRole('button', { name: say.remove })).toHaveCount(left);
      }
      await expect(page.getByText(say.empty)).toBeVisible();
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the same journey (${language})`, inTurn(language), async ({ page }) => {
      await toContact(page, language);
      await page.getByRole('button', { name: say.hold }).click();
      await expect(page.getByText(say.required).first()).toBeVisible();
      await giveContact(page, language);
      await payAtGateway(page, language);
      await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
      await expect(page.getByRole('article', { name: say.ticket })).toHaveCount(2);
    });
  });
}

test('an order is found in the back office, and its ticket is checked once', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone');
  test.slow();
  await toContact(page, 'vi');
  await giveContact(page, 'vi');
  await payAtGateway(page, 'vi');
  const ticket = (await page.getByText(/^TK-/).first().textContent()) ?? '';
  const code = /VN-\w{4}-\w{4}/.exec(page.url())?.[0] ?? '';

  await signIn(page, `/admin/orders?keyword=${code}`);
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Đơn ${code}` })).toBeVisible();
  await expect(page.getByText(ticket)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const file = await page.request.get(`/admin/orders/export.csv?keyword=${code}`);
  expect(await file.text()).toContain(`"${code}"`);

  await page.goto('/admin/check-in');
  const field = page.getByLabel('Mã vé');
  await field.fill(ticket);
  await field.press('Enter');
  const said = page.getByRole('main').getByRole('status');
  await expect(said).toContainText('Sai ngày');
  await said.getByRole('button', { name: 'Vẫn cho vào' }).click();
  await expect(said).toContainText('Mời vào');
  expect(await accessibilityFaults(page)).toEqual([]);
  await field.fill(ticket.toLowerCase());
  await field.press('Enter');
  await expect(said).toContainText('Vé đã dùng');
  await field.fill('TK-22222-22222');
  await field.press('Enter');
  await expect(said).toContainText('Không phải vé của chúng tôi');
});
