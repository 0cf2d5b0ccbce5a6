import type { Depictions, Region } from './subjects';

const SOUTH: readonly Region[] = ['south-central-coast', 'southeast', 'mekong-delta'];
const PLAINS: readonly Region[] = [
  'red-river-delta',
  'north-central-coast',
  'south-central-coast',
  'mekong-delta',
];

/** People near enough to speak to, at work or at play. */
export const PEOPLE: Depictions = {
  'faces/seller': {
    shows: ['market', 'fruit'],
    regions: SOUTH,
    en: 'a woman at her market stall who hands over a mango',
    vi: 'cô bán hàng ở chợ đưa trái xoài cho khách',
  },
  'faces/cafe-owner': {
    shows: ['drink'],
    en: 'the owner of a café pouring water into a filter at the counter',
    vi: 'chủ quán rót nước vào phin cà phê bên quầy',
  },
  'faces/guide': {
    shows: ['street', 'old-town', 'museum', 'village'],
    en: 'a guide telling two visitors something under old trees',
    vi: 'hướng dẫn viên kể chuyện cho hai du khách dưới bóng cây',
  },
  'children/kites': {
    shows: ['village', 'park', 'homestay'],
    regions: PLAINS,
    en: 'children flying kites on a dyke above rice fields',
    vi: 'trẻ em thả diều trên đê giữa đồng lúa',
  },
  'children/o-an-quan': {
    shows: ['village', 'street', 'museum'],
    en: 'two children at ô ăn quan, with pebbles in chalk squares on a yard of bricks',
    vi: 'hai em nhỏ chơi ô ăn quan trên sân gạch',
  },
  'market/peach': {
    shows: ['new-year', 'market'],
    regions: ['red-river-delta', 'northeast', 'northwest', 'north-central-coast'],
    en: 'peach and kumquat trees at a market in the last days before Tết',
    vi: 'chợ hoa đào, quất những ngày giáp Tết',
  },
  'craft/lacquer': {
    shows: ['craft'],
    regions: ['red-river-delta', 'southeast'],
    en: 'a painter in lacquer at a panel of carp and lotus',
    vi: 'người thợ sơn mài bên bức tranh cá chép hoa sen',
  },
  'craft/silk': {
    shows: ['craft', 'weaving'],
    regions: ['red-river-delta', 'south-central-coast', 'central-highlands', 'mekong-delta'],
    en: 'a woman reeling silk from yellow cocoons in a basin of hot water',
    vi: 'người phụ nữ ươm tơ từ nồi kén vàng',
  },
  'craft/canna-noodles': {
    shows: ['craft', 'food'],
    regions: ['northwest', 'northeast'],
    en: 'brown noodles hung on bamboo rails below the mountains',
    vi: 'miến dong nâu giăng trên sào tre dưới chân núi',
  },
  'craft/rice-noodles': {
    shows: ['craft', 'food'],
    regions: ['red-river-delta', 'northeast', 'north-central-coast'],
    en: 'white rice noodles drying on bamboo rails in a yard',
    vi: 'mì gạo trắng phơi trên sào tre trong sân',
  },
  'craft/rice-paper': {
    shows: ['craft', 'food'],
    regions: ['north-central-coast', 'south-central-coast', 'southeast', 'mekong-delta'],
    en: 'rice paper drying on racks in the sun',
    vi: 'những phên bánh tráng phơi dưới nắng',
  },
};
