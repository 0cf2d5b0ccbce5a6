import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { adminHeaders, mark, signIn } from './admin-session';

test.describe('words of the interface', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(({ isMobile }) => isMobile, 'translating is for wider screens');

  const grid = '/admin/languages/vi/translate?namespace=guides&keyword=app.by_hand_lead';

  test('a text that is written saves itself, is seen on the site a moment later, and goes back to what ships', async ({
    page,
    request,
    browser,
  }) => {
    const word = mark();
    // A try before this one may have been broken off.
    await request.put('/api/languages/vi/translations', {
      headers: await adminHeaders(),
      data: { namespace: 'guides', texts: { 'app.by_hand_lead': null } },
    });
    const visitors = await browser.newContext({ serviceWorkers: 'block' });
    const site = await visitors.newPage();
    await site.goto('/vi/downloadapp');
    const shipped = 'Nếu không thấy nút cài đặt, bạn dùng trình đơn của trình duyệt.';
    await expect(site.getByText(shipped)).toBeVisible();

    await signIn(page, grid);
    const field = page.getByRole('textbox', { name: 'Bản dịch của app.by_hand_lead' });
    await field.fill(`Không thấy nút cài đặt? ${word}`);
    await expect(page.getByRole('status').filter({ hasText: 'Đã lưu' })).toBeVisible();
    await expect(page.getByText(`Bản có sẵn: ${shipped}`)).toBeVisible();
    // Both what the server wrote and what the browser made of it.
    await expect
      .poll(async () => (await site.goto('/vi/downloadapp'))?.text(), { intervals: [100] })
      .toContain(word);
    await site.waitForLoadState('networkidle');
    await expect(site.getByText(word)).toBeVisible();

    await page.getByRole('button', { name: /^Lấy lại bản có sẵn/ }).click();
    await expect(field).toHaveValue(shipped);
    await expect
      .poll(async () => (await site.goto('/vi/downloadapp'))?.text(), { intervals: [100] })
      .toContain(shipped);
    await visitors.close();
  });

  test('a lost variable is named at the text, which keeps what was typed', async ({ page }) => {
    await signIn(page, '/admin/languages/vi/translate?namespace=common&keyword=pagination.page');
    const field = page.getByRole('textbox', { name: 'Bản dịch của pagination.page' });
    await field.fill('Trang số');
    await expect(page.getByText('Hãy giữ nguyên {{page}}.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('Trang số');
    await field.press('Escape');
    await expect(field).toHaveValue('Trang số');
    await page.getByRole('button', { name: 'Chèn {{page}}' }).click();
    await expect(field).toHaveValue(/\{\{page\}\}/);
    await expect(page.getByRole('status').filter({ hasText: 'Đã lưu' })).toBeVisible();
    await page.getByRole('button', { name: /^Lấy lại bản có sẵn/ }).click();
    await expect(field).toHaveValue('Trang {{page}}');
  });

  test('a file shows what it would change, names what is wrong, and is written as a whole', async ({
    page,
    request,
  }) => {
    const word = mark();
    await signIn(page, '/admin/languages/vi/translate?namespace=offline');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Xuất JSON' }).click(),
    ]);
    const texts = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      offline: Record<string, string>;
    };
    const [key = '', shipped = ''] =
      Object.entries(texts.offline).find(([, text]) => !text.includes('{{')) ?? [];
    await page.getByRole('button', { name: 'Nhập JSON' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nhập câu chữ từ tệp JSON' });
    const give = (value: unknown) =>
      dialog.getByLabel('Tệp JSON').setInputFiles({
        name: 'texts.json',
        mimeType: 'application/json',
        buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
      });
    await give('{ "offline": ');
    await expect(dialog.getByRole('alert')).toHaveText('Tệp này không phải JSON hợp lệ.');
    await give({ offline: { ...texts.offline, [key]: `${shipped} ${word}`, no_such_key: 'x' } });
    await expect(dialog.getByText('offline.no_such_key')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Ghi/ })).toHaveCount(0);
    await give({ offline: { ...texts.offline, [key]: `${shipped} ${word}` } });
    await expect(dialog.getByText('1 câu sẽ thay đổi')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ghi 1 câu' }).click();
    await expect(page.getByText('Nhập câu chữ thành công!')).toBeVisible();
    const edits = (await (await request.get('/api/locales/vi')).json()) as {
      data: { offline: Record<string, string> };
    };
    expect(edits.data.offline[key]).toBe(`${shipped} ${word}`);
    const headers = await adminHeaders();
    await request.put('/api/languages/vi/translations', {
      headers,
      data: { namespace: 'offline', texts: { [key]: null } },
    });
  });
});

test('a letter is written with its variables, looked at as its reader gets it, tried and put back', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'letters are written on wider screens');
  const word = mark();
  await signIn(page, '/admin/emailtemplate');
  await page.getByRole('link', { name: 'Xác nhận đã nhận lời nhắn' }).click();
  const preview = page.getByRole('region', { name: 'Xem trước' });
  const subject = page.getByLabel('Tiêu đề thư');
  await subject.fill(`Đã nhận lời nhắn ${word} của `);
  await page.getByRole('button', { name: 'Chèn {{full_name}}' }).click();
  await expect(preview.getByText(`Đã nhận lời nhắn ${word} của Nguyễn Mai Anh`)).toBeVisible();
  const letter = page.frameLocator('iframe[title="Thư xem trước"]');
  await expect(letter.getByText('Chào Nguyễn Mai Anh,')).toBeVisible();
  const html = page.getByLabel('Nội dung HTML');
  const shipped = await html.inputValue();
  await html.fill(`${shipped}\n<p>{{tuition}}</p>`);
  await expect(page.getByText('Không có giá trị cho {{tuition}}.')).toBeVisible();
  await html.fill(`${shipped}\n<p>Hẹn sớm gặp lại ${word}.</p><script>alert(1)</script>`);
  await expect(letter.getByText(`Hẹn sớm gặp lại ${word}.`)).toBeVisible();
  await preview.getByRole('button', { name: 'Chữ thuần' }).click();
  await expect(preview.locator('pre')).toContainText('Chào Nguyễn Mai Anh,');
  // What stands on the screen is tried before it is saved.
  await page.getByRole('button', { name: 'Gửi thử cho tôi' }).click();
  await expect(page.getByText(/Thư thử đang được gửi đến/)).toBeVisible();
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Cập nhật mẫu email thành công!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/emailtemplate\/edit\/\d+$/);
  await expect(html).not.toHaveValue(/script/);
  await page.getByRole('button', { name: 'Lịch sử' }).click();
  await expect(page.getByRole('dialog', { name: 'Lịch sử chỉnh sửa' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Về bản có sẵn' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dùng bản có sẵn' }).click();
  await expect(page).toHaveURL('/admin/emailtemplate/edit/contact_received');
  await expect(html).toHaveValue(shipped);
});
