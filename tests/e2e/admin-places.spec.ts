import { expect, type Page, test } from '@playwright/test';
import { mark, signIn } from './admin-session';
import { type Office, office } from './support/office';

const wideOnly = 'the languages are side by side on wide screens';

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

test('opening hours are entered once, copied over the week and read on the site', async ({
  page,
  request,
}) => {
  const word = mark();
  const api = await office(request);
  const place = await makePlace(api, word);
  await signIn(page, `/admin/attractions/${place.id}`);
  await page.getByRole('button', { name: 'Nhập giờ mở cửa' }).click();
  await page.getByRole('button', { name: 'Thêm giờ cho Thứ Hai' }).click();
  await page.getByLabel('Thứ Hai, mở lúc').fill('07:30');
  await page.getByLabel('Thứ Hai, đóng lúc').fill('16:45');
  await page.getByRole('button', { name: 'Chép giờ Thứ Hai cho cả tuần' }).click();
  await page.getByRole('button', { name: 'Bỏ khung giờ này của Chủ nhật' }).click();
  const shown = page.getByRole('list', { name: 'Giờ mở cửa trong tuần' });
  await expect(shown.getByRole('listitem').first()).toHaveText(/Thứ Hai đến Thứ Bảy\s*07:30–16:45/);
  await page.getByRole('checkbox', { name: 'Bãi biển' }).check();
  await save(page, 'Cập nhật điểm tham quan thành công!');

  await page.goto(`/vi/attractions/${place.slug}`);
  await expect(shown.getByRole('listitem').first()).toHaveText(/Thứ Hai đến Thứ Bảy\s*07:30–16:45/);
  await expect(shown.getByRole('listitem').last()).toHaveText(/Chủ nhật\s*nghỉ/);
  await expect(page.getByText('Bãi biển', { exact: true })).toBeVisible();
});

test('where a place is can be chosen on a map', async ({ page, request, isMobile }) => {
  test.skip(isMobile, wideOnly);
  test.setTimeout(90_000);
  const api = await office(request);
  const place = await makePlace(api, mark(), { lat: 16.05, lon: 108.2, status: 0 });
  await signIn(page, `/admin/attractions/${place.id}`);
  await page.getByRole('button', { name: 'Chọn trên bản đồ' }).click();
  // The pin stands once the map is ready for clicks.
  await expect(page.getByTitle('Vị trí đã chọn')).toBeVisible();
  await page.locator('.maplibregl-canvas').click({ position: { x: 80, y: 80 } });
  const latitude = page.getByRole('textbox', { name: 'Vĩ độ' });
  await expect(latitude).not.toHaveValue('16.05');
  expect(Number(await latitude.inputValue())).toBeGreaterThan(16.05);
  await save(page, 'Cập nhật điểm tham quan thành công!');
  const { lat } = await api.read<{ lat: number }>(`/resources/${place.id}?admin=1&lang_id=vi`);
  expect(lat).toBe(Number(await latitude.inputValue()));
});

test('rooms have an editor of their own and keep their order', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'the order is changed on wide screens');
  const word = mark();
  const api = await office(request);
  const hotel = await makePlace(api, word, { resource_type: 3191, hotel_type: 'homestay' });
  await api.make(`/resources/${hotel.id}/rooms`, {
    lang_id: 'vi',
    title: 'Phòng nhìn ra sông',
    price: 900_000,
    capacity: 2,
    quantity: 3,
  });
  await signIn(page, `/admin/hotels/${hotel.id}`);
  await page.getByRole('link', { name: 'Thêm loại phòng' }).click();
  // The hotel's own fields have the same names, and stay until the room's have come, under the new address already.
  await expect(page.getByRole('heading', { name: 'Thêm loại phòng' })).toBeVisible();
  await page
    .getByRole('region', { name: /^Tiếng Việt/ })
    .getByRole('textbox', { name: 'Tiêu đề' })
    .fill('Nhà sàn cả gia đình');
  await page.getByRole('textbox', { name: 'Giá' }).fill('1500000');
  await page.getByRole('textbox', { name: 'Sức chứa' }).fill('6');
  await page.getByRole('textbox', { name: 'Số phòng' }).fill('1');
  await page.getByRole('button', { name: 'Tạo', exact: true }).click();
  await expect(page.getByText('Thêm phòng thành công!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/hotels/${hotel.id}/rooms/\\d+$`));

  await page.goto(`/admin/hotels/${hotel.id}`);
  const rooms = page.getByRole('table', { name: 'Các loại phòng' });
  await expect(rooms.getByRole('rowheader')).toHaveText([/Phòng nhìn ra sông/, /Nhà sàn cả gia đình/]);
  await rooms.getByRole('button', { name: 'Đưa Nhà sàn cả gia đình lên' }).click();
  await expect(page.getByText('Sắp xếp phòng thành công!')).toBeVisible();
  await page.reload();
  await expect(rooms.getByRole('rowheader').first()).toHaveText(/Nhà sàn cả gia đình/);
  // A room stays hidden until somebody says otherwise.
  await rooms.getByRole('switch', { name: 'Hiển thị Nhà sàn cả gia đình trên trang' }).click();
  await expect(page.getByText('Cập nhật trạng thái phòng thành công!')).toBeVisible();
  await page.goto(`/vi/hotels/${hotel.slug}`);
  await expect(page.getByText('Nhà sàn cả gia đình')).toBeVisible();
});
