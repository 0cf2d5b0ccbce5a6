import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe';
import { inTurn } from './support/in-turn';
import { openPage } from './support/open-page';
import { siteLanguages } from './support/site-language';

const words = {
  en: {
    place: 'Place',
    address: 'Or an address',
    day: 'Day',
    show: 'Show the weather',
    usual: 'This time of year in Hội An',
    note: /No forecast is available/,
    now: 'Now in Hội An',
    rain: 'Rain',
    tooOld: 'Historical data beyond 7 days is not supported.',
    noDay: 'There is no data for this day.',
    unknown: /no place in this address/,
    locate: 'Use my location',
    near: /nearest place we know is Hội An/,
    far: /we know no place near it/,
    denied: /did not share your location/,
    amount: 'Amount',
    from: 'From',
    to: 'To',
    convert: 'Convert',
    swap: 'Swap',
    reference: /Reference rates of \d\d-\d\d-\d{4}|Old rates, of \d{1,2} [A-Z][a-z]+ \d{4}/,
    hundred: '2,000 JPY is about',
    yenInDong: '362,000 ₫',
    bad: /Please enter an amount/,
    also: 'Prices also in',
  },
  vi: {
    place: 'Nơi',
    address: 'Hoặc nhập địa chỉ',
    day: 'Ngày',
    show: 'Xem thời tiết',
    usual: 'Mùa này ở Hội An',
    note: /chưa lấy được dự báo/,
    now: 'Lúc này ở Hội An',
    rain: 'Mưa vừa',
    tooOld: 'Không hỗ trợ dữ liệu cũ hơn 7 ngày.',
    noDay: 'Không có dữ liệu cho ngày này.',
    unknown: /Không tìm thấy nơi nào/,
    locate: 'Dùng vị trí của tôi',
    near: /Nơi gần nhất chúng tôi biết là Hội An/,
    far: /quanh đây chưa có nơi nào/,
    denied: /không cho biết vị trí/,
    amount: 'Số tiền',
    from: 'Từ',
    to: 'Sang',
    convert: 'Quy đổi',
    swap: 'Đảo chiều',
    reference: /Tỷ giá tham khảo ngày \d\d-\d\d-\d{4}|Tỷ giá cũ, của ngày \d{1,2} tháng \d{1,2} năm \d{4}/,
    hundred: '2.000 JPY tương đương khoảng',
    yenInDong: '362.000 ₫',
    bad: /Vui lòng nhập số tiền/,
    also: 'Xem thêm giá bằng',
  },
} as const;

const hoiAn = { latitude: 15.88, longitude: 108.34 };

const dayFromNow = (days: number) =>
  new Date(Date.now() + (days * 24 + 7) * 3600 * 1000).toISOString().slice(0, 10);

/** An answer as it is when the source can be reached; the product under test reaches nobody. */
const forecast = (text: string) => ({
  data: {
    city: { id: 1, title: 'Hội An', slug: 'hoi-an', city_code: 'HOI', distance_km: null },
    current: { temp_c: 24.4, feels_c: 26.8, code: 63, text, wind_kmh: 12, humidity: 88, uv: 3 },
    daily: [63, 95, 0, 3, 45, 51, 82, 2].map((code, index) => ({
      date: dayFromNow(index),
      min_c: 20,
      max_c: 25 + index,
      code,
      text,
      rain_mm: 4,
      rain_chance: 80,
    })),
    source: 'open-meteo',
    fetched_at: `${dayFromNow(0)} 10:12:00`,
    is_climate_normal: false,
  },
});

for (const language of siteLanguages) {
  const say = words[language];

  test(
    `a city tells its weather after it has loaded, and stands without it (${language})`,
    inTurn(language),
    async ({ page }) => {
      await page.route('**/api/weather/**', (route) => route.fulfill({ json: forecast(say.rain) }));
      await openPage(page, `/${language}/city/hoi-an`);
      const section = page.locator('#weather-now');
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('heading', { name: say.now })).toBeVisible();
      await expect(section).toContainText('24 °C');
      await expect(section.getByRole('listitem')).toHaveCount(8);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await accessibilityFaults(page), colorScheme).toEqual([]);
      }

      await page.unroute('**/api/weather/**');
      await page.route('**/api/weather/**', (route) => route.abort());
      await openPage(page, `/${language}/city/hue`);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByText('…')).toBeHidden();
      await expect(page.locator('#when-to-go')).toBeVisible();
    },
  );

  test(`weather is asked for by place, address and day (${language})`, inTurn(language), async ({ page }) => {
    await openPage(page, `/${language}/weathertrip`);
    const section = page.locator('#forecast');
    const show = section.getByRole('button', { name: say.show });
    await section.getByLabel(say.place, { exact: true }).selectOption({ label: 'Hội An' });
    await show.click();
    await expect(section.getByRole('heading', { name: say.usual })).toBeVisible();
    await expect(section.getByRole('note')).toHaveText(say.note);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await accessibilityFaults(page), colorScheme).toEqual([]);
    }

    await section.getByLabel(say.address).fill('23 Le Loi, HUE');
    await show.click();
    await expect(section.getByRole('heading', { name: /Huế$/ })).toBeVisible();
    await section.getByLabel(say.address).fill('Atlantis');
    await show.click();
    await expect(section.getByRole('alert')).toHaveText(say.unknown);

    for (const [days, message] of [
      [-8, say.tooOld],
      [9, say.noDay],
    ] as const) {
      await openPage(page, `/${language}/weathertrip?place=hoi-an&date=${dayFromNow(days)}`);
      await expect(section.getByRole('alert')).toHaveText(message);
    }
    await expect(page.getByRole('table')).toBeVisible();
  });

  test(
    `the browser says where it is only after a press (${language})`,
    inTurn(language),
    async ({ page, context }) => {
      await context.setGeolocation(hoiAn);
      await context.grantPermissions(['geolocation']);
      await openPage(page, `/${language}/weathertrip`);
      const section = page.locator('#forecast');
      const locate = section.getByRole('button', { name: say.locate });
      await locate.click();
      await expect(page).toHaveURL(/place=hoi-an/);
      await expect(section.getByRole('status')).toHaveText(say.near);

      await context.setGeolocation({ latitude: 48.85, longitude: 2.35 });
      await openPage(page, `/${language}/weathertrip`);
      await locate.click();
      await expect(section.getByRole('status')).toHaveText(say.far);

      await context.clearPermissions();
      await openPage(page, `/${language}/weathertrip`);
      await page.evaluate(() => {
        navigator.geolocation.getCurrentPosition = (_found, refused) =>
          refused?.({ code: 1 } as GeolocationPositionError);
      });
      await locate.click();
      await expect(section.getByRole('status')).toHaveText(say.denied);
    },
  );

  test(`money is converted both ways as it is typed (${language})`, inTurn(language), async ({ page }) => {
    await openPage(page, `/${language}/currency`);
    const section = page.locator('#convert');
    const result = section.getByRole('status');
    await section.getByLabel(say.from, { exact: true }).selectOption('JPY');
    await section.getByLabel(say.amount).fill('2.000');
    await expect(result).toContainText(say.hundred);
    await expect(result).toContainText(say.yenInDong);
    await expect(section).toContainText(say.reference);
    await section.getByRole('button', { name: say.swap }).click();
    await section.getByLabel(say.amount).fill('362000 ₫');
    await expect(result).toContainText(/2[.,]000\sJPY/);
    await section.getByLabel(say.amount).fill('a lot');
    await expect(section.getByLabel(say.amount)).toHaveAccessibleDescription(say.bad);
    await expect(page.locator('#rates').getByRole('row')).toHaveCount(22);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await accessibilityFaults(page), colorScheme).toEqual([]);
    }
  });

  test(
    `prices are shown in a second currency where that is wanted (${language})`,
    inTurn(language),
    async ({ page }) => {
      await openPage(page, `/${language}/itineraries`);
      const prices = page.getByRole('main').getByText(/₫/);
      await expect(prices.first()).not.toContainText('USD');
      await page.getByLabel(say.also).selectOption('USD');
      await expect(prices.first()).toContainText(/₫ \(≈\s[\d.,]+\sUSD\)/);
      await openPage(page, `/${language}/itineraries`);
      await expect(prices.first()).toContainText('USD');
      await page.getByLabel(say.also).selectOption('');
      await expect(prices.first()).not.toContainText('USD');
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of siteLanguages) {
    const say = words[language];

    test(`weather and money are asked for by forms (${language})`, inTurn(language), async ({ page }) => {
      await page.goto(`/${language}/weathertrip`);
      const section = page.locator('#forecast');
      await section.getByLabel(say.place, { exact: true }).selectOption({ label: 'Hội An' });
      await section.getByRole('button', { name: say.show }).click();
      await expect(section.getByRole('heading', { name: say.usual })).toBeVisible();
      await section.getByRole('button', { name: say.locate }).click();
      await expect(section.getByRole('alert')).toContainText('IP');

      await page.goto(`/${language}/currency`);
      const converter = page.locator('#convert');
      await converter.getByLabel(say.amount).fill('2000');
      await converter.getByLabel(say.from, { exact: true }).selectOption('JPY');
      await converter.getByRole('button', { name: say.convert }).click();
      await expect(page).toHaveURL(/amount=2000/);
      await expect(converter.getByRole('status')).toContainText(say.yenInDong);
    });
  }
});
