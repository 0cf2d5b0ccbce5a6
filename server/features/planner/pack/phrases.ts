/**
 * What travellers need to say, for a journey without a connection. `say` is a rough hint for readers of English; tones
 * are left out of it, so that the Vietnamese text is the one to show to people.
 */
interface Phrase {
  topic: 'greeting' | 'way' | 'food' | 'shopping' | 'stay' | 'help' | 'number';
  vi: string;
  en: string;
  say: string;
}

const phrase =
  (topic: Phrase['topic']) =>
  ([vi, en, say]: readonly [vi: string, en: string, say: string]): Phrase => ({ topic, vi, en, say });

const greeting = [
  ['Xin chào', 'Hello', 'sin chow'],
  ['Cảm ơn', 'Thank you', 'gahm uhn'],
  ['Xin lỗi', 'Sorry; excuse me', 'sin loy'],
  ['Không sao', 'It’s all right', 'khohm sow'],
  ['Vâng (Nam Bộ: dạ)', 'Yes', 'vung (in the south: ya)'],
  ['Không', 'No', 'khohm'],
  ['Tạm biệt', 'Goodbye', 'tahm byet'],
  ['Tôi không hiểu', 'I don’t understand', 'toy khohm hyew'],
  ['Bạn nói tiếng Anh được không?', 'Do you speak English?', 'bahn noy tyeng ahn duhk khohm'],
  ['Tôi tên là …', 'My name is …', 'toy ten lah'],
] as const;

const way = [
  ['… ở đâu?', 'Where is …?', 'uh dow'],
  ['Đi thẳng', 'Straight on', 'dee tahng'],
  ['Rẽ trái', 'Turn left', 'zeh chai'],
  ['Rẽ phải', 'Turn right', 'zeh fai'],
  ['Dừng ở đây', 'Stop here', 'zoong uh day'],
  ['Cho tôi đến địa chỉ này', 'Please take me to this address', 'chaw toy den dia chee nai'],
  ['Ga tàu ở đâu?', 'Where is the railway station?', 'gah tow uh dow'],
  ['Bến xe ở đâu?', 'Where is the bus station?', 'ben seh uh dow'],
  ['Mấy giờ xe chạy?', 'What time does the bus leave?', 'may zuh seh chai'],
  ['Nhà vệ sinh ở đâu?', 'Where is the toilet?', 'nyah veh sin uh dow'],
] as const;

const food = [
  ['Cho tôi xem thực đơn', 'May I see the menu?', 'chaw toy sem tuhk duhn'],
  ['Tôi ăn chay', 'I am vegetarian', 'toy ahn chai'],
  ['Tôi dị ứng với đậu phộng (lạc)', 'I am allergic to peanuts', 'toy zee oong voy dow fohm (lahk)'],
  ['Không cay', 'Not spicy', 'khohm kai'],
  ['Không đá', 'No ice', 'khohm dah'],
  ['Nước lọc', 'Drinking water', 'nuhk lawk'],
  ['Ngon quá!', 'Delicious!', 'ngon wah'],
  ['Tính tiền', 'The bill, please', 'tin tyen'],
] as const;

const shopping = [
  ['Bao nhiêu tiền?', 'How much is it?', 'bow nyew tyen'],
  ['Đắt quá (Nam Bộ: mắc quá)', 'Too expensive', 'daht wah (in the south: mahk wah)'],
  ['Bớt được không?', 'Could you lower the price?', 'buht duhk khohm'],
  ['Tôi chỉ xem thôi', 'I am just looking', 'toy chee sem toy'],
  ['Trả bằng thẻ được không?', 'Can I pay by card?', 'chah bahng teh duhk khohm'],
] as const;

const stay = [
  ['Tôi có đặt phòng', 'I have a booking', 'toy kaw daht fawm'],
  ['Còn phòng không?', 'Do you have a room?', 'kawn fawm khohm'],
  ['Mật khẩu wifi là gì?', 'What is the wifi password?', 'mutt khow wifi lah zee'],
  ['Mấy giờ trả phòng?', 'What time is check-out?', 'may zuh chah fawm'],
] as const;

const help = [
  ['Cứu tôi với!', 'Help!', 'kew toy voy'],
  ['Gọi cấp cứu giúp tôi', 'Please call an ambulance', 'goy kup kew zoop toy'],
  ['Gọi công an giúp tôi', 'Please call the police', 'goy kohm ahn zoop toy'],
  ['Tôi bị lạc đường', 'I am lost', 'toy bee lahk duhng'],
  ['Tôi bị mất hộ chiếu', 'I have lost my passport', 'toy bee mutt ho chyew'],
  ['Tôi bị đau ở đây', 'It hurts here', 'toy bee dow uh day'],
  ['Tôi cần bác sĩ', 'I need a doctor', 'toy kun bahk see'],
  ['Hiệu thuốc ở đâu?', 'Where is a pharmacy?', 'hyew twok uh dow'],
] as const;

const number = [
  ['một, hai, ba', 'one, two, three', 'moht, hai, bah'],
  ['bốn, năm, sáu', 'four, five, six', 'bohn, nahm, sow'],
  ['bảy, tám, chín, mười', 'seven, eight, nine, ten', 'bai, tahm, cheen, muhy'],
  ['một trăm nghìn', 'one hundred thousand', 'moht chahm ngeen'],
] as const;

export const phrases: readonly Phrase[] = [
  ...greeting.map(phrase('greeting')),
  ...way.map(phrase('way')),
  ...food.map(phrase('food')),
  ...shopping.map(phrase('shopping')),
  ...stay.map(phrase('stay')),
  ...help.map(phrase('help')),
  ...number.map(phrase('number')),
];
