import type { Depictions } from './subjects';

/** Works of people in open country: ponds, piers, fields of salt and tea, windmills. */
export const COUNTRYSIDE: Depictions = {
  'country/cable-car': {
    shows: ['cable-car', 'mountains'],
    cities: ['tay-ninh', 'da-nang', 'sa-pa'],
    en: 'cabins of a cable car over forest, on the way to a mountain top',
    vi: 'cabin cáp treo qua rừng lên đỉnh núi',
  },
  'country/orchard': {
    shows: ['garden', 'fruit', 'homestay', 'resort'],
    regions: ['mekong-delta'],
    en: 'a thatched house and fruit trees on a canal, with a boat of baskets',
    vi: 'nhà lá và vườn cây trái bên kênh với chiếc xuồng chở thúng',
  },
  'country/lake': {
    shows: ['lake', 'park'],
    en: 'a dugout on a quiet lake between wooded hills',
    vi: 'chiếc thuyền độc mộc trên mặt hồ lặng giữa đồi cây',
  },
  'country/pond': {
    shows: ['lake', 'park', 'street', 'square'],
    regions: ['red-river-delta', 'northeast', 'north-central-coast', 'southeast', 'mekong-delta'],
    en: 'people on the path round a town lake among trees and lotus',
    vi: 'người đi dạo quanh hồ nước rợp cây, sen mọc ven bờ',
  },
  'country/flower-racks': {
    shows: ['garden', 'village'],
    regions: ['mekong-delta'],
    en: 'a grower between racks of flowers in pots over the water',
    vi: 'người trồng hoa giữa những giàn chậu hoa trên mặt nước',
  },
  'country/lighthouse': {
    shows: ['lighthouse'],
    sea: true,
    en: 'a lighthouse on its rock above the sea',
    vi: 'ngọn hải đăng trên mỏm đá giữa biển',
  },
  'country/pier': {
    shows: ['fishing', 'island'],
    sea: true,
    en: 'wooden boats at a harbour pier',
    vi: 'thuyền gỗ bên cầu cảng',
  },
  'country/salt-fields': {
    shows: ['salt'],
    sea: true,
    en: 'people raking salt on white fields',
    vi: 'diêm dân cào muối trên ruộng trắng',
  },
  'country/tea-hills': {
    shows: ['tea'],
    regions: ['northwest', 'northeast', 'central-highlands'],
    en: 'rows of tea on low hills',
    vi: 'những luống chè trên đồi thấp',
  },
  'country/windmills': {
    shows: ['wind-farm'],
    cities: ['bac-lieu', 'tra-vinh', 'soc-trang', 'ca-mau', 'ben-tre'],
    sea: true,
    en: 'wind turbines off a flat muddy shore',
    vi: 'hàng tuabin gió ngoài bãi bùn ven biển',
  },
  'country/thatched-house': {
    shows: ['old-house', 'village', 'homestay'],
    regions: ['north-central-coast', 'red-river-delta'],
    en: 'thatched houses in a swept yard behind a hedge and a lotus pond',
    vi: 'nếp nhà tranh trong sân đất, trước rào dâm bụt và ao sen',
  },
};
