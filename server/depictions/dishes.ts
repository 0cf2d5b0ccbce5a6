import type { Depictions } from './subjects';

const dish = (en: string, vi: string, shows: Depictions[string]['shows'] = ['food']) => ({ shows, en, vi });

/** What people eat and drink. */
export const DISHES: Depictions = {
  'bowl-of-pho': dish('a bowl of noodle soup with herbs', 'bát nước dùng có bún, phở và rau thơm'),
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
  'table-of-dishes/candy': dish(
    'bars of brittle and wrapped sweets with tea',
    'kẹo thanh và kẹo gói giấy bên chén trà',
  ),
  'table-of-dishes/crackers': dish(
    'sesame rice crackers and fresh rice paper on a rack',
    'bánh đa vừng trên mẹt và bánh tráng phơi trên vỉ tre',
  ),
  'table-of-dishes/leaf-parcels': dish(
    'parcels in banana leaf, one of them cut open',
    'những chiếc bánh gói lá, một chiếc cắt đôi',
  ),
  'table-of-dishes/baked-cakes': dish('round baked cakes with a red stamp', 'bánh nướng tròn đóng dấu đỏ'),
  'table-of-dishes/dish-cakes': dish('steamed rice cakes in small dishes', 'bánh hấp trong những chén nhỏ'),
  'table-of-dishes/porridge': dish('a bowl of rice porridge with fried dough', 'tô cháo với quẩy'),
  'table-of-dishes/clay-pot-fish': dish('fish braised in a clay pot', 'niêu cá kho'),
  'table-of-dishes/roast-duck': dish('roast duck on a plate of leaves', 'đĩa vịt quay chặt miếng trên rau'),
  'table-of-dishes/chicken-rice': dish('golden rice with chopped chicken', 'đĩa cơm gà vàng ươm'),
  'table-of-dishes/whole-fish': dish('a whole fried fish with herbs', 'cá chiên nguyên con với rau sống'),
  'table-of-dishes/salad': dish(
    'a salad of shreds with peanuts and herbs',
    'đĩa gỏi với đậu phộng và rau thơm',
  ),
  'table-of-dishes/fritters': dish('golden fritters on leaves', 'đĩa bánh chiên, chả rán vàng ươm'),
  'table-of-dishes/small-cakes': dish('small savoury cakes in a mould', 'khuôn bánh nhỏ vàng ươm'),
  'table-of-dishes/clam-soup': dish(
    'clear soup of tiny clams with toasted rice crackers',
    'tô canh hến trong với bánh tráng nướng',
  ),
  'table-of-dishes/fried-clams': dish(
    'river clams fried with onion and a large rice cracker',
    'đĩa hến xào với chiếc bánh đa nướng to',
  ),
  'table-of-dishes/clam-noodles': dish(
    'noodles with tiny clams, peanuts and herbs',
    'tô bún hến với đậu phộng và rau thơm',
  ),
  'table-of-dishes/clam-rice': dish(
    'a bowl of clam rice with its many toppings',
    'tô cơm hến đủ thứ bày bên trên',
  ),
  'table-of-dishes/eel-noodles': dish(
    'glass noodles with crisp strips of eel',
    'bát miến lươn với lươn chiên giòn',
  ),
  'table-of-dishes/eel-in-rows': dish(
    'noodles with eel, egg threads and sausage laid side by side',
    'bát bún thang lươn bày từng góc lươn, trứng, giò',
  ),
  'table-of-dishes/eel-soup': dish('red eel soup with bread', 'bát súp lươn đỏ au với bánh mì'),
  'table-of-dishes/fish-cake-noodles': dish(
    'noodle soup with steamed and fried fish cake',
    'tô bún chả cá với chả hấp, chả chiên',
  ),
  'table-of-dishes/red-noodles': dish(
    'thick red noodles with quail eggs and greens',
    'tô bún đỏ với trứng cút và rau',
  ),
  'table-of-dishes/sour-pho': dish(
    'sour phở without soup, under many toppings',
    'bát phở chua trộn đủ thứ bày bên trên',
  ),
  'table-of-dishes/veal': dish(
    'young beef seared in oil with ginger and lemongrass',
    'đĩa bê chao với gừng, sả',
  ),
  'table-of-dishes/crisp-rice': dish(
    'golden rice crust with a bowl of gravy',
    'đĩa cơm cháy vàng với bát nước sốt',
  ),
  'table-of-dishes/cashews': dish(
    'cashews roasted in their skins in a basket',
    'rổ hạt điều rang còn vỏ lụa',
  ),
  'table-of-dishes/crab-noodles': dish(
    'broad brown noodles with crab, prawns and leaf rolls',
    'bát bánh đa nâu với gạch cua, tôm và chả lá lốt',
  ),
  'table-of-dishes/perch-noodles': dish(
    'noodles in clear broth with fried perch and greens',
    'bát bún cá rô rán vàng với rau và thì là',
  ),
  'table-of-dishes/clam-fried-noodles': dish(
    'noodles fried with dark clams, wood ear and celery',
    'đĩa bún xào ngán với mộc nhĩ, cần tây',
  ),
  'table-of-dishes/cut-noodles': dish(
    'hand-cut rice noodles with snakehead and chilli oil',
    'tô bột cắt tay với cá lóc và ớt dầu',
  ),
  'table-of-dishes/black-crab-noodles': dish(
    'noodles in black crab broth with bamboo shoots and crackling',
    'tô bún nước cua đen với măng, da heo và trứng',
  ),
  'table-of-dishes/chive-noodles': dish(
    'a bowl of noodles covered with cut chives',
    'tô bánh canh hẹ xanh kín mặt',
  ),
  'table-of-dishes/mackerel-noodles': dish(
    'thick rice noodles with mackerel steaks and fish cake',
    'tô bánh canh cá thu với chả chiên',
  ),
  'table-of-dishes/cleared-fish-noodles': dish(
    'noodles with snakehead, prawns, roast pork and chives',
    'tô bún nước lèo với cá lóc, tép và thịt quay',
  ),
  'table-of-dishes/snakehead-noodles': dish(
    'noodles in clear broth with snakehead and red prawns',
    'tô bún cá nước trong với tép rim đỏ',
  ),
  'table-of-dishes/coconut-fish-noodles': dish(
    'noodles under yellow minced fish in coconut milk',
    'tô bún kèn chan nước cốt dừa vàng nghệ',
  ),
  'table-of-dishes/stirred-noodles': dish(
    'noodles in clear broth with prawn paste, fish paste and squid',
    'tô bún nước trong với chả tôm, chả cá và mực',
  ),
  'table-of-dishes/crab-cake-noodles': dish('thick rice noodles with crab cake', 'tô bánh canh chả ghẹ'),
  'table-of-dishes/pork-leg-noodles': dish(
    'white rice noodles in clear broth with pork leg',
    'tô bánh canh trắng với giò khoanh',
  ),
  'table-of-dishes/duck-noodles': dish(
    'knife-cut noodles with duck in coconut milk',
    'tô bánh canh bột xắt với thịt vịt, nước cốt dừa',
  ),
  'table-of-dishes/curry-noodles': dish(
    'fat rice noodles under a hot curry',
    'tô bánh tầm chan nước cà ri cay',
  ),
  'table-of-dishes/grilled-banana': dish(
    'grilled bananas in sticky rice under coconut cream',
    'dĩa chuối nếp nướng chan nước cốt dừa',
  ),
  'table-of-dishes/palm-juice': dish(
    'palm juice, sugar palm fruit and cakes of palm sugar',
    'ly nước thốt nốt, trái thốt nốt và đường tán',
    ['food', 'drink', 'fruit'],
  ),
  'table-of-dishes/fresh-tea': dish(
    'bowls of fresh green tea with sweet potatoes',
    'những bát chè xanh và đĩa khoai',
    ['food', 'drink', 'tea'],
  ),
  'table-of-dishes/milk': dish('glasses of milk and jars of yoghurt', 'những cốc sữa tươi và hũ sữa chua', [
    'food',
    'drink',
  ]),
  'table-of-dishes/ear-cakes': dish('ear-shaped rice cakes', 'đĩa bánh tai bột gạo'),
  'table-of-dishes/shrimp-dumplings': dish(
    'clear dumplings folded over shrimp',
    'đĩa bánh bèo gói tôm trong mỡ hành',
  ),
  'table-of-dishes/white-roses': dish('white rose dumplings under shallots', 'dĩa bánh bao bánh vạc'),
  'table-of-dishes/banh-cuon-in-broth': dish(
    'steamed rice rolls with a bowl of broth',
    'đĩa bánh cuốn và bát canh xương có trứng',
  ),
  'table-of-dishes/banh-cuon-grilled': dish(
    'steamed rice rolls with grilled pork in its dip',
    'đĩa bánh cuốn và bát chả nướng',
  ),
  'table-of-dishes/fried-rolls': dish('crisp corn rolls with leaves', 'đĩa ram bắp rán giòn với rau sống'),
  'table-of-dishes/cockles': dish('blood cockles in scallion oil', 'dĩa sò huyết nướng mỡ hành'),
  'table-of-dishes/lotus-longan': dish('lotus seeds in longans', 'những bát chè sen long nhãn'),
  'table-of-dishes/seaweed-jelly': dish(
    'seaweed jelly in ginger syrup',
    'những chén xu xoa chan nước đường gừng',
  ),
  'table-of-dishes/spicy-beef-noodles': dish(
    'red noodle soup with thick cuts of beef and chilli salt',
    'tô bún nước đỏ với thịt bò cắt dày và chén muối ớt',
  ),
  'table-of-dishes/ginger-balls': dish(
    'white and red rice balls in ginger syrup',
    'bát coóng phù viên trắng viên đỏ trong nước gừng',
  ),
  'table-of-dishes/snails': dish(
    'plates of sea snails, in coconut milk and roasted',
    'dĩa ốc len xào dừa và dĩa ốc hương rang muối',
  ),
  'table-of-dishes/two-bowl-pho': dish(
    'a bowl of dry noodles with minced pork and a bowl of beef broth',
    'tô phở khô rải thịt băm và tô nước bò viên',
  ),
  'table-of-dishes/eel-porridge': dish(
    'grey taro porridge with yellow fried eel',
    'tô cháo môn với lươn xào nghệ',
  ),
  'table-of-dishes/monkshood-porridge': dish(
    'brown porridge with an egg and perilla',
    'bát cháo nâu với trứng và tía tô',
  ),
  'table-of-dishes/offal-porridge': dish(
    'thin rice porridge with offal and bean sprouts',
    'tô cháo lòng với giá sống',
  ),
  'table-of-dishes/tea': dish('a pot of tea with cups', 'ấm trà với những chén nhỏ', [
    'food',
    'drink',
    'tea',
  ]),
  'table-of-dishes/hill-tea': dish(
    'a teapot with cups and a plate of fresh tea shoots',
    'bộ ấm chén và đĩa búp chè tươi',
    ['food', 'drink', 'tea'],
  ),
  'table-of-dishes/vegetarian': dish('a tray of vegetarian dishes', 'mâm cỗ chay'),
  'table-of-dishes/xoi': dish('sticky rice on banana leaf', 'xôi trên lá chuối'),
};
