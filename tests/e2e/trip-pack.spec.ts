import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { product } from './setup/environment';
import { type Connection, openConnection } from './support/connection';
import { newCustomer, ownAddress, signInCustomer } from './support/customers';
import { openBoard, planOfTwoDays, titlesOf } from './support/trips';

test.skip(({ isMobile }) => isMobile, 'one worker for every device');
test.use({ serviceWorkers: 'allow', extraHTTPHeaders: ownAddress() });

let connection: Connection;
test.beforeEach(async () => {
  connection = await openConnection(product().baseUrl);
});
test.afterEach(async ({ isMobile }) => {
  if (!isMobile) await connection.cut();
});

/** Buys a seat on the next journey that can be booked. Gives the ticket's code. */
async function buyTicket(page: Page, email: string): Promise<string> {
  const { request } = page;
  const api = `${connection.url}/api`;
  const read = async (path: string) => (await (await request.get(`${api}${path}`)).json()).data;
  const tours: { slug: string; next_departures: string[] }[] = await read('/tour?lang_id=en');
  const [slug, date] =
    tours.flatMap((tour) => tour.next_departures.slice(0, 1).map((on) => [tour.slug, on]))[0] ?? [];
  const { id, departures } = await read(`/tour/detail/${slug}?lang_id=en`);
  const departure = departures.find((one: { date: string }) => one.date === date);
  const cart = [{ type: 1, id, departure_id: departure.id, adults: 1, children: 0 }];
  const contact = { full_name: 'Lê Thu Hà', email, phone: '+84 912 345 678' };
  // A browser says of a call that it comes from the page's own origin.
  const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() };
  const placed = await request.post(`${api}/orders`, { data: { cart, contact }, headers });
  expect(placed.status(), await placed.text()).toBe(201);
  const { code } = ((await placed.json()) as { data: { code: string } }).data;
  const begun = await request.post(`${api}/orders/${code}/pay`, { data: { provider: 'test' }, headers });
  const { redirect_url } = ((await begun.json()) as { data: { redirect_url: string } }).data;
  await page.goto(redirect_url);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/payment-success/);
  return ((await page.getByText(/^TK-/).first().textContent()) ?? '').trim();
}

const controlled = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 100);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }).toPass({ timeout: 30_000 });

const cachedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('kept-pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** The map has been drawn, and not only the note that it could not be. */
async function mapIsDrawn(page: Page) {
  // It comes by itself, too, where somebody has moved about the page.
  const ask = page.getByRole('button', { name: 'Zoom and move the map' });
  if (await ask.isVisible()) await ask.click();
  await expect(page.locator('.maplibregl-canvas').first()).toBeVisible({ timeout: 30_000 });
}

/** The sheet of the town that the first day is spent in, with its stops in their order. */
async function townIsDrawn(page: Page) {
  await page.getByRole('button', { name: 'Day 1', exact: true }).first().click();
  const sheet = page.locator('svg[aria-label^="Sketch map, north at the top. Water: "]').first();
  await sheet.scrollIntoViewIfNeeded().catch(() => {});
  await expect(sheet).toBeAttached({ timeout: 30_000 });
}

test('a trip that was packed is there without a connection, with its map, numbers, phrases and tickets', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const email = await newCustomer(browser);
  await signInCustomer(page.context(), email);
  const ticket = await buyTicket(page, email);

  await openBoard(page, await planOfTwoDays(page, 'en', connection.url), 'en');
  await controlled(page);
  const titles = await titlesOf(page);
  const kept = page.waitForResponse((answer) => /\/api\/trips\?|\/api\/trips$/.test(answer.url()));
  await page.getByRole('button', { name: 'Take it offline' }).click();
  await expect(page.getByText('Kept on this device since')).toBeVisible({ timeout: 60_000 });
  const { id } = ((await (await kept).json()) as { data: { id: number } }).data;
  await expect.poll(() => cachedPages(page), { timeout: 60_000 }).toContain('/en/tripdetail/result');
  await expect.poll(() => cachedPages(page), { timeout: 60_000 }).toContain('/en/city/ha-noi');
  const address = page.url();

  await connection.cut();
  await page.context().setOffline(true);
  // From its own address, from that of the account, and from the list of what is stored.
  for (const url of [address, `${connection.url}/en/tripdetail/result?saved=${id}`]) {
    await page.goto(url);
    await expect.poll(() => titlesOf(page), { timeout: 30_000 }).toEqual(titles);
  }
  await townIsDrawn(page);
  await mapIsDrawn(page);
  const road = page.getByRole('region', { name: 'For the road' });
  await expect(road.getByRole('link', { name: '113', exact: true })).toHaveAttribute('href', 'tel:113');
  await road.getByText('Greetings').click();
  await expect(road.getByText('Xin chào', { exact: true })).toBeVisible();
  await expect(road.getByText(ticket)).toBeVisible();
  await expect(road.getByRole('img', { name: new RegExp(ticket) })).toBeVisible();
  await page.goto(`${connection.url}/en/city/ha-noi`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hà Nội');
  await page.goto(`${connection.url}/en/tripdetail/result`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /2 days in/ })
    .first()
    .click();
  await expect.poll(() => titlesOf(page), { timeout: 30_000 }).toEqual(titles);

  await connection.mend();
  await page.context().setOffline(false);
  await page.goto(address);
  await expect.poll(() => titlesOf(page), { timeout: 30_000 }).toEqual(titles);
  await page
    .locator('#day-1')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect.poll(() => titlesOf(page), { timeout: 30_000 }).toEqual(titles.slice(1));
});
