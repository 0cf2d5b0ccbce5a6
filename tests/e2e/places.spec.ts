import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';

test.skip(({ isMobile }) => isMobile, 'the filters and links are the same on a phone');

test('hotels are narrowed down by type and city, and what was looked at is remembered here only', async ({
  page,
}) => {
  await openPage(page, '/en/hotels');
  const status = page.getByRole('status').filter({ hasText: /^\d+ places? to stay/ });
  const all = (await status.textContent()) ?? '';
  const type = page.getByRole('checkbox', { name: /^Homestays/ });
  const amount = Number(/\((\d+)\)$/.exec((await type.locator('..').textContent()) ?? '')?.[1]);
  await type.click();
  await expect(page).toHaveURL(/hotel_types%5B%5D=homestay/);
  await expect(status).toHaveText(new RegExp(`^${amount} place`));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(status).toHaveText(all);
  await expect(type).not.toBeChecked();

  const titles = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
  const names: string[] = [];
  for (const index of [0, 1]) {
    const title = (await titles.nth(index).textContent()) ?? '';
    names.unshift(title);
    await titles.nth(index).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('main').getByRole('link', { name: 'Places to stay', exact: true }).click();
    await expect(page).toHaveURL('/en/hotels');
    await expect(status).toHaveText(all);
  }
  const viewed = page.getByRole('list', { name: 'Recently viewed' }).getByRole('heading');
  await expect(viewed).toHaveText(names);
  await page.getByRole('button', { name: 'Clear this list' }).click();
  await expect(viewed).toHaveCount(0);

  await openPage(page, '/en/hotels?keyword=qwxz');
  await expect(page.getByText('No places match')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(status).toHaveText(all);
});

/** What a driver is shown, in Vietnamese on every page. */
const driver = 'Xin cho tôi đến';

const houses = {
  en: {
    real: '/en/hotels/hotel-majestic-saigon',
    made: '/en/hotels/sample-stay-house-by-the-bach-dang-quay',
    rooms: 'Rooms',
    stay: 'To stay here',
    says: 'Sample partner: this house does not exist',
    facts: 'At a glance',
  },
  vi: {
    real: '/vi/hotels/khach-san-majestic-sai-gon',
    made: '/vi/hotels/noi-o-mau-can-nha-ben-ben-bach-dang',
    rooms: 'Phòng',
    stay: 'Muốn ở lại đây',
    says: 'Đối tác mẫu: nhà này không có thật',
    facts: 'Cần biết',
  },
} as const;

for (const language of ['en', 'vi'] as const) {
  const say = houses[language];

  test(`a real hotel is described and sells nothing, a sample says that it is one (${language})`, async ({
    page,
  }) => {
    await openPage(page, say.real);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: say.stay, exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: say.rooms, exact: true })).toHaveCount(0);
    await expect(main.locator('form[action$="/shopping"]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/);
    // What to show a driver is for those who cannot say it.
    const shown = page.getByRole('complementary', { name: say.facts }).getByText(driver).first();
    await (language === 'en' ? expect(shown).toBeVisible() : expect(shown).toHaveCount(0));

    await openPage(page, say.made);
    await expect(main.locator('header').getByText(say.says)).toBeVisible();
    await expect(page.locator('#rooms').getByText(say.says)).toBeVisible();
    await expect(page.locator('#rooms').getByRole('listitem').first()).toContainText(
      /\d{1,3}([.,]\d{3})+\s₫/,
    );
    await expect(main.getByText(driver)).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
    await expect(page.locator('script[type="application/ld+json"]').first()).not.toContainText('"Hotel"');
  });
}

test('the editors say for whom a sight is worth a detour, with their day, and a story shows the places it names', async ({
  page,
}) => {
  await openPage(page, '/en/attractions/marble-mountains');
  const verdict = page.getByRole('region', { name: 'Our verdict' });
  await expect(verdict).toContainText(/Worth a detour if \S+.*Skip it if \S+.*The editors, .*2026/s);
  await openPage(page, '/en/blogs/a-week-with-children-in-central-vietnam');
  const places = page.locator('#places');
  await places.scrollIntoViewIfNeeded();
  await expect(places.getByRole('link', { name: 'Marble Mountains' }).first()).toHaveAttribute(
    'href',
    '/en/attractions/marble-mountains',
  );
  await expect(places.getByRole('link', { name: 'Plan a trip with these places' })).toHaveAttribute(
    'href',
    /chat-plant-your-trip\?lang=en&ask=.*Marble/,
  );
});

test('a page that is no hotel is not found', async ({ page }) => {
  expect((await page.goto('/en/hotels/nothing-of-the-kind'))?.status()).toBe(404);
});

test('historic hotels stand under their cities, in the order of the contents', async ({ page }) => {
  await openPage(page, '/en/historichotel');
  const contents = page.getByRole('navigation', { name: 'Cities in this chapter' }).getByRole('link');
  const cities = await contents.allTextContents();
  expect(cities.length).toBeGreaterThan(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(cities);
  await contents.last().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeInViewport();
  const hotel = page.getByRole('main').getByRole('heading', { level: 3 }).last();
  const title = (await hotel.textContent()) ?? '';
  await hotel.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('sights are chosen by kind, and shown on a map with the same list beside it', async ({ page }) => {
  await openPage(page, '/en/attractions');
  const kind = page.getByRole('navigation', { name: 'Types of place' }).getByRole('link').nth(1);
  const amount = Number(/\d+$/.exec((await kind.textContent()) ?? '')?.[0]);
  await kind.click();
  await expect(page).toHaveURL(/\?resource_type=3188$/);
  await expect(page.getByText(`${amount} places`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/resource_type=3188&view=map/);
  await expect(page.getByRole('region', { name: 'Map of the places found' })).toBeVisible();
  await expect(page.getByRole('main').locator('ol > li > span > a')).toHaveCount(Math.min(amount, 100));

  // What makes no sense is taken for nothing.
  const answer = await page.goto('/en/attractions?resource_type=1&vr=7&city_id=x&page=-3');
  expect(answer?.status()).toBe(200);
});

test('a place says whether it is open at this minute in Vietnam', async ({ page }) => {
  // A Monday: eight in the morning, then eleven, in Hà Nội.
  await page.clock.setFixedTime(new Date('2026-11-23T01:00:00Z'));
  await openPage(page, '/en/restaurant/detail/pho-bat-dan');
  const facts = page.getByRole('complementary', { name: 'At a glance' });
  await facts.scrollIntoViewIfNeeded();
  await expect(facts.getByText(/^Open now, until \d\d:\d\d$/)).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-23T04:00:00Z'));
  await openPage(page, '/en/restaurant/detail/pho-bat-dan');
  await facts.scrollIntoViewIfNeeded();
  await expect(facts.getByText(/^Closed now, opens at \d\d:\d\d$/)).toBeVisible();
});

test('a restaurant is found by id and by slug, under one address', async ({ page, request }) => {
  await openPage(page, '/vi/restaurant');
  const first = page.getByRole('main').getByRole('article').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/vi\/restaurant\/detail\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const canonical = page.locator('link[rel=canonical]');
  const address = (await canonical.getAttribute('href')) ?? '';
  const { data } = (await (await request.get('/api/restaurant?lang_id=vi')).json()) as {
    data: { restaurant_id: number; slug: string }[];
  };
  const [row] = data;
  for (const id of [row?.restaurant_id, row?.slug]) {
    await page.goto(`/vi/restaurant/detail?id=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(canonical).toHaveAttribute('href', address);
  }
});

test('a view all around opens on demand, is turned by keys and closes', async ({ page }) => {
  const withView = '/en/attractions?vr=1';
  await openPage(page, withView);
  const places = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
  const count = await places.count();
  test.skip(count === 0, 'no place has a view all around');
  let loaded = false;
  page.on('request', (request) => {
    loaded ||= /sphere\.client/.test(request.url());
  });
  const open = page.getByRole('button', { name: 'Open the 360° view' });
  for (let index = 0; index < count && (await open.count()) === 0; index += 1) {
    await openPage(page, withView);
    const path = await places.nth(index).getByRole('link').getAttribute('href');
    await openPage(page, path ?? '');
  }
  test.skip((await open.count()) === 0, 'all views are on other sites');
  expect(loaded, 'the viewer waits until it is wanted').toBe(false);

  await open.click();
  const view = page.getByRole('dialog');
  await expect(view.getByRole('heading')).toContainText('all around');
  const round = view.getByRole('application');
  const failure = view.getByText("This device can't show the view");
  await expect(round.or(failure)).toBeVisible({ timeout: 20_000 });
  expect(loaded).toBe(true);
  if (await round.isVisible()) {
    await round.focus();
    for (const key of ['ArrowRight', 'ArrowUp', '+', 'Home']) await page.keyboard.press(key);
    await view.getByRole('button', { name: 'Turn left' }).click();
  }
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(open).toBeFocused();
});
