import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminHeaders, freshPicture, mark, signIn } from './admin-session';

test.skip(({ isMobile }) => isMobile, 'both languages are side by side on wide screens');

const panel = (page: Page, language: 'Tiếng Việt' | 'Tiếng Anh') =>
  page.getByRole('region', { name: new RegExp(`^${language}`) });

async function makeStory(request: APIRequestContext, title: string) {
  const headers = await adminHeaders();
  const categories = await request.get('/api/blog-categories?admin=1&lang_id=vi', { headers });
  const { data } = (await categories.json()) as { data: { id: number }[] };
  const made = await request.post('/api/blogs', {
    headers,
    data: {
      lang_id: 'vi',
      title,
      category_id: data[0]?.id,
      description: 'Bản đầu',
      content: '<p>Bản đầu.</p>',
    },
  });
  expect(made.status()).toBe(201);
  const story = (await made.json()) as { data: { id: number; version: number } };
  return { headers, ...story.data };
}

test('a story in two languages with a picture is published and read on the site', async ({ page }) => {
  const word = mark();
  await signIn(page, '/admin/blogs/add');
  const [vi, en] = [panel(page, 'Tiếng Việt'), panel(page, 'Tiếng Anh')];
  await vi.getByRole('textbox', { name: 'Tiêu đề' }).fill(`Đêm rằm phố cổ ${word}`);
  await expect(vi.getByText(`dem-ram-pho-co-${word}`)).toBeVisible();
  await vi.getByLabel('Mô tả ngắn').fill('Đèn lồng thắp từ sáu giờ tối.');
  await vi.getByRole('textbox', { name: 'Nội dung' }).click();
  await page.keyboard.type('Cả phố tắt điện, chỉ còn đèn lồng.');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Liên kết');
  await page.keyboard.press('Escape');
  await vi.getByLabel('Thẻ').fill('đèn lồng');
  await page.keyboard.press('Enter');

  await en.getByRole('button', { name: /Chép từ/ }).click();
  // What was only copied waits until an editor publishes it.
  const published = en.getByRole('switch');
  await expect(published).not.toBeChecked();
  await en.getByRole('textbox', { name: 'Tiêu đề' }).fill(`Full moon in the old town ${word}`);
  await published.click();
  await en.getByLabel('Mô tả ngắn').fill('Lanterns are lit from six in the evening.');
  await en.getByRole('textbox', { name: 'Nội dung' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('The streets go dark but for the lanterns.');

  await page.getByRole('button', { name: 'Chọn ảnh', exact: true }).click();
  const library = page.getByRole('dialog', { name: 'Thư viện ảnh' });
  await library.getByLabel('Tải ảnh lên').setInputFiles(await freshPicture(`lantern-${word}.png`));
  const detail = library.getByRole('region', { name: 'Ảnh đang chọn' });
  await detail.getByLabel('Mô tả ảnh (Tiếng Việt)').fill('Đèn lồng treo ngang phố');
  await detail.getByLabel('Mô tả ảnh (Tiếng Anh)').fill('Lanterns across a street');
  await detail.getByRole('button', { name: /Điểm chính/ }).press('ArrowLeft');
  await expect(detail.getByRole('button', { name: 'Điểm chính của ảnh: 48% từ trái' })).toBeVisible();
  await detail.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(library).toBeHidden();
  await expect(page.getByLabel('Mô tả ảnh (Tiếng Việt)')).toHaveValue('Đèn lồng treo ngang phố');

  await page.getByRole('combobox', { name: 'Danh mục' }).selectOption({ index: 1 });
  await page.getByRole('switch', { name: 'Hiển thị trên trang' }).click();
  await page.getByRole('button', { name: 'Tạo', exact: true }).click();
  await expect(page.getByText('Thêm blog thành công!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blogs\/\d+$/);

  const links = page.getByRole('link', { name: /^Xem trang Tiếng/ });
  await expect(links).toHaveCount(2);
  for (const [language, title, text, alt] of [
    ['vi', `Đêm rằm phố cổ ${word}`, 'Cả phố tắt điện', 'Đèn lồng treo ngang phố'],
    ['en', `Full moon in the old town ${word}`, 'The streets go dark', 'Lanterns across a street'],
  ] as const) {
    const path = await links.and(page.locator(`[href^="/${language}/"]`)).getAttribute('href');
    const answer = await page.goto(String(path));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    const picture = page.getByRole('img', { name: alt }).first();
    await expect(picture).toBeVisible();
    expect(await picture.getAttribute('src')).toContain('-f48x50');
    await page.goBack();
  }
});

test('a missing field is named at the field, which gets the focus', async ({ page }) => {
  await signIn(page, '/admin/cities/add');
  await panel(page, 'Tiếng Việt').getByRole('textbox', { name: 'Tiêu đề' }).fill(`Thành phố ${mark()}`);
  await page.getByRole('button', { name: 'Tạo', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Thêm thành phố thất bại!');
  const code = page.getByLabel('Mã thành phố');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
});

test('what is pasted from a word processor comes clean', async ({ page, request }) => {
  const { id } = await makeStory(request, `Dán ${mark()}`);
  await signIn(page, `/admin/blogs/${id}`);
  const text = panel(page, 'Tiếng Việt').getByRole('textbox', { name: 'Nội dung' });
  await text.click();
  await page.keyboard.press('Control+a');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<style>p{color:red}</style><h1 class="Mso" style="font:x">Chợ nổi</h1><p style="color:red" onclick="x()">Ghe <b>bầu</b></p><p> </p><img src="https://example.com/a.png">',
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text.locator('h2')).toHaveText('Chợ nổi');
  await expect(text.locator('strong')).toHaveText('bầu');
  await expect(text.locator('img:not(.ProseMirror-separator), [style], [onclick]')).toHaveCount(0);
});

test('a picture that is pasted goes into the library and stands where it was put', async ({
  page,
  request,
}) => {
  const { id, headers } = await makeStory(request, `Dán ảnh ${mark()}`);
  await signIn(page, `/admin/blogs/${id}`);
  const text = panel(page, 'Tiếng Việt').getByRole('textbox', { name: 'Nội dung' });
  await text.click();
  await page.keyboard.press('Control+Home');
  const { buffer, ...file } = await freshPicture('lantern.png');
  await text.evaluate(
    (element, { name, mimeType, data }) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], name, { type: mimeType }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { ...file, data: buffer.toString('base64') },
  );
  await page.keyboard.type('Trước. ');
  await expect(text.locator('img[src^="/media/"]')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Cập nhật blog thành công!')).toBeVisible();
  const stored = await request.get(`/api/blogs/${id}?admin=1&lang_id=vi`, { headers });
  expect((await stored.json()).data.content).toMatch(/Trước.*<img [^>]*src="\/media\/.*Bản đầu/);
});

test('a city keeps its gallery, its months and what search engines are told', async ({ page, request }) => {
  const word = mark();
  const headers = await adminHeaders();
  const regions = (await (await request.get('/api/region?lang_id=vi')).json()) as { data: { id: number }[] };
  const made = await request.post('/api/city', {
    headers,
    data: {
      lang_id: 'vi',
      title: `Phố ${word}`,
      city_code: word.toUpperCase(),
      region_id: regions.data[0]?.id,
    },
  });
  expect(made.status()).toBe(201);
  const { id } = ((await made.json()) as { data: { id: number } }).data;

  await signIn(page, `/admin/cities/${id}`);
  await page.getByRole('checkbox', { name: 'tháng 3', exact: true }).check();
  await page.getByRole('checkbox', { name: 'tháng 4', exact: true }).check();
  await page.getByRole('button', { name: 'Thêm video' }).click();
  await page.getByLabel('Liên kết video YouTube').fill('https://youtu.be/abcdefghijk');
  await page.getByLabel('Chú thích (Tiếng Việt)').fill('Phố nhìn từ sông');
  await page.getByRole('textbox', { name: 'Vĩ độ' }).fill('16,05');
  await page.getByLabel('Tiêu đề tìm kiếm').first().fill(`Đi ${word}`);
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Cập nhật thành phố thành công!')).toBeVisible();

  const stored = await request.get(`/api/city/${id}?admin=1&lang_id=vi`, { headers });
  expect((await stored.json()).data).toMatchObject({
    best_months: [3, 4],
    lat: 16.05,
    galleries: [{ youtube_id: 'abcdefghijk', title: 'Phố nhìn từ sông' }],
    seo: { title: `Đi ${word}` },
  });
});

test('related stories are found by name and keep their order', async ({ page, request }) => {
  const word = mark();
  const { headers, id } = await makeStory(request, `Liên quan ${word}`);
  await signIn(page, `/admin/blogs/${id}`);
  const search = page.getByRole('searchbox', { name: 'Tìm bài để thêm…' });
  const results = page.getByRole('list', { name: 'Kết quả tìm' });
  for (const [keyword, title] of [
    ['hoi an', 'Hội An'],
    ['phong nha', 'Phong Nha'],
  ] as const) {
    await search.fill(keyword);
    await results.getByRole('button').filter({ hasText: title }).first().click();
  }
  const chosen = page.getByRole('list', { name: 'Bài đã chọn' });
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await chosen.getByRole('listitem').nth(1).getByRole('button', { name: /lên$/ }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Cập nhật blog thành công!')).toBeVisible();
  const stored = await request.get(`/api/blogs/${id}?admin=1&lang_id=vi`, { headers });
  const { related_ids } = ((await stored.json()) as { data: { related_ids: number[] } }).data;
  expect(related_ids).toHaveLength(2);
  await page.reload();
  await expect(chosen.getByRole('listitem').first()).toContainText('Phong Nha');
});
