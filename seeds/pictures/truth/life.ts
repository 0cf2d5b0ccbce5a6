import type { Depictions } from './subjects';

const dish = (en: string, vi: string, shows: Depictions[string]['shows'] = ['food']) => ({ shows, en, vi });

/** What people eat and drink, play and celebrate. */
export const LIFE: Depictions = {
  'bowl-of-pho': dish('a bowl of noodle soup with herbs', 'bát nước dùng có bún, phở và rau thơm'),
  'coffee-phin/hills': {
    shows: ['drink', 'museum', 'food', 'fair'],
    regions: ['central-highlands', 'northwest', 'northeast'],
    cities: ['tam-dao', 'cat-tien', 'binh-phuoc'],
    en: 'coffee dripping through a phin before hazy hills',
    vi: 'phin cà phê nhỏ giọt trước những ngọn đồi mờ',
  },
  'coffee-phin/river': {
    shows: ['drink'],
    en: 'coffee dripping through a phin before a river',
    vi: 'phin cà phê nhỏ giọt bên cửa sổ nhìn ra sông',
  },
  'coffee-phin/street': {
    shows: ['drink'],
    en: 'coffee dripping through a phin above a street of old houses',
    vi: 'phin cà phê nhỏ giọt bên cửa sổ nhìn xuống phố',
  },
  'festival/dragon-boats': {
    shows: ['boat-race'],
    regions: ['red-river-delta', 'northeast', 'north-central-coast', 'south-central-coast'],
    mood: 'gay',
    en: 'dragon boats racing before a temple by the river',
    vi: 'thuyền rồng đua trước ngôi đền ven sông',
  },
  'festival/lion-dance': {
    shows: ['lion-dance'],
    mood: 'gay',
    en: 'a lion dance with drum in a street hung with lanterns',
    vi: 'múa lân và trống trên phố treo đèn lồng',
  },
  'festival/night-fair': {
    shows: ['night-market'],
    mood: 'gay',
    en: 'stalls and strings of lights at a night market',
    vi: 'những gian hàng và dây đèn ở chợ đêm',
  },
  'festival/procession': {
    shows: ['procession'],
    mood: 'gay',
    en: 'a procession with palanquin, parasols and flags',
    vi: 'đám rước kiệu với lọng và cờ hội',
  },
  'stage/bamboo': {
    shows: ['fair'],
    cities: ['ho-chi-minh-city', 'hoi-an'],
    mood: 'gay',
    en: 'acrobats with bamboo poles and baskets on a stage',
    vi: 'diễn viên xiếc với tre và thúng trên sân khấu',
  },
  'stage/musicians': {
    shows: ['zither'],
    regions: ['north-central-coast', 'southeast', 'mekong-delta'],
    en: 'two musicians in silk with zither and lute',
    vi: 'hai nhạc công áo lụa bên đàn tranh và đàn nguyệt',
  },
  'stage/opera': {
    shows: ['tuong'],
    en: 'an actor of classical tuồng with a painted face',
    vi: 'nghệ sĩ tuồng với gương mặt vẽ trên sân khấu',
  },
  'stage/water-puppets': {
    shows: ['puppets'],
    regions: ['red-river-delta'],
    cities: ['ho-chi-minh-city'],
    mood: 'gay',
    en: 'dragons and dancers of a water puppet stage',
    vi: 'rồng và nhân vật trên sân khấu rối nước',
  },
  'table-of-dishes/banh-cuon': dish('steamed rice rolls with dipping sauce', 'đĩa bánh cuốn với nước chấm'),
  'table-of-dishes/banh-mi': dish('filled bánh mì on newspaper', 'bánh mì kẹp trên giấy báo'),
  'table-of-dishes/banh-xeo': dish('a crisp pancake with leaves', 'bánh xèo giòn với rau sống'),
  'table-of-dishes/beer': dish('glasses of fresh beer with small dishes', 'mấy cốc bia hơi với đồ nhắm', [
    'food',
    'drink',
  ]),
  'table-of-dishes/bun-bo': dish('a bowl of red noodle soup', 'tô bún nước đỏ'),
  'table-of-dishes/bun-cha': dish('grilled pork with noodles and herbs', 'bún chả với rau thơm'),
  'table-of-dishes/cao-lau': dish('a bowl of cao lầu with pork and leaves', 'tô cao lầu với thịt xíu và rau'),
  'table-of-dishes/che': dish('glasses of sweet soup with ice', 'những ly chè đá', ['food', 'drink']),
  'table-of-dishes/com-tam': dish('broken rice with grilled pork and egg', 'đĩa cơm tấm sườn trứng'),
  'table-of-dishes/fruit': dish('a basket of fruit', 'rổ trái cây', ['food', 'fruit', 'garden', 'market']),
  'table-of-dishes/goi-cuon': dish('fresh rolls with herbs and sauce', 'cuốn tươi với rau thơm và nước chấm'),
  'table-of-dishes/grill': dish('meat grilling over charcoal', 'thịt nướng trên than hồng'),
  'table-of-dishes/hotpot': dish('a steaming hotpot with leaves', 'nồi lẩu nghi ngút với rau'),
  'table-of-dishes/hu-tieu': dish('a bowl of hủ tiếu with shrimp and pork', 'tô hủ tiếu tôm thịt'),
  'table-of-dishes/mi-quang': dish('a bowl of mì Quảng with rice cracker', 'tô mì Quảng với bánh tráng'),
  'table-of-dishes/rice-tray': dish('a family tray of rice and dishes', 'mâm cơm gia đình'),
  'table-of-dishes/seafood': dish('a plate of crab and prawns', 'dĩa cua và tôm', ['food', 'market']),
  'table-of-dishes/small-cakes': dish('small savoury cakes in a mould', 'khuôn bánh nhỏ vàng ươm'),
  'table-of-dishes/tea': dish('a pot of tea with cups', 'ấm trà với những chén nhỏ', [
    'food',
    'drink',
    'tea',
  ]),
  'table-of-dishes/vegetarian': dish('a tray of vegetarian dishes', 'mâm cỗ chay'),
  'table-of-dishes/xoi': dish('sticky rice on banana leaf', 'xôi trên lá chuối'),
};
