import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { adminHeaders, freshPicture, mark, signIn } from './admin-session';
import { accessibilityFaults } from './support/axe';

test.skip(({ isMobile }) => isMobile, 'the daily work is done at a desk');

/** A story, made beside the page. */
async function story(request: APIRequestContext, given: Record<string, unknown>) {
  const headers = await adminHeaders();
  const categories = await request.get('/api/blog-categories?admin=1&lang_id=vi', { headers });
  const [category] = ((await categories.json()) as { data: Array<{ id: number }> }).data;
  const data = { lang_id: 'vi', category_id: category?.id, status: 0, ...given };
  const answer = await request.post('/api/blogs', { headers, data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { id: number; slug: string } }).data;
}

const removeStory = async (request: APIRequestContext, id: number) =>
  request.delete(`/api/blogs/${id}`, { headers: await adminHeaders() });

test('the desk begins with what waits', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Việc cần làm' })).toBeVisible();
});

for (const path of ['/bin', '/tags', '/links', '/jobs', '/searches', '/media', '/blogs/import']) {
  test(`the page ${path} holds to accessibility`, async ({ page }) => {
    await signIn(page, `/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test('what was deleted comes back from the bin, or goes for good after one more question', async ({
  page,
  request,
}) => {
  const word = mark();
  const [kept, gone] = [`Giữ ${word}`, `Bỏ ${word}`];
  const records = [await story(request, { title: kept }), await story(request, { title: gone })];
  for (const { id } of records) await removeStory(request, id);

  await signIn(page, `/admin/bin?keyword=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('button', { name: `Khôi phục ${kept}` }).click();
  await expect(page.getByText('Khôi phục 1 mục thành công, đang ở trạng thái ẩn!')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);

  await page.getByRole('checkbox', { name: `Chọn ${gone}` }).check();
  await page.getByRole('status').getByRole('button', { name: 'Xóa vĩnh viễn' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa vĩnh viễn' }).click();
  await expect(page.getByText('Xóa vĩnh viễn 1 mục thành công!')).toBeVisible();
  await expect(page.getByText('Thùng rác trống')).toBeVisible();
  const headers = await adminHeaders();
  const stored = await request.get(`/api/blogs/${records[0]?.id}?admin=1&lang_id=vi`, { headers });
  expect(stored.status()).toBe(200);
  await removeStory(request, records[0]?.id ?? 0);
});

test('a draft is seen by who has its link, and by nobody else', async ({ page, request, browser }) => {
  const title = `Bản nháp ${mark()}`;
  const { id, slug } = await story(request, { title });
  await signIn(page, `/admin/blogs/${id}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Xem trước trang Tiếng Việt' }).click();
  const address = await (await opened).waitForURL(/preview=/).then(async () => (await opened).url());

  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  const answer = await visit.goto(address);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(visit.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visit.getByText('Bản xem trước: chỉ người có liên kết này xem được trang.')).toBeVisible();
  expect((await visit.goto(`/vi/blogs/${slug}`))?.status()).toBe(404);
  expect((await visit.goto(`${address.slice(0, -3)}abc`))?.status()).toBe(404);
  await expect(visit.getByText('Liên kết xem trước này đã hết hạn')).toBeVisible();
  await stranger.close();
  await removeStory(request, id);
});

test('a table is looked through before it is written', async ({ page, request }) => {
  const word = mark();
  const { id } = await story(request, { title: `Cũ ${word}` });
  await signIn(page, '/admin/blogs/import');
  const file = (rows: string) => ({ name: 'bang.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  const chooser = page.getByLabel('Chọn tệp CSV, hoặc thả vào đây');
  await chooser.setInputFiles(file(`id,title,slug\n${id},Mới ${word},Có dấu\n999999999,Ai đó,`));
  // Nothing in the file says which language it is in.
  await expect(
    page.getByRole('heading', { name: 'Nội dung trong bảng viết bằng ngôn ngữ nào?' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Tiếng Việt', exact: true }).click();
  await expect(page.getByText('0 mới, 0 thay đổi, 0 giữ nguyên, 2 lỗi')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Không có bản ghi này.' })).toContainText('3');
  await expect(page.getByRole('button', { name: /^Ghi / })).toHaveCount(0);

  await page.getByLabel('bang.csv').setInputFiles(file(`id,lang,title\n${id},vi,Mới ${word}`));
  await expect(page.getByText('0 mới, 1 thay đổi, 0 giữ nguyên, 0 lỗi')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `Mới ${word}` })).toContainText(`Cũ ${word}`);
  await page.getByRole('button', { name: 'Ghi 1 mục' }).click();
  await expect(page.getByText('Nhập bảng thành công!')).toBeVisible();
  await page.goto(`/admin/blogs?keyword=${word}`);
  await expect(page.getByRole('rowheader')).toContainText(`Mới ${word}`);
  await removeStory(request, id);
});

test('two tags become one', async ({ page, request }) => {
  const word = mark();
  const { id } = await story(request, { title: `Thẻ ${word}`, tags: [`${word} mot`, `${word} hai`] });
  await signIn(page, `/admin/tags?keyword=${word}`);
  await page.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' }).check();
  await page.getByRole('status').getByRole('button', { name: 'Gộp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gộp 2 thẻ' });
  await dialog.getByRole('radio', { name: `${word} mot` }).check();
  await dialog.getByRole('button', { name: 'Gộp' }).click();
  await expect(page.getByText('Gộp thẻ thành công!')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('rowheader')).toContainText(`${word} mot`);

  await page.getByRole('checkbox', { name: `Chọn ${word} mot` }).check();
  await page.getByRole('status').getByRole('button', { name: 'Xóa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(page.getByText('Xóa thẻ thành công!')).toBeVisible();
  await removeStory(request, id);
});

test('a photograph is made small enough before it is sent, and what stays too large is told without sending', async ({
  page,
}) => {
  await signIn(page, '/admin/media');
  const sizes: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/media'))
      void request.allHeaders().then((headers) => sizes.push(Number(headers['content-length'])));
  });
  const files = page.getByLabel('Tải ảnh lên');
  // GIF may move: a canvas would keep its first picture only.
  const moving = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(6_000_000, 7)]);
  await files.setInputFiles({ name: 'dong.gif', mimeType: 'image/gif', buffer: moving });
  await expect(page.getByText('dong.gif: ảnh lớn hơn 5 MB')).toBeVisible();
  expect(sizes).toEqual([]);

  const name = `la-cay-${mark()}.jpg`;
  const grain = { width: 900, height: 700, channels: 3 as const };
  const photograph = await sharp(randomBytes(grain.width * grain.height * 3), { raw: grain })
    .resize(3600, 2800)
    .jpeg({ quality: 97 })
    .toBuffer();
  expect(photograph.length).toBeGreaterThan(6_000_000);
  await files.setInputFiles({ name, mimeType: 'image/jpeg', buffer: photograph });
  const detail = page.getByRole('region', { name: 'Ảnh đang chọn' });
  await expect(detail).toBeVisible({ timeout: 30_000 });
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThan(5_300_000);
  await detail.getByRole('button', { name: 'Xóa ảnh' }).click();
  await page.getByRole('dialog', { name: 'Xóa ảnh này?' }).getByRole('button', { name: 'Xóa ảnh' }).click();
  await expect(detail).toHaveCount(0);
});

test('pictures are uploaded, each fault named, and replaced where they are', async ({ page }) => {
  await signIn(page, '/admin/media');
  const name = `anh-${mark()}.png`;
  const broken = { name: 'hong.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByLabel('Tải ảnh lên').setInputFiles([broken, await freshPicture(name)]);
  await expect(page.getByText('hong.png')).toBeVisible();
  const detail = page.getByRole('region', { name: 'Ảnh đang chọn' });
  await expect(detail).toBeVisible();
  const source = () => detail.locator('img').getAttribute('src');
  const before = await source();
  await detail.getByLabel('Thay tệp khác').setInputFiles(await freshPicture(`moi-${name}`));
  await expect(page.getByText('Thay ảnh thành công ở mọi nơi đang dùng!')).toBeVisible();
  await expect.poll(source).not.toBe(before);
  // The address of before leads on to the new file.
  const led = await page.request.get(before ?? '');
  expect(new URL(led.url()).pathname).toBe(new URL((await source()) ?? '', led.url()).pathname);
  const remove = async () => {
    await detail.getByRole('button', { name: 'Xóa ảnh' }).click();
    const dialog = page.getByRole('dialog', { name: 'Xóa ảnh này?' });
    await dialog.getByRole('button', { name: 'Xóa ảnh' }).click();
    await expect(detail).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(detail).toBeVisible();

  // What the library is narrowed down to outlives a reload.
  await page.getByRole('searchbox').fill(`moi-${name}`);
  await expect(page).toHaveURL(new RegExp(`keyword=moi-${name}`));
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(`moi-${name}`);
  await page.getByRole('button', { name: `moi-${name}` }).click();
  await remove();
});
