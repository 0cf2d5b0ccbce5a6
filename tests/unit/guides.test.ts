import { describe, expect, it } from 'vitest';
import type { Fact } from '../../web/app/api/types';
import { figureOf, guideFigures } from '../../web/app/site/guides/figures';
import { withFoldedSections } from '../../web/app/site/guides/folded-sections.server';
import { withHeadingIds } from '../../web/app/site/guides/heading-ids.server';
import { linkTarget } from '../../web/app/site/guides/known-path.server';
import { readOrder } from '../../web/app/site/guides/weather/weather-order';

const fact = (key: string, value: string, more: Partial<Fact> = {}): Fact => ({
  id: 1,
  lang_id: 'en',
  sort: 1,
  version: 1,
  created_at: '2026-11-15 08:00:00',
  updated_at: '2026-11-15 08:00:00',
  key,
  label: key,
  value,
  source: 'A resolution',
  source_url: null,
  checked_on: '2026-11-15',
  expires_on: '2027-05-15',
  is_secondary: false,
  is_expired: false,
  country_codes: [],
  max_days: null,
  valid_from: null,
  valid_until: null,
  status: 1,
  ...more,
});

describe('the figures of facts', () => {
  it.each([
    ['up to 90 days, all nationalities, since 15 August 2023', ['', '90', 'days']],
    ['about 3 working days; longer around Tết', ['', '3', 'working days']],
    ['khoảng 3 ngày làm việc, dịp Tết lâu hơn', ['', '3', 'ngày làm việc']],
    ['USD 25, not refunded if refused', ['USD', '25', '']],
    ['25 đô la Mỹ, không hoàn lại', ['', '25', 'đô la Mỹ']],
    ['day ticket 40,000 đồng, three days 90,000 đồng', ['', '40,000', 'đồng']],
    ['113', ['', '113', '']],
  ])('%s', (value, [before, number, after]) => {
    expect(figureOf(value)).toEqual({ before, number, after });
  });

  it('are shown of what may be trusted alone', () => {
    const facts = [
      fact('emergency.police', '113'),
      fact('emergency.fire', '114', { is_expired: true }),
      fact('emergency.disaster', 'ask somebody'),
    ];
    expect(guideFigures('safety', facts)).toEqual([facts[0]]);
    expect(figureOf('none at all')).toBeNull();
  });
});

describe('the headings of a guide', () => {
  it('get ids of their words that nothing else on the page has', () => {
    const { html, contents } = withHeadingIds(
      '<h2>Đổi tiền &amp; thẻ</h2><h3>Facts</h3><h2>Facts</h2><h4>Small</h4><h2>…</h2>',
      ['facts'],
    );
    expect(contents).toEqual([
      { id: 'doi-tien-the', text: 'Đổi tiền & thẻ', level: 2 },
      { id: 'facts-2', text: 'Facts', level: 3 },
      { id: 'facts-3', text: 'Facts', level: 2 },
      { id: 'part', text: '…', level: 2 },
    ]);
    expect(html).toContain('<h2 id="doi-tien-the">Đổi tiền &amp; thẻ</h2>');
    expect(html).toContain('<h4>Small</h4>');
  });
});

describe('the sections of a guide', () => {
  const section = (id: string) => `<h2 id="${id}">${id}</h2><p>text</p>`;

  it('fold under their headings, after what stands before the first', () => {
    const folded = withFoldedSections(`<p>First.</p>${section('a')}${section('b')}${section('c')}`);
    expect(folded).toMatch(
      /^<p>First\.<\/p><details class="fold-section"><summary><h2 id="a">a<\/h2><\/summary><p>/,
    );
    expect(folded.match(/<details/g)).toHaveLength(3);
    expect(folded.replace(/<\/?(?:details|summary)[^>]*>/g, '')).toContain(section('c'));
  });

  it('stay open where there are few, or where a heading stands within another block', () => {
    expect(withFoldedSections(section('a') + section('b'))).not.toContain('<details');
    const nested = `<blockquote>${section('a')}</blockquote>${section('b')}${section('c')}`;
    expect(withFoldedSections(nested)).toBe(nested);
  });
});

describe('the order of the weather', () => {
  it('is read from the address, and is that of the best months for anything else', () => {
    expect(readOrder('-rain')).toEqual({ by: 'rain', isDescending: true });
    expect(readOrder('day')).toEqual({ by: 'day', isDescending: false });
    for (const value of [null, '', 'best', '-best', 'price', '--rain', '-']) {
      expect(readOrder(value)).toEqual({ by: 'best', isDescending: false });
    }
  });
});

describe('a link that an editor has written', () => {
  it('leads to a page of this site in the reader’s language, or to another site', () => {
    expect(linkTarget('/placetogo?month=3#map', 'vi')).toBe('/vi/placetogo?month=3#map');
    expect(linkTarget('/en/placetogo', 'vi')).toBe('/en/placetogo');
    expect(linkTarget('/', 'en')).toBe('/en');
    expect(linkTarget('https://evisa.gov.vn', 'en')).toBe('https://evisa.gov.vn');
  });

  it('leads nowhere rather than to a page that is not there', () => {
    for (const link of ['', '/no-such-page', 'placetogo', '//evil.example', 'javascript:alert(1)']) {
      expect(linkTarget(link, 'en')).toBeNull();
    }
  });
});
