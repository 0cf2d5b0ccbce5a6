import { expect, type Page, test } from '@playwright/test';
import { adminHeaders, mark, signIn } from './admin-session';
import { accessibilityFaults } from './support/axe';

test.skip(({ isMobile }) => isMobile, 'both languages are side by side on wide screens');

const panel = (page: Page, language: 'Tiếng Việt' | 'Tiếng Anh') =>
  page.getByRole('region', { name: new RegExp(`^${language}`) });

const choose = (page: Page, label: string) =>
  page.getByRole('combobox', { name: label }).selectOption({ index: 1 });

interface Section {
  section: string;
  /** As toasts say it. */
  noun: string;
  base: string;
  editor?: RegExp;
  titled?: string;
  /** What a new record needs besides its titles. */
  fill?: (page: Page, word: string) => Promise<unknown>;
}

const sections: Section[] = [
  { section: 'blogs', noun: 'blog', base: '/blogs', fill: (page) => choose(page, 'Danh mục') },
  { section: 'blog-categories', noun: 'danh mục blog', base: '/blog-categories' },
  { section: 'regions', noun: 'vùng', base: '/region' },
  {
    section: 'cities',
    noun: 'thành phố',
    base: '/city',
    fill: async (page, word) => {
      await page.getByLabel('Mã thành phố').fill(word);
      await choose(page, 'Vùng');
    },
  },
  {
    section: 'experiences',
    noun: 'trải nghiệm',
    base: '/experience',
    fill: async (page) => {
      await choose(page, 'Loại trải nghiệm');
      await page.getByLabel('Giá từ, cho một người').fill('350000');
      await expect(page.getByLabel('Giá từ, cho một người')).toHaveValue('350.000');
      await panel(page, 'Tiếng Việt').getByRole('button', { name: 'Thêm dòng' }).click();
      await page.keyboard.type('Dòng đầu');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Dòng hai');
    },
  },
  {
    section: 'experience-types',
    noun: 'loại trải nghiệm',
    base: '/experience-type',
    fill: (page) => choose(page, 'Thuộc loại'),
  },
  {
    section: 'things-to-do',
    noun: 'việc nên làm',
    base: '/things-to-do',
    fill: async (page) => {
      await choose(page, 'Thành phố');
      await choose(page, 'Danh mục');
    },
  },
  {
    section: 'thingtodo-categories',
    noun: 'danh mục việc nên làm',
    base: '/thingtodo-categories',
    editor: /\/admin\/thingtodo-categories\/edit\/(\d+)$/,
  },
  {
    section: 'events',
    noun: 'sự kiện',
    base: '/event',
    fill: async (page) => {
      await choose(page, 'Loại sự kiện');
      await page.getByRole('radio', { name: 'Lặp lại theo âm lịch' }).check();
      await page.getByRole('textbox', { name: /^Ngày( \*)?$/ }).fill('10');
      await page.getByRole('combobox', { name: 'Tháng âm lịch' }).selectOption('3');
    },
  },
  {
    section: 'faqs',
    noun: 'câu hỏi thường gặp',
    base: '/faq',
    titled: 'Câu hỏi',
    fill: async (page) => {
      await page.getByRole('combobox', { name: 'Thuộc trang' }).selectOption({ label: 'An toàn' });
      for (const language of ['Tiếng Việt', 'Tiếng Anh'] as const) {
        await panel(page, language).getByRole('textbox', { name: 'Câu trả lời' }).click();
        await page.keyboard.type('Có. Yes.');
      }
    },
  },
];

for (const { section, noun, base, editor, titled = 'Tiêu đề', fill } of sections) {
  test(`${section}: the list opens, the editor saves both languages, neither has faults`, async ({
    page,
    request,
  }) => {
    const word = mark().replace(/[^a-z]/g, 'x');
    await signIn(page, `/admin/${section}`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    expect(await accessibilityFaults(page), 'list').toEqual([]);

    await page.getByRole('main').getByRole('link', { name: /^Thêm/ }).first().click();
    const titles = { 'Tiếng Việt': `Thử ${word}`, 'Tiếng Anh': `Trial ${word}` } as const;
    for (const language of ['Tiếng Việt', 'Tiếng Anh'] as const)
      await panel(page, language).getByRole('textbox', { name: titled }).fill(titles[language]);
    await fill?.(page, word);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(`Thêm ${noun} thành công!`)).toBeVisible();
    const address = editor ?? new RegExp(`/admin/${section}/(\\d+)$`);
    await expect(page).toHaveURL(address);

    await page.reload();
    for (const language of ['Tiếng Việt', 'Tiếng Anh'] as const)
      await expect(panel(page, language).getByRole('textbox', { name: titled })).toHaveValue(
        titles[language],
      );
    await page.waitForLoadState('networkidle');
    expect(await accessibilityFaults(page), 'editor').toEqual([]);

    const [, id] = address.exec(page.url()) ?? [];
    const gone = await request.delete(`/api${base}/${id}`, { headers: await adminHeaders() });
    expect(gone.status()).toBe(200);
  });
}

test('an editor goes through a list record by record, across its pages, and back to where it was', async ({
  page,
}) => {
  await signIn(page, '/admin/things-to-do');
  const rows = page.getByRole('rowheader').getByRole('link');
  const titles = await rows.allTextContents();
  await rows.nth(titles.length - 2).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(String(titles.at(-2)));
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Alt+PageDown');
  await expect(title).toHaveText(String(titles.at(-1)));
  await page.getByRole('button', { name: 'Mục sau trong danh sách' }).click();
  await expect(title).not.toHaveText(String(titles.at(-1)));
  const first = await title.textContent();
  await page.getByRole('main').getByRole('link', { name: 'Việc nên làm', exact: true }).click();
  await expect(page).toHaveURL('/admin/things-to-do?page=2');
  await expect(rows.first()).toHaveText(String(first));
});

test('the workspace of a city switches, sorts and begins what belongs to it', async ({ page }) => {
  await signIn(page, '/admin/cities?keyword=ha+noi');
  await page.getByRole('link', { name: 'Mọi nội dung của Hà Nội' }).click();
  await expect(page).toHaveURL(/\/admin\/city\/\d+\/ha-noi$/);
  await page.waitForLoadState('networkidle');
  expect(await accessibilityFaults(page)).toEqual([]);

  const things = page.getByRole('region', { name: /^Việc nên làm/ });
  const links = things.getByRole('listitem').getByRole('link');
  const [first, second] = await links.allTextContents();
  await things.getByRole('button', { name: `Đưa ${first} xuống` }).press('Enter');
  await expect(page.getByText('Sắp xếp việc nên làm thành công!')).toBeVisible();
  await page.reload();
  await expect(links.first()).toHaveText(String(second));
  await page.waitForLoadState('networkidle');
  await things.getByRole('button', { name: `Đưa ${first} lên` }).click();
  await expect(links.first()).toHaveText(String(first));

  const shown = things.getByRole('switch').first();
  await shown.click();
  await expect(shown).not.toBeChecked();
  await shown.click();
  await expect(shown).toBeChecked();

  await things.getByRole('link', { name: 'Thêm việc nên làm' }).click();
  await expect(page.getByRole('combobox', { name: 'Thành phố' }).locator('option:checked')).toHaveText(
    'Hà Nội',
  );
});

test('the palette finds events and questions, and begins new ones', async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Tìm nhanh' });
  await search.fill('tet nguyen dan');
  await expect(page.getByRole('option', { name: /Tết Nguyên đán.*Sự kiện/ })).toBeVisible();
  await search.fill('them su kien');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/events/add');
});

test('several categories are deleted together or not at all', async ({ page, request }) => {
  const headers = await adminHeaders();
  const title = `Trống ${mark()}`;
  const made = await request.post('/api/thingtodo-categories', { headers, data: { lang_id: 'vi', title } });
  expect(made.status()).toBe(201);
  await signIn(page, '/admin/thingtodo-categories?per_page=100');
  const rows = page.getByRole('rowheader');
  await page
    .getByRole('checkbox', { name: /^Chọn / })
    .nth(1)
    .check();
  await page.getByLabel(`Chọn ${title}`).check();
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Xóa danh mục việc nên làm thất bại!');
  await expect(rows.filter({ hasText: title })).toHaveCount(1);

  await page.getByRole('button', { name: `Xóa ${title}` }).click();
  await expect(page.getByText('Xóa danh mục việc nên làm thành công!')).toBeVisible();
  await expect(rows.filter({ hasText: title })).toHaveCount(0);
});

test('a list opens from a link in a letter, also one that is asked for with a POST', async ({ page }) => {
  await signIn(page);
  const answer = await page.request.get('/admin/city-pictures', {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status()).toBe(200);
});
