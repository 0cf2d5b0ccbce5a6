import { expect, type Page, test } from '@playwright/test';
import { adminHeaders, mark, signIn } from './admin-session';
import { accessibilityFaults } from './support/axe';

interface Place {
  id: number;
  title: string;
  slug: string;
  visitor_info: Record<string, Record<string, unknown>>;
}

/** A place beside the page: it was checked long ago, and its text says something else than its hours. */
async function oldMuseum(page: Page) {
  const headers = await adminHeaders();
  const city = await page.request.get('/api/city?admin=1&lang_id=vi', { headers });
  const { data: cities } = (await city.json()) as { data: { id: number }[] };
  const day = [{ opens: '08:00', closes: '17:00' }];
  const answer = await page.request.post('/api/resources', {
    headers,
    data: {
      lang_id: 'vi',
      title: `Nhà trưng bày ${mark()}`,
      content: '<p>Nhà trưng bày nghỉ thứ Tư.</p>',
      status: 1,
      resource_type: 3188,
      city_id: cities[0]?.id,
      opening_hours: { tue: day, wed: day, thu: day },
      visitor_info: {
        price: { state: 'checked', source: 'Quầy vé ở cổng', checked_on: '2016-01-01', adult: 30_000 },
      },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { data: place } = (await answer.json()) as { data: Place };
  const read = async () => {
    const stored = await page.request.get(`/api/resources/${place.id}?admin=1&lang_id=vi`, { headers });
    return ((await stored.json()) as { data: Place }).data.visitor_info;
  };
  return { place, read };
}

test('what visitors have to know is written by a form, and read on the page', async ({ page }) => {
  const { place, read } = await oldMuseum(page);
  await signIn(page, `/admin/attractions/${place.id}`);
  const panel = page.getByRole('list').filter({ has: page.locator('summary', { hasText: 'Giá vé' }) });
  await panel.locator('summary', { hasText: 'Giá vé' }).click();
  await expect(panel.getByRole('textbox', { name: 'Người lớn', exact: true }).first()).toHaveValue('30.000');
  await panel.getByRole('textbox', { name: 'Trẻ em', exact: true }).fill('15000');

  await page.getByRole('combobox', { name: 'Biết thêm được gì' }).selectOption({ label: 'Đóng cửa khi nào' });
  await page.getByRole('button', { name: 'Thêm', exact: true }).click();
  // The editor goes on where the new part begins.
  await expect(page.locator('#part-closures :focus')).toHaveCount(1);
  await panel.getByRole('combobox', { name: 'Ngày lễ' }).selectOption({ label: 'đóng cửa' });
  await panel.getByRole('button', { name: 'Thêm: Nghỉ theo âm lịch' }).click();
  const [from, to] = [panel.getByRole('group', { name: 'Từ' }), panel.getByRole('group', { name: 'Đến' })];
  await from.getByRole('combobox', { name: 'Tháng' }).selectOption('12');
  await from.getByRole('combobox', { name: 'Ngày' }).selectOption('29');

  // What is missing is said where it is missing, and mending it closes nothing.
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  const month = to.getByRole('combobox', { name: 'Tháng' });
  await expect(month).toBeFocused();
  await expect(month).toHaveAttribute('aria-invalid', 'true');
  await expect(month).toHaveAccessibleDescription('Vui lòng chọn cả ngày và tháng.');
  await month.selectOption('1');
  await expect(month).toBeFocused();
  await to.getByRole('combobox', { name: 'Ngày' }).selectOption('3');

  // A sum below nothing is no sum; nothing is sent before it is mended.
  const child = panel.getByRole('textbox', { name: 'Trẻ em', exact: true });
  await child.fill('-15000');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(child).toBeFocused();
  await expect(child).toHaveAccessibleDescription(/Đây không phải là số tiền/);
  await child.fill('45000');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(child).toBeFocused();
  await expect(child).toHaveAccessibleDescription('Vé trẻ em không thể đắt hơn vé người lớn.');
  await child.fill('15000');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Cập nhật điểm tham quan thành công!')).toBeVisible();

  expect(await read()).toEqual({
    price: {
      state: 'checked',
      source: 'Quầy vé ở cổng',
      checked_on: '2016-01-01',
      adult: 30_000,
      child: 15_000,
    },
    closures: {
      state: 'estimated',
      public_holidays: 'closed',
      lunar: [{ from: { month: 12, day: 29 }, to: { month: 1, day: 3 } }],
    },
  });
  await page.goto(`/vi/attractions/${place.slug}`);
  const section = page.getByRole('region', { name: 'Trước khi đi' });
  await expect(section).toContainText('Người lớn 30.000');
  await expect(section).toContainText(/Nghỉ Tết từ ngày 29 tháng Chạp đến mùng 3 tháng Giêng \(năm \d{4}: /);
});

test('the queue shows what ran out and what a text tells otherwise, and one press settles what is still right', async ({
  page,
}) => {
  const { place, read } = await oldMuseum(page);
  await signIn(page, '/admin/visitor-info');
  // One row for the record, with all that is to be looked at in it.
  const record = page.locator('details').filter({ hasText: place.title });
  await expect(record).toHaveCount(1);
  if ((await record.getAttribute('open')) === null) await record.locator('summary').click();
  const price = record.getByRole('listitem').filter({ hasText: 'Giá vé' }).first();
  await price.getByRole('button', { name: /^Vẫn đúng/ }).click();
  await expect(page.getByText('Đã ghi là vừa kiểm tra hôm nay.')).toBeVisible();
  await expect(record.getByRole('button', { name: /^Vẫn đúng/ })).toHaveCount(0);
  // The focus goes on to what has come in its place.
  await expect(page.locator('[data-row] :focus')).toHaveCount(1);
  expect((await read()).price?.checked_on).not.toBe('2016-01-01');
  const season = record.getByRole('listitem').filter({ hasText: 'Mùa' }).first();
  await season.getByRole('button', { name: /^Không rõ/ }).click();
  await expect(page.getByText('Đã ghi: chưa ai biết.')).toBeVisible();
  expect((await read()).season).toMatchObject({ state: 'unknown' });
  const ages = record.getByRole('listitem').filter({ hasText: 'Độ tuổi' }).first();
  await ages.getByRole('button', { name: /^Không áp dụng/ }).click();
  await expect(page.getByText('Đã ghi. Sẽ không hỏi lại điều này ở mục này.')).toBeVisible();
  await expect(record.getByRole('listitem').filter({ hasText: 'Độ tuổi' })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Lý do' }).selectOption({ label: 'Bài viết nói khác dữ liệu' });
  await expect(page).toHaveURL(/reason=contradicts/);
  // The address changes some moments before the list.
  await expect(record.getByRole('listitem')).toHaveCount(1);
  if ((await record.getAttribute('open')) === null) await record.locator('summary').click();
  await expect(record).toContainText('nghỉ thứ Tư');
  await expect(record).toContainText(/Dữ liệu ghi.*Thứ Ba đến Thứ Năm 08:00–17:00/);
  await record.getByRole('link', { name: /^Mở biểu mẫu/ }).click();
  const part = page.getByRole('button', { name: 'Thêm', exact: true });
  await expect(part).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Biết thêm được gì' })).toHaveValue('closures');
  // The sentence stands beside the section for which the form was opened.
  await expect(page.locator('[data-field="visitor_info"]').getByText('nghỉ thứ Tư')).toBeVisible();
  await page.goBack();
  if ((await record.getAttribute('open')) === null) await record.locator('summary').click();
  await record.getByRole('button', { name: /^Không phải chuyện này/ }).click();
  await expect(page.getByText('Câu này sẽ không hiện lại, trừ khi được viết khác đi.')).toBeVisible();
  await expect(record).toHaveCount(0);
});

test('a value is given in the row of the queue, with the checks of the editor, and the next row follows', async ({
  page,
}) => {
  const { place, read } = await oldMuseum(page);
  await signIn(page, '/admin/visitor-info');
  const record = page.locator('details').filter({ hasText: place.title });
  if ((await record.getAttribute('open')) === null) await record.locator('summary').click();
  const price = record.getByRole('listitem').filter({ hasText: 'Giá vé' }).first();
  await price.getByRole('button', { name: /^Điền ngay/ }).click();
  await expect(price.getByRole('textbox', { name: 'Người lớn', exact: true }).first()).toHaveValue('30.000');
  // Nobody eats at a museum.
  await expect(price.getByLabel('Một bữa từ')).toHaveCount(0);
  const child = price.getByRole('textbox', { name: 'Trẻ em', exact: true });
  await child.fill('90000');
  await price.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(child).toHaveAttribute('aria-invalid', 'true');
  expect((await read()).price).toMatchObject({ checked_on: '2016-01-01' });
  await child.fill('15000');
  await price.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(record.getByRole('button', { name: /^Vẫn đúng/ })).toHaveCount(0);
  await expect(page.locator('[data-row] :focus')).toHaveCount(1);
  const stored = (await read()).price;
  expect(stored).toMatchObject({ adult: 30_000, child: 15_000, state: 'checked' });
  expect(stored?.checked_on).not.toBe('2016-01-01');
});

test('a save says what the text tells otherwise than the data, and leads to the field', async ({ page }) => {
  const { place } = await oldMuseum(page);
  await signIn(page, `/admin/attractions/${place.id}`);
  await page.getByRole('textbox', { name: 'Mô tả ngắn' }).first().fill('Nhà trưng bày nghỉ thứ Năm.');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Có 2 chỗ bài viết và dữ liệu nói khác nhau' });
  await expect(notice).toContainText('nghỉ thứ Năm');
  expect(await accessibilityFaults(page)).toEqual([]);
  await notice
    .getByRole('button', { name: /^Đến trường này/ })
    .first()
    .click();
  await expect(page.locator('[data-field="opening_hours"] :focus')).toHaveCount(1);
});

test('a pair of coordinates or the address of a map fills in both fields, and a far point is asked about', async ({
  page,
}) => {
  const { place } = await oldMuseum(page);
  await signIn(page, `/admin/attractions/${place.id}`);
  const latitude = page.getByRole('textbox', { name: 'Vĩ độ' });
  const longitude = page.getByRole('textbox', { name: 'Kinh độ' });
  await latitude.fill('21,0285° B; 105,8542° Đ');
  await latitude.blur();
  await expect(latitude).toHaveValue('21.0285');
  await expect(longitude).toHaveValue('105.8542');
  await longitude.fill('https://www.google.com/maps/@8.6824,106.6068,15z');
  await longitude.press('Enter');
  await expect(latitude).toHaveValue('8.6824');
  await expect(longitude).toHaveValue('106.6068');
  await longitude.fill('12, 115');
  await longitude.blur();
  await expect(page.getByText(/Điểm này nằm ngoài đất liền Việt Nam/)).toBeVisible();
});

test('the menu of a long form leads to its sections by keyboard, and says where one is', async ({ page }) => {
  const { place } = await oldMuseum(page);
  await signIn(page, `/admin/attractions/${place.id}`);
  const entry = page
    .getByRole('navigation', { name: 'Các phần của biểu mẫu' })
    .getByRole('link', { name: 'Điều khách cần biết' });
  await entry.press('Enter');
  await expect(page.getByRole('region', { name: 'Điều khách cần biết' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Điều khách cần biết' })).toBeInViewport();
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(new RegExp(`/admin/attractions/${place.id}$`));
});

test('form and queue have no faults', async ({ page }) => {
  const { place } = await oldMuseum(page);
  await signIn(page, '/admin/visitor-info');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(`/admin/attractions/${place.id}`);
  await page.locator('summary', { hasText: 'Giá vé' }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
});
