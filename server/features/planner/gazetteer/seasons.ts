import { words } from '../understand/text';

/** Something that is there in some months only, and that people travel for. */
export interface Seasonal {
  said: RegExp;
  name: { en: string; vi: string };
  /** The best month first. */
  months: readonly number[];
  /** Only around these cities, by their codes; elsewhere it has another season. */
  around?: readonly string[];
}

/** Usual times; a cold or a wet year moves them by a week or two. */
export const seasonalThings: readonly Seasonal[] = [
  {
    said: words(
      '(?:mua )?lua chin|(?:mua )?vang(?: ruong)?(?= .{0,20}tam coc)|golden (?:rice|fields?|terraces?)|(?:rice )?harvest|ripe rice|ngam lua',
    ),
    name: { en: 'Golden rice in Tam Cốc', vi: 'Lúa chín ở Tam Cốc' },
    months: [5, 6],
    around: ['NBH'],
  },
  {
    said: words(
      '(?:mua )?lua chin|golden (?:rice|fields?|terraces?)|(?:rice )?harvest|ripe rice|ngam lua|mua vang',
    ),
    name: { en: 'Golden rice on the terraces of the north', vi: 'Lúa chín trên ruộng bậc thang miền Bắc' },
    months: [9, 10],
    around: ['SPA', 'DVN', 'MCU', 'MCH', 'CBG', 'HAN'],
  },
  {
    said: words('rice terraces?|terraced (?:rice|fields?)|(?:ruong|lua) bac thang'),
    name: {
      en: 'Rice terraces, golden (full of water in May and June)',
      vi: 'Ruộng bậc thang lúa chín (mùa nước đổ là tháng 5, tháng 6)',
    },
    months: [9, 10],
    around: ['MCC', 'SPA', 'DVN', 'HAN'],
  },
  {
    said: words('(?:mua )?nuoc do|water(?:ing)? season|do ai nuoc|mirror terraces'),
    name: { en: 'Terraces full of water', vi: 'Mùa nước đổ trên ruộng bậc thang' },
    months: [5, 6],
  },
  {
    said: words('(?:hoa )?tam giac mach|buckwheat'),
    name: { en: 'Buckwheat in flower around Đồng Văn', vi: 'Hoa tam giác mạch ở Đồng Văn' },
    months: [10, 11],
  },
  {
    said: words('hoa man|plum (?:blossom|flower)s?'),
    name: { en: 'Plum blossom in Mộc Châu', vi: 'Hoa mận ở Mộc Châu' },
    months: [1, 2],
  },
  {
    said: words('hoa ban|bauhinia'),
    name: { en: 'Bauhinia flowers in the north-west', vi: 'Hoa ban Tây Bắc' },
    months: [3],
  },
  {
    said: words('da quy|wild sunflowers?'),
    name: { en: 'Wild sunflowers in the central highlands', vi: 'Hoa dã quỳ Tây Nguyên' },
    months: [11],
  },
  {
    said: words('mai anh dao|cherry blossoms?'),
    name: { en: 'Cherry blossom in Đà Lạt', vi: 'Mai anh đào Đà Lạt' },
    months: [1, 2],
  },
  {
    said: words('(?:hoa |mua |chup |dam |tra )?sen|lotus(?:es)?'),
    name: { en: 'Lotus in flower', vi: 'Mùa hoa sen' },
    months: [6, 5, 7],
  },
  {
    said: words('mua nuoc noi|flood season|floating season|bong dien dien'),
    name: { en: 'High water in the Mekong delta', vi: 'Mùa nước nổi miền Tây' },
    months: [9, 10, 11],
  },
  {
    said: words('san may|cloud (?:hunting|sea)|sea of clouds'),
    name: { en: 'A sea of clouds in the mountains', vi: 'Săn mây trên núi' },
    months: [12, 11, 1, 2, 3],
  },
];
