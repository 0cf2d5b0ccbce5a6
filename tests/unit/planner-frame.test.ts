import { describe, expect, test } from 'vitest';
import type { PlannerCity } from '../../server/features/planner/candidates/cities';
import { nearestCity, uncoveredBy } from '../../server/features/planner/gazetteer/uncovered';
import { understand } from '../../server/features/planner/understand';
import { refuses } from '../../server/features/planner/understand/refusals';
import { withoutTelex } from '../../server/telex';

const city = (
  id: number,
  code: string,
  names: string[],
  [lat, lon]: [number, number],
  provinces: string[] = [],
  formerNames: string[] = [],
): PlannerCity => ({
  id,
  code,
  slug: code.toLowerCase(),
  title: code,
  lat,
  lon,
  isHighlight: true,
  place: id,
  bestMonths: [],
  normals: [],
  records: 10,
  names,
  formerNames,
  provinces,
  signals: new Set(),
});

const cities = [
  city(1, 'HAN', ['ha noi', 'hanoi'], [21.03, 105.85]),
  city(2, 'HUE', ['hue'], [16.47, 107.58]),
  city(3, 'HOI', ['hoi an'], [15.88, 108.33]),
  city(4, 'SGN', ['ho chi minh city', 'tp ho chi minh'], [10.78, 106.7], [], ['binh duong']),
  city(5, 'NTR', ['nha trang'], [12.25, 109.19], ['khanh hoa']),
  city(6, 'DLT', ['da lat'], [11.94, 108.44], ['lam dong']),
  city(7, 'CTO', ['can tho'], [10.03, 105.79], [], ['soc trang']),
  city(8, 'SPA', ['sa pa'], [22.34, 103.84], ['lao cai']),
  city(9, 'QNH', ['quy nhon'], [13.78, 109.22], ['gia lai', 'binh dinh']),
];
const codeOf = (id: number | null) => cities.find((one) => one.id === id)?.code ?? '';

const read = (message: string, planDays = 0) => {
  const { places, wants, ...said } = understand(message, { cities, today: '2026-11-21', planDays });
  return {
    ...said,
    ...wants,
    go: places.named.map(({ id }) => codeOf(id)).join(),
    left: places.left.map(codeOf).join(),
    from: places.origin?.id ? codeOf(places.origin.id) : (places.origin?.name ?? ''),
    base: codeOf(places.base),
    ends: codeOf(places.ends),
    starts: codeOf(places.starts),
    none: places.uncovered.map(({ name }) => name).join(),
  };
};

const holds = (message: string, expected: object, planDays = 0) => {
  const said: Record<string, unknown> = read(message, planDays);
  expect(Object.fromEntries(Object.keys(expected).map((key) => [key, said[key]]))).toEqual(expected);
};

describe('what a place is to the journey', () => {
  test.each<[string, object]>([
    ['Four days in Hue, we fly in from Hanoi', { go: 'HUE', from: 'HAN' }],
    ['We live in Ho Chi Minh City and have a long weekend for Da Lat', { go: 'DLT', from: 'SGN' }],
    ['Mình ở Cần Thơ, muốn ra Huế 3 ngày, xuất phát từ Cần Thơ', { go: 'HUE', from: 'CTO' }],
    ['tu sai gon len da lat 3 ngay', { go: 'DLT', from: 'SGN' }],
    ['10 days from Hanoi to Saigon', { go: 'HAN,SGN', from: '', starts: 'HAN' }],
    ['từ Hà Nội vào Sài Gòn 12 ngày', { go: 'HAN,SGN', from: '' }],
    ['anywhere but Sa Pa, three days in the mountains', { go: '', left: 'SPA' }],
    ['Hoi An and Hue for a week, no Hanoi please', { go: 'HOI,HUE', left: 'HAN' }],
    ['We have been to Hanoi and Hue before, what else is there?', { go: '', left: 'HAN,HUE' }],
    ['Hội An đi rồi, Huế cũng đi rồi, giờ muốn đi Đà Lạt', { go: 'DLT', left: 'HOI,HUE' }],
    ['Đà Lạt 3 ngày, đừng ghé Nha Trang', { go: 'DLT', left: 'NTR' }],
    ["why not Hue? Don't miss Hoi An", { go: 'HUE,HOI', left: '' }],
    ['Cần Thơ rồi ra Nha Trang, 6 ngày', { go: 'CTO,NTR', left: '' }],
    ['a week based in Hoi An with a day in Hue', { go: 'HOI,HUE', base: 'HOI' }],
    ['ở cố định khách sạn tại Nha Trang 5 ngày, có ngày chạy lên Đà Lạt', { base: 'NTR' }],
    ['Hanoi, Hue and Hoi An, our flight home is from Hoi An', { ends: 'HOI', from: '' }],
    ['bắt đầu ở Huế, kết thúc ở Hà Nội, 6 ngày', { starts: 'HUE', ends: 'HAN' }],
    ['3 days in Hue, on the last we leave by the noon train to Hanoi', { go: 'HUE', from: '' }],
    ['how far is it from Hanoi to Hue?', { go: 'HAN,HUE', from: '' }],
  ])('%s', holds);

  test('a change of a plan says itself what is to be done with a city', () => {
    holds('skip Hue', { go: 'HUE', verb: 'remove' }, 4);
    holds("we've already been to Hue", { go: 'HUE', verb: 'remove' }, 4);
  });
});

describe('places that the site has nothing about', () => {
  test.each<[string, object]>([
    ['3 days in Kon Tum', { go: '', none: 'Kon Tum' }],
    ['Pleiku va Gia Lai 3 ngay', { go: '', none: 'Pleiku' }],
    ['Bình Dương và Sóc Trăng', { go: '', none: 'Bình Dương,Sóc Trăng' }],
    ['two days on Ly Son island, then Hoi An', { go: 'HOI', none: 'Lý Sơn' }],
    ['Khánh Hòa 4 ngày', { go: 'NTR', none: '' }],
    ['Đà Lạt 4 ngày, tôi đi từ Hải Phòng', { go: 'DLT', from: 'Hải Phòng', none: '' }],
    ['not Lang Son again', { none: '' }],
    ['Sơn La 2 ngày', { go: '', none: 'Sơn La' }],
    ['Lào Cai 3 ngày', { go: 'SPA', none: '' }],
    ['Bắc Hà market and Fansipan', { go: 'SPA', none: '' }],
    ['two days around Lak Lake', { go: '', none: 'Hồ Lắk' }],
    ['a weekend at the Perfume Pagoda', { go: 'HAN', none: '' }],
    ['Hue, then the Perfume Pagoda', { go: 'HUE', none: '' }],
    // Letters of other words, and words that are no names.
    ['Huế 2 ngày, làng có gì hay, ngắm bình minh', { go: 'HUE', none: '' }],
    ['hue 2 ngay, minh hoa di an sang nhu the nao', { go: 'HUE', none: '' }],
  ])('%s', holds);

  test('are covered as soon as a city stands there', () => {
    const covered = [...cities, city(10, 'PLK', ['pleiku'], [13.98, 108])];
    expect(uncoveredBy(covered).map(({ name }) => name)).not.toContain('Pleiku');
    expect(uncoveredBy(cities).map(({ name }) => name)).toContain('Pleiku');
    expect(nearestCity({ lat: 14.35, lon: 108 }, cities)?.city.code).toBe('QNH');
  });
});

test.each<[string, object]>([
  ['We are vegan, 3 days in Hue', { diets: ['vegan'] }],
  ['my husband cannot eat shellfish', { diets: ['no_seafood'] }],
  ['a Muslim family of four', { diets: ['halal'] }],
  ['nhà mình ăn chay trường', { diets: ['vegetarian'] }],
  ['con bé dị ứng đậu phộng', { diets: ['no_nuts'] }],
  ['khong an thit heo', { diets: ['no_pork'] }],
  ['no pork and no beef, please', { diets: ['no_pork', 'no_beef'] }],
  ['I love seafood and street food', { diets: [] }],
  ['chạy xe quanh Huế', { diets: [] }],
  ['my wife is five months pregnant', { limits: ['pregnant'] }],
  ['em bị say sóng, không đi tàu', { limits: ['seasick'] }],
  ['nobody of us can ride a motorbike', { limits: ['no_motorbike'] }],
  ['tụi mình không biết chạy xe máy', { limits: ['no_motorbike'] }],
  ['I am scared of heights', { limits: ['heights'] }],
  ['with our dog', { limits: ['dog'] }],
  ['Huế 3 ngày', { limits: [], diets: [] }],
])('%s', holds);

test.each<[string, object]>([
  ['our plane lands at 22:15 on Friday', { times: { arrives: '22:15' } }],
  ['we arrive at 9pm', { times: { arrives: '21:00' } }],
  ['flight home on the 7th is at 6 am', { times: { leaves: '06:00', leaving: 'abroad' } }],
  ['máy bay đáp lúc 11h30 đêm', { times: { arrives: '23:30' } }],
  ['hạ cánh 7 giờ tối, bay về 3h chiều', { times: { arrives: '19:00', leaves: '15:00', leaving: 'flight' } }],
  ['17h lên xe về lại Sài Gòn', { times: { leaves: '17:00' } }],
  [
    'a 9 hour layover, 8am to 5pm',
    { times: { layover: 9, arrives: '08:00', leaves: '17:00', leaving: 'abroad' } },
  ],
  ['quá cảnh 6 tiếng ở Nội Bài', { times: { layover: 6, leaving: 'abroad' } }],
  ['arriving on 3 March for 5 days', { times: {} }],
  ['3 days, 2 adults', { times: {} }],
])('%s', holds);

test.each<[string, object]>([
  ['only by train', { only: 'train' }],
  ['trains only, no flights', { only: 'train' }],
  ['chỉ đi tàu hỏa', { only: 'train' }],
  ['không đi máy bay', { only: null, avoided: ['flight'] }],
  ['a private car with a driver the whole time', { only: 'car' }],
  ['we do not fly', { only: null, avoided: ['flight'] }],
  ['by train if possible', { only: null, avoided: [] }],
])('%s', (message, expected) => {
  const { transport } = read(message);
  expect(transport).toMatchObject(expected);
});

describe('what is refused', () => {
  const record = (name: string) => ({ names: [name], signals: new Set<string>() });
  test.each<[string, string, boolean]>([
    ['no basket boats', 'spin a basket boat through water coconuts', true],
    ['We already did a cooking class', 'cook lunch in a village', true],
    ['không lặn, không tàu', 'lan ngam san ho', true],
    ['chỉ đi ăn với cà phê thôi', 'chua ngoc hoang', true],
    ['no museums', 'museum of ethnology', true],
    ['no museums', 'temple of literature', false],
    ['not too rushed, please', 'old town at dusk', false],
    ['we love temples', 'temple of literature', false],
  ])('%s – %s', (message, title, isRefused) => {
    expect(refuses(read(message), new Set())(record(title))).toBe(isRefused);
  });
});

test('Telex that was not turned into accents is read, and English is left alone', () => {
  expect(withoutTelex(' ddi ddaf lajt 3 ngayf ')).toBe(' di da lat 3 ngay ');
  expect(withoutTelex(' huees hooij an 4 ngayf ')).toBe(' hue hoi an 4 ngay ');
  for (const text of [' a family of 5, 2 kids ', ' relax on the beach ', ' fly to hanoi ', ' di hue 3 ngay '])
    expect(withoutTelex(text)).toBe(text);
});
