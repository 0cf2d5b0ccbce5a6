import type { WordGroup } from './word-group';

/** What one eats and drinks. */
export const foodGroups: readonly WordGroup[] = [
  {
    words:
      'vegetarian, vegetarians, vegan, chay, ăn chay, quán chay, món chay, đồ chay, cơm chay, nhà hàng chay, quán ăn chay, without meat, meat free, plant based',
    asked:
      'vegetarian food, vegetarian restaurant, vegetarian restaurants, vegan food, vegan restaurant, vegan restaurants, eat vegetarian, veggie, places to eat vegetarian, where to eat vegetarian, vegans',
    kinds: { fact: 'meatless' },
    isStrict: true,
  },
  {
    words:
      'noodle soup, noodle soups, noodles, noodle, phở, bún, mì, hủ tiếu, món nước, món bún, bánh canh, miến',
  },
  { words: 'bánh mì, banh mi, sandwich, vietnamese sandwich' },
  { words: 'bánh xèo, banh xeo, pancake, pancakes, bánh khọt' },
  { words: 'bún chả, bun cha' },
  { words: 'bún bò, bun bo, bún bò huế' },
  { words: 'mì quảng, mi quang' },
  { words: 'cao lầu, cao lau' },
  { words: 'cơm tấm, broken rice, com tam' },
  { words: 'spring rolls, spring roll, nem rán, chả giò, gỏi cuốn, fresh rolls, bánh cuốn' },
  {
    words:
      'street food, ăn vặt, món đường phố, món ăn đường phố, hàng rong, vỉa hè, quán vỉa hè, quà vặt, streetfood',
  },
  { words: 'seafood, hải sản, đồ biển' },
  { words: 'snails, snail, ốc, quán ốc' },
  { words: 'crab, cua, ghẹ' },
  { words: 'hotpot, hot pot, lẩu, món lẩu' },
  { words: 'sweets, dessert, desserts, chè, món ngọt, đồ ngọt, bánh ngọt, kem, ice cream, sweet soup' },
  { words: 'breakfast, ăn sáng, bữa sáng, đồ ăn sáng' },
  {
    words: 'coffee, cà phê, cafe, café, quán cà phê, coffee shop, coffee shops, cafes',
    asked: 'ca fe, càfe, cafe đẹp, quán cafe, cf',
  },
  { words: 'egg coffee, cà phê trứng' },
  { words: 'tea, trà, chè xanh, lotus tea, trà sen' },
  { words: 'beer, bia, bia hơi, craft beer, bia hoi' },
  { words: 'rice wine, rượu, rượu cần' },
  { words: 'fish sauce, nước mắm' },
  { words: 'pepper, hồ tiêu, tiêu' },
  { words: 'fruit, trái cây, miệt vườn, orchard, orchards, vườn trái cây, vườn cây' },
  {
    words:
      'cooking, cooking class, cooking classes, cooking course, cook, nấu ăn, học nấu ăn, lớp nấu ăn, dạy nấu ăn, cookery',
  },
  { words: 'food tour, food tours, tour ẩm thực, foodie' },
  {
    words: 'halal, halal food, muslim food, đồ ăn halal, quán halal, nhà hàng halal',
    asked: 'halal restaurant, halal restaurants, muslim friendly, muslim restaurant',
    kinds: { fact: 'halal' },
    isStrict: true,
  },
  {
    words: 'gluten free, without gluten, coeliac, celiac, không gluten, không có gluten',
    asked: 'gluten free food, gluten free restaurant, gluten free restaurants, coeliacs, gluten',
    kinds: { fact: 'no_gluten' },
    isStrict: true,
  },
  {
    words: 'nut free, without nuts, không có đậu phộng, không lạc',
    asked: 'nut allergy, peanut allergy, peanuts, dị ứng lạc, dị ứng đậu phộng',
    kinds: { fact: 'no_nuts' },
    isStrict: true,
  },
  {
    words: 'coffee farm, coffee plantation, rẫy cà phê, vườn cà phê',
    asked: 'coffee farms, coffee plantations, coffee garden, trang trại cà phê, đồn điền cà phê',
  },
];
