import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';
import { publishStory } from './support/stories';

test.skip(({ isMobile }) => isMobile, 'addresses are the same on every device');

test('the bare address leads to the language that the visitor has chosen, or reads', async ({ request }) => {
  for (const [headers, language] of [
    [{ 'accept-language': 'vi-VN,vi;q=0.9,en;q=0.8' }, 'vi'],
    [{ 'accept-language': 'fr-FR,en;q=0.5,vi;q=0.7' }, 'vi'],
    [{ 'accept-language': 'fr-FR' }, 'en'],
    [{ 'accept-language': 'vi', cookie: 'lang=en' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'lang=vi' }, 'vi'],
    [{ 'accept-language': 'vi', cookie: 'lang=xx' }, 'vi'],
  ] as const) {
    const answer = await request.get('/', { headers, maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location, JSON.stringify(headers)).toBe(`/${language}`);
    expect(answer.headers().vary).toContain('Accept-Language');
  }
});

test('the switch leads to the same place in the other language, and is remembered', async ({ page }) => {
  await openPage(page, '/en/city/ho-chi-minh-city');
  await page.getByRole('link', { name: 'Đọc trang này bằng tiếng Việt' }).click();
  await expect(page).toHaveURL('/vi/city/thanh-pho-ho-chi-minh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hồ Chí Minh');
  await page.goto('/');
  await expect(page).toHaveURL('/vi');
  await openPage(page, '/vi/city/thanh-pho-ho-chi-minh');
  await page.getByRole('link', { name: 'Read this page in English' }).click();
  await expect(page).toHaveURL('/en/city/ho-chi-minh-city');
});

test('the switch keeps up with where one goes without a new page', async ({ page }) => {
  await openPage(page, '/en');
  await page.getByRole('main').locator('a[href="/en/city/ho-chi-minh-city"]').last().click();
  await expect(page).toHaveURL('/en/city/ho-chi-minh-city');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hồ Chí Minh City');
  await page.getByRole('link', { name: 'Đọc trang này bằng tiếng Việt' }).click();
  await expect(page).toHaveURL('/vi/city/thanh-pho-ho-chi-minh');
});

test('a story says that it is not translated, and follows its address', async ({ page, request }) => {
  const story = await publishStory(request);
  try {
    const first = `/en/blogs/${story.slug}`;
    await openPage(page, first);
    await expect(page.locator('link[hreflang=vi]')).toHaveCount(0);
    await page.getByLabel('Đọc trang này bằng tiếng Việt').click();
    await expect(page.getByText("This page hasn't been translated into Vietnamese yet.")).toBeVisible();
    await page.getByRole('link', { name: 'Về trang chủ tiếng Việt' }).click();
    await expect(page).toHaveURL('/vi');

    const second = `/en/blogs/${story.slug}-again`;
    await story.rename(`${story.slug}-again`);
    // Cached pages follow a change within a second.
    const answer = async (path: string) => {
      const given = await request.get(path, { maxRedirects: 0 });
      return [given.status(), given.headers().location];
    };
    const soon = { timeout: 1_000, intervals: [50] };
    await expect.poll(() => answer(first), soon).toEqual([301, second]);
    expect((await request.get(`/vi/blogs/${story.slug}`)).status()).toBe(404);

    await story.rename(story.slug);
    await expect.poll(() => answer(first), soon).toEqual([200, undefined]);
    await expect.poll(() => answer(second), soon).toEqual([301, first]);
  } finally {
    await story.remove();
  }
  await expect
    .poll(async () => (await request.get(`/en/blogs/${story.slug}`)).status(), {
      timeout: 1_000,
      intervals: [50],
    })
    .toBe(404);
});

test('an unknown page, language or record is a 404 with a way home', async ({ page }) => {
  for (const [path, home] of [
    ['/en/nowhere/at-all', '/en'],
    ['/fr/city/hue', '/en'],
    ['/en/city/atlantis', '/en'],
    ['/vi/blogs/khong-co-bai-nay', '/vi'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    const vietnamese = home === '/vi';
    const title = vietnamese ? 'Không tìm thấy trang' : 'Page not found';
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await expect(page, path).toHaveTitle(`${title} · Visit Vietnam`);
    await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', /noindex/);
    await page
      .getByRole('main')
      .getByRole('link', { name: vietnamese ? 'Về trang chủ' : 'Back home' })
      .click();
    await expect(page).toHaveURL(home);
  }
  // A record's address in the other language leads to its own in this one.
  await page.goto('/vi/city/ho-chi-minh-city');
  await expect(page).not.toHaveURL(/ho-chi-minh-city/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hồ Chí Minh/);
});

for (const path of ['/en/blogs', '/en/thingstodo', '/en/city/hoi-an', '/en/itineraries', '/en/events']) {
  test(`names and dishes on ${path} are said to be Vietnamese, and on its Vietnamese side nothing is`, async ({
    page,
  }) => {
    await openPage(page, path);
    const main = page.getByRole('main');
    const unmarked = await main.evaluate((element) => {
      // Letters that English does not have, outside of what says that it is Vietnamese or is for the eye alone.
      const letters = /[đơưăạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;
      return [...element.querySelectorAll('h1, h2, h3, .prose p, article p')]
        .filter((one) => !one.closest('[lang="vi"], [aria-hidden="true"]'))
        .map((one) => {
          const copy = one.cloneNode(true) as HTMLElement;
          for (const named of copy.querySelectorAll('[lang="vi"]')) named.remove();
          return copy.textContent ?? '';
        })
        .filter((text) => letters.test(text));
    });
    expect(unmarked).toEqual([]);
    expect(await main.locator('span[lang="vi"]').count()).toBeGreaterThan(3);
    await openPage(page, path.replace('/en/', '/vi/'));
    await expect(main.locator('span[lang="vi"]')).toHaveCount(0);
  });
}
