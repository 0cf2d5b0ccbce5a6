import { expect, type Page, test } from '@playwright/test';
import { mark, signIn } from './admin-session';
import { faultsInItsTheme } from './support/axe';
import { type Office, office, type Row } from './support/office';

const wideOnly = 'the languages are side by side on wide screens';

const makeTour = ({ make, cityId, styleId }: Office, word: string) =>
  make('/tour', {
    lang_id: 'vi',
    title: `Đường mòn ${word}`,
    status: 1,
    duration_days: 2,
    duration_nights: 1,
    departure_point_id: cityId,
    travel_style_id: styleId,
    price: 2_500_000,
    days: [
      { day: 1, title: 'Vào bản', stops: [{ title: 'Cổng bản' }] },
      { day: 2, title: 'Xuống núi' },
    ],
  });

const makePlace = ({ make, cityId }: Office, word: string, given: object = {}) =>
  make('/resources', {
    lang_id: 'vi',
    title: `Bến ${word}`,
    description: `Bến thuyền ${word} bên sông, mở cửa cả tuần.`,
    status: 1,
    resource_type: 3188,
    city_id: cityId,
    ...given,
  });

const save = async (page: Page, said: string) => {
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText(said)).toBeVisible();
};

test('a programme is written in two languages, and its stops change their days', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, wideOnly);
  test.setTimeout(90_000);
  const word = mark();
  const api = await office(request);
  const tour = await makeTour(api, word);
  const place = await makePlace(api, word);
  await signIn(page, `/admin/tours/edit/${tour.id}`);
  await page
    .getByRole('region', { name: /^Tiếng Anh/ })
    .getByRole('textbox', { name: 'Tiêu đề' })
    .fill(`Footpath ${word}`);

  await page.getByRole('button', { name: 'Mở tất cả các ngày' }).click();
  const programme = page.getByRole('list', { name: 'Chương trình từng ngày' });
  const day = (number: number) => programme.locator('> li').nth(number - 1);
  const texts = (number: number, language: string) => day(number).getByRole('group', { name: language });
  await texts(1, 'Tiếng Anh').getByLabel('Tiêu đề của ngày').fill('Into the village');
  await texts(2, 'Tiếng Anh').getByLabel('Tiêu đề của ngày').fill('Down the hill');
  await texts(2, 'Tiếng Việt').getByLabel('Bữa ăn').fill('Sáng, trưa');

  await day(1).getByRole('searchbox').fill(`ben ${word}`);
  await day(1).getByRole('list', { name: 'Địa điểm tìm được' }).getByText(place.title).click();
  const stops = (number: number) =>
    day(number)
      .getByRole('list', { name: `Điểm dừng của ngày ${number}` })
      .getByRole('listitem');
  await expect(stops(1)).toHaveText([/Cổng bản/, new RegExp(place.title)]);
  await day(1)
    .getByRole('button', { name: `Đưa ${place.title} lên` })
    .click();
  await expect(stops(1).first()).toContainText(place.title);
  await day(1).getByLabel('Chuyển Cổng bản sang ngày khác').selectOption('Ngày 2');
  await expect(stops(2)).toHaveText([/Cổng bản/]);

  await day(2).getByRole('button', { name: 'Điểm tự đặt tên' }).click();
  await stops(2).last().getByLabel('Tên trong lịch trình (Tiếng Việt)').fill('Bến đò');
  await stops(2).last().getByLabel('Tên trong lịch trình (Tiếng Anh)').fill('The ferry');
  await page.getByRole('button', { name: 'Đưa Ngày 2 lên' }).click();
  await save(page, 'Cập nhật lịch trình thành công!');

  interface Written {
    days: { day: number; title: string; meals: string; stops: { id: number; title: string }[] }[];
  }
  const written = async (language: string) =>
    (await api.read<Written>(`/tour/${tour.id}?lang_id=${language}`)).days;
  const [vi, en] = [await written('vi'), await written('en')];
  const outline = (days: Written['days']) =>
    days.map(({ day: number, title, stops: list }) => [number, title, ...list.map((stop) => stop.title)]);
  expect(outline(vi)).toEqual([
    [1, 'Xuống núi', 'Cổng bản', 'Bến đò'],
    [2, 'Vào bản', ''],
  ]);
  expect(outline(en)).toEqual([
    [1, 'Down the hill', '', 'The ferry'],
    [2, 'Into the village', ''],
  ]);
  expect(vi[0]?.meals).toBe('Sáng, trưa');

  await page.goto(`/vi/itineraries/${tour.slug}`);
  await expect(page.getByText('Bến đò').first()).toBeVisible();
});

test('a programme longer than the tour says so, and a missing title is shown at its day', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, wideOnly);
  const api = await office(request);
  const tour = await makeTour(api, mark());
  await signIn(page, `/admin/tours/edit/${tour.id}`);
  await page.getByRole('button', { name: 'Thêm ngày' }).click();
  await page.getByRole('button', { name: 'Ghi thời lượng 3 ngày 2 đêm' }).click();
  await expect(page.getByLabel('Số đêm')).toHaveValue('2');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Cập nhật lịch trình thất bại!');
  const third = page.getByRole('list', { name: 'Chương trình từng ngày' }).locator('> li').nth(2);
  const title = third.getByRole('group', { name: 'Tiếng Việt' }).getByLabel('Tiêu đề của ngày');
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.fill('Về phố');
  await save(page, 'Cập nhật lịch trình thành công!');
});

test('departures come as a series, close and go', async ({ page, request }) => {
  const api = await office(request);
  const tour = await makeTour(api, mark());
  const year = new Date().getFullYear() + 1;
  await signIn(page, `/admin/tours/edit/${tour.id}`);
  await page.getByRole('button', { name: 'Thêm nhiều chuyến' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thêm nhiều chuyến' });
  await dialog.getByLabel('Từ ngày').fill(`${year}-03-01`);
  await dialog.getByLabel('Đến ngày').fill(`${year}-03-14`);
  await dialog.getByRole('checkbox', { name: 'T7' }).check();
  await dialog.getByRole('checkbox', { name: 'CN' }).check();
  await expect(dialog.getByLabel('Giá một khách')).toHaveValue('2.500.000');
  await dialog.getByLabel('Số chỗ').fill('9');
  await expect(dialog.getByText('Sẽ thêm 4 chuyến.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Thêm 4 chuyến' }).click();
  await expect(page.getByText('Thêm chuyến khởi hành thành công!')).toBeVisible();
  const table = page.getByRole('table', { name: 'Các chuyến khởi hành' });
  await expect(table.getByText('còn 9/9 chỗ')).toHaveCount(4);

  interface Departure {
    date: string;
    is_open: boolean;
  }
  const stored = () => api.read<Departure[]>(`/tour/${tour.id}/departures`);
  const closing = table.getByRole('switch').first();
  await closing.click();
  await expect(closing).not.toBeChecked();
  expect((await stored()).map(({ is_open }) => is_open)).toEqual([false, true, true, true]);

  await table
    .getByRole('button', { name: /^Xóa chuyến/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Xóa chuyến này?' }).getByRole('button', { name: 'Xóa' }).click();
  await expect(page.getByText('Xóa chuyến khởi hành thành công!')).toBeVisible();
  await expect(table.getByText('còn 9/9 chỗ')).toHaveCount(3);

  await table
    .getByRole('button', { name: /^Sửa chuyến/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Sửa chuyến' });
  await form.getByLabel('Ngày đi').fill((await stored())[1]?.date ?? '');
  await form.getByRole('button', { name: 'Lưu' }).click();
  await expect(form.getByLabel('Ngày đi')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Ngày đi').fill(`${year}-04-01`);
  await form.getByRole('button', { name: 'Lưu' }).click();
  await expect(form).toBeHidden();
  expect((await stored()).map(({ date }) => date)).toContain(`${year}-04-01`);
});

test.describe('in both themes', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  test('lists, editors and dialogs of what can be booked have no faults', async ({
    page,
    request,
    isMobile,
  }) => {
    test.setTimeout(300_000);
    const api = await office(request);
    const hotel = await makePlace(api, mark(), {
      resource_type: 3191,
      opening_hours: { mon: [{ opens: '06:00', closes: '24:00' }] },
    });
    const room = { lang_id: 'vi', title: 'Phòng đôi', price: 1, capacity: 2, quantity: 1 };
    const { id: roomId } = await api.make(`/resources/${hotel.id}/rooms`, room);
    const [tour] = await api.read<Row[]>('/tour?admin=1&lang_id=vi');
    await signIn(page);
    for (const path of [
      '/admin/tours',
      '/admin/travel-styles',
      '/admin/attractions?vr=1',
      '/admin/hotels',
      `/admin/hotels/${hotel.id}`,
      `/admin/hotels/${hotel.id}/rooms/${roomId}`,
      `/admin/tours/edit/${tour?.id}`,
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await faultsInItsTheme(page, isMobile), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'Mở tất cả các ngày' }).click();
    await expect(page.getByRole('textbox', { name: /^Nội dung trong ngày/ }).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Tên, vị trí và cách đến/ })
      .first()
      .click();
    expect(await faultsInItsTheme(page, isMobile), 'open days').toEqual([]);
    await page.getByRole('button', { name: 'Thêm nhiều chuyến' }).click();
    await expect(page.getByRole('dialog', { name: 'Thêm nhiều chuyến' })).toBeVisible();
    expect(await faultsInItsTheme(page, isMobile), 'series').toEqual([]);
  });
});
