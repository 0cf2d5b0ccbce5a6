import { fold } from '../../../fold';

/**
 * Words that visitors use for the same thing, in both languages, a line each. Who asks with one of a line also finds
 * what is written with another; the last of a line is no better than the first.
 */
const lines = [
  'visa, e-visa, evisa, entry permit, thị thực, visa điện tử, thị thực điện tử, nhập cảnh',
  'visa exemption, visa free, without a visa, miễn thị thực, miễn visa',
  'tap water, drinking water, drink the water, bottled water, nước máy, nước uống, nước lọc',
  'plug, socket, adapter, power outlet, voltage, electricity, ổ cắm, phích cắm, điện áp, ổ điện',
  'ATM, cash machine, withdraw money, cash, bank card, credit card, rút tiền, cây ATM, tiền mặt, thẻ ngân hàng, quẹt thẻ',
  'currency, money, exchange rate, dong, đồng, đổi tiền, tiền tệ, tỷ giá',
  'tip, tipping, gratuity, tiền tip, tiền boa, bo',
  'emergency number, emergency, ambulance, police, fire brigade, who do I call, số khẩn cấp, khẩn cấp, cấp cứu, công an, cứu hỏa, số điện thoại khẩn cấp, gọi số nào',
  'scam, fraud, rip-off, cheat, overcharged, lừa đảo, bị lừa, chặt chém',
  'theft, stolen, pickpocket, lost passport, mất cắp, mất giấy tờ, móc túi, cướp giật',
  'SIM, SIM card, eSIM, mobile data, internet, network, 4G, 5G, wifi, sim điện thoại, mạng điện thoại, mạng, sóng',
  'driving permit, driving licence, licence, international driving permit, IDP, bằng lái, giấy phép lái xe, bằng lái quốc tế',
  'motorbike, motorcycle, scooter, rent a motorbike, xe máy, thuê xe máy',
  'helmet, mũ bảo hiểm',
  'drink and drive, alcohol limit, drunk driving, nồng độ cồn, rượu bia lái xe',
  'Tết, Lunar New Year, Vietnamese New Year, new year, năm mới, tết nguyên đán, tết âm lịch',
  'public holiday, bank holiday, holidays, ngày lễ, nghỉ lễ',
  'vaccination, vaccine, jab, tiêm phòng, tiêm chủng, vắc xin, sốt rét, malaria',
  'dengue, mosquito, sốt xuất huyết, muỗi',
  'rabies, dog bite, bệnh dại, chó cắn',
  'hospital, doctor, pharmacy, bệnh viện, nhà thuốc, bác sĩ',
  'insurance, travel insurance, bảo hiểm, bảo hiểm du lịch',
  'drone, flycam, máy bay không người lái',
  'wheelchair, accessibility, disabled, limited mobility, xe lăn, người khuyết tật, khó đi lại',
  'stroller, pushchair, pram, xe đẩy',
  'airport transfer, airport to the city, from the airport, sân bay về trung tâm, từ sân bay, đón sân bay',
  'train ticket, railway, vé tàu, tàu hỏa, đường sắt',
  'sleeper bus, night bus, coach, xe giường nằm, xe khách, xe limousine',
  'ferry, speedboat, boat to the island, phà, tàu cao tốc, tàu ra đảo, ra đảo',
  'seasick, seasickness, say sóng, say tàu',
  'taxi, Grab, ride-hailing, xe công nghệ, gọi xe',
  'typhoon, storm, flood, bão, lũ, áp thấp',
  'swimming, rip current, drowning, tắm biển, dòng chảy xa bờ, đuối nước',
  'landmine, unexploded bomb, bom mìn, vật liệu nổ',
  'woman alone, solo female, phụ nữ đi một mình, con gái đi một mình',
  'street food, stomach, food poisoning, quán vỉa hè, đau bụng, ngộ độc',
  'e-cigarette, vape, vaping, heated tobacco, thuốc lá điện tử, vape',
  'customs, duty free, allowance, hải quan, miễn thuế',
  'time zone, time difference, múi giờ, giờ Việt Nam',
  'country code, dialling code, calling Vietnam, mã vùng, mã quốc gia',
  'combined ticket, city pass, vé liên tuyến, vé gộp',
  'metro, underground, tàu điện, đường sắt đô thị',
  'packing, what to pack, what to wear, clothes, mang gì, mặc gì, quần áo, xếp hành lý',
  'children, kids, family, toddler, baby, con nhỏ, trẻ em, em bé, đưa con, đưa bé',
  'older travellers, elderly, seniors, ông bà, người lớn tuổi, cao tuổi',
  'when to go, best time, best month, weather, season, climate, mùa nào, tháng nào, thời tiết, khi nào đi',
  'photograph, taking pictures, camera, chụp ảnh',
  'temple dress, pagoda, shorts, đi chùa, đi lễ chùa, ăn mặc đi chùa',
  'English spoken, language, tiếng Anh, ngôn ngữ',
  'plastic waste, rubbish, rác nhựa',
];

/** Each line as folded phrases. */
export const topics: readonly (readonly string[])[] = lines.map((line) =>
  line.split(', ').map((phrase) => wordsOf(phrase).join(' ')),
);

/** Folded words of a text, in their order. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Everything that the topics of a text are also called. */
export const alsoCalled = (text: string): string => {
  const padded = ` ${wordsOf(text).join(' ')} `;
  return topics
    .filter((phrases) => phrases.some((phrase) => padded.includes(` ${phrase} `)))
    .map((phrases) => phrases.join(' '))
    .join(' ');
};
