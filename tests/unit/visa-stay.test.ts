import { expect, test } from 'vitest';
import { stayDays } from '../../server/features/planner/understand/stay-days';
import { stayTold } from '../../server/features/travel/visa/stay-told';

test('a stay that somebody speaks of is counted in days', () => {
  expect(stayDays('do brazilians need a visa for three weeks')).toBe(21);
  expect(stayDays('nguoi brazil o 4 tuan can visa khong')).toBe(28);
  expect(stayDays('visa o ba thang')).toBe(90);
  expect(stayDays('visa for brazilians')).toBeUndefined();
});

test('says whether the days that are wished are within those allowed, and nothing where either is unknown', () => {
  expect(stayTold('en', 21, 90)).toBe('21 days fit: up to 90 are allowed.');
  expect(stayTold('en', 120, 90)).toContain('120 days are more than the 90 allowed');
  expect(stayTold('vi', 21, 90)).toBe('Ở 21 ngày là được: tối đa 90 ngày.');
  expect(stayTold('en', undefined, 90)).toBe('');
  expect(stayTold('en', 21, null)).toBe('');
});
