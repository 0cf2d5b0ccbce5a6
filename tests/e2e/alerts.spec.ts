import { expect, type Page, test } from '@playwright/test';
import { adminHeaders, mark, signIn } from './admin-session';
import { accessibilityFaults } from './support/axe';
import { openPage } from './support/open-page';

const panel = (page: Page, language: 'Tiếng Việt' | 'Tiếng Anh') =>
  page.getByRole('region', { name: new RegExp(`^${language}`) });

/** A moment as the API takes it: `yyyy-MM-dd HH:mm:ss` in Vietnam. */
const inVietnam = (milliseconds: number) =>
  new Date(Date.now() + 7 * 3_600_000 + milliseconds).toISOString().slice(0, 19).replace('T', ' ');

test('an alert that an editor posts is on the pages of the town, until its span ends @wide', async ({
  page,
  request,
}) => {
  const word = mark();
  await signIn(page, '/admin/alerts/add');
  await panel(page, 'Tiếng Việt').getByRole('textbox', { name: 'Tiêu đề' }).fill(`Sạt lở đèo ${word}`);
  await panel(page, 'Tiếng Anh').getByRole('textbox', { name: 'Tiêu đề' }).fill(`Landslide ${word}`);
  await panel(page, 'Tiếng Anh').getByLabel('Mô tả ngắn').fill('The pass is closed. Buses turn back.');
  await page.getByRole('combobox', { name: 'Loại cảnh báo' }).selectOption('closure');
  await page.getByRole('combobox', { name: 'Mức độ' }).selectOption('warning');
  await page.getByRole('checkbox', { name: 'Cao Bằng' }).check();
  await page.getByRole('switch', { name: 'Hiển thị trên trang' }).click();
  await page.getByRole('button', { name: 'Tạo', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/alerts\/\d+$/);
  const id = Number(page.url().split('/').at(-1));

  for (const path of ['/en/city/cao-bang', '/en/today?city=cao-bang']) {
    await page.goto(path);
    const note = page.getByRole('region', { name: 'Alerts' }).getByRole('article').filter({ hasText: word });
    await expect(note).toContainText('The pass is closed. Buses turn back.');
    await expect(note).toContainText('Cao Bằng');
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/vi/city/cao-bang')).toContain(`Sạt lở đèo ${word}`);
  expect(await text('/en/alerts.xml')).toContain(`Landslide ${word}`);
  // It concerns neither another town nor the whole country.
  expect(await text('/en/city/hue')).not.toContain(word);
  expect(await text('/en')).not.toContain(word);

  const ends = inVietnam(4_000);
  const changed = await request.put(`/api/alerts/${id}`, {
    headers: await adminHeaders(),
    data: { lang_id: 'en', hidden_at: ends },
  });
  expect(changed.status()).toBe(200);
  for (const path of ['/en/city/cao-bang', '/en/today?city=cao-bang', '/en/alerts.xml'])
    await expect
      .poll(async () => (await text(path)).includes(word), { timeout: 15_000, message: path })
      .toBe(false);
  expect(inVietnam(0) >= ends).toBe(true);
});

test('a town is chosen without scripts, and remembered with them', async ({ browser, page, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto('/en/today');
  await plain.getByLabel('Where are you?').selectOption('hue');
  await plain.getByRole('button', { name: 'Show' }).click();
  await expect(plain).toHaveURL(/\/en\/today\?city=hue$/);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Today in Huế');
  await context.close();

  await page.goto('/en/today?city=hue');
  await expect(page.getByRole('region', { name: 'Open now and soon' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('today_town'))).toMatch(/^\d+$/);
  await page.goto('/vi/today');
  await expect(page).toHaveURL(/\/vi\/today\?city=hue$/);
});

test('the nearest come first once the browser says where it is, which goes nowhere else', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 15.8794, longitude: 108.335 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await openPage(page, '/en/today');
  await page.getByRole('button', { name: 'Find the nearest town' }).click();
  await expect(page).toHaveURL(/city=hoi-an$/);
  await expect(page.getByRole('status').filter({ hasText: 'The nearest town is Hội An' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open now and soon' })).toContainText(/\d k?m/);
  expect(asked.filter((url) => /15\.8|108\.3/.test(url))).toEqual([]);
});
