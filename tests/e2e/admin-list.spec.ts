import { expect, test } from '@playwright/test';
import { adminHeaders, mark, signIn } from './admin-session';

test.skip(({ isMobile }) => isMobile, 'the order and several columns are for wider screens');

test('a keyword finds without accents, waits for the typing to end, and lives in the address', async ({
  page,
}) => {
  await signIn(page, '/admin/cities');
  await page.getByRole('searchbox', { name: 'Từ khóa' }).fill('da nang');
  await expect(page).toHaveURL('/admin/cities?keyword=da+nang');
  await expect(page.getByRole('rowheader').filter({ hasText: 'Đà Nẵng' })).toHaveCount(1);
  await expect(page.getByRole('rowheader').filter({ hasText: 'Hà Nội' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Nổi bật' }).selectOption('0');
  await expect(page).toHaveURL(/is_highlight=0/);
});

test('the buttons of the order work from the keyboard and keep what they did', async ({ page }) => {
  await signIn(page, '/admin/regions');
  const titles = () => page.getByRole('rowheader').getByRole('link').allTextContents();
  const before = await titles();
  const down = page.getByRole('button', { name: `Đưa ${before[0]} xuống` });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sắp xếp vùng thành công!')).toBeVisible();
  await page.reload();
  expect(await titles()).toEqual([before[1], before[0], ...before.slice(2)]);

  await page.getByRole('button', { name: `Đưa ${before[0]} lên` }).click();
  await expect(page.getByText('Sắp xếp vùng thành công!')).toBeVisible();
  await page.reload();
  expect(await titles()).toEqual(before);
});

test('a row can be dragged with the keyboard, and the screen reader hears where it is', async ({ page }) => {
  await signIn(page, '/admin/blog-categories');
  const first = page.getByRole('rowheader').getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  const handle = page.getByRole('button', { name: `Kéo để sắp xếp ${title}` });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Đã nhấc ${title}.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${title} đang ở vị trí 2 trên`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Sắp xếp danh mục blog thành công!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('rowheader').getByRole('link').nth(1)).toHaveText(title);
  await page.getByRole('button', { name: `Đưa ${title} lên` }).click();
  await expect(page.getByText('Sắp xếp danh mục blog thành công!')).toBeVisible();
});

test('hiding and deleting several records can be undone', async ({ page, request }) => {
  const headers = await adminHeaders();
  const word = mark();
  for (const name of ['một', 'hai']) {
    const title = `Danh mục ${word} ${name}`;
    const made = await request.post('/api/blog-categories', {
      headers,
      data: { lang_id: 'vi', title, status: 1 },
    });
    expect(made.status()).toBe(201);
  }
  await signIn(page, `/admin/blog-categories?keyword=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);

  await page.getByLabel('Chọn tất cả trên trang này').check();
  await page.getByRole('button', { name: 'Ẩn', exact: true }).click();
  await expect(page.getByText('Đã ẩn 2 mục.')).toBeVisible();
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(2);
  await page.getByRole('button', { name: 'Hoàn tác', exact: true }).click();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(2);

  await page.getByLabel('Chọn tất cả trên trang này').check();
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(page.getByText('Đã xóa 2 mục.')).toBeVisible();
  await expect(page.getByText('Không có mục nào khớp')).toBeVisible();
  await page.getByRole('button', { name: 'Hoàn tác', exact: true }).click();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(2);
});

test('a category that stories use is not deleted, and the reason is given', async ({ page, request }) => {
  const headers = await adminHeaders();
  const word = mark();
  // Of its own: other tests change the order of those that are there.
  const make = async (path: string, data: object) => {
    const answer = await request.post(path, { headers, data: { lang_id: 'vi', status: 0, ...data } });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).data.id as number;
  };
  const title = `Danh mục ${word}`;
  const category_id = await make('/api/blog-categories', { title });
  await make('/api/blogs', { title: `Bài ${word}`, category_id });
  await signIn(page, `/admin/blog-categories?keyword=${word}`);
  await page.getByRole('button', { name: `Xóa ${title}` }).click();
  await expect(page.getByRole('alert')).toContainText('Xóa danh mục blog thất bại!');
  await expect(page.getByRole('rowheader').getByRole('link')).toHaveText([title]);
});

test('what the filter finds can be taken away as a table', async ({ page }) => {
  await signIn(page, '/admin/cities?keyword=hue');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cities-vi.csv');
  const stream = await download.createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString('utf8');
  expect(text.startsWith('\uFEFF"id","lang","version","slug","title"')).toBe(true);
  expect(text).toContain('"Huế"');
  // What a list gives, the import takes.
  await page.goto('/admin/cities/import');
  await page
    .getByLabel(/CSV/)
    .setInputFiles({ name: 'cities-vi.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByText('0 mới, 0 thay đổi')).toBeVisible();
});

test('columns are chosen once and kept', async ({ page }) => {
  await signIn(page, '/admin/cities');
  await expect(page.getByRole('columnheader', { name: 'Tháng đẹp' })).toHaveCount(0);
  await page.getByText('Cột hiển thị').first().click();
  await page.getByLabel('Tháng đẹp').check();
  await expect(page.getByRole('columnheader', { name: 'Tháng đẹp' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Tháng đẹp' })).toBeVisible();
});

test('the palette goes to a record by its name', async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Tìm nhanh' }).fill('da lat');
  await expect(page.getByRole('option', { name: /Đà Lạt/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/(cities|blogs)\/\d+$/);
  await expect(page.getByRole('textbox', { name: 'Tiêu đề' }).first()).not.toHaveValue('');
});
