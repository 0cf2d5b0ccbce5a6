import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './open-page';

/** Where two days in Hà Nội in spring are planned; the city's number is another in each product. */
export async function planOfTwoDays(page: Page, language: 'en' | 'vi', base = ''): Promise<string> {
  const answer = await page.request.get(`${base}/api/city?lang_id=en&per_page=100`);
  const { data } = (await answer.json()) as { data: { id: number; slug: string }[] };
  const city = String(data.find(({ slug }) => slug === 'ha-noi')?.id);
  const asked = { city_id: city, start_date: '2027-04-06', days: '2', adults: '2' };
  return `${base}/${language}/tripdetail/result?${new URLSearchParams(asked)}`;
}

export const stopsOf = (page: Page, day = 1): Locator =>
  page.locator(`#day-${day}`).getByRole('heading', { level: 3 });

export const titlesOf = async (page: Page, day = 1): Promise<string[]> =>
  (await stopsOf(page, day).getByRole('link').allTextContents()).map((title) => title.trim());

/** Opens a plan with what it is changed with. */
export async function openBoard(page: Page, path: string, language: 'en' | 'vi') {
  await openPage(page, path);
  const undo = { en: 'Undo', vi: 'Hoàn tác' }[language];
  await expect(page.getByRole('button', { name: undo })).toBeVisible();
}
