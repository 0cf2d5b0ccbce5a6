import type { Language } from '../../../language';
import type { SmallTalk } from '../understand/small-talk';

interface TalkWords extends Record<SmallTalk, string> {
  /** Who has days booked gets them planned. */
  bookingPlanned: string;
  /** What is looked up for who wants tickets for a train. */
  trainTickets: string;
  /** What is against the law is not helped with. */
  illegal: string;
  /** To somebody whom a plan or an answer of before has let down. */
  complaint: string;
  cardNumber: string;
  /** What travellers say, with how it sounds. */
  phrase: (vietnamese: string, english: string, sound: string) => string;
  ages: (from: number | null, minimum: number | null) => string;
  isFree: string;
  adult: (price: string, child: string | null) => string;
  foreigners: (price: string) => string;
  meal: (from: string, to: string) => string;
  noPrice: string;
  quiet: string;
  airport: (name: string, city: string, km: number, time: string) => string;
  /** Of an island without one. */
  airportOver: (name: string, city: string, time: string) => string;
}

const en: TalkWords = {
  trainTickets: 'How early should I buy train tickets?',
  bookingPlanned:
    'I cannot book anything myself, but I can lay out the days; what can be booked here has a form on its own page.',
  booking:
    'I cannot book anything myself. What can be booked here has a form on its own page; flights, trains and tables are booked with the airline, the railway or the house. What I can do is plan the days: where, and how many?',
  cancelling:
    'I am a program and hold no bookings, so I can cancel or refund nothing. Ask where you booked: the airline, the hotel or the site that sent your confirmation, with its number; the sooner, the more comes back. What was booked on this site is answered by the people whose address stands on the contact page. If you want to go at another time or elsewhere, tell me and I plan it.',
  human:
    'No, I am a program of this site, not a person: I read the guides here and make plans of them, and I get things wrong. Sorry where that cost you something. People answer on the contact page. Tell me the place and the days, and I start afresh.',
  illegal:
    'With that I do not help: prostitution is illegal in Vietnam, and so are all drugs, with heavy penalties for visitors too; who offers either to strangers often means to cheat them.',
  complaint:
    'I am sorry: that must have cost you time, and you have every reason to be annoyed. Which place was it, and on which day were you there? I check closing days only when I know the dates, so give me yours and I look at every stop again; what I have wrong, people correct who read the contact page.',
  cardNumber:
    'Please write no card numbers here: nobody needs them for a plan. If the card is real, delete the message or have it watched.',
  angry:
    'Sorry that this was no help. Tell me in a few words where you would like to go and for how long, and I start afresh.',
  foreign: 'I read English and Vietnamese only. Write the place, the days and what you like in one of them.',
  phrase: (vietnamese, english, sound) => `- ${english}: **${vietnamese}** (sounds about like “${sound}”)`,
  ages: (from, minimum) =>
    [
      ...(minimum ? [`let in from ${minimum} years`] : []),
      ...(from ? [`a pleasure from about ${from} years on`] : from === 0 ? ['fine at any age'] : []),
    ].join(', '),
  isFree: 'free of charge',
  adult: (price, child) => `${price} a person${child === null ? '' : `, children ${child}`}`,
  foreigners: (price) => `visitors from abroad ${price}`,
  meal: (from, to) => (from === to ? `a meal about ${from}` : `a meal about ${from} to ${to}`),
  noPrice: 'its price is not known here: ask at the entrance or on its own page',
  airport: (name, city, km, time) => `${name}: about ${km} km by road from ${city}, ${time} by car.`,
  airportOver: (name, city, time) =>
    `${city} has no airport of its own. The nearest is ${name}; from there, by road and boat, it takes about ${time}.`,
  quiet: 'it is the less known of the two, though nobody here counts visitors',
};

const vi: TalkWords = {
  trainTickets: 'Mua vé tàu hỏa ở đâu?',
  bookingPlanned:
    'Tôi không đặt chỗ được, nhưng xếp lịch thì được; nơi nào nhận đặt ở đây, trang của nơi ấy có sẵn biểu mẫu.',
  booking:
    'Tôi không đặt chỗ được. Nơi nào đặt được ở đây thì trang của nơi ấy có sẵn biểu mẫu; vé máy bay, vé tàu, bàn ăn thì bạn đặt với hãng hoặc với quán. Tôi xếp lịch được: bạn muốn đi đâu, mấy ngày?',
  cancelling:
    'Tôi là chương trình máy, không giữ vé hay phòng nào nên không hủy, không hoàn tiền được. Bạn liên hệ đúng nơi đã đặt (hãng bay, khách sạn hoặc trang gửi thư xác nhận), báo mã đặt chỗ; báo càng sớm càng đỡ mất phí. Còn gì đặt trên trang này thì hỏi qua trang liên hệ, có người trả lời. Khi nào muốn đổi ngày hay đổi nơi đến, bạn nói, tôi xếp lại lịch.',
  human:
    'Không, tôi là chương trình máy của trang này, không phải người: tôi đọc cẩm nang ở đây rồi xếp lịch, và có lúc sai. Nếu đã làm phiền bạn thì xin lỗi. Muốn gặp người thật, bạn viết qua trang liên hệ. Còn muốn đi đâu, mấy ngày, bạn cứ nói, tôi xếp lại từ đầu.',
  illegal:
    'Việc này tôi không giúp: mua bán dâm và ma túy đều là phạm pháp ở Việt Nam, phạt nặng; người chào mời ngoài phố còn hay lừa khách.',
  complaint:
    'Tôi xin lỗi bạn, mất công mất buổi như vậy bực là phải. Bạn cho biết chỗ nào đóng cửa, hôm đó là ngày nào? Chỉ khi có ngày đi tôi mới kiểm được ngày nghỉ của từng nơi, nên bạn cho ngày, tôi rà lại từng điểm; còn thông tin nào sai, bạn báo qua trang liên hệ để có người sửa.',
  cardNumber:
    'Bạn đừng gửi số thẻ vào đây: xếp lịch không cần đến. Nếu là thẻ thật thì nên xóa tin và theo dõi tài khoản.',
  angry: 'Xin lỗi vì chưa giúp được bạn. Bạn nói ngắn gọn muốn đi đâu, mấy ngày, tôi xếp lại từ đầu nhé.',
  foreign:
    'Tôi chỉ đọc được tiếng Việt và tiếng Anh. Bạn viết nơi đến, số ngày và sở thích bằng một trong hai tiếng nhé.',
  phrase: (vietnamese, english, sound) => `- ${vietnamese}: ${english} (đọc gần như “${sound}”)`,
  ages: (from, minimum) =>
    [
      ...(minimum ? [`nhận khách từ ${minimum} tuổi`] : []),
      ...(from ? [`hợp với bé từ khoảng ${from} tuổi`] : from === 0 ? ['tuổi nào đi cũng được'] : []),
    ].join(', '),
  isFree: 'không mất tiền vé',
  adult: (price, child) => `${price} một người${child === null ? '' : `, trẻ em ${child}`}`,
  foreigners: (price) => `khách nước ngoài ${price}`,
  meal: (from, to) => (from === to ? `một bữa khoảng ${from}` : `một bữa khoảng ${from} đến ${to}`),
  noPrice: 'giá thì cẩm nang chưa biết, bạn hỏi tại cổng hoặc xem trang của nơi đó',
  airport: (name, city, km, time) => `${name}: cách ${city} khoảng ${km} km đường bộ, ô tô đi ${time}.`,
  airportOver: (name, city, time) =>
    `${city} không có sân bay. Gần nhất là ${name}, từ đó đi đường bộ rồi lên tàu mất khoảng ${time}.`,
  quiet: 'nơi này ít người biết hơn, dù ở đây không có số đếm du khách',
};

const all: Record<Language, TalkWords> = { en, vi };

export const talkWords = (language: Language): TalkWords => all[language];
