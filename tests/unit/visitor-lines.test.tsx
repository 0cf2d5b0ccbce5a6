import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { i18nOptions } from '../../web/app/i18n/options';
import enCommon from '../../web/app/locales/en/common.json';
import enPlaces from '../../web/app/locales/en/places.json';
import enSite from '../../web/app/locales/en/site.json';
import enVisitor from '../../web/app/locales/en/visitor.json';
import viCommon from '../../web/app/locales/vi/common.json';
import viPlaces from '../../web/app/locales/vi/places.json';
import viSite from '../../web/app/locales/vi/site.json';
import viVisitor from '../../web/app/locales/vi/visitor.json';
import { BeforeYouGo } from '../../web/app/site/visitor/before-you-go';
import type { Described } from '../../web/app/site/visitor/lines/described';
import { useVisitorLines, type VisitorSection } from '../../web/app/site/visitor/use-visitor-lines';
import { isFree } from '../../web/app/site/visitor/visitor-json-ld';

const speaking = async (lng: 'en' | 'vi') => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    ...i18nOptions,
    lng,
    defaultNS: 'common',
    resources: {
      en: { common: enCommon, places: enPlaces, site: enSite, visitor: enVisitor },
      vi: { common: viCommon, places: viPlaces, site: viSite, visitor: viVisitor },
    },
  });
  return (record: Partial<Described>): Record<string, string> => {
    let sections: VisitorSection[] = [];
    const Asking = () => {
      sections = useVisitorLines({ visitor_info: {}, accessibility: null, ...record });
      return null;
    };
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <Asking />
      </I18nextProvider>,
    );
    return Object.fromEntries(sections.map(({ name, lines, source }) => [name, lines.join(' ') || source]));
  };
};

const [en, vi] = await Promise.all([speaking('en'), speaking('vi')]);
const known = { state: 'checked' } as const;
const day = [{ opens: '08:00', closes: '17:00' }];
const week = { tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const lodging = { resource_type: 3191 };

describe('when', () => {
  test('the dates of an event say when it is, not the months in which they fall', () => {
    const season = { ...known, months: [3, 4], why: { en: 'After the harvest', vi: 'Sau vụ gặt' } };
    expect(en({ is_lunar: true, visitor_info: { season } }).season).toBe('After the harvest.');
    expect(en({ visitor_info: { season } }).season).toMatch(/March/);
  });

  test('hours by the clock leave no word of daylight, and other seasons are told in full', () => {
    const hours = { ...known, bound_to: 'daylight', last_admission: '16:30' } as const;
    expect(en({ opening_hours: week, visitor_info: { hours } }).hours).toBe('Last admission 16:30.');
    expect(en({ visitor_info: { hours: { ...hours, always_open: true } } }).hours).toBe(
      'No gate and no closing time; come in daylight. Last admission 16:30.',
    );
    const winter = { tue: [{ opens: '08:00', closes: '11:00' }], sun: [{ opens: '08:00', closes: '11:30' }] };
    const seasonal = [{ months: [11, 12, 1, 2, 3], weekly: winter }];
    expect(en({ opening_hours: week, visitor_info: { hours: { ...known, seasonal } } }).hours).toBe(
      'Other hours in November–March: Tuesday 08:00–11:00 and Sunday 08:00–11:30.',
    );
  });

  test('closing days are those without hours as well, and Tết has its dates', () => {
    const closures = {
      ...known,
      public_holidays: 'open',
      lunar: [{ from: { month: 12, day: 29 }, to: { month: 1, day: 3 } }],
    } as const;
    const record = {
      opening_hours: week,
      visitor_info: { closures: { ...closures, lunar: [...closures.lunar] } },
      lunar_closures: [{ from: '2027-02-05', to: '2027-02-08' }],
    };
    expect(en(record).closures).toBe(
      'Closed on Mondays. Closed over Tết, from the 29th of the twelfth lunar month to the 3rd of the first lunar month (in 2027: 5–8 February). Open on public holidays.',
    );
    expect(vi(record).closures).toBe(
      'Nghỉ thứ Hai hằng tuần. Nghỉ Tết từ ngày 29 tháng Chạp đến mùng 3 tháng Giêng (năm 2027: 5–8 tháng 2). Ngày lễ vẫn mở.',
    );
  });

  test('a place that never closes says so, a house with beds says nothing', () => {
    const visitor_info = { closures: { ...known, public_holidays: 'open' } } as const;
    expect(en({ visitor_info }).closures).toBe('None known; open on public holidays.');
    expect(en({ ...lodging, visitor_info }).closures).toBeUndefined();
  });

  test('days are listed as people list them', () => {
    const occurs = { ...known, weekly: ['sun', 'fri', 'sat'] } as const;
    const visitor_info = { occurs: { ...occurs, weekly: [...occurs.weekly] } };
    expect(en({ visitor_info }).occurs).toBe('Only on Fridays, Saturdays and Sundays.');
    expect(vi({ visitor_info }).occurs).toBe('Chỉ có vào thứ Sáu, thứ Bảy và Chủ nhật.');
  });

  test.each([
    [30, 45, '30–45 minutes', '30–45 phút'],
    [45, 120, '45 minutes to 2 hours', '45 phút đến 2 giờ'],
    [60, 90, '1–1½ hours', '1–1,5 giờ'],
    [120, 180, '2–3 hours', '2–3 giờ'],
    [90, 90, '1½ hours', '1 giờ rưỡi'],
  ])('from %i to %i minutes is %s', (short_minutes, duration_minutes, english, vietnamese) => {
    const record = { duration_minutes, visitor_info: { duration: { ...known, short_minutes } } };
    expect(en(record).duration).toBe(`${english}.`);
    expect(vi(record).duration).toBe(`${vietnamese}.`);
  });
});

describe('what it is like there', () => {
  test('access is said of each sense, and what is not known of them in one line', () => {
    const record = {
      accessibility: { wheelchair: 'partly', pushchair: 'no', low_vision: 'unknown', hearing: 'yes' },
    } as const;
    expect(en(record).access).toBe(
      'Wheelchair: partly accessible. Pushchair: take a baby carrier instead. Hearing: makes no difference. Not known: low vision.',
    );
    expect(vi(record).access).toBe(
      'Xe lăn: vào được một phần. Xe nôi: nên địu bé. Người khiếm thính: tham quan bình thường. Chưa rõ: người khiếm thị.',
    );
  });

  test('a house with beds is spared what every house is like', () => {
    const visitor_info = {
      effort: { ...known, level: 'easy', walk_m: 50, slope: 'flat' },
      shelter: { ...known, setting: 'indoors', rain: 'unaffected' },
      ages: { ...known, suits_from: 0 },
    } as const;
    expect(Object.keys(en({ visitor_info }))).toEqual(['effort', 'ages', 'shelter']);
    expect(en({ ...lodging, visitor_info })).toEqual({});
    const steep = { effort: { ...known, level: 'easy', walk_m: 50, slope: 'steep' } } as const;
    expect(en({ ...lodging, visitor_info: steep }).effort).toContain('Steep in places.');
  });

  test('rain is a reason against a feast only where all of it is outdoors', () => {
    const at = (setting: 'both' | 'outdoors') =>
      en({ is_lunar: true, visitor_info: { shelter: { ...known, setting, rain: 'partly' } } }).shelter;
    expect(at('both')).toBe('Partly indoors.');
    expect(at('outdoors')).toBe('Outdoors. Less comfortable in rain.');
  });

  test('a province is named in the language of the page, and one minute is one', () => {
    const reach = { ...known, minutes: 1, means: 'walk', province: 'TP. Hồ Chí Minh' } as const;
    expect(en({ visitor_info: { reach } }).reach).toBe(
      '1 minute from the centre, on foot. In Hồ Chí Minh City.',
    );
    expect(vi({ visitor_info: { reach } }).reach).toContain('Thuộc TP. Hồ Chí Minh.');
  });
});

describe('what is on offer', () => {
  test('readers of English see the price of foreigners first, and nothing costs 0', () => {
    const price = { ...known, adult: 35_000, foreign_adult: 125_000, child: 0, child_below: 7 };
    const inEnglish = en({ visitor_info: { price } }).price ?? '';
    expect(inEnglish).toMatch(
      /^Foreign visitors 125,?\.?000.*Vietnamese visitors 35.*Children under 7 free\.$/,
    );
    expect(vi({ visitor_info: { price } }).price).toMatch(/^Khách Việt Nam 35.*Khách nước ngoài 125/);
    expect(en({ visitor_info: { price: { ...known, adult: 0 } } }).price).toBe('Adults free.');
  });

  test('what is served is no list of what is left out', () => {
    const serving = (...served: NonNullable<NonNullable<Described['visitor_info']['diet']>['served']>) => ({
      visitor_info: { diet: { ...known, served } },
    });
    expect(en(serving('no_beef', 'no_pork')).diet).toBe('Possible without beef or pork.');
    expect(vi(serving('no_beef')).diet).toBe('Có món không dùng thịt bò.');
    expect(en(serving('vegetarian', 'no_beef', 'gluten_free')).diet).toBe(
      'There are vegetarian dishes. Possible without gluten.',
    );
    expect(en(serving()).diet).toBe('No vegetarian, halal or other special dishes that we know of.');
  });
});

test('a source within a text is named by its host', () => {
  const price = { state: 'unknown', source: 'A list of prices, http://210.0.2.1:801/long/way.html' } as const;
  expect(en({ visitor_info: { price } }).price).toBe(
    'Prices: we looked and found nothing certain (A list of prices, 210.0.2.1)',
  );
});

test('minutes count from the centre, or from where the record says', () => {
  const reach = { ...known, minutes: 20, means: 'boat' } as const;
  const starting_point = { en: 'Cửa Hội pier', vi: 'bến Cửa Hội' };
  expect(en({ visitor_info: { reach } }).reach).toMatch(/^20 minutes from the centre/);
  expect(en({ visitor_info: { reach: { ...reach, starting_point } } }).reach).toMatch(
    /^20 minutes from Cửa Hội pier/,
  );
  expect(vi({ visitor_info: { reach: { ...reach, starting_point } } }).reach).toMatch(
    /^Cách bến Cửa Hội 20 phút/,
  );
});

test('what is unknown is told without values, with a note at most', () => {
  const unknown = { state: 'unknown' } as const;
  const note = { en: 'Ask at the gate', vi: 'Hỏi ở cổng' };
  const visitor_info = {
    price: { ...unknown, adult: 5000, note },
    season: { ...unknown, months: [1, 2] },
    booking: { ...unknown, need: 'required' } as const,
  };
  const told = en({ visitor_info });
  expect(told.price).toBe('Ask at the gate.');
  expect(`${told.season} ${told.booking}`).not.toMatch(/January|year|Book ahead|required/i);
  expect(vi({ visitor_info }).price).toBe('Hỏi ở cổng.');
  expect(isFree({ price: { ...unknown, is_free: true } })).toBeUndefined();
});

test('that values are estimated is told once, with its day; marks and other sources stay', async () => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    ...i18nOptions,
    lng: 'en',
    defaultNS: 'common',
    resources: { en: { common: enCommon, places: enPlaces, site: enSite, visitor: enVisitor } },
  });
  const estimated = { state: 'estimated', checked_on: '2026-11-24' } as const;
  const visitor_info = {
    booking: { ...estimated, need: 'none' },
    ages: { ...estimated, suits_from: 4 },
    reach: { ...estimated, checked_on: '2026-11-26', minutes: 15, means: 'walk' },
    price: { ...known, adult: 40_000, source: 'https://museum.example', checked_on: '2026-11-25' },
  } as const;
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <BeforeYouGo record={{ visitor_info, accessibility: null }} />
    </I18nextProvider>,
  );
  const text = html.replace(/<[^>]*>/g, ' ');
  // Once for all of one day, and once in the list of sources for the way there, which is of another.
  expect(text.match(/estimate/g)).toHaveLength(2);
  expect(text).toMatch(/\* Our estimate, 11-24-2026.*Getting there: our estimate, 11-26-2026/s);
  expect(html.match(/role="img" aria-label="our estimate"/g)).toHaveLength(3);
  expect(html).toContain('href="https://museum.example"');
});
