import type { Language } from '../../../language';
import type { Reason } from '../../deciding/weigh';
import { token } from '../stream/events';
import { durationText, monthText } from './lists';
import { phrasesIn } from './phrases-in';

/** What a reason for a destination is told with. */
export interface Told {
  month: number | undefined;
  /** Cities by the names of the places where people land. */
  gateways: ReadonlyMap<string, number>;
}

type Values = Reason['values'];
type Say = (values: Values, told: Told) => string;
type Spoken = Exclude<
  Reason['code'],
  'event' | 'highlight' | 'landing' | 'enough' | 'thin' | 'some_rain' | 'rain_plan' | 'no_rain_plan'
>;

const number = (value: Values[string] | undefined): number => Number(value);
const gateway = ({ from }: Values, { gateways }: Told): string => {
  const id = gateways.get(String(from));
  return id === undefined ? String(from) : token({ kind: 'city', id });
};
const interest = (language: Language, { interest: name }: Values): string => {
  const names: Readonly<Record<string, string>> = phrasesIn(language).interests;
  return names[String(name)] ?? String(name);
};

const en: Record<Spoken, Say> = {
  recommended: ({ min, max, rain }, { month }) =>
    `one of its best months${month === undefined ? '' : ` (${min}–${max} °C, ${rain} mm of rain in ${monthText('en', month)})`}`,
  besides: ({ min, max, rain }, { month }) =>
    `${min}–${max} °C and ${rain} mm of rain${month === undefined ? '' : ` in ${monthText('en', month)}`}`,
  storms: ({ rain }) => `storms and floods are likely, ${rain} mm of rain in a usual year`,
  pouring: ({ rain }) => `very wet, ${rain} mm of rain in the month`,
  wet: ({ rain }) => `rainy, ${rain} mm in the month`,
  hot: ({ max }) => `hot, up to ${max} °C by day`,
  cool: ({ min, max }) => `cool, ${min}–${max} °C`,
  long_season: ({ count }) => `good in ${count} months of the year`,
  warmth: ({ max }) => `days of ${max} °C`,
  too_cool: ({ max }) => `cooler than you like it (${max} °C by day)`,
  too_warm: ({ max }) => `warmer than you like it (${max} °C by day)`,
  sea: ({ count }) =>
    number(count) === 1 ? 'by the sea' : `by the sea, with ${count} beaches and places to snorkel`,
  rough_sea: () => 'boats are often cancelled then',
  no_sea: () => 'no beach that I know of',
  interest: (values) => `${values.count} places for ${interest('en', values)}`,
  no_interest: (values) => `nothing for ${interest('en', values)} that I know of`,
  near: (values, told) => `${durationText('en', number(values.minutes))} from ${gateway(values, told)}`,
  far: (values, told) =>
    `a long way, ${durationText('en', number(values.minutes))} from ${gateway(values, told)}`,
  children: ({ count, of }) => `${count} of ${of} sights suit a child of six`,
  children_few: ({ count, of }) => `only ${count} of ${of} sights suit a child of six`,
  need: ({ count, of }) => `${count} of ${of} sights are easy enough for you`,
  need_few: ({ count, of }) => `only ${count} of ${of} sights are easy enough for you`,
  cheap: () => 'meals and tickets cost less than elsewhere',
  dear: () => 'meals and tickets cost more than elsewhere',
  seasonal: ({ name }) => `it is the time of ${name}`,
};

const vi: Record<Spoken, Say> = {
  recommended: ({ min, max, rain }, { month }) =>
    `đúng mùa đẹp${month === undefined ? '' : ` (${min}–${max} °C, cả ${monthText('vi', month)} mưa chừng ${rain} mm)`}`,
  besides: ({ min, max, rain }) => `${min}–${max} °C, cả tháng mưa chừng ${rain} mm`,
  storms: ({ rain }) => `mùa bão lũ, cả tháng thường mưa ${rain} mm`,
  pouring: ({ rain }) => `mưa rất nhiều, cả tháng ${rain} mm`,
  wet: ({ rain }) => `hay mưa, cả tháng ${rain} mm`,
  hot: ({ max }) => `nóng, ban ngày tới ${max} °C`,
  cool: ({ min, max }) => `se lạnh, ${min}–${max} °C`,
  long_season: ({ count }) => `${count} tháng trong năm đi đều đẹp`,
  warmth: ({ max }) => `ban ngày ${max} °C`,
  too_cool: ({ max }) => `mát hơn ý bạn, ban ngày ${max} °C`,
  too_warm: ({ max }) => `nóng hơn ý bạn, ban ngày ${max} °C`,
  sea: ({ count }) => (number(count) === 1 ? 'có biển' : `có biển, ${count} bãi tắm và chỗ lặn`),
  rough_sea: () => 'tàu thuyền hay hoãn chuyến',
  no_sea: () => 'theo tôi biết thì không có bãi biển',
  interest: (values) => `${values.count} chỗ về ${interest('vi', values)}`,
  no_interest: (values) => `chưa thấy chỗ nào về ${interest('vi', values)}`,
  near: (values, told) => `cách ${gateway(values, told)} ${durationText('vi', number(values.minutes))}`,
  far: (values, told) =>
    `đường xa, cách ${gateway(values, told)} ${durationText('vi', number(values.minutes))}`,
  children: ({ count, of }) => `${count} trong ${of} điểm hợp với bé sáu tuổi`,
  children_few: ({ count, of }) => `chỉ ${count} trong ${of} điểm hợp với bé sáu tuổi`,
  need: ({ count, of }) => `${count} trong ${of} điểm đi lại vừa sức`,
  need_few: ({ count, of }) => `chỉ ${count} trong ${of} điểm đi lại vừa sức`,
  cheap: () => 'ăn uống, vé vào cửa rẻ hơn nơi khác',
  dear: () => 'ăn uống, vé vào cửa đắt hơn nơi khác',
  seasonal: ({ name }) => `đang mùa ${name}`,
};

const all: Record<Language, Readonly<Partial<Record<Reason['code'], Say>>>> = { en, vi };

/** A reason in some words; empty for one that is not worth saying in a talk. */
export const reasonText = (language: Language, { code, values }: Reason, told: Told): string =>
  all[language][code]?.(values, told) ?? '';
