/** Something that is there in some months only, and that people travel for. */
export interface SeasonalThing {
  code: string;
  name: { en: string; vi: string };
  /** The best month first. */
  months: readonly number[];
  /** Only around these cities, by their codes; elsewhere it has another season, or none. */
  around?: readonly string[];
  /** Where it is seen, by codes, for lists by place. Without them it is named beside no place. */
  at: readonly string[];
}

/** Usual times; a cold or a wet year moves them by a week or two. */
export const seasonalThings = [
  {
    code: 'rice_of_tam_coc',
    name: { en: 'Golden rice in Tam Cốc', vi: 'Lúa chín ở Tam Cốc' },
    months: [5, 6],
    around: ['NBH'],
    at: ['NBH'],
  },
  {
    code: 'golden_rice',
    name: { en: 'Golden rice on the terraces of the north', vi: 'Lúa chín trên ruộng bậc thang miền Bắc' },
    months: [9, 10],
    around: ['SPA', 'DVN', 'MCU', 'MCH', 'CBG', 'HAN'],
    at: ['SPA', 'MCC'],
  },
  {
    code: 'terraces',
    name: {
      en: 'Rice terraces, golden (full of water in May and June)',
      vi: 'Ruộng bậc thang lúa chín (mùa nước đổ là tháng 5, tháng 6)',
    },
    months: [9, 10],
    around: ['MCC', 'SPA', 'DVN', 'HAN'],
    at: [],
  },
  {
    code: 'water_on_terraces',
    name: { en: 'Terraces full of water', vi: 'Mùa nước đổ trên ruộng bậc thang' },
    months: [5, 6],
    at: ['SPA', 'MCC'],
  },
  {
    code: 'buckwheat',
    name: { en: 'Buckwheat in flower around Đồng Văn', vi: 'Hoa tam giác mạch ở Đồng Văn' },
    months: [10, 11],
    at: ['DVN'],
  },
  {
    code: 'plum_blossom',
    name: { en: 'Plum blossom in Mộc Châu', vi: 'Hoa mận ở Mộc Châu' },
    months: [1, 2],
    at: ['MCH'],
  },
  {
    code: 'bauhinia',
    name: { en: 'Bauhinia flowers in the north-west', vi: 'Hoa ban Tây Bắc' },
    months: [3],
    at: ['DBP', 'MCH'],
  },
  {
    code: 'wild_sunflowers',
    name: { en: 'Wild sunflowers in the central highlands', vi: 'Hoa dã quỳ Tây Nguyên' },
    months: [11],
    at: ['PKU', 'DLT'],
  },
  {
    code: 'cherry_blossom',
    name: { en: 'Cherry blossom in Đà Lạt', vi: 'Mai anh đào Đà Lạt' },
    months: [1, 2],
    at: ['DLT'],
  },
  { code: 'lotus', name: { en: 'Lotus in flower', vi: 'Mùa hoa sen' }, months: [6, 5, 7], at: [] },
  {
    code: 'high_water',
    name: { en: 'High water in the Mekong delta', vi: 'Mùa nước nổi miền Tây' },
    months: [9, 10, 11],
    at: ['CDC', 'SDC'],
  },
  {
    code: 'turtles',
    name: { en: 'Turtles coming ashore to lay on Côn Đảo', vi: 'Vích lên bãi đẻ ở Côn Đảo' },
    months: [7, 8, 9, 10, 5, 6],
    around: ['CDO'],
    at: ['CDO'],
  },
  {
    code: 'sea_of_clouds',
    name: { en: 'A sea of clouds in the mountains', vi: 'Săn mây trên núi' },
    months: [12, 11, 1, 2, 3],
    at: ['TXA'],
  },
] as const satisfies readonly SeasonalThing[];

export type SeasonalCode = (typeof seasonalThings)[number]['code'];

/** What is there in a month around a city. */
export const seasonalAt = (cityCode: string, month: number): SeasonalThing[] =>
  (seasonalThings as readonly SeasonalThing[]).filter(
    ({ at, months }) => at.includes(cityCode) && months.includes(month),
  );
