import { describe, expect, test } from 'vitest';
import { readPlaces as read } from '../factories/planner-places';

describe('what is left out', () => {
  test('who has been there says so without commas and in short', () => {
    expect(read('đi Huế r ko muốn đi lại, 4 ngày Hội An')).toMatchObject({
      named: ['Hội An'],
      left: ['Huế'],
    });
    expect(read('Huế đi rồi nên chọn chỗ khác, Đà Nẵng cũng đi rồi')).toMatchObject({
      left: ['Huế', 'Đà Nẵng'],
    });
    expect(read('đi Huế rồi đi Hội An 4 ngày')).toMatchObject({ named: ['Huế', 'Hội An'], left: [] });
  });

  test('a province that is done is done with all its towns, in whatever order it is said', () => {
    const both = { left: ['Hoàng Su Phì', 'Đồng Văn'] };
    expect(read('north by motorbike, ha giang already did last year')).toMatchObject(both);
    expect(read('miền bắc 5 ngày, Hà Giang đi rồi')).toMatchObject(both);
    expect(read("we've already seen Ha Giang")).toMatchObject(both);
  });

  test('a sight that was seen leaves the town around it', () => {
    const said = read('Cao Bang for 3 days, we have been to Ban Gioc before');
    expect(said).toMatchObject({ named: ['Cao Bằng'], left: [], sightsLeft: ['ban gioc'] });
  });
});

test('beyond the shore is where islands lie, and what is left out is told at the start of a clause', () => {
  expect(read('một đêm ngủ ngoài Phú Quốc, hai ngày Sài Gòn').left).toEqual([]);
  expect(read('Hội An 3 ngày, khởi hành sáng thứ sáu').left).toEqual([]);
});

test.each([
  ['Hội An 3 ngày, Đà Nẵng đông quá em không ghé đâu', 'Đà Nẵng'],
  ["Some seaside for five days, just so long as it isn't Phu Quoc", 'Phú Quốc'],
  ['An island, yes. Phú Quốc, no: thrice is enough', 'Phú Quốc'],
  ['In 2018 it was Hue. This time Hoi An, 5 days', 'Huế'],
  ['Huế em thuộc như lòng bàn tay, cho em 2 ngày Hội An', 'Huế'],
])('what is left: %s', (message, title) => {
  const { left, named } = read(message);
  expect(left).toEqual([title]);
  expect(named).not.toContain(title);
});
