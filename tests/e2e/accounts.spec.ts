import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminHeaders, freshPicture, mark } from './admin-session';
import { field, type Language, press, register, texts, visitor } from './support/accounts';
import { accessibilityFaults } from './support/axe';
import { password } from './support/customers';
import { openPage } from './support/open-page';
import { smallTargets } from './support/small-targets';

const words = 'Quiet paths, kind people and a view that we will talk about for years to come.';

async function signIn(page: Page, language: Language, email: string) {
  const t = texts[language];
  await page.goto(`/${language}/signin`);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await press(page, t.next);
  await page.getByRole('main').getByLabel(t.password).fill(password);
  await press(page, t.signIn);
  await expect(page).toHaveURL(`/${language}/profile`);
}

/** A story and a place, each with the path of its page. */
async function something(request: APIRequestContext, language: Language) {
  const [blogs, places] = await Promise.all(
    [`/api/blogs?lang_id=${language}`, `/api/attraction?lang_id=${language}&resource_type=3188`].map(
      async (path) => (await request.get(path)).json(),
    ),
  );
  return {
    story: `/${language}/blogs/${blogs.data[0].slug}`,
    place: `/${language}/attractions/${places.potentials[0].slug}`,
    placeId: places.potentials[0].id as number,
  };
}

async function approve(request: APIRequestContext, title: string) {
  const headers = await adminHeaders();
  const list = await request.get(`/api/reviews/admin?keyword=${encodeURIComponent(title)}`, { headers });
  const { data } = await list.json();
  expect(data).toHaveLength(1);
  const answer = await request.put(`/api/reviews/status/${data[0].id}`, {
    headers,
    data: { status: 'approved', version: data[0].version },
  });
  expect(answer.status()).toBe(200);
}

for (const [language, javaScriptEnabled] of [
  ['en', true],
  ['vi', false],
] as const) {
  test(`an account from the first letter to a published review (${language}, ${
    javaScriptEnabled ? 'with' : 'without'
  } scripts)`, async ({ browser, isMobile }) => {
    test.skip(isMobile, 'the forms are the same');
    test.setTimeout(120_000);
    const t = texts[language];
    const page = await visitor(browser, { javaScriptEnabled });
    const email = `${language}-${mark()}@visit.example`;
    const title = `${language} ${mark()}`;
    const { story, place } = await something(page.request, language);

    await register(page, language, email, 'Lê Thu Hà');
    await signIn(page, language, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.account);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.getByRole('main').getByLabel(t.name).fill('Lê Hà');
    await press(page, t.save);
    await expect(page.getByRole('main').getByText(t.saved)).toBeVisible();

    await page.goto(story);
    // One line until somebody has rated it.
    const folded = page.getByRole('main').locator('summary').getByText(t.first);
    if (await folded.count()) await folded.click();
    // Pressed before the part hears, a star is pressed again once it does.
    const stars = page.getByRole('radio', { name: t.stars, exact: true });
    await stars.click();
    await expect(stars).toBeChecked();
    await press(page, t.rate);
    await expect(page.getByRole('main').getByText(t.rated)).toBeVisible();

    await page.goto(place);
    await page.getByRole('main').locator('summary').getByText(t.write).click();
    const form = page.locator('details', { hasText: t.send });
    const five = form.getByRole('radio', { name: t.fiveStars, exact: true });
    await five.click();
    await expect(five).toBeChecked();
    await field(page, new RegExp(`^${t.title}`)).fill(title);
    await field(page, new RegExp(`^${t.content}`)).fill('Too short');
    await page.getByLabel(t.agree).check();
    await press(page, t.send);
    await expect(page.getByRole('main').getByText(t.short)).toBeVisible();
    await expect(field(page, new RegExp(`^${t.title}`))).toHaveValue(title);
    await field(page, new RegExp(`^${t.content}`)).fill(words);
    await field(page, new RegExp(`^${t.pictures}`)).setInputFiles(await freshPicture('view.png'));
    await press(page, t.send);
    await expect(page.getByRole('main').getByText(t.sent)).toBeVisible();

    const reader = await visitor(browser, { javaScriptEnabled });
    await reader.goto(place);
    await expect(reader.getByText(title)).toHaveCount(0);
    await approve(page.request, title);
    const review = reader.getByRole('article').filter({ hasText: title }).last();
    await expect(async () => {
      await reader.reload();
      await expect(review).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(review).toContainText('Lê Hà');
    await expect(review.getByRole('img')).toHaveCount(1);

    await page.goto(`/${language}/profile`);
    await press(page, t.signOut);
    await expect(page).toHaveURL(`/${language}`);
    await page.goto(`/${language}/profile`);
    await expect(page).toHaveURL(new RegExp(`/${language}/signin\\?reason=own`));
  });
}

test('the browser knows the visitor after signing in, and forgets him after signing out', async ({
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'the menu is the same');
  test.setTimeout(120_000);
  const page = await visitor(browser);
  const email = `menu-${mark()}@visit.example`;
  const { placeId, place } = await something(page.request, 'en');
  await openPage(page, place);
  await page.getByRole('main').getByRole('button', { name: /^Save/ }).first().click();
  await register(page, 'en', email, 'Trần Minh Anh');
  await signIn(page, 'en', email);

  const stored = () => page.evaluate(() => JSON.parse(window.localStorage.getItem('user') ?? 'null'));
  await expect.poll(stored).toMatchObject({ version: 0, state: { user: { full_name: 'Trần Minh Anh' } } });
  const saved = async () => {
    const { data } = await (await page.request.get('/api/saved?lang_id=en')).json();
    return data.map(({ id }: { id: number }) => id);
  };
  await expect.poll(saved).toEqual([placeId]);

  await page.getByRole('banner').getByText('TA', { exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  expect(await stored()).toBeNull();
  expect(await page.evaluate(() => window.localStorage.getItem('saved'))).toBe('[]');
});

test('pages of accounts have no faults, nothing too small to press and nothing too wide', async ({
  browser,
  isMobile,
}) => {
  test.setTimeout(150_000);
  const page = await visitor(browser, { isMobile });
  // Pictures keep their room before they arrive.
  await page.route('**/media/**', (route) => route.abort());
  const language = isMobile ? 'vi' : 'en';
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
  const email = `axe-${mark()}@visit.example`;
  const check = async (path: string) => {
    await page.goto(path);
    expect(await accessibilityFaults(page), path).toEqual([]);
    expect(await smallTargets(page), path).toEqual([]);
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
    if (isMobile) await page.setViewportSize({ width: 390, height: 844 });
  };
  for (const path of ['signin', `signin-password?email=${email}`, 'signup', 'forgot-password', 'activate']) {
    await check(`/${language}/${path}`);
  }
  await register(page, language, email, 'Nguyễn Thị Ánh Nguyệt');
  await signIn(page, language, email);
  await check(`/${language}/profile`);
  const { place } = await something(page.request, language);
  await page.goto(place);
  await page.getByRole('main').locator('summary').getByText(texts[language].write).click();
  expect(await accessibilityFaults(page), 'review form').toEqual([]);
  expect(await smallTargets(page), 'review form').toEqual([]);
});
