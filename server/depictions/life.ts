import type { Depictions } from './subjects';

/** What people drink, play and celebrate. */
export const LIFE: Depictions = {
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
  'craft/potter': {
    shows: ['pottery', 'craft'],
    cities: ['ha-noi', 'bac-ninh', 'hai-duong', 'hoi-an', 'binh-duong', 'vinh-long'],
    en: 'a potter at the wheel among drying jars',
    vi: 'người thợ gốm bên bàn xoay giữa những hàng bình phơi',
  },
  'craft/loom': {
    shows: ['weaving', 'craft'],
    cities: ['phu-ly', 'hoi-an', 'phan-rang', 'chau-doc'],
    en: 'a weaver at a wooden frame loom, with hanks of dyed yarn',
    vi: 'người thợ dệt bên khung cửi gỗ và những lọn chỉ nhuộm',
  },
  'craft/drums': {
    shows: ['drum', 'craft'],
    cities: ['phu-ly', 'long-an'],
    en: 'a drum maker at a great drum, with hides stretched to dry',
    vi: 'người thợ bịt trống lớn bên những tấm da căng phơi',
  },
  'craft/mats': {
    shows: ['craft'],
    cities: ['sa-dec'],
    en: 'sheaves of dyed sedge drying in a yard for mats',
    vi: 'những bó lác nhuộm màu phơi trên sân để dệt chiếu',
  },
  'craft/hats': {
    shows: ['craft'],
    regions: ['red-river-delta', 'north-central-coast', 'south-central-coast', 'mekong-delta'],
    en: 'a woman sewing leaves onto a conical hat, finished hats hung about her',
    vi: 'người phụ nữ chằm nón lá giữa những chiếc nón đã xong',
  },
  'craft/indigo': {
    shows: ['craft', 'weaving', 'homestay', 'village'],
    regions: ['northwest', 'northeast'],
    en: 'a woman lifting hemp out of the indigo vat, dyed lengths hung behind her',
    vi: 'người phụ nữ vớt vải lanh khỏi thùng chàm, những tấm vải nhuộm phơi phía sau',
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
  'festival/lantern-parade': {
    shows: ['lanterns', 'procession'],
    cities: ['tuyen-quang'],
    mood: 'gay',
    en: 'giant lanterns of Mid-Autumn wheeled through a town at night',
    vi: 'những chiếc đèn Trung thu khổng lồ đi qua phố đêm',
  },
  'festival/night-fair': {
    shows: ['night-market'],
    mood: 'gay',
    en: 'stalls and strings of lights at a night market',
    vi: 'những gian hàng và dây đèn ở chợ đêm',
  },
  'festival/ox-race': {
    shows: ['ox-race'],
    cities: ['chau-doc'],
    mood: 'gay',
    en: 'pairs of oxen racing through a flooded field under sugar palms',
    vi: 'đôi bò đua trên ruộng nước dưới hàng thốt nốt',
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
};
