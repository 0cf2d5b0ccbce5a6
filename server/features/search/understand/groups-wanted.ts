import type { WordGroup } from './word-group';

/** For whom, for how much, in what weather. */
export const wantedGroups: readonly WordGroup[] = [
  {
    words: 'wheelchair, step free, step-free, xe lăn, không bậc thang',
    asked:
      'wheelchairs, wheelchair access, wheelchair accessible, wheelchair friendly, accessible, disabled, limited mobility, bad knees, few steps, no steps, no stairs, without steps, without stairs, not many steps, elderly, seniors, older people, old people, ' +
      'người khuyết tật, ngồi xe lăn, đi xe lăn, người già, người cao tuổi, người lớn tuổi, ông bà, không leo bậc thang, không leo bậc, không phải leo bậc, không phải leo, không leo trèo, không phải leo trèo, ít bậc thang, ít bậc, đau khớp, đau gối, người già không leo bậc thang',
    kinds: { isFlat: true },
    isStrict: true,
  },
  {
    words:
      'children, with children, kids, family, families, trẻ em, trẻ nhỏ, đi cùng trẻ nhỏ, đi cùng con, gia đình, cùng trẻ nhỏ',
    asked:
      'with kids, for kids, kid friendly, family friendly, with a baby, with toddler, with toddlers, toddler, child, for families, with family, ' +
      'con nhỏ, cho bé, em bé, đưa bé, dẫn bé, cho trẻ, cho trẻ em, cho con, đưa con, bé, cùng con, cùng gia đình, cả nhà, cho trẻ con, trẻ con, có con nhỏ',
    kinds: { fact: 'young' },
    isWish: true,
  },
  {
    words: 'rainy day, ngày mưa, indoors, indoor, trời mưa, khi mưa',
    asked:
      'rain, rainy, rainy days, in the rain, when it rains, if it rains, raining, bad weather, mưa, trời mưa đi đâu, mưa đi đâu, mưa thì đi đâu, indoor activities, indoor activity, trong nhà, có mái che, tránh mưa',
    kinds: { fact: 'sheltered' },
    isWish: true,
    isStrict: true,
  },
  {
    words: 'romantic, lãng mạn, honeymoon, trăng mật, couples, couple, cặp đôi',
    asked: 'for couples, tuần trăng mật, người yêu, hẹn hò',
    isWish: true,
  },
  {
    words: 'luxury, sang trọng, cao cấp, luxurious, hạng sang',
    asked: '5 sao, 5 star, five star, 5 stars, đắt tiền, upscale',
    kinds: { priceBands: [4] },
    isWish: true,
  },
  {
    words: 'budget, cheap, giá rẻ, tiết kiệm, bình dân, rẻ',
    asked:
      'affordable, inexpensive, low cost, ngon rẻ, ngon bổ rẻ, cheapest, rẻ mà ngon, giá sinh viên, hạt dẻ',
    kinds: { priceBands: [1, 2], fact: 'cheap' },
    isWish: true,
  },
  {
    words: 'free, miễn phí, free entry',
    asked: 'for free, no cost, free of charge, no entrance fee, không mất tiền, không tốn tiền, không mất vé',
    kinds: { fact: 'free' },
    isWish: true,
    isStrict: true,
  },
  {
    words: 'quiet, yên tĩnh, yên bình, peaceful',
    asked: 'ít người, vắng, off the beaten track, hidden gem, hidden gems, vắng vẻ',
    isWish: true,
  },
  { words: 'weekend, cuối tuần', isWish: true },
  {
    words: 'open late, late night, mở khuya, ăn khuya, ăn đêm, quán khuya',
    asked:
      'late, late at night, open at night, after midnight, midnight, mở cửa khuya, quán mở khuya, mở muộn, mở đêm, quán ăn đêm, quán ăn khuya, đêm khuya, khuya, 24h, 24/7',
    kinds: { fact: 'late' },
    isWish: true,
    isStrict: true,
  },
  {
    words: 'elderly, older travellers, người lớn tuổi, người già, ông bà, seniors',
    asked: 'cho người già, bố mẹ, cha mẹ già',
    isWish: true,
  },
  {
    words: 'wheelchair, xe lăn, accessible, accessibility, limited mobility, người khuyết tật',
    isWish: true,
  },
  {
    words: 'weather, climate, thời tiết, khí hậu',
    asked:
      'best time, best time to go, best time to visit, when to go, when to visit, season, temperature, nhiệt độ, mùa nào, mùa nào đẹp, tháng nào, tháng mấy, ' +
      'tháng nào đẹp, khi nào đẹp, đi mùa nào, thời điểm, how to get, how to get to, get to, getting to, how to go, how many days, days, mấy ngày, mấy đêm, bao nhiêu ngày, ' +
      'đi bằng gì, đi thế nào, đi lại, getting around, map, bản đồ, travel guide, cẩm nang, du lịch tự túc, tự túc, chi phí, how much, cost, costs, worth visiting, is it worth, worth it, có đáng đi, có gì',
    isWish: true,
    isOfCity: true,
  },
];
