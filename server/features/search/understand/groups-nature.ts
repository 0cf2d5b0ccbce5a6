import type { WordGroup } from './word-group';

/** Land, water, and what one does there. */
export const natureGroups: readonly WordGroup[] = [
  {
    words: 'beach, beaches, bãi biển, bãi tắm, biển, tắm biển, seaside, swimming, swim, sea',
    asked: 'đi biển, bãi tắm đẹp, bãi biển đẹp, biển đẹp',
  },
  { words: 'island, islands, đảo, hòn đảo, biển đảo, hải đảo, cù lao' },
  { words: 'bay, bays, vịnh' },
  {
    words:
      'snorkeling, snorkelling, snorkel, lặn ống thở, ngắm san hô, lặn ngắm san hô, lặn biển, lặn, diving, scuba, scuba diving, dive, coral, coral reef, reef, reefs, rạn san hô, san hô',
  },
  { words: 'surfing, surf, lướt sóng, kitesurfing, lướt ván, kite surfing, lướt diều, windsurfing' },
  { words: 'waterfall, waterfalls, thác, thác nước, falls' },
  { words: 'lake, lakes, hồ, hồ nước' },
  { words: 'river, rivers, sông, sông nước, dòng sông' },
  { words: 'cave, caves, hang, động, hang động, caving, grotto, thám hiểm hang động' },
  {
    words:
      'boat, boats, boat trip, boat trips, boat ride, boat tour, thuyền, đi thuyền, đi ghe, ghe, đi đò, chèo thuyền, sampan, xuồng',
  },
  { words: 'cruise, cruises, du thuyền, ngủ đêm trên vịnh, overnight boat, overnight boats, tàu ngủ đêm' },
  { words: 'kayak, kayaking, chèo kayak, thuyền kayak' },
  { words: 'basket boat, basket boats, coconut boat, thúng chai, thuyền thúng, rừng dừa' },
  {
    words:
      'hiking, hike, hikes, trekking, trek, treks, trail, trails, leo núi, đi bộ đường dài, climb, climbing, trekking tour, mountaineering, đi rừng',
  },
  { words: 'walk, walks, walking, đi bộ, dạo bộ, đi dạo, stroll, on foot' },
  { words: 'mountain, mountains, núi, đỉnh núi, miền núi, peak, đồi núi' },
  { words: 'pass, mountain pass, đèo, con đèo' },
  {
    words:
      'rice terraces, rice terrace, terraced fields, terraced rice fields, ruộng bậc thang, mùa lúa chín, lúa chín, mùa lúa, terraces',
  },
  { words: 'rice fields, rice field, rice paddy, rice paddies, cánh đồng lúa, đồng lúa, ruộng lúa' },
  { words: 'sand dunes, sand dune, dunes, dune, đồi cát, cồn cát' },
  { words: 'national park, national parks, vườn quốc gia' },
  { words: 'forest, forests, jungle, rừng, rừng nguyên sinh' },
  { words: 'wildlife, animals, động vật hoang dã, động vật, thú hoang' },
  { words: 'turtle, turtles, rùa, rùa biển, rùa đẻ' },
  { words: 'birds, bird watching, birdwatching, chim, ngắm chim, vườn chim' },
  { words: 'monkey, monkeys, khỉ, langur, voọc' },
  { words: 'elephant, elephants, voi' },
  { words: 'buckwheat, buckwheat flowers, tam giác mạch, hoa tam giác mạch' },
  { words: 'flowers, flower, hoa, mùa hoa, vườn hoa, đường hoa' },
  { words: 'cycling, cycle, bicycle, bicycles, bike, biking, bike ride, đạp xe, xe đạp, đi xe đạp' },
  {
    words: 'motorbike, motorbikes, motorcycle, motorbike trip, xe máy, phượt, phượt xe máy, scooter',
  },
  { words: 'train, trains, railway, tàu hỏa, tàu lửa, đường sắt, xe lửa, train ride, đi tàu' },
  { words: 'viewpoint, viewpoints, view, views, ngắm cảnh, panorama, đài quan sát' },
  { words: 'sunrise, bình minh, đón bình minh, ngắm bình minh, săn mây, cloud hunting' },
  { words: 'sunset, sunsets, hoàng hôn, ngắm hoàng hôn' },
  { words: 'camping, camp, cắm trại, glamping' },
  { words: 'farm, farms, nông trại, vườn, trang trại, farm stay' },
  { words: 'fishing, câu cá, câu mực, đánh cá, squid fishing, fishing village, làng chài' },
  {
    words:
      'massage, spa, spas, mát xa, wellness, herbal bath, tắm lá, tắm lá thuốc, chăm sóc sức khỏe, xông hơi, mud bath, tắm bùn, hot spring, hot springs, suối nước nóng, suối khoáng, khoáng nóng, yoga, retreat',
  },
  { words: 'golf, sân golf' },
  { words: 'photography, photo spots, chụp ảnh, nhiếp ảnh, instagram' },
];
