import { accommodation, entertainment, restaurant, touristSpot } from '../../../place-kinds';
import type { WordGroup } from './word-group';

/** Where one goes, stays and looks at things. */
export const placeGroups: readonly WordGroup[] = [
  {
    words: 'hotel, hotels, khách sạn, accommodation, lodging',
    asked:
      'where to stay, places to stay, place to stay, stay, lưu trú, chỗ ở, nghỉ ở đâu, ngủ ở đâu, nơi ở, chỗ nghỉ, hostal, ks, nơi nghỉ, khu nào, nên ở khu nào, nên ở đâu',
    kinds: { resourceTypes: [accommodation] },
  },
  {
    words: 'homestay, homestays, nhà dân, farmstay',
    asked: 'home stay',
    kinds: { hotelTypes: ['homestay'], resourceTypes: [accommodation] },
  },
  {
    words: 'resort, resorts, khu nghỉ dưỡng, nghỉ dưỡng',
    kinds: { hotelTypes: ['resort'], resourceTypes: [accommodation] },
  },
  {
    words: 'hostel, hostels, guesthouse, guesthouses, guest house, nhà nghỉ, nhà trọ, backpackers, dorm',
    kinds: { hotelTypes: ['hostel', 'guesthouse'], resourceTypes: [accommodation] },
  },
  { words: 'villa, villas, biệt thự', kinds: { hotelTypes: ['villa'], resourceTypes: [accommodation] } },
  {
    words: 'apartment, apartments, căn hộ',
    kinds: { hotelTypes: ['apartment'], resourceTypes: [accommodation] },
  },
  { words: 'stilt house, stilt houses, nhà sàn, longhouse, longhouses, nhà dài' },
  { words: 'museum, museums, bảo tàng, gallery, galleries, phòng tranh' },
  { words: 'art, fine arts, mỹ thuật, hội họa, painting, paintings' },
  { words: 'temple, temples, đền, miếu, đền thờ, shrine, shrines' },
  { words: 'pagoda, pagodas, chùa, buddhist, monastery, thiền viện' },
  { words: 'church, churches, cathedral, nhà thờ, basilica' },
  { words: 'citadel, kinh thành, hoàng thành, đại nội, thành cổ, imperial city, cố đô' },
  { words: 'assembly hall, assembly halls, hội quán' },
  { words: 'tomb, tombs, royal tomb, royal tombs, lăng, lăng tẩm, lăng vua, lăng mộ, mausoleum' },
  { words: 'palace, palaces, cung điện, dinh, dinh thự, mansion' },
  { words: 'old town, ancient town, old quarter, phố cổ, khu phố cổ' },
  { words: 'bridge, bridges, cầu, cây cầu' },
  { words: 'tower, towers, tháp, cham tower, cham towers, tháp chăm, champa' },
  { words: 'market, markets, chợ, chợ phiên' },
  { words: 'night market, night markets, chợ đêm' },
  { words: 'floating market, floating markets, chợ nổi' },
  {
    words: 'shopping, mua sắm',
    asked:
      'shop, shops, where to shop, mua gì, mua quà, souvenirs, souvenir, quà lưu niệm, mua gì làm quà, đặc sản làm quà',
  },
  { words: 'theatre, theater, nhà hát, sân khấu, opera, show, shows, biểu diễn, cải lương, tuồng, chèo' },
  { words: 'water puppets, water puppet, water puppetry, múa rối nước, rối nước, múa rối, puppet, puppets' },
  {
    words:
      'traditional music, nhã nhạc, ca trù, ca huế, đờn ca tài tử, music, âm nhạc, live music, nhạc sống, concert',
  },
  { words: 'village, villages, làng, bản, bản làng, làng quê, làng cổ' },
  {
    words:
      'craft, crafts, handicraft, handicrafts, craft village, craft villages, làng nghề, nghề thủ công, thủ công',
  },
  { words: 'pottery, ceramics, ceramic, gốm, gốm sứ, làng gốm, nghề gốm, đồ gốm, potter' },
  { words: 'silk, lụa, tơ lụa, weaving, weave, dệt, dệt lụa, thổ cẩm, dệt thổ cẩm, loom, brocade' },
  { words: 'tailor, tailors, tailor made, may đo, thợ may, áo dài, ao dai' },
  { words: 'embroidery, thêu, embroider' },
  { words: 'workshop, workshops, tự tay làm, hands on, trải nghiệm làm, lớp học' },
  {
    words: 'war, chiến tranh, war history, lịch sử chiến tranh, war sites, chiến trường, vietnam war, dmz',
    asked: 'vietnam war sites, american war, war sights, war relics, di tích chiến tranh',
  },
  { words: 'prison, prisons, nhà tù, nhà lao, tù' },
  { words: 'tunnel, tunnels, địa đạo, hầm' },
  { words: 'history, lịch sử, di tích, historic, historical, di tích lịch sử' },
  { words: 'heritage, di sản, world heritage, unesco, di sản thế giới' },
  { words: 'architecture, kiến trúc, french colonial, kiến trúc pháp' },
  {
    words:
      'ethnic minorities, ethnic minority, minority, dân tộc, hill tribe, hill tribes, dân tộc thiểu số, người dân tộc, ethnology, dân tộc học',
  },
  { words: 'zoo, aquarium, thủy cung, sở thú, oceanographic, viện hải dương học' },
  { words: 'theme park, amusement park, công viên giải trí, khu vui chơi, water park, công viên nước' },
  { words: 'cable car, cáp treo, gondola' },
  { words: 'walking street, phố đi bộ, walking streets' },
  {
    words:
      'nightlife, night life, bar, bars, club, clubs, pub, pubs, quán bar, về đêm, ban đêm, rooftop, buổi tối, night, đêm',
    asked: 'rooftop bar, at night, tối đi đâu, chơi đêm, tối chơi gì, đi chơi tối, evening, party',
  },
  {
    words: 'things to do, activities, hoạt động',
    asked:
      'what to do, thing to do, what to see, places to visit, place to visit, attractions, attraction, sights, sight, sightseeing, must see, must do, ' +
      'chơi gì, đi chơi, chơi đâu, vui chơi, tham quan, điểm tham quan, thắng cảnh, danh lam thắng cảnh, có gì chơi, có gì hay, có gì vui, check in, địa điểm check in, sống ảo, điểm đến, nên đi đâu, đi đâu chơi, chỗ chơi',
    kinds: { entities: ['thing_to_do', 'experience'], resourceTypes: [touristSpot, entertainment] },
  },
  {
    words: 'tour, tours, package tour, tour trọn gói, itinerary, itineraries, lịch trình',
    asked: 'days in, day trip, day trips, tour ghép, trip plan',
    kinds: { entities: ['tour'] },
  },
  {
    words: 'restaurant, restaurants, nhà hàng, quán ăn, quán',
    asked:
      'where to eat, places to eat, place to eat, what to eat, eat, eats, eating, dinner, lunch, food to try, must eat, best food, local food, ' +
      'ăn gì, ăn ở đâu, ăn đâu, chỗ ăn, ăn uống, đồ ăn, món ăn, món ngon, đặc sản, quán ngon, quán ăn ngon, ăn trưa, ăn tối, food, foods, ẩm thực, cuisine, dish, dishes',
    kinds: { resourceTypes: [restaurant] },
  },
  {
    words: 'destination, destinations',
    asked:
      'cities, city to visit, where to go, where should i go, where to travel, where to visit, where should we go, đi đâu, nên đi đâu, du lịch ở đâu, đi du lịch ở đâu, đi chơi đâu',
    kinds: { entities: ['city'] },
  },
];
