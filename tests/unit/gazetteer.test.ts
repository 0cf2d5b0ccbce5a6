import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { distanceKm } from '../../server/distance';
import {
  entries,
  findPlaceNames,
  nearestDestination,
  placeById,
  placesCalled,
  presentOf,
  provinceAt,
} from '../../server/geography/gazetteer';
import { coveringOf } from '../../server/geography/gazetteer/destinations';
import { neighboursSay } from '../../server/geography/gazetteer/province-at';
import { readOutlines, textOf } from '../../server/geography/gazetteer/read';
import { kmFrom, kmFromLand } from '../../server/geography/land';

/** The 34 units since 1 July 2025, each with the former ones that it is made of, its own name first where it is one. */
const units: Record<string, string> = {
  'Hà Nội': 'Hà Nội',
  Huế: 'Thừa Thiên Huế',
  'Hải Phòng': 'Hải Phòng, Hải Dương',
  'Đà Nẵng': 'Đà Nẵng, Quảng Nam',
  'TP. Hồ Chí Minh': 'TP. Hồ Chí Minh, Bình Dương, Bà Rịa–Vũng Tàu',
  'Cần Thơ': 'Cần Thơ, Sóc Trăng, Hậu Giang',
  'Đồng Nai': 'Đồng Nai, Bình Phước',
  'Lai Châu': 'Lai Châu',
  'Điện Biên': 'Điện Biên',
  'Sơn La': 'Sơn La',
  'Lạng Sơn': 'Lạng Sơn',
  'Quảng Ninh': 'Quảng Ninh',
  'Thanh Hóa': 'Thanh Hóa',
  'Nghệ An': 'Nghệ An',
  'Hà Tĩnh': 'Hà Tĩnh',
  'Cao Bằng': 'Cao Bằng',
  'Tuyên Quang': 'Tuyên Quang, Hà Giang',
  'Lào Cai': 'Lào Cai, Yên Bái',
  'Thái Nguyên': 'Thái Nguyên, Bắc Kạn',
  'Phú Thọ': 'Phú Thọ, Vĩnh Phúc, Hòa Bình',
  'Bắc Ninh': 'Bắc Ninh, Bắc Giang',
  'Hưng Yên': 'Hưng Yên, Thái Bình',
  'Ninh Bình': 'Ninh Bình, Hà Nam, Nam Định',
  'Quảng Trị': 'Quảng Trị, Quảng Bình',
  'Quảng Ngãi': 'Quảng Ngãi, Kon Tum',
  'Gia Lai': 'Gia Lai, Bình Định',
  'Khánh Hòa': 'Khánh Hòa, Ninh Thuận',
  'Lâm Đồng': 'Lâm Đồng, Đắk Nông, Bình Thuận',
  'Đắk Lắk': 'Đắk Lắk, Phú Yên',
  'Tây Ninh': 'Tây Ninh, Long An',
  'Vĩnh Long': 'Vĩnh Long, Bến Tre, Trà Vinh',
  'Đồng Tháp': 'Đồng Tháp, Tiền Giang',
  'Cà Mau': 'Cà Mau, Bạc Liêu',
  'An Giang': 'An Giang, Kiên Giang',
};

const wide = new Set(['region', 'archipelago', 'bay']);

describe('the gazetteer', () => {
  test('knows all units of today and of before, and what became of each', () => {
    const expected = Object.entries(units).flatMap(([unit, parts]) =>
      parts.split(', ').map((part) => [part, unit]),
    );
    expect(expected).toHaveLength(63);
    expect([...presentOf].sort()).toEqual(expected.sort());
    expect(
      entries
        .filter(({ kind }) => kind === 'province')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(units).sort());
  });

  test('has more than 1,700 names, each place once, in a unit that exists', () => {
    expect(entries.length).toBeGreaterThan(1700);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const wrong = entries.filter(({ kind, province, formerly }) =>
      kind === 'region' || formerly === null
        ? kind !== 'region' && kind !== 'province' && kind !== 'bay' && kind !== 'river'
        : presentOf.get(formerly) !== province,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    for (const unit of presentOf.keys()) {
      expect([unit, entries.filter(({ formerly }) => formerly === unit).length >= 10]).toEqual([unit, true]);
    }
  });

  test('is YAML and JSON at once', () => {
    const file = 'northern-midlands.yaml';
    const ids = (parse(textOf(file)) as { id: string }[]).map(({ id }) => id);
    expect(ids.map((id) => placeById(id)?.id)).toEqual(ids);
  });

  test('puts every place on land, on an island, in a bay or at the border', () => {
    const islands = entries.filter(
      ({ kind }) => kind === 'island' || kind === 'archipelago' || kind === 'bay',
    );
    const lost = entries.filter(
      (one) =>
        !wide.has(one.kind) &&
        one.kind !== 'island' &&
        // The coast and the border are drawn to about three kilometres; lagoons count as sea.
        kmFromLand(one) > (one.kind === 'border' || one.kind === 'lake' ? 5 : 3.1) &&
        !islands.some((island) => distanceKm(island, one) < 15),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test('puts every place into the former province that its coordinates lie in', () => {
    const outlines = readOutlines();
    /** Where the outlines are out of date (README.md of the gazetteer), and a reserve on the border itself. */
    const outlinesAreWrong = [
      'than-uyen',
      'tan-uyen-lai-chau',
      'lap-vo',
      'lang-chieu-dinh-yen',
      'chau-thanh-dong-thap',
    ];
    const onTheBorder = ['khu-bao-ton-ngoc-son-ngo-luong'];
    const elsewhere = entries.filter(
      (one) =>
        one.formerly !== null &&
        !wide.has(one.kind) &&
        one.kind !== 'island' &&
        kmFrom(outlines.get(one.formerly) ?? [], one) > 2.6 &&
        neighboursSay(one, one.id) !== one.formerly,
    );
    expect(elsewhere.map(({ id }) => id).sort()).toEqual([...outlinesAreWrong, ...onTheBorder].sort());
  });

  test('has no place far from all others of its province', () => {
    const far = entries.filter(
      (one) =>
        one.formerly !== null &&
        one.kind !== 'archipelago' &&
        !entries.some(
          (other) =>
            other !== one &&
            other.formerly === one.formerly &&
            other.kind !== 'former_province' &&
            distanceKm(one, other) <= (one.kind === 'island' ? 100 : 40),
        ),
    );
    expect(far.map(({ id }) => id)).toEqual([]);
  });

  test('links the records that ship, and none that does not', () => {
    const folders = {
      city: 'cities',
      place: 'places',
      thing: 'things-to-do',
      experience: 'experiences',
      event: 'events',
    };
    const linked = entries.flatMap(({ site }) => (site ? [site] : []));
    expect(
      linked.filter(({ kind, key }) => !existsSync(`seeds/content/${folders[kind]}/${key}/record.yaml`)),
    ).toEqual([]);
    expect(new Set(linked.map(({ kind, key }) => `${kind} ${key}`)).size).toBe(linked.length);
    // A destination has an entry with its key as id.
    const cities = readdirSync('seeds/content/cities');
    expect(cities.filter((key) => !placeById(key))).toEqual([]);
    expect(linked.filter(({ kind }) => kind === 'city').length).toBeGreaterThanOrEqual(24);
  });
});

describe('names in a text', () => {
  const found = (text: string) =>
    findPlaceNames(text).map(({ written, says, entries: called }) => `${written}: ${says} ${called[0]?.id}`);

  test.each([
    ['from Saigon to TP. HCM', ['Saigon: one ho-chi-minh-city', 'TP. HCM: one ho-chi-minh-city']],
    ['HCMC, SG, HN', ['HCMC: one ho-chi-minh-city', 'SG: one ho-chi-minh-city', 'HN: one ha-noi']],
    ['Sài Gòn mưa', ['Sài Gòn: one ho-chi-minh-city']],
    ['leo Phanxipăng', ['Phanxipăng: one fansipan']],
    ['ninh thuan', ['ninh thuan: one ninh-thuan-before-2025']],
    ['kontum rồi KON TUM', ['kontum: one_centre kon-tum', 'KON TUM: one_centre kon-tum']],
    ['Hà Tây', ['Hà Tây: one ha-tay-before-1997']],
    ['hoi-an and HoiAn', ['hoi-an: one hoi-an', 'HoiAn: one hoi-an']],
    ['Thành Nhà Hồ, thanh nha ho', ['Thành Nhà Hồ: one thanh-nha-ho', 'thanh nha ho: one thanh-nha-ho']],
    ['Hoà Lạc không có, Thanh Hoá có', ['Thanh Hoá: one_centre thanh-hoa']],
    ['Ninh Bình, Bình Định', ['Ninh Bình: one_centre ninh-binh', 'Bình Định: one binh-dinh-before-2025']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('that several places have are all returned', () => {
    expect(
      findPlaceNames('Bắc Ninh')[0]
        ?.entries.map(({ kind }) => kind)
        .sort(),
    ).toEqual(['city', 'former_province', 'province']);
    expect(
      findPlaceNames('Ba Bể')[0]
        ?.entries.map(({ kind }) => kind)
        .sort(),
    ).toEqual(['lake', 'national_park', 'town']);
    expect(findPlaceNames('Vĩnh Long')[0]?.says).toBe('one_centre');
    expect(findPlaceNames('An Lão')[0]?.says).toBe('several');
  });

  test('that are ordinary words count with their accents or a capital', () => {
    expect(found('ngam binh minh o bien, nghe hoi lim')).toEqual([]);
    expect(found('Lim')).toEqual(['Lim: one lim']);
    expect(found('thị xã bình minh')).toEqual(['bình minh: one binh-minh-vinh-long']);
    expect(found('the sa ky of it')).toEqual([]);
    expect(found('cảng Sa Kỳ')).toEqual(['cảng Sa Kỳ: one cang-sa-ky']);
  });

  test('are no parts of words', () => {
    expect(found('thuế, huệ tây, mahanoi, cityhue')).toEqual([]);
  });
});

test('a point lies in a province where outlines and neighbours agree', () => {
  expect(provinceAt({ lat: 22.336, lon: 103.844 })).toEqual({ province: 'Lào Cai', formerly: 'Lào Cai' });
  expect(provinceAt({ lat: 13.77, lon: 109.2 })).toEqual({ province: 'Gia Lai', formerly: 'Bình Định' });
  expect(provinceAt({ lat: 10.034, lon: 105.788 })).toBeNull();
  expect(provinceAt({ lat: 16, lon: 111 })).toBeNull();
});

test('what the site has nothing about has a nearest destination', () => {
  const near = nearestDestination({ lat: 12.41, lon: 108.18 });
  expect(near?.entry.id).toBe('buon-ma-thuot');
  expect(near?.km).toBeGreaterThan(25);
  expect(placesCalled('Lak Lake')[0]?.id).toBe('ho-lak');
});

describe('what the destinations cover', () => {
  const destinations = [
    { key: 'ha-noi', names: ['Hà Nội'], lat: 21.034, lon: 105.85 },
    { key: 'ninh-binh', names: ['Ninh Bình'], lat: 20.252, lon: 105.918 },
    { key: 'cat-ba', names: ['Cát Bà'], lat: 20.727, lon: 107.048 },
    { key: 'hoi-an', names: ['Hội An'], lat: 15.878, lon: 108.328 },
    { key: 'sa-pa', names: ['Sa Pa'], lat: 22.336, lon: 103.844 },
  ];
  const { others, uncovered } = coveringOf(destinations);
  const leadsTo = (name: string) => [
    ...new Set(others.filter((one) => one.name === name).map(({ destination }) => destination.key)),
  ];

  test('is named by their spellings, what stands for them and their provinces', () => {
    expect(leadsTo('Hanoi').length + leadsTo('HN').length).toBeGreaterThan(0);
    expect(leadsTo('Tam Cốc')).toEqual(['ninh-binh']);
    expect(leadsTo('Quảng Nam')).toEqual(['hoi-an']);
    expect(leadsTo('Lào Cai')).toEqual(['sa-pa']);
    expect(leadsTo('Chùa Hương')).toEqual(['ha-noi']);
  });

  test('is not replaced by another town', () => {
    const names = new Set(uncovered.map(({ name }) => name));
    for (const name of ['Hải Phòng', 'Tam Kỳ', 'Sơn La', 'Kon Tum', 'Lý Sơn']) expect(names).toContain(name);
    expect(leadsTo('Hải Phòng')).toEqual([]);
    expect(names).not.toContain('Bát Tràng');
  });

  test('takes in what lies next to them, and leaves no place without an answer', () => {
    expect(leadsTo('Đông Anh')).toEqual(['ha-noi']);
    const known = new Set([...others.map(({ entry }) => entry.id), ...uncovered.map(({ id }) => id)]);
    const titles = new Set(destinations.flatMap(({ names: own }) => own));
    const lost = entries.filter(
      ({ kind, id, name, site }) =>
        site === null &&
        ['city', 'town', 'village', 'island', 'beach', 'peak', 'sight'].includes(kind) &&
        !known.has(id) &&
        !titles.has(name),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});
