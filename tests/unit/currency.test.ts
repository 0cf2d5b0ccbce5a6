import { describe, expect, it } from 'vitest';
import { currencies } from '../../server/features/travel/currency/currencies';
import { ratesOf } from '../../server/features/travel/currency/feed';
import { formatForeign, readAmount } from '../../web/app/i18n/foreign-money';
import { formatVnd } from '../../web/app/i18n/money';
import en from '../../web/app/locales/en/currency.json';
import vi from '../../web/app/locales/vi/currency.json';
import { codesOf, convert, type Rate, tableUnit } from '../../web/app/site/money/convert';
import { displayCurrencies } from '../../web/app/site/money/display-currencies';
import { weatherKind } from '../../web/app/site/weather/weather-kind';

const rate = (code: Rate['code'], vnd: number): Rate => ({ code, rate: 1 / vnd, vnd, as_of: '2026-06-01' });
const rates = [rate('USD', 25_000), rate('EUR', 30_000), rate('KRW', 20)];

describe('conversion', () => {
  it('goes both ways and across, and not where a rate is missing', () => {
    expect(convert(100, 'USD', 'VND', rates)).toBeCloseTo(2_500_000);
    expect(convert(2_500_000, 'VND', 'USD', rates)).toBeCloseTo(100);
    expect(convert(120, 'USD', 'EUR', rates)).toBeCloseTo(100);
    expect(convert(5, 'VND', 'VND', rates)).toBe(5);
    expect(convert(5, 'USD', 'GBP', rates)).toBeUndefined();
    expect(codesOf(rates)).toEqual(['VND', 'USD', 'EUR', 'KRW']);
  });

  it('shows rates by amounts that one can picture', () => {
    expect([26_000, 181, 19.3, 1.6].map((vnd) => tableUnit({ vnd }))).toEqual([1, 1, 100, 1000]);
  });
});

describe('amounts of money', () => {
  it.each([
    ['250000', 250_000],
    ['250.000', 250_000],
    ['1,250,000 ₫', 1_250_000],
    ['1.250.000,50', 1_250_000.5],
    ['19.50', 19.5],
    ['19,5', 19.5],
    ['0.1234', 0.1234],
    ['7.', 7],
  ])('are read from "%s"', (text, amount) => expect(readAmount(text)).toBe(amount));

  it.each(['', 'a lot', '-5', '1e9', '12 USD', '.5.', '9'.repeat(20)])('are not read from "%s"', (text) =>
    expect(readAmount(text)).toBeUndefined(),
  );

  it('are written with the marks of the language and no more digits than they mean', () => {
    expect(formatForeign(1234.5, 'USD', 'en')).toBe('1,234.50\u00a0USD');
    expect(formatForeign(1234.5, 'USD', 'vi')).toBe('1.234,50\u00a0USD');
    expect(formatForeign(1_234_567.8, 'JPY', 'en')).toBe('1,234,568\u00a0JPY');
    expect(formatForeign(100, 'EUR', 'en')).toBe('100\u00a0EUR');
  });
});

it('has a name for each currency in both languages, and only shows what the API knows', () => {
  for (const texts of [en, vi]) expect(Object.keys(texts.name).sort()).toEqual(['VND', ...currencies].sort());
  expect(currencies).toEqual(expect.arrayContaining([...displayCurrencies]));
});

it('reads feeds that are based on whatever they like', () => {
  const perVnd = (based: Record<string, number>) =>
    ratesOf({ rates: based, date: '2026-06-01' }, 'feed').perVnd.USD;
  expect(perVnd({ USD: 1, VND: 25_000 })).toBeCloseTo(0.00004, 10);
  expect(perVnd({ EUR: 1, USD: 1.2, VND: 30_000 })).toBeCloseTo(0.00004, 10);
  expect(perVnd({ VND: 1, USD: 0.00004 })).toBeCloseTo(0.00004, 10);
});

it('has a drawing for each weather', () => {
  const kinds = [0, 1, 2, 3, 45, 48, 51, 57, 61, 65, 67, 71, 77, 80, 82, 85, 86, 95, 99].map((code) =>
    weatherKind({ code, rain_mm: 0 }),
  );
  expect(kinds.join(' ')).toBe(
    'clear fair fair cloudy fog fog drizzle drizzle rain downpour rain snow snow rain downpour snow snow thunder thunder',
  );
  expect([0, 4, 8, 20].map((rain_mm) => weatherKind({ code: null, rain_mm }))).toEqual([
    'clear',
    'fair',
    'rain',
    'downpour',
  ]);
});

it('dong are grouped as the language groups figures', () => {
  expect(formatVnd(1_250_000, 'en')).toBe('1,250,000\u00a0₫');
  expect(formatVnd(-1_250_000, 'vi')).toBe('−1.250.000\u00a0₫');
});
