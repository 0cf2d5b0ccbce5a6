import type { Depictions, Region } from './subjects';

const chamLands = ['hoi-an', 'da-nang', 'hue', 'quy-nhon', 'tuy-hoa', 'nha-trang', 'phan-rang', 'mui-ne'];
const lowlands: readonly Region[] = [
  'red-river-delta',
  'north-central-coast',
  'south-central-coast',
  'southeast',
  'mekong-delta',
];
const khmerLands = [
  'soc-trang',
  'tra-vinh',
  'bac-lieu',
  'rach-gia',
  'chau-doc',
  'ca-mau',
  'can-tho',
  'hau-giang',
];
const landmark = (...cities: string[]) => cities;

/** Where people pray, learn and meet, each faith and people in its own house. */
export const HALLS: Depictions = {
  'cao-dai': {
    shows: ['cao-dai'],
    cities: landmark('tay-ninh'),
    en: 'the faithful in white before the two towers of the Cao Đài temple of Tây Ninh',
    vi: 'tín đồ áo trắng trước hai lầu chuông trống Tòa Thánh Tây Ninh',
  },
  'church/brick': {
    shows: ['church'],
    cities: landmark('ho-chi-minh-city'),
    en: 'a brick cathedral with two spires',
    vi: 'nhà thờ lớn bằng gạch với hai tháp nhọn',
  },
  'church/grey': {
    shows: ['church'],
    cities: landmark('ha-noi'),
    en: 'a grey cathedral with two square towers and a rose window',
    vi: 'nhà thờ lớn màu xám hai tháp vuông và cửa sổ hoa hồng',
  },
  'church/pink': {
    shows: ['church'],
    cities: landmark('ho-chi-minh-city', 'da-nang'),
    en: 'a pink church with one spire',
    vi: 'nhà thờ hồng một tháp nhọn',
  },
  'church/stone': {
    shows: ['church'],
    cities: landmark('ninh-binh'),
    en: 'the stone bell house of Phát Diệm with its curved roofs',
    vi: 'phương đình đá Phát Diệm với mái cong',
  },
  'church/rock': {
    shows: ['church'],
    cities: landmark('nha-trang'),
    en: 'the stone cathedral of Nha Trang on its rock, a clock in its square tower',
    vi: 'nhà thờ Núi Nha Trang bằng đá trên đồi, tháp vuông có đồng hồ',
  },
  'church/twin': {
    shows: ['church'],
    en: 'a large pale church with two towers and a rose window',
    vi: 'nhà thờ lớn màu sáng với hai tháp chuông và cửa sổ hoa hồng',
  },
  'church/village': {
    shows: ['church'],
    en: 'a white parish church with one bell tower',
    vi: 'nhà thờ xứ màu trắng với một tháp chuông',
  },
  'church/wood': {
    shows: ['church'],
    cities: landmark('kon-tum', 'mang-den'),
    en: 'a church of dark wood with deep roofs and stilts',
    vi: 'nhà thờ gỗ sẫm màu với mái dốc và sàn cao',
  },
  'communal-house/dinh': {
    shows: ['communal-house', 'temple', 'procession', 'village'],
    regions: ['red-river-delta', 'northeast'],
    en: 'a village hall with sweeping roof behind its pond and banyan',
    vi: 'đình làng mái cong bên ao và cây đa',
  },
  'communal-house/longhouse': {
    shows: ['longhouse', 'gongs', 'homestay', 'weaving'],
    cities: ['buon-ma-thuot', 'dak-nong'],
    en: 'an Ê Đê longhouse on stilts',
    vi: 'ngôi nhà dài Ê Đê trên sàn gỗ',
  },
  'communal-house/rong': {
    shows: ['communal-house', 'gongs', 'homestay', 'village'],
    cities: ['kon-tum', 'mang-den', 'pleiku'],
    en: 'a rông house with its high thatched roof',
    vi: 'nhà rông với mái tranh vút cao',
  },
  'khmer-pagoda/court': {
    shows: ['khmer-pagoda'],
    cities: khmerLands,
    en: 'a Khmer pagoda with tiered golden roofs and sugar palms',
    vi: 'chùa Khmer mái vàng nhiều tầng bên hàng thốt nốt',
  },
  'khmer-pagoda/moon': {
    shows: ['khmer-race', 'khmer-pagoda'],
    cities: khmerLands,
    en: 'the full moon over floating lights by a Khmer pagoda',
    vi: 'trăng rằm trên những ngọn đèn nước bên chùa Khmer',
  },
  'khmer-pagoda/ngo-race': {
    shows: ['khmer-race'],
    cities: khmerLands,
    mood: 'gay',
    en: 'long ngo boats racing before a Khmer pagoda',
    vi: 'ghe ngo đua trước chùa Khmer',
  },
  'temple-hall/courtyard': {
    shows: ['learning'],
    cities: landmark('ha-noi'),
    bough: true,
    en: 'a red pavilion over a lotus pond in a courtyard of letters',
    vi: 'gác đỏ bên giếng sen trong sân Văn Miếu',
  },
  'temple-hall/drum': {
    shows: ['museum', 'drum'],
    regions: ['red-river-delta', 'northeast', 'northwest', 'north-central-coast'],
    en: 'visitors before a great bronze drum in a dark hall',
    vi: 'khách xem trước chiếc trống đồng lớn trong gian phòng tối',
  },
  'temple-hall/garden-house': {
    shows: ['old-house', 'homestay', 'garden', 'craft', 'learning'],
    regions: lowlands,
    bough: true,
    en: 'a low wooden house with a tiled roof in its garden',
    vi: 'ngôi nhà gỗ mái ngói thấp giữa vườn cau',
  },
  'temple-hall/incense': {
    shows: ['pagoda', 'pagoda-tower'],
    en: 'coils of incense before a gilded altar with the Buddha',
    vi: 'những vòng hương trước bàn thờ Phật thếp vàng',
  },
  'temple-hall/throne': {
    shows: ['temple', 'tomb'],
    en: 'coils of incense before the gilded throne and tablet of a temple',
    vi: 'những vòng hương trước ngai thờ và bài vị thếp vàng trong đền',
  },
  'temple-hall/lady-shrine': {
    shows: ['temple'],
    cities: landmark('chau-doc'),
    en: 'the tiered green roofs of the Lady’s shrine under Sam mountain',
    vi: 'miếu Bà Chúa Xứ mái ngói xanh nhiều tầng dưới chân núi Sam',
  },
  'thien-mu': {
    shows: ['pagoda-tower'],
    cities: landmark('hue'),
    en: 'the seven-storey tower of Thiên Mụ over the Perfume River',
    vi: 'tháp Phước Duyên bảy tầng của chùa Thiên Mụ bên sông Hương',
  },
  'tran-quoc': {
    shows: ['pagoda-tower', 'pagoda', 'lake'],
    cities: landmark('ha-noi'),
    en: 'the brick tower of Trấn Quốc with its white Buddhas on West Lake',
    vi: 'bảo tháp gạch mười một tầng với tượng Phật trắng của chùa Trấn Quốc bên Hồ Tây',
  },
  'pagoda-court': {
    shows: ['pagoda', 'temple'],
    regions: lowlands,
    en: 'a temple hall of the plain behind its gate pillars and swept court',
    vi: 'tòa chính điện mái cong sau trụ cổng và sân gạch ở đồng bằng',
  },
  mosque: {
    shows: ['mosque'],
    cities: ['chau-doc'],
    en: 'a white and green mosque of the Cham, with people on their way to prayer',
    vi: 'thánh đường Chăm Islam trắng và xanh với người đi lễ',
  },
  'tomb/khai-dinh': {
    shows: ['tomb'],
    cities: landmark('hue'),
    en: 'the dark palace of the tomb of Khải Định above its dragon stairs',
    vi: 'cung Thiên Định lăng Khải Định trên những bậc rồng',
  },
  'tomb/minh-mang': {
    shows: ['tomb'],
    cities: landmark('hue'),
    en: 'the bridge to the walled hill of pines of the tomb of Minh Mạng',
    vi: 'cầu Thông Minh Chính Trực dẫn vào Bửu Thành lăng Minh Mạng',
  },
  'tomb/tu-duc': {
    shows: ['tomb'],
    cities: landmark('hue'),
    en: 'a wooden pavilion over the lotus lake of the tomb of Tự Đức',
    vi: 'Xung Khiêm Tạ trên hồ sen lăng Tự Đức',
  },
  'one-pillar': {
    shows: ['pagoda'],
    cities: landmark('ha-noi'),
    en: 'the One Pillar pagoda over its pond of lotus',
    vi: 'chùa Một Cột trên hồ sen vuông',
  },
  'post-office': {
    shows: ['street', 'square'],
    cities: landmark('ho-chi-minh-city'),
    en: 'the Central Post Office of Sài Gòn with its clock and green shutters',
    vi: 'Bưu điện trung tâm Sài Gòn với đồng hồ và cửa chớp xanh',
  },
  'hung-temple': {
    shows: ['temple'],
    cities: landmark('viet-tri'),
    en: 'the gate of Hùng temple and its stair into the wood of Nghĩa Lĩnh',
    vi: 'cổng Đền Hùng và lối bậc đá lên núi Nghĩa Lĩnh',
  },
  'po-nagar': {
    shows: ['cham-tower', 'procession'],
    cities: landmark('nha-trang'),
    en: 'the towers of Po Nagar above the steep stair and the columns of the lost hall',
    vi: 'các tháp Po Nagar trên bậc gạch dốc và hàng cột của tiền đình xưa',
  },
  'my-son': {
    shows: ['cham-tower'],
    cities: landmark('hoi-an', 'da-nang'),
    en: 'the towers of Mỹ Sơn, some of them broken, in their valley below a bent peak',
    vi: 'những tháp Mỹ Sơn, có tháp đã đổ, trong thung lũng dưới ngọn núi hình răng',
  },
  'binh-thuy': {
    shows: ['old-house'],
    cities: landmark('can-tho'),
    en: 'the old house of Bình Thủy with its five arches, curved steps and tall cactus',
    vi: 'nhà cổ Bình Thủy năm gian cửa vòm, bậc thềm cong và cây xương rồng cao',
  },
  'brick-towers': {
    shows: ['cham-tower', 'procession', 'fair', 'museum', 'folk-song'],
    cities: chamLands,
    bough: true,
    en: 'Cham towers of brick on a grassy rise',
    vi: 'những tháp Chăm bằng gạch trên đồi cỏ',
  },
};
