import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminHeaders, mark, signIn } from './admin-session';
import { accessibilityFaults, faultsInItsTheme } from './support/axe';

const panel = (page: Page, language: 'Tiếng Việt' | 'Tiếng Anh') =>
  page.getByRole('region', { name: new RegExp(`^${language}`) });

/** A travel style in Vietnamese, and in English where a title is given. */
async function makeStyle(request: APIRequestContext, vi: string, en?: string) {
  const headers = await adminHeaders();
  const made = await request.post('/api/travel-styles', {
    headers,
    data: { lang_id: 'vi', title: vi, description: `Núi và biển: ${vi}`, status: 1 },
  });
  expect(made.status()).toBe(201);
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  const write = async (data: object) =>
    expect((await request.put(`/api/travel-styles/${id}`, { headers, data })).status()).toBe(200);
  if (en) await write({ lang_id: 'en', title: en, description: `Mountains and sea: ${vi}` });
  return { id, headers, write };
}

test('a changed source is marked at its translation, shown word by word, and confirmed', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'both languages are side by side on wide screens');
  const word = mark();
  const style = await makeStyle(request, `Kiểu ${word}`, `Style ${word}`);
  await style.write({ lang_id: 'vi', description: `Núi, sông và biển: Kiểu ${word}` });
  await signIn(page, `/admin/travel-styles/${style.id}`);
  const note = panel(page, 'Tiếng Anh').getByRole('group', { name: 'Nhắc về trường Mô tả ngắn' });
  await expect(note).toContainText('Bản tiếng Việt đã đổi sau khi dịch');
  await note.getByText('Xem bản tiếng Việt đổi gì').click();
  await expect(note.locator('ins')).toContainText(['Núi, sông']);
  expect(await accessibilityFaults(page)).toEqual([]);
  await note.getByRole('button', { name: 'Vẫn đúng' }).click();
  await expect(page.getByText('Bạn đã xác nhận vẫn đúng')).toBeVisible();
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Cập nhật phong cách du lịch thành công!')).toBeVisible();
  await expect(page.getByText('Bạn đã xác nhận vẫn đúng')).toBeHidden();
  await page.reload();
  await expect(panel(page, 'Tiếng Anh').getByLabel('Mô tả ngắn')).toHaveValue(
    `Mountains and sea: Kiểu ${word}`,
  );
  await expect(page.getByText('đã đổi sau khi dịch')).toHaveCount(0);
});

test('whoever translates goes from one missing record to the next, and can keep a language back', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'both languages are side by side on wide screens');
  const word = mark();
  const first = await makeStyle(request, `Thứ nhất ${word}`);
  await makeStyle(request, `Thứ hai ${word}`);
  await signIn(page, '/admin/translations');
  await page.getByRole('link', { name: /^Phong cách du lịch, Tiếng Anh: \d+ chưa dịch$/ }).click();
  await expect(page).toHaveURL(/\/admin\/travel-styles\?lang_id=en&translation=missing/);
  await expect(page.getByLabel('Tình trạng bản dịch')).toHaveValue('missing');
  await page.goto(`/admin/travel-styles/${first.id}?lang_id=en&translation=missing`);
  const en = panel(page, 'Tiếng Anh');
  await en.getByRole('textbox', { name: 'Tiêu đề' }).fill(`First ${word}`);
  await en.getByRole('button', { name: 'Lấy nguyên bản tiếng Việt' }).first().click();
  await expect(en.getByLabel('Mô tả ngắn')).toHaveValue(`Núi và biển: Thứ nhất ${word}`);
  await en.getByRole('button', { name: 'Bỏ chữ vừa lấy' }).click();
  await expect(en.getByLabel('Mô tả ngắn')).toHaveValue('');
  await en.getByLabel('Mô tả ngắn').fill('Mountains and sea');
  await en.getByRole('switch', { name: 'Đăng bản tiếng Anh' }).click();
  await expect(en.getByText('Chưa đăng bản tiếng Anh')).toBeVisible();
  await page.getByRole('button', { name: 'Lưu và sang mục tiếp' }).click();
  await expect(page.getByText('Cập nhật phong cách du lịch thành công!')).toBeVisible();
  // What comes next may be another test's; it is not this one again.
  await expect(page).toHaveURL(
    new RegExp(`/admin/travel-styles/(?!${first.id}\\?)\\d+\\?lang_id=en&translation=missing`),
  );
  const stored = await request.get(`/api/travel-styles/${first.id}?admin=1&lang_id=en`, {
    headers: first.headers,
  });
  const { data } = (await stored.json()) as { data: { title: string; translation_issues: object } };
  expect(data).toMatchObject({ title: `First ${word}`, translation_issues: { en: ['unpublished'], vi: [] } });
});

test('a file goes out to a translator and comes back, checked before it is written', async ({
  page,
  request,
}) => {
  const word = mark();
  const style = await makeStyle(request, `Gửi dịch ${word}`);
  await signIn(page, '/admin/translations');
  await page.getByLabel('Loại nội dung').selectOption('travel_style');
  await page.getByLabel('Gồm').selectOption('missing');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải tệp' }).click();
  const stream = await (await coming).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const file = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
    entries: { id: number; fields: Record<string, { translation: string }> }[];
  };
  const entries = file.entries.filter(({ id }) => id === style.id);
  const title = entries[0]?.fields.title;
  if (!title) throw new Error('The record is not in the file.');
  title.translation = `Out and back ${word}`;
  const choose = (name: string, content: object) =>
    page
      .getByLabel('Chọn tệp JSON đã dịch')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) });

  await choose('wrong.json', { hello: 'world' });
  await expect(page.getByText('Tệp này không phải tệp bản dịch của trang.')).toBeVisible();
  await choose('translated.json', { ...file, entries });
  const report = page.getByRole('region', { name: 'Kết quả kiểm tra' });
  await expect(report).toContainText('1 bản dịch mới');
  await report.getByText(`Gửi dịch ${word}`).click();
  await expect(report.locator('ins')).toContainText([`Out and back ${word}`]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Đăng ngay những bản dịch mới').check();
  await page.getByRole('button', { name: 'Ghi 1 mục' }).click();
  await expect(page.getByText('Nhập bản dịch thành công!')).toBeVisible();
  await expect(report).toBeHidden();

  // The file is old now: it is refused whole, with the reason at the entry.
  title.translation = `Too late ${word}`;
  await choose('late.json', { ...file, entries });
  await expect(report).toContainText('đã có người sửa sau khi tải tệp');
  await expect(page.getByRole('button', { name: /^Ghi / })).toHaveCount(0);
});

test.describe('in both themes', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  test('the screens of translations have no faults and fit a narrow phone', async ({ page, isMobile }) => {
    test.setTimeout(300_000);
    await signIn(page);
    for (const path of [
      '/admin/translations',
      '/admin/travel-styles?lang_id=en&translation=missing',
      '/admin/translations/gallery?lang_id=en&translation=missing',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await faultsInItsTheme(page, isMobile), path).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/admin/translations');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
  });
});
