import { readText } from './text';

/**
 * Single things that are asked after by name, each with how it is said in both languages. What an answer doesn't say a
 * word of it hasn't answered: how long the coach takes tells nobody whether there is Wi-Fi in it. Letters with accents
 * are looked for as typed, since `chó` is a dog and `cho` nothing.
 */
const things: ReadonlyArray<readonly [asked: string, told?: string]> = [
  ['wi ?-?fi|internet'],
  ['showers? (?:on|in|at)|(?:has|have|any|a|with) showers?|vòi sen|phòng tắm|chỗ tắm(?! biển)|cho tam rua'],
  ['toilets?|restrooms?|loos?|wc|nhà vệ sinh|nha ve sinh|đi vệ sinh|di ve sinh'],
  [
    'dogs?|cats?|pets?|puppy|chó|mèo|cún|thú cưng|thu cung|(?:dắt|dat|mang|đem|dem) (?:chó|cho)(?= (?:đi|di|theo|lên|len|ra|vào|vao))',
  ],
  ['drones?|flycams?'],
  ['lifeguards?|cứu hộ|cuu ho'],
  [
    'parking|car parks?|park (?:the|a|our|my|your)(?: \\p{L}+)?(?: car| bike| van)?|(?:đậu|đỗ|gửi|gui|dau|do) (?:xe|ô tô|oto|o to|xe máy|xe may)(?! \\p{L}+ bao lâu)|(?:chỗ|bãi|cho|bai) (?:đậu|đỗ|gửi|giữ|dau|do|gui|giu)(?: xe)?|bãi xe|bai xe',
  ],
  ['luggage|lockers?|suitcases?|backpacks?|hành lý|hanh ly|va ?li|(?:gửi|gui) (?:đồ|do)'],
  ['laundr(?:y|ies)|laundrettes?|giặt|giat'],
  ['pharmac(?:y|ies)|drug ?stores?|(?:nhà|hiệu|tiệm|quầy|nha|hieu|tiem|quay) (?:thuốc|thuoc)'],
  ['dentists?|nha sĩ|nha si|nha khoa'],
  ['snow(?:s|ing|fall)?|tuyết|tuyet'],
  ['euros?|eur'],
  ['maintenance|bảo trì|bảo dưỡng|bao tri|bao duong'],
  ['cyclos?|xích lô|xich lo'],
  ['(?:electric|golf) (?:cars?|carts?|buggy|buggies|shuttles?)|xe điện|xe dien'],
  [
    'grab|ride.?hailing|xanh sm|taxis?|app cars?|xe công nghệ|xe cong nghe|xe ôm',
    'grab|ride.?hailing|taxis?|cars?|drivers?|apps?|xe công nghệ|xe ôm|ô tô|xe có (?:lái|tài xế)|ứng dụng',
  ],
  ['cards?|visa card|mastercard|amex|quẹt thẻ|quet the|cà thẻ|thẻ'],
  ['atms?|cash machines?|machines?|(?:cây|cay|máy|may) (?:atm|rút tiền|rut tien)|rút tiền|rut tien'],
  [
    'refund(?:s|ed|able)?|money back|(?:hoàn|hoan) (?:tiền|tien|vé|ve)|(?:trả|tra) (?:lại |lai )?(?:tiền|tien)(?= (?:không|khong|ko|k)|\\?|$)',
    'refund(?:s|ed|able)?|money back|hoàn|trả lại|compensat\\p{L}+',
  ],
  [
    'stuck|stranded|(?:mắc |mac )?kẹt(?! xe)|bi ket(?! xe)|ket lai',
    'stuck|stranded|kẹt|wait|cancel\\p{L}*|hủy|ngưng|nghỉ chạy|stop(?:s|ped)? running',
  ],
  ['leech(?:es)?|con vắt|đỉa|(?:có|sợ|nhiều) vắt'],
  ['jelly ?fish|sứa'],
  ['mosquito(?:es|s)?|muỗi|muoi (?:dot|can)'],
  ['monkeys?|con khỉ|khỉ'],
  ['sharks?|cá mập'],
  [
    'tailors?|(?:may|đo|do) (?:đo|áo|ao|vest|đồ)|thợ may|tiệm may',
    'tailor\\p{L}*|suits?|garments?|may đo|thợ may|tiệm may|may áo|bộ đồ',
  ],
  ['photographers?|thợ chụp|(?:ai|người|thuê|thue|nguoi) (?:chụp|chup)(?: ảnh| anh| hình| hinh)?'],
  [
    '(?:áo dài|ao dai|cổ phục|co phuc|cổ trang|việt phục|nhật bình)|costumes?|(?:thuê|thue) (?:đồ|trang phục|do chup)',
    'áo dài|ao dai|cổ phục|costumes?|trang phục|áo nhật bình|thuê đồ',
  ],
  [
    '(?:rent|hire|borrow)(?:ing)? (?:a |some |any )?(?:bikes?|bicycles?|push ?bikes?)|(?:bike|bicycle) (?:rental|hire)|(?:thuê|thue|mượn|muon) xe đạp|thue xe dap',
    '(?:rent|hire|borrow|lend)\\p{L}*[^.]{0,30} (?:bikes?|bicycles?)|(?:bikes?|bicycles?)[^.]{0,30} (?:rent|hire|lend|borrow)\\p{L}*|(?:thuê|mượn) xe đạp|xe đạp[^.]{0,30} (?:thuê|mượn)',
  ],
  [
    'knife|knives|(?:mang|đem|cầm) (?:theo )?(?:con )?dao|con dao (?:bếp|gọt|rọc|nhỏ|gấp)|dao (?:bếp|gọt|rọc)',
  ],
  [
    'tall|height|(?:to|quá) con|cao (?:quá|trên|hơn|to|1m|một mét)|(?:người|nguoi) cao',
    'tall|narrow|wide|widened|low|stoop|crouch|bend|height|hẹp|chật|thấp|khom|rộng|cúi|cao \\d',
  ],
  [
    '(?:which|what|best) side|left or right|(?:left|right)(?:-hand)? side|(?:ngồi |ghế |phía |bên )(?:bên )?nào|ngoi ben nao|ben nao',
    'left|right|window|trái|phải|bên',
  ],
  [
    '(?:minimum|youngest|what|how old|from what|lowest) (?:age|must|do (?:kids|you))|age (?:limit|restriction|requirement)s?|how old (?:do|must|should)|(?:bao nhiêu|mấy|bao nhieu|may) tuổi|(?:bao nhieu|may) tuoi|giới hạn tuổi|đủ tuổi',
    '\\d+ ?(?:years?|tuổi)|(?:from|age of|aged?|under|over) (?:\\p{L}+|\\d+)|tuổi',
  ],
  [
    'how many (?:steps|stairs)|(?:bao nhiêu|mấy|bao nhieu|may) (?:bậc|bac)',
    '\\d+ (?:\\p{L}+ ){0,2}(?:steps|stairs|bậc)|(?:hundred|thousand|trăm|nghìn|chục) (?:\\p{L}+ ){0,2}(?:steps|stairs|bậc)|(?:no|few|không|ít|vài) (?:steps|stairs|bậc)|(?:steps|stairs|bậc)',
  ],
  ['lifts?|elevators?|escalators?|thang máy|thang may|thang cuốn'],
  ['(?:swimming )?pools?|bể bơi|hồ bơi|be boi|ho boi'],
  ['air.?con\\p{L}*|máy lạnh|điều hòa|may lanh'],
  ['heat(?:ing|ers?|ed)|(?:có |may |máy )sưởi|lò sưởi'],
  ['smok(?:e|ing|ers?)|hút thuốc|hut thuoc'],
  ['sim(?:s)?|e-?sims?|sim cards?'],
  ['baby ?seats?|child ?seats?|car ?seats?|ghế (?:trẻ em|em bé|cho bé)'],
  ['nurser(?:y|ies)|babysit\\p{L}*|trông trẻ|giữ trẻ'],
  ['gyms?|phòng gym|phòng tập'],
  ['churches|mass(?:es)?|thánh lễ|giờ lễ|đi lễ nhà thờ'],
  [
    'discounts?|concessions?|student (?:price|ticket|rate)s?|(?:giảm|giam) (?:giá|gia|vé|ve)|(?:vé|giá) (?:sinh viên|học sinh)',
    'discounts?|concession\\p{L}*|students?|reduc\\p{L}+|seniors?|half price|giảm|sinh viên|học sinh|người cao tuổi|nửa giá',
  ],
  [
    'crowd(?:s|ed)?|busy|queues?|lines? long|(?:có |quá |bớt |ít |bị )?đông (?:không|ko|k|lắm|người|khách|nhất)|vắng|xếp hàng|dong (?:khong|ko|k|nguoi|khach|lam)',
    'crowd\\p{L}*|busy|busiest|quiet\\p{L}*|queues?|full|people|đông|vắng|chen|xếp hàng|yên',
  ],
  [
    'sun ?(?:rise|set)s? (?:time|at)|(?:what time|when)(?: \\p{L}+){0,3} sun ?(?:rise|set|come up|go down)s?|(?:mặt trời|mat troi) (?:mọc|lặn|moc|lan)|(?:mấy giờ|may gio)[^.?]{0,20}(?:bình minh|hoàng hôn|binh minh|hoang hon)|(?:bình minh|hoàng hôn|binh minh|hoang hon)[^.?]{0,20}(?:mấy giờ|may gio)',
    'sun|dawn|dusk|bình minh|hoàng hôn|mặt trời|\\d\\d?[:.]\\d\\d',
  ],
  ['fireworks?|pháo hoa|phao hoa|bắn pháo', 'fireworks?|pháo'],
  [
    '(?:who|when was|what year|which year)[^?]{0,20} (?:built|founded|designed|made)|(?:ai|năm nào|nam nao)(?: \\p{L}+){0,3} (?:xây|dựng|lập|xay)|(?:xây|xay|dựng|thành lập)(?: \\p{L}+){0,4} (?:năm nào|khi nào|hồi nào|nam nao|khi nao|từ bao giờ)',
    'built|founded|designed|erected|made|(?:xây|dựng|lập|khởi công)|thế kỷ|century|\\d{3,4}',
  ],
];

const whole = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');

const particulars = things.map(([asked, told]) => ({ asked: whole(asked), told: whole(told ?? asked) }));

/** Whether texts say something of each single thing that a question asks after. */
export const tellsOfAsked = (question: string): ((text: string) => boolean) => {
  const { lower } = readText(question);
  const asked = particulars.filter((one) => one.asked.test(lower));
  if (asked.length === 0) return () => true;
  return (text) => {
    const told = text.normalize('NFC').toLowerCase();
    return asked.some((one) => one.told.test(told));
  };
};
