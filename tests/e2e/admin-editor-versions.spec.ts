import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminHeaders, mark, signIn } from './admin-session';

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

test('two editors at once: the later one chooses field by field, and both kinds of change are kept', async ({
  page,
  request,
}) => {
  const word = mark();
  const { headers, id, version } = await makeStory(request, `Xung đột ${word}`);
  await signIn(page, `/admin/blogs/${id}`);
  const vi = panel(page, 'Tiếng Việt');
  await vi.getByRole('textbox', { name: 'Tiêu đề' }).fill(`Bản của tôi ${word}`);
  await vi.getByLabel('Mô tả ngắn').fill('Mô tả của tôi');

  const other = await request.post(`/api/blogs/${id}`, {
    headers,
    data: {
      lang_id: 'vi',
      version,
      title: `Bản của họ ${word}`,
      description: 'Mô tả của họ',
      author: 'Người khác',
    },
  });
  expect(other.status()).toBe(200);

  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Có người vừa sửa nội dung này' });
  await expect(dialog.getByText(`Bản của họ ${word}`)).toBeVisible();
  await expect(dialog.getByText(`Bản của tôi ${word}`)).toBeVisible();
  await dialog
    .getByRole('group', { name: 'Mô tả ngắn' })
    .getByRole('radio', { name: /Lấy bản của họ/ })
    .check();
  await dialog.getByRole('button', { name: 'Lưu lựa chọn này' }).click();
  await expect(page.getByText('Cập nhật blog thành công!')).toBeVisible();

  const stored = await request.get(`/api/blogs/${id}?admin=1&lang_id=vi`, { headers });
  expect((await stored.json()).data).toMatchObject({
    title: `Bản của tôi ${word}`,
    description: 'Mô tả của họ',
    author: 'Người khác',
  });
  await expect(vi.getByLabel('Mô tả ngắn')).toHaveValue('Mô tả của họ');
});

test('an ended session asks to sign in on the spot and then saves what was typed', async ({
  page,
  request,
  context,
}) => {
  const word = mark();
  const { id, headers } = await makeStory(request, `Phiên ${word}`);
  await signIn(page, `/admin/blogs/${id}`);
  await panel(page, 'Tiếng Việt').getByLabel('Mô tả ngắn').fill(`Gõ trước khi hết phiên ${word}`);
  await context.clearCookies();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Phiên đăng nhập đã hết hạn.' });
  await dialog.getByLabel('Mật khẩu').fill((await import('./setup/environment')).product().adminPassword);
  await dialog.getByRole('button', { name: 'Đăng nhập và tiếp tục' }).click();
  await expect(page.getByText('Cập nhật blog thành công!')).toBeVisible();
  const stored = await request.get(`/api/blogs/${id}?admin=1&lang_id=vi`, { headers });
  expect((await stored.json()).data.description).toBe(`Gõ trước khi hết phiên ${word}`);
});

test('unsaved changes hold one back, and come back from the browser on a later visit', async ({
  page,
  request,
}) => {
  const word = mark();
  const { id } = await makeStory(request, `Nháp ${word}`);
  await signIn(page, `/admin/blogs/${id}`);
  const description = panel(page, 'Tiếng Việt').getByLabel('Mô tả ngắn');
  await description.fill(`Chưa lưu ${word}`);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, `admin:draft:blogs:${id}`);
  await page
    .getByRole('navigation', { name: 'Điều hướng chính' })
    .getByRole('link', { name: 'Vùng' })
    .click();
  const warning = page.getByRole('dialog', { name: 'Rời trang mà chưa lưu?' });
  await warning.getByRole('button', { name: 'Ở lại' }).click();
  await expect(page).toHaveURL(`/admin/blogs/${id}`);
  await page
    .getByRole('navigation', { name: 'Điều hướng chính' })
    .getByRole('link', { name: 'Vùng' })
    .click();
  await warning.getByRole('button', { name: 'Rời trang' }).click();
  await expect(page).toHaveURL('/admin/regions');

  await page.goto(`/admin/blogs/${id}`);
  await expect(description).toHaveValue('Bản đầu');
  await page.getByRole('button', { name: 'Lấy lại' }).click();
  await expect(description).toHaveValue(`Chưa lưu ${word}`);
});

test('a record is deleted from its form after a question, with what was typed, and taken back', async ({
  page,
  request,
}) => {
  const word = mark();
  const { id, headers } = await makeStory(request, `Bỏ đi ${word}`);
  await request.put(`/api/blogs/status/${id}?status=1`, { headers });
  const stored = () => request.get(`/api/blogs/${id}?admin=1&lang_id=vi`, { headers });
  await signIn(page, `/admin/blogs/${id}`);
  await panel(page, 'Tiếng Việt').getByLabel('Mô tả ngắn').fill(`Chưa lưu ${word}`);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, `admin:draft:blogs:${id}`);
  const remove = page.getByRole('button', { name: `Xóa Bỏ đi ${word}` });
  await remove.click();
  const question = page.getByRole('dialog', { name: `Xóa “Bỏ đi ${word}”?` });
  await expect(question).toContainText('khôi phục được trong 30 ngày');
  await expect(question).toContainText('ngừng hiển thị');
  await question.getByRole('button', { name: 'Giữ lại' }).click();
  await expect(remove).toBeFocused();
  expect((await stored()).status()).toBe(200);

  await remove.click();
  await question.getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(page).toHaveURL('/admin/blogs');
  expect((await stored()).status()).toBe(404);
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(page).toHaveURL(`/admin/blogs/${id}`);
  await expect(page.getByRole('switch', { name: 'Hiển thị trên trang' })).toBeChecked();
  // What was typed went with the record.
  await expect(page.getByRole('button', { name: 'Lấy lại' })).toBeHidden();
});

test('an earlier version is compared word by word and brought back', async ({ page, request }) => {
  const word = mark();
  const { headers, id, version } = await makeStory(request, `Lịch sử ${word}`);
  await request.post(`/api/blogs/${id}`, {
    headers,
    data: { lang_id: 'vi', version, description: 'Bản thứ hai' },
  });
  await signIn(page, `/admin/blogs/${id}`);
  await page.getByRole('button', { name: 'Lịch sử', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Lịch sử chỉnh sửa' });
  await drawer.getByRole('button', { name: `#${version}` }).click();
  await expect(drawer.locator('ins')).toHaveText('đầu');
  await expect(drawer.locator('del')).toHaveText('thứ hai');
  await drawer.getByRole('button', { name: 'Khôi phục bản này' }).click();
  await page
    .getByRole('dialog', { name: 'Khôi phục bản này?' })
    .getByRole('button', { name: 'Khôi phục bản này' })
    .click();
  await expect(page.getByText('Khôi phục blog thành công!')).toBeVisible();
  await expect(panel(page, 'Tiếng Việt').getByLabel('Mô tả ngắn')).toHaveValue('Bản đầu');
});

test('a changed address is saved on purpose only, and says that the old one redirects', async ({
  page,
  request,
}) => {
  const word = mark();
  const { headers, id } = await makeStory(request, `Đường dẫn ${word}`);
  await signIn(page, `/admin/blogs/${id}`);
  const vi = panel(page, 'Tiếng Việt');
  await vi.getByRole('textbox', { name: 'Tiêu đề' }).fill(`Tên khác ${word}`);
  await expect(vi.getByText(`duong-dan-${word}`)).toBeVisible();
  await vi.getByRole('button', { name: 'Sửa đường dẫn' }).click();
  await vi.getByLabel('Đường dẫn').fill(`ten-khac-${word}`);
  await expect(vi.getByText(`Đường dẫn cũ “duong-dan-${word}” sẽ tự chuyển hướng`)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Cập nhật blog thành công!')).toBeVisible();
  const stored = await request.get(`/api/blogs/${id}?admin=1&lang_id=vi`, { headers });
  expect((await stored.json()).data.slug).toBe(`ten-khac-${word}`);
});
