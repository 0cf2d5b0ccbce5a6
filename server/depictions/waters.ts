import type { Depictions, Region } from './subjects';

const karstBay = ['ha-long', 'cat-ba'];
const karstRivers = ['ninh-binh', 'phu-ly', 'ha-noi', ...karstBay];
const warmCoast: readonly Region[] = [
  'red-river-delta',
  'northeast',
  'north-central-coast',
  'south-central-coast',
  'southeast',
  'mekong-delta',
];
const basketCoast: readonly Region[] = ['north-central-coast', 'south-central-coast', 'southeast'];
const markets = ['can-tho', 'hau-giang', 'soc-trang'];

/** Bays, beaches, islands and rivers. */
export const WATERS: Depictions = {
  'bay-of-karsts/junk': {
    shows: ['bay', 'boat-stay', 'island', 'beach'],
    cities: karstBay,
    sea: true,
    bough: true,
    en: 'a junk with red sails among limestone islands',
    vi: 'thuyền buồm nâu đỏ giữa những đảo đá vôi',
  },
  'bay-of-karsts/junks': {
    shows: ['bay', 'boat-stay', 'island', 'beach'],
    cities: karstBay,
    sea: true,
    bough: true,
    en: 'two junks sailing among limestone islands',
    vi: 'hai thuyền buồm giữa những đảo đá vôi',
  },
  'bay-of-karsts/sampan': {
    shows: ['bay', 'river', 'pagoda', 'homestay'],
    cities: karstRivers,
    en: 'a sampan rowed between limestone cliffs over lotus',
    vi: 'chiếc đò nan chèo giữa vách đá vôi và hoa sen',
  },
  'bay-of-karsts/village': {
    shows: ['bay', 'fishing', 'food', 'boat-stay', 'island'],
    cities: karstBay,
    sea: true,
    en: 'a floating fishing village among limestone islands',
    vi: 'làng chài nổi giữa những đảo đá vôi',
  },
  'beach-baskets/fisher': {
    shows: ['beach', 'fishing', 'island'],
    regions: basketCoast,
    cities: ['phu-quoc'],
    sea: true,
    en: 'a fisherman beside his round basket boat on the sand',
    vi: 'ngư dân bên chiếc thúng trên bãi cát',
  },
  'beach-baskets/haulers': {
    shows: ['beach', 'fishing', 'island', 'procession'],
    regions: basketCoast,
    cities: ['phu-quoc'],
    sea: true,
    en: 'fishing people at a round basket boat on the beach',
    vi: 'dân chài bên chiếc thúng trên bãi biển',
  },
  'beach-baskets/mender': {
    shows: ['beach', 'fishing', 'island', 'shore-stay', 'market'],
    regions: basketCoast,
    cities: ['phu-quoc'],
    sea: true,
    en: 'somebody mending nets by a basket boat on the beach',
    vi: 'người vá lưới bên chiếc thúng trên bãi biển',
  },
  'beach-baskets/walker': {
    shows: ['beach', 'fishing', 'island'],
    regions: basketCoast,
    cities: ['phu-quoc'],
    sea: true,
    en: 'a walk along the sand past round basket boats',
    vi: 'người đi dọc bãi cát bên những chiếc thúng',
  },
  'beach-palms/cove': {
    shows: ['beach', 'island', 'shore-stay', 'bay'],
    regions: warmCoast,
    sea: true,
    en: 'a cove with clear water between wooded rocks',
    vi: 'vũng biển nước trong giữa hai mỏm đá phủ cây',
  },
  'beach-palms/palms': {
    shows: ['beach', 'island', 'shore-stay'],
    regions: warmCoast,
    sea: true,
    en: 'palms leaning over a quiet beach',
    vi: 'hàng dừa ngả trên bãi biển vắng',
  },
  'beach-palms/resort': {
    shows: ['shore-stay'],
    regions: warmCoast,
    sea: true,
    mood: 'gay',
    en: 'thatched shades by a pool above the sea',
    vi: 'chòi lá bên hồ bơi nhìn ra biển',
  },
  'beach-palms/wave': {
    shows: ['beach'],
    cities: ['da-nang', 'nha-trang', 'mui-ne', 'phan-rang', 'vung-tau'],
    sea: true,
    mood: 'gay',
    en: 'a surfer under a breaking wave',
    vi: 'người lướt ván dưới con sóng lớn',
  },
  'beach-palms/kites': {
    shows: ['beach', 'shore-stay'],
    cities: ['mui-ne', 'phan-rang', 'vung-tau'],
    sea: true,
    mood: 'gay',
    en: 'kite surfers before a wide sea',
    vi: 'người lướt ván diều trên biển rộng',
  },
  'floating-market': {
    shows: ['floating-market', 'river'],
    cities: markets,
    en: 'boats laden with fruit at a floating market',
    vi: 'ghe đầy trái cây ở chợ nổi',
  },
  'floating-market/sampan': {
    shows: ['floating-market', 'river'],
    cities: markets,
    en: 'a fruit seller in her sampan at a floating market',
    vi: 'cô bán trái cây trên xuồng giữa chợ nổi',
  },
  'island-above': {
    shows: ['island', 'beach', 'bay'],
    sea: true,
    en: 'a green island in a clear sea, seen from above',
    vi: 'hòn đảo xanh giữa biển trong, nhìn từ trên cao',
  },
  'karst-river/pavilion': {
    shows: ['river', 'bay'],
    cities: ['ninh-binh'],
    en: 'rowing boats of Tràng An before a pavilion between wooded limestone hills',
    vi: 'những con đò Tràng An trước thủy đình giữa hai dãy núi đá vôi phủ cây',
  },
  'karst-river/rice': {
    shows: ['river', 'bay', 'homestay'],
    cities: ['ninh-binh'],
    en: 'boats of Tam Cốc rowed by foot between rice and limestone hills',
    vi: 'những con đò Tam Cốc chèo bằng chân giữa ruộng lúa và núi đá vôi',
  },
  'karst-river/stream': {
    shows: ['river', 'pagoda', 'temple', 'wetland', 'bay'],
    cities: ['ninh-binh', 'ha-noi', 'phu-ly'],
    en: 'rowing boats on a still stream with lotus between wooded limestone hills',
    vi: 'những con đò trên dòng suối lặng có sen giữa hai dãy núi đá vôi phủ cây',
  },
  'phong-nha': {
    shows: ['cave', 'river'],
    cities: ['phong-nha'],
    en: 'blue boats at the mouth of Phong Nha cave under its wooded cliff',
    vi: 'thuyền xanh trước cửa động Phong Nha dưới vách đá phủ rừng',
  },
  'son-rock': {
    shows: ['island', 'bay'],
    cities: ['ha-tien'],
    sea: true,
    en: 'the rock that still stands of the Father and Son rocks off Hang pagoda',
    vi: 'hòn Tử còn đứng bên gốc hòn Phụ trước chùa Hang',
  },
  'mountain-pass/coast': {
    shows: ['coast-road'],
    regions: ['south-central-coast'],
    cities: ['hue', 'con-dao', 'vung-tau'],
    sea: true,
    en: 'a road winding round a headland above the sea',
    vi: 'con đường uốn quanh mũi núi trên biển',
  },
};
