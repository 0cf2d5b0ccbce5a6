import type { Depictions, Subject } from './subjects';

/** What lies on a shore. */
const COASTS: readonly Subject[] = [
  'beach',
  'island',
  'bay',
  'fishing',
  'salt',
  'wind-farm',
  'lighthouse',
  'coast-road',
  'cable-car',
  'resort',
];
/** What lies in streets. */
const STREETS: readonly Subject[] = [
  'street',
  'square',
  'market',
  'hotel',
  'grand-hotel',
  'park',
  'theatre',
  'museum',
  'mosque',
  'cao-dai',
  'citadel',
  'night-market',
  'folk-song',
];
/** What a street of a small town stands for. */
const TOWN: readonly Subject[] = ['street', 'square', 'hotel', 'market', 'park', 'food'];

/** What a basket of one harvest stands for. */
const HARVEST: readonly Subject[] = ['fruit', 'food', 'garden', 'market'];

/** What stands for remembrance, and what may stand for anything: emblems, plates, things on a table. */
export const EMBLEMS: Depictions = {
  'memorial/incense': {
    shows: ['memorial', 'war-site'],
    mood: 'solemn',
    en: 'incense in a bronze urn with white chrysanthemums on stone',
    vi: 'nén hương trong lư đồng và cúc trắng trên đá',
  },
  'memorial/steles': {
    shows: ['memorial'],
    mood: 'solemn',
    en: 'rows of plain stones under trees, with white flowers',
    vi: 'những hàng bia đá lặng lẽ dưới bóng cây, hoa trắng',
  },
  'memorial/hang-duong': {
    shows: ['memorial'],
    cities: ['con-dao'],
    mood: 'solemn',
    en: 'the graves of Hàng Dương under casuarinas, incense and white flowers before them',
    vi: 'những nấm mộ Hàng Dương dưới rặng phi lao, nén hương và hoa trắng',
  },
  'memorial/wall': {
    shows: ['prison'],
    mood: 'solemn',
    en: 'the wall and gate of an old prison in quiet light',
    vi: 'bức tường và cổng một nhà tù cũ trong ánh sáng lặng',
  },
  'war-remains/bunker': {
    shows: ['war-site'],
    cities: ['dien-bien-phu'],
    en: 'visitors before a command bunker under arches of iron sheet, with sandbags',
    vi: 'khách xem hầm chỉ huy vòm sắt xếp bao cát',
  },
  'war-remains/trench': {
    shows: ['war-site'],
    cities: ['dien-bien-phu'],
    en: 'a trench climbing a green hill to a lone tree',
    vi: 'đường hào chạy lên ngọn đồi xanh, trên đỉnh một cây cổ thụ',
  },
  'war-remains/tunnel': {
    shows: ['war-site'],
    en: 'the timbered mouth of a tunnel in a quiet wood',
    vi: 'cửa địa đạo khung gỗ giữa rừng cây yên tĩnh',
  },
  'war-remains/hatch': {
    shows: ['war-site'],
    cities: ['ho-chi-minh-city'],
    en: 'a hatch of the Củ Chi tunnels in the floor of the wood, its lid beside it',
    vi: 'miệng hầm bí mật địa đạo Củ Chi giữa rừng, nắp hầm để bên cạnh',
  },
  'war-remains/airfield': {
    shows: ['war-site'],
    cities: ['dong-ha'],
    en: 'an empty runway of red earth between coffee bushes, with sandbags and a watch post',
    vi: 'đường băng đất đỏ bỏ không giữa vườn cà phê, bên bao cát và chòi canh',
  },
  'war-remains/iron-bridge': {
    shows: ['bridge', 'war-site'],
    cities: ['dong-ha'],
    en: 'Hiền Lương bridge, half blue and half yellow, with the flag on the north bank',
    vi: 'cầu Hiền Lương nửa xanh nửa vàng và lá cờ bên bờ bắc',
  },
  'museum/facade': {
    shows: ['museum'],
    en: 'the plain front of a museum of our time under trees',
    vi: 'mặt tiền một bảo tàng hiện đại dưới bóng cây',
  },
  'museum/cham': {
    shows: ['museum'],
    cities: ['da-nang', 'phan-rang'],
    en: 'Cham sandstone in a gallery: a dancer, a linga, Ganesha',
    vi: 'tượng đá Chăm trong gian trưng bày: vũ nữ, linga, thần Ganesha',
  },
  'museum/gallery': {
    shows: ['museum'],
    regions: ['red-river-delta', 'northwest', 'northeast', 'north-central-coast', 'southeast'],
    en: 'visitors round a bronze drum in a museum gallery',
    vi: 'khách xem trống đồng trong gian trưng bày',
  },
  'museum/aquarium': {
    shows: ['aquarium'],
    en: 'visitors before the great tank of an aquarium, with fish, corals and a turtle',
    vi: 'khách xem trước bể kính lớn có cá, san hô và rùa biển',
  },
  'museum/objects': {
    shows: ['museum'],
    en: 'old things on plinths: a jar, a gong, a drum, a lamp',
    vi: 'hiện vật xưa trên bệ: chum gốm, chiêng, trống đồng, cây đèn',
  },
  'waterfall/basalt': {
    shows: ['waterfall'],
    regions: ['central-highlands', 'southeast'],
    en: 'a waterfall over columns of basalt and red soil',
    vi: 'thác nước đổ trên vách cột đá bazan và đất đỏ',
  },
  'waterfall/plunge': {
    shows: ['waterfall'],
    en: 'a waterfall plunging into a pool in the forest',
    vi: 'dòng thác đổ thẳng xuống vũng nước giữa rừng',
  },
  'waterfall/stream': {
    shows: ['waterfall', 'spring'],
    regions: [
      'northwest',
      'northeast',
      'red-river-delta',
      'north-central-coast',
      'south-central-coast',
      'central-highlands',
      'southeast',
    ],
    en: 'a stream in steps between boulders under trees',
    vi: 'dòng suối nhiều bậc giữa đá tảng dưới tán cây',
  },
  'map-sheet/coast': {
    shows: COASTS,
    sea: true,
    en: 'a map sheet of a coast with a compass',
    vi: 'tờ bản đồ một dải bờ biển và la bàn',
  },
  'map-sheet/delta': {
    shows: 'any',
    regions: ['mekong-delta'],
    cities: ['hung-yen', 'nam-dinh', 'ninh-binh'],
    en: 'a map sheet of river arms and canals with a compass',
    vi: 'tờ bản đồ sông rạch và la bàn',
  },
  'map-sheet/hills': {
    shows: 'any',
    regions: ['northwest', 'northeast', 'central-highlands', 'north-central-coast'],
    cities: [
      'tam-dao',
      'tay-ninh',
      'binh-phuoc',
      'cat-tien',
      'viet-tri',
      'da-nang',
      'vung-tau',
      'quy-nhon',
      'phan-rang',
    ],
    en: 'a map sheet of heights in contour lines with a compass',
    vi: 'tờ bản đồ đường đồng mức vùng đồi núi và la bàn',
  },
  'map-sheet/river': {
    shows: 'any',
    en: 'a map sheet of a river between hills with a compass',
    vi: 'tờ bản đồ dòng sông giữa những ngọn đồi và la bàn',
    regions: [
      'red-river-delta',
      'northwest',
      'northeast',
      'north-central-coast',
      'south-central-coast',
      'central-highlands',
      'southeast',
    ],
  },
  'map-sheet/town': {
    shows: STREETS,
    en: 'a map sheet of the streets of a town with a compass',
    vi: 'tờ bản đồ phố xá một thành phố và la bàn',
  },
  'still-life/basketry': {
    shows: ['craft'],
    en: 'woven trays, baskets and fish traps',
    vi: 'mẹt, thúng và nơm đan bằng tre',
  },
  'still-life/brocade': {
    shows: ['weaving', 'craft'],
    en: 'rolls of patterned handwoven cloth',
    vi: 'những cuộn thổ cẩm dệt tay',
  },
  'still-life/ceramics': {
    shows: ['pottery', 'craft'],
    en: 'glazed jars and bowls on a shelf',
    vi: 'chum, bình và bát gốm men',
  },
  'still-life/fruit': {
    shows: ['fruit', 'food', 'garden', 'market'],
    en: 'fruit in a woven tray',
    vi: 'trái cây trong mẹt tre',
  },
  'still-life/lychee': {
    shows: HARVEST,
    en: 'a basket of lychees',
    vi: 'một rổ vải thiều',
  },
  'still-life/longan': {
    shows: HARVEST,
    en: 'a basket of longans',
    vi: 'một rổ nhãn lồng',
  },
  'still-life/rambutan': {
    shows: HARVEST,
    en: 'a basket of rambutans',
    vi: 'một rổ chôm chôm',
  },
  'still-life/mangosteen': {
    shows: HARVEST,
    en: 'a basket of mangosteens',
    vi: 'một rổ măng cụt',
  },
  'still-life/plum': {
    shows: HARVEST,
    en: 'a basket of plums',
    vi: 'một rổ mận',
  },
  'still-life/orange': {
    shows: HARVEST,
    en: 'a basket of oranges',
    vi: 'một rổ cam',
  },
  'still-life/star-apple': {
    shows: HARVEST,
    en: 'a basket of star apples',
    vi: 'một rổ vú sữa',
  },
  'still-life/strawberry': {
    shows: HARVEST,
    en: 'a basket of strawberries',
    vi: 'một rổ dâu tây',
  },
  'still-life/chestnut': {
    shows: HARVEST,
    en: 'a basket of chestnuts',
    vi: 'một rổ hạt dẻ',
  },
  'still-life/cacao': {
    shows: HARVEST,
    en: 'a basket of cacao pods',
    vi: 'một rổ trái ca cao',
  },
  'still-life/grape': {
    shows: HARVEST,
    en: 'a basket of grapes',
    vi: 'một rổ nho',
  },
  'still-life/pineapple': {
    shows: HARVEST,
    en: 'a basket of pineapples',
    vi: 'một rổ trái khóm',
  },
  'still-life/coconut': {
    shows: HARVEST,
    en: 'a basket of green coconuts',
    vi: 'một rổ dừa xanh',
  },
  'still-life/gongs': {
    shows: ['gongs'],
    regions: ['central-highlands', 'southeast'],
    en: 'a row of bronze gongs and a jar',
    vi: 'dàn chiêng đồng và ghè rượu',
  },
  'still-life/hats-and-silk': {
    shows: ['quan-ho'],
    cities: ['bac-ninh'],
    en: 'flat palm hats with tassels and folded silk, as quan họ singers wear',
    vi: 'nón quai thao và áo mớ ba mớ bảy của liền chị quan họ',
  },
  'still-life/star-lantern': {
    shows: ['lion-dance', 'lanterns'],
    en: 'star lanterns and moon cakes',
    vi: 'đèn ông sao và bánh trung thu',
  },
  'still-life/tet-table': {
    shows: ['new-year'],
    en: 'a table of Tết with square rice cakes, fruit and blossom',
    vi: 'bàn Tết với bánh chưng, mâm quả và hoa xuân',
  },
  'still-life/ticket-and-hat': {
    shows: 'any',
    en: 'a map, a compass, a ticket and a conical hat',
    vi: 'tấm bản đồ, la bàn, vé tàu và chiếc nón lá',
  },
  'still-life/zither': {
    shows: ['zither', 'theatre'],
    en: 'a zither beside lotus buds in a jar',
    vi: 'cây đàn tranh bên bình búp sen',
  },
  'town/canal': {
    shows: [...TOWN, 'river'],
    regions: ['mekong-delta'],
    en: 'a bridge over a canal of a delta town',
    vi: 'cây cầu bắc qua kênh một thị xã miền Tây',
  },
  'town/highland-street': {
    shows: TOWN,
    cities: ['pleiku', 'kon-tum', 'mang-den', 'buon-ma-thuot', 'dak-nong'],
    en: 'a street on red earth under pines',
    vi: 'con phố đất đỏ dưới hàng thông',
  },
  'town/hill': {
    shows: [...TOWN, 'homestay'],
    cities: ['tam-dao', 'sa-pa', 'da-lat', 'lai-chau', 'cao-bang', 'mu-cang-chai', 'ta-xua'],
    en: 'roofs of a town on misty slopes',
    vi: 'mái nhà phố núi trên sườn dốc mờ sương',
  },
  'town/quay': {
    shows: [...TOWN, 'river'],
    regions: ['mekong-delta'],
    en: 'shop-houses, palms and boats along a river quay',
    vi: 'dãy phố, hàng dừa và ghe thuyền bên bến sông',
  },
  'town/street': {
    shows: [...TOWN, 'homestay'],
    regions: [
      'red-river-delta',
      'northeast',
      'north-central-coast',
      'south-central-coast',
      'southeast',
      'mekong-delta',
    ],
    en: 'motorbikes and low houses in a street of trees',
    vi: 'xe máy và nhà phố thấp trên con đường rợp cây',
  },
};
