import { expect, test } from 'vitest';
import { besideProvince, provinceAsked } from '../../server/features/planner/converse/province-asked';

test('a town that a province is named after is that province, each that is named by itself', () => {
  const told = provinceAsked(
    'vi',
    'ben tre voi tra vinh gio thuoc tinh nao roi shop, tui ra Sai Gon. con san bay can tho co bay thang da lat?',
  );
  expect(told).toContain('Bến Tre đã nhập vào Vĩnh Long');
  expect(told).toContain('Trà Vinh đã nhập vào Vĩnh Long');
  expect(told).not.toContain('Cần Thơ');
  expect(told).not.toContain('Ghi vậy là đúng');
});

test('"thuoc" beside the name of a province is no medicine', () => {
  expect(provinceAsked('vi', 'Nam Dinh gio thuoc Ninh Binh roi dung ko a?')).toBe(
    'Ghi vậy là đúng. Từ 1-7-2025 Nam Định đã nhập vào Ninh Bình; người ta và biển báo vẫn hay dùng tên cũ.',
  );
  expect(provinceAsked('vi', 'thuốc say xe mua ở đâu tại Ninh Bình')).toBeNull();
});

test('what is asked beside it stays to be answered', () => {
  expect(besideProvince('Hội An giờ thuộc tỉnh nào? Vé phố cổ bao nhiêu?')).toBe('Vé phố cổ bao nhiêu?');
});
