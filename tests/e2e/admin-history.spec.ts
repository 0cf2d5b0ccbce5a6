import { expect, type Page, test } from '@playwright/test';
import { adminHeaders, mark, signIn } from './admin-session';
import { makeAccount, makeRole, signInAs } from './support/admin-accounts';
import { accessibilityFaults } from './support/axe';

type Place = { id: number; version: number } & Record<string, unknown>;

/** A live place that somebody has overwritten: another city, no hours, another price. */
async function overwrittenPlace({ request }: Page) {
  const headers = await adminHeaders();
  const city = await request.get('/api/city?admin=1&lang_id=vi', { headers });
  const [home, away] = ((await city.json()) as { data: { id: number; title: string }[] }).data;
  const day = [{ opens: '08:00', closes: '17:00' }];
  const price = { state: 'estimated', adult: 30_000 };
  const made = await request.post('/api/resources', {
    headers,
    data: {
      lang_id: 'vi',
      title: `Thành cổ ${mark()}`,
      status: 1,
      resource_type: 3188,
      city_id: home?.id,
      opening_hours: { mon: day, tue: day },
      accessibility: { wheelchair: 'partly' },
      visitor_info: { price },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { data: place } = (await made.json()) as { data: Place };
  const change = async (data: object) => {
    const answer = await request.put(`/api/resources/${place.id}`, {
      headers,
      data: { lang_id: 'vi', ...data },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await change({
    city_id: away?.id,
    opening_hours: null,
    visitor_info: { price: { ...price, adult: 90_000 } },
    hidden_at: '2199-01-01 00:00:00',
  });
  const read = async () => {
    const answer = await request.get(`/api/resources/${place.id}?admin=1&lang_id=vi`, { headers });
    return ((await answer.json()) as { data: Place }).data;
  };
  return { place, home, away, change, read };
}

const openFirstState = async (page: Page) => {
  await page.getByRole('button', { name: 'Lịch sử' }).click();
  const drawer = page.getByRole('dialog', { name: 'Lịch sử chỉnh sửa' });
  await drawer.getByRole('button', { name: /^#1/ }).click();
  return drawer;
};

test('what was overwritten is seen in the words of the form and comes back by one press', async ({
  page,
}) => {
  const { place, home, away, read } = await overwrittenPlace(page);
  await signIn(page, `/admin/attractions/${place.id}`);
  const drawer = await openFirstState(page);
  const changed = drawer.getByRole('button', { name: /^#2/ });
  for (const name of ['Thành phố', 'Giờ mở cửa', 'Thông tin cho khách: Giá vé'])
    await expect(changed).toContainText(name);
  await expect(drawer.getByRole('button', { name: /^#1/ })).toContainText('Tạo mới');
  const difference = drawer.getByRole('definition');
  const city = difference.filter({ hasText: home?.title ?? '' });
  await expect(city.getByRole('deletion')).toHaveText(away?.title ?? '');
  await expect(city.getByRole('insertion')).toHaveText(home?.title ?? '');
  await expect(difference.filter({ hasText: '08:00' })).toContainText('Thứ Hai đến Thứ Ba');
  await expect(difference.filter({ hasText: 'Giá vé' })).toContainText('30.000');
  await expect(drawer).not.toContainText('{"');
  expect(await accessibilityFaults(page)).toEqual([]);

  // One question says what will change; who turns away from it leaves everything as it was.
  const restore = drawer.getByRole('button', { name: 'Khôi phục bản này' });
  const question = page.getByRole('dialog', { name: 'Khôi phục bản này?' });
  await restore.click();
  await expect(question.getByRole('listitem').filter({ hasText: 'Giờ mở cửa' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(drawer).toBeVisible();
  await restore.click();
  await question.getByRole('button', { name: 'Hủy' }).click();
  await expect(question).toBeHidden();
  expect(await read()).toMatchObject({ city_id: away?.id, version: 2 });
  await restore.click();
  await question.getByRole('button', { name: 'Khôi phục bản này' }).click();
  await expect(page.getByText('Khôi phục điểm tham quan thành công!')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Thành phố' })).toHaveValue(String(home?.id));
  expect(await read()).toMatchObject({
    city_id: home?.id,
    status: 1,
    hidden_at: null,
    accessibility: { wheelchair: 'partly' },
    opening_hours: { mon: [{ opens: '08:00', closes: '17:00' }] },
    visitor_info: { price: { adult: 30_000 } },
  });
});

test('whoever may not publish gets the data back and leaves the schedule; nobody goes over another', async ({
  page,
}) => {
  const { place, home, change, read } = await overwrittenPlace(page);
  const role = await makeRole(page.request, [
    'resource.read',
    'resource.update',
    'city.read',
    'theme.read',
    'media.read',
  ]);
  await signInAs(page, await makeAccount(page.request, role), `/admin/attractions/${place.id}`);
  const drawer = await openFirstState(page);
  await expect(drawer).not.toContainText('2199');
  // Somebody else saves meanwhile.
  await change({ phone: '+84 24 3826 6919' });
  const restore = async () => {
    await drawer.getByRole('button', { name: 'Khôi phục bản này' }).click();
    const question = page.getByRole('dialog', { name: 'Khôi phục bản này?' });
    await question.getByRole('button', { name: 'Khôi phục bản này' }).click();
  };
  await restore();
  await expect(page.getByText(/Người khác vừa sửa nội dung này/)).toBeVisible();
  expect(await read()).toMatchObject({ phone: '+84 24 3826 6919', opening_hours: null });

  // The history has what they did by now, and going back is one's own decision again.
  await expect(drawer.getByRole('button', { name: /^#3/ })).toContainText('Điện thoại');
  await restore();
  await expect(page.getByText('Khôi phục điểm tham quan thành công!')).toBeVisible();
  expect(await read()).toMatchObject({
    city_id: home?.id,
    status: 1,
    phone: null,
    hidden_at: '2199-01-01 00:00:00',
  });
});

test('single values of an earlier version are taken into the form, and stored by saving', async ({
  page,
}) => {
  const { place, home, away, read } = await overwrittenPlace(page);
  await signIn(page, `/admin/attractions/${place.id}`);
  const drawer = await openFirstState(page);
  await drawer.getByRole('checkbox', { name: 'Thành phố' }).uncheck();
  await drawer.getByRole('button', { name: /^Đưa \d+ mục vào biểu mẫu/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Thành phố' })).toHaveValue(String(away?.id));
  expect(await read()).toMatchObject({ opening_hours: null });
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Cập nhật điểm tham quan thành công!')).toBeVisible();
  expect(home?.id).not.toBe(away?.id);
  expect(await read()).toMatchObject({
    city_id: away?.id,
    opening_hours: { mon: [{ opens: '08:00', closes: '17:00' }] },
    visitor_info: { price: { adult: 30_000 } },
  });
});
