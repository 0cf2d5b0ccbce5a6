import { expect, test } from 'vitest';
import { provinces } from '../../server/kinds/alert/area';
import { provinces as ofTheOffice } from '../../web/app/admin/alerts/provinces';

test('the form of alerts offers the 34 provinces that the API takes, in its order', () => {
  expect(ofTheOffice).toEqual(provinces);
  expect(provinces).toHaveLength(34);
});
