import { describe, expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';
import { plannerCity } from '../factories/planner-city';

const cities = [
  plannerCity(1, 'HAN', ['ha noi'], 21.03, 105.85),
  plannerCity(2, 'HUE', ['hue'], 16.46, 107.59),
  plannerCity(3, 'DAD', ['da nang'], 16.05, 108.22),
  plannerCity(4, 'SGN', ['sai gon', 'ho chi minh'], 10.78, 106.7),
  plannerCity(5, 'UIH', ['quy nhon'], 13.78, 109.22),
  plannerCity(6, 'VCS', ['con dao'], 8.69, 106.61),
  plannerCity(7, 'NBI', ['ninh binh'], 20.25, 105.97),
];

const read = (message: string) => {
  const { places, wants } = understand(message, { cities, today: '2026-11-29', planDays: 0 });
  const codeOf = (id: number | null | undefined) => cities.find((one) => one.id === id)?.code ?? null;
  const { days, start_date, adults, children, times } = wants;
  return {
    to: places.named.map(({ id }) => codeOf(id)),
    from: codeOf(places.origin?.id),
    starts: codeOf(places.starts),
    ends: codeOf(places.ends),
    days,
    start_date,
    adults,
    children,
    times,
  };
};

describe('where people live, and where they go', () => {
  test.each([
    ['2 lớn 2 bé (4 và 7 tuổi) ở Sài Gòn muốn đi Quy Nhơn 4 ngày', 'SGN', 'UIH'],
    ['2 vo chong 2 be (6 tuoi va 2 tuoi ruoi) o sai gon, ra quy nhon 4 ngay', 'SGN', 'UIH'],
    ['Gia đình em 4 người (2 bé 3t và 5t) ở Đà Nẵng, muốn ra Hà Nội chơi 3 ngày', 'DAD', 'HAN'],
    ['Vợ chồng tôi sống tại Đà Nẵng, đi Huế 3 ngày', 'DAD', 'HUE'],
    ['Em ở Hà Nội, cuối tuần này muốn đi Ninh Bình', 'HAN', 'NBI'],
  ])('%s', (message, from, to) => {
    expect(read(message)).toMatchObject({ from, to: [to] });
  });

  test('nights somewhere are no home, and a plan for the own town is one', () => {
    expect(read('Tụi mình ở Huế 2 ngày rồi ra Hà Nội 2 ngày').to).toEqual(['HUE', 'HAN']);
    expect(read('lên lịch Sài Gòn 1 ngày, tui ở Sài Gòn, thích ăn vặt')).toMatchObject({
      to: ['SGN'],
      from: null,
    });
  });

  test('a way with stops has two ends, and is no journey there and back', () => {
    expect(read('Muốn đi từ Hà Nội vào Sài Gòn bằng tàu, 12 ngày, dừng ở Huế, Đà Nẵng')).toMatchObject({
      starts: 'HAN',
      ends: 'SGN',
      from: null,
    });
    expect(read('Muốn đi từ Hà Nội vào Huế 4 ngày')).toMatchObject({ from: 'HAN', to: ['HUE'] });
  });

  test('the town to which people only return is where they come from', () => {
    expect(read('Ninh Bình rồi vào Huế, về Hà Nội, 5 ngày')).toMatchObject({
      to: ['NBI', 'HUE'],
      from: 'HAN',
    });
    expect(read('Ninh Bình rồi về Hà Nội chơi 2 ngày').to).toEqual(['NBI', 'HAN']);
  });
});

test('everyday words without accents are no airport', () => {
  expect(read('ninh binh 2n1d di tu hn, co ong ba 75t, chau 4t')).toMatchObject({
    to: ['NBI'],
    adults: 3,
    children: 1,
  });
  expect(read('bay den co ong roi choi con dao 3 ngay').to).toEqual(['VCS']);
});

describe('times', () => {
  test('weeks from now are a date, and more days a length', () => {
    expect(read('2 tuần nữa mình đi Huế 3 ngày')).toMatchObject({ days: 3, start_date: '2026-12-13' });
    expect(read('2 tuan nua di Hue')).toMatchObject({ days: undefined, start_date: '2026-12-13' });
  });

  test('a part of the day belongs to going or to coming back', () => {
    const { times } = read('Huế, đi sáng thứ bảy về tối chủ nhật');
    expect(times).toMatchObject({ leaves: '19:00' });
    expect(read('Huế 2 ngày, sáng chủ nhật về').times).toMatchObject({ leaves: '09:00' });
  });

  test('landing and the next flight on one day are a layover', () => {
    const said = read('Xuống máy bay ở Hà Nội 6h10 sáng, chuyến sau 19h45 cùng ngày, muốn ăn phở');
    expect(said).toMatchObject({ days: 1, times: { arrives: '06:10', leaves: '19:45', layover: 13 } });
  });
});

test('who is told of twice is counted once', () => {
  const elders = read('Ninh Bình 2 ngày, 2 vợ chồng với ông bà ngoại 68 tuổi. Ông bà không đi bộ xa được.');
  expect(elders.adults).toBe(4);
  expect(read('Huế 3 ngày với bọn nhỏ 8 và 11 tuổi').children).toBe(2);
});
