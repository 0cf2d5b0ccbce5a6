import type { AdviceWords } from './advice-words';
import { dateText } from './lists';

const numbers = new Intl.NumberFormat('vi');

const kitchens = {
  halal: 'quán halal',
  vegan: 'quán thuần chay',
  vegetarian: 'quán chay',
  gluten_free: 'quán nấu cho người kiêng gluten',
  no_nuts: 'quán nấu không dùng các loại hạt',
} as const;

/** Sentences of advice in Vietnamese. */
export const adviceVi: AdviceWords = {
  vnd: (amount) => `${numbers.format(amount)} đồng`,
  spendingFor: {
    total: 'tổng cộng cho cả chuyến',
    day: 'mỗi ngày cho cả nhóm',
    person: 'mỗi người',
    person_day: 'mỗi người mỗi ngày',
  },
  ofOrigin: 'giấy miễn thị thực 5 năm cho người gốc Việt làm ở đâu',
  wholeCost: (people, days, from, to) =>
    `Cho ${people} người, ${days} ngày nên tính ${to === null ? `từ ${from} trở lên` : `khoảng ${from} đến ${to}`} tất cả, gồm chỗ ngủ, ăn uống, đi lại trong phố và vé tham quan; tàu xe giữa các nơi tính thêm.`,
  spending: (amount, per, inVnd) =>
    `Ngân sách của bạn: ${amount} ${per}${inVnd === '' ? '' : `, khoảng ${inVnd}`}.`,
  known: (sum, people, priced) =>
    `Cộng ${priced} điểm đã biết giá trong lịch thì hết khoảng ${sum} cho ${people} người.`,
  noneKnown: 'Chưa có giá của điểm nào trong lịch này.',
  notIn: (unpriced) =>
    `Chưa tính tiền phòng, tiền xe giữa các nơi, taxi và đồ uống${unpriced > 0 ? `, cùng ${unpriced} điểm miễn phí hoặc chưa biết giá` : ''}.`,
  tickets: ({ from, to, people, isTet, rest, level }) =>
    [
      `Vé đi, về và giữa các nơi${people > 1 ? ` cho ${people} người` : ''} khoảng ${from} đến ${to}${isTet ? ' vào ngày thường; dịp Tết đắt hơn nhiều' : ''}.`,
      rest === null
        ? 'Riêng khoản đó đã vượt ngân sách.'
        : `Còn lại khoảng ${rest} một người một ngày, kể cả chỗ ngủ: ${level === null ? 'không đủ cho chỗ ngủ và ăn uống' : { low: 'đủ cho giường tập thể hoặc phòng đơn giản, quán vỉa hè và xe buýt, không dư nhiều', middle: 'đủ cho khách sạn nhỏ, quán ăn và vé tham quan trong lịch', high: 'đủ cho khách sạn tốt, xe riêng có lái và những bữa thong thả' }[level]}.`,
    ].join(' '),
  perPerson: (aDay, level, flies) =>
    `Tính ra khoảng ${aDay} một người một ngày, kể cả chỗ ngủ: ${{ low: 'đủ cho giường tập thể hoặc phòng đơn giản, quán vỉa hè và xe buýt, không dư nhiều', middle: 'đủ cho khách sạn nhỏ, quán ăn và vé tham quan trong lịch', high: 'đủ cho khách sạn tốt, xe riêng có lái và những bữa thong thả' }[level]}${flies ? '; vé máy bay tính riêng' : ''}.`,
  overnight: (wish, record, hours) =>
    `Về ${wish} thì có ${record}: mất khoảng ${hours} tiếng, cả một đêm, nên tôi không xếp thành một điểm trong ngày. Bạn đặt thay cho một đêm khách sạn; cần để trống ngày nào, bạn cứ nhắn.`,
  nothingFor: (wishes) =>
    `Lịch này chưa có gì cho ${wishes}: ở đó tôi không biết nơi nào hợp và vừa với những ngày này.`,
  noKitchen: (diet, cities, helps, isPlanned = true) =>
    [
      `Tôi chưa biết ${kitchens[diet]} nào ở ${cities}${isPlanned ? '; ngày nào lịch không có bữa ăn ở đó thì bạn phải tự tìm' : ''}.`,
      helps === '' ? '' : `Gần nhất với nhu cầu của bạn là quán chay: ${helps}.`,
      diet === 'gluten_free' || diet === 'no_nuts'
        ? 'Cùng một món nhưng mỗi quán nấu mỗi khác, tôi không có thành phần của từng món: ăn ở đâu cũng phải hỏi bếp trước, và nên mang theo tờ giấy ghi rõ bằng tiếng Việt những thứ bạn không ăn được.'
        : 'Biển “chay” là bếp không thịt cá; bạn hỏi thêm về trứng, sữa và rượu.',
    ]
      .filter((text) => text !== '')
      .join(' '),
  partly: (records) =>
    `Xe lăn chỉ đi được một phần ở ${records}: nền không phẳng hoặc có bậc ở đâu đó. Bạn nên hỏi trước và có người đi cùng.`,
  partlyMost:
    'Theo những gì tôi biết, phần lớn các điểm này xe lăn chỉ vào được một phần: nền không phẳng hoặc có bậc ở đâu đó. Bạn nên hỏi từng nơi trước, nơi nào không tiện thì bỏ, và có người đi cùng.',
  elsewhere: (stops, city, base, km) =>
    `${stops} nằm ở ${city}, cách ${base} chừng ${km} km: bạn đi xe tới rồi quay về.`,
  noStation: (city, km) => `${city} không có ga: xuống ga gần nhất còn khoảng ${km} km đường bộ.`,
  barred: (records, need) =>
    need === 'few_steps'
      ? `Bạn muốn đến ${records}: ở đó có bậc hoặc lối khó đi, nên có chỗ chỉ đứng dưới ngắm lên. Thấy không hợp thì bạn nhắn để tôi bỏ ra.`
      : `Riêng ${records} mà bạn muốn đến thì theo tôi biết ở đó có bậc hoặc lối khó đi, ${need === 'wheelchair' ? 'xe lăn' : 'xe đẩy'} không vào được hết, có phần chỉ ngắm từ ngoài. Thấy không hợp thì bạn nhắn để tôi bỏ ra.`,
  thin: (days, city) =>
    `Riêng ${days} ở ${city} chỉ có một điểm, thời gian còn lại tùy bạn nghỉ ngơi, dạo chơi.`,
  onTheWay: (days) => `Riêng ${days} bạn đến muộn, về sớm hoặc đi đường dài nên tôi không xếp gì thêm.`,
  tooLittle: (aDay) =>
    `Tính ra chỉ khoảng ${aDay} một người một ngày, không đủ nếu kể cả chỗ ngủ: giường tập thể, ba bữa vỉa hè và vài chặng xe buýt đã mất ít nhất 350.000 đến 500.000 đồng. Bạn nên coi lịch này là danh sách các nơi miễn phí, hoặc thêm ngân sách, bớt ngày.`,
  aboveSum: 'Riêng khoản này đã quá ngân sách: bạn cứ nhắn “rẻ hơn” để đổi.',
  bigGroup: (people, most) =>
    `Đoàn bạn có ${people} người; lịch chỉ tính được nhiều nhất ${most} người nên các con số là của một phần đoàn. Đi ${people} người thì nên đặt trước xe, bàn ăn, vé và hỏi giá đoàn ở từng nơi.`,
  impossibleDate: (date) =>
    `Không có ngày ${date} trên lịch nên tôi để trống ngày khởi hành: ý bạn là ngày nào?`,
  reversed: ({ start, end }) =>
    `Ngày về bạn nói (${dateText('vi', end)}) lại trước ngày đến (${dateText('vi', start)}). Ngày nào mới đúng vậy bạn? Có ngày đúng là tôi xếp lịch ngay.`,
  noDays: 'Đi chơi ít nhất cũng phải một ngày. Bạn có mấy ngày và định đi khi nào?',
  tooMany: (cities, left, days, least) =>
    `${days} ngày không đủ để đi hết: kể cả đường đi, chừng ấy nơi cần khoảng ${least} ngày. Vì vậy tôi giữ ${cities} và để lại ${left} cho lần sau.`,
  rushed: (days, places, least) =>
    `${days} ngày cho ${places} nơi là quá ít vì mất nhiều thời gian đi đường; nên có ${least} ngày.`,
  noSnow:
    'Việt Nam không có khu trượt tuyết, và cũng không có tuyết để trượt: Fansipan, Mẫu Sơn chỉ có chút tuyết vài đêm trong một số mùa đông, đến trưa là tan.',
  cold: (cities, month, [low, high]) =>
    `${cities} ${month} lạnh: ban đêm khoảng ${low === high ? low : `${low}–${high}`} °C, hay có sương mù, ít phòng có sưởi. Nhớ mang áo ấm và áo mưa.`,
  roughSea: (city, months) =>
    `Biển quanh ${city} động vào ${months}: lúc đó tàu hay bị hủy vì sóng to, gió lớn.`,
  roughSeaNow: (city, month, months, flies) =>
    `${monthStart(month)} biển quanh ${city} hay động (${months}): tàu cao tốc có thể hủy sát giờ vì sóng to, gió lớn, nên ${flies ? 'đi máy bay, hoặc ' : ''}để dư một ngày.`,
  closedThen: (record, days) =>
    `${record} không có trong lịch vì đóng cửa đúng những ngày bạn đi; nơi này mở ${days}.`,
  notThen: (record, dates) =>
    `${record} không có trong lịch vì những ngày ấy không diễn ra; lịch của sự kiện là ${dates}.`,
  onlyOn: (name, days, time) => `${name}: chỉ có vào ${days}, ${time}.`,
  notThatDay: (name, days, time, yours, closes) =>
    closes
      ? `${name} đóng cửa ${yours || 'suốt những ngày bạn ở đó'} nên tôi không xếp vào lịch; nơi này mở ${days}, ${time}. Nếu thật muốn vào, bạn đổi ngày nhé.`
      : `${name}: chỉ có vào ${days}, ${time}, nên ${yours || 'những ngày bạn đi'} không có và tôi không xếp vào lịch. Nếu thật muốn, bạn đổi ngày nhé.`,
  season: (name, months, isThen) =>
    isThen
      ? `${name}: thường vào ${months}; năm rét hay mưa nhiều thì sớm muộn một, hai tuần.`
      : `${name}: thường vào ${months}, nên thời gian bạn chọn không đúng mùa. Nếu đi vì mùa này, bạn nên đổi ngày.`,
  lanternNight: (date, isThen) =>
    `Đêm phố cổ Hội An tắt đèn điện, thả hoa đăng là ngày 14 âm lịch hằng tháng: ${isThen ? `đúng ngày ${date}, lúc bạn ở đó.` : `lần gần nhất là ngày ${date}, không trùng những ngày bạn đi.`}`,
  weekdays: {
    mon: 'thứ hai',
    tue: 'thứ ba',
    wed: 'thứ tư',
    thu: 'thứ năm',
    fri: 'thứ sáu',
    sat: 'thứ bảy',
    sun: 'chủ nhật',
  },
  thereIs: (cities, list) => `Ở ${cities} có:\n${list}`,
  noneThere: (cities) => `Ở ${cities} tôi chưa biết nơi nào như vậy mà hợp với bạn.`,
  aboutLength: (duration) => `thường ở lại khoảng ${duration}`,
  aboutReach: (duration, from) => `cách ${from ?? 'trung tâm'} khoảng ${duration} một chiều`,
  aboutHours: (hours) => `mở cửa ${hours}`,
  aboutPrice: (price) => `từ ${price} một người`,
  aboutEffort: {
    easy: 'đi lại nhẹ nhàng',
    moderate: 'phải đi bộ và lên bậc một ít',
    hard: 'khá vất vả',
  },
  aboutWheelchair: {
    yes: 'xe lăn vào được',
    partly: 'xe lăn vào được một phần',
    no: 'xe lăn không vào được',
  },
  bookAhead: (record, need, days) =>
    `${record}: ${need === 'required' ? 'phải đặt trước' : 'nên đặt trước'}${days > 0 ? ` khoảng ${days} ngày` : ''}.`,
  bookNothing:
    'Theo những gì tôi biết, lịch này không có điểm nào phải đặt trước, trừ phòng ngủ và vé đi đường dài.',
  noPriceOf:
    'Giá món này tôi chưa kiểm chứng nên không dám đoán; bạn xem bảng giá hoặc hỏi trước khi gọi là chắc nhất.',
  notChanged: 'Từ lúc lập đến giờ lịch chưa đổi gì, nên vẫn như cũ bạn nhé.',
  undone: 'Tôi đã đưa lịch trình của bạn trở lại như trước lần thay đổi vừa rồi, các ngày lại như cũ.',
  askDoctor: 'Sức khỏe có cho phép không thì tôi không dám đoán: nên hỏi bác sĩ trước khi đặt chỗ.',
  noSum: 'Giá hiện nay thì tôi chưa rõ.',
  unknownTo: (question) =>
    `“${question}” – điều này tôi chưa có câu trả lời đã kiểm chứng nên không dám đoán.`,
  undo: 'Ở đây tôi không xem lại được bản trước, nhưng bản ấy vẫn còn: bấm nút “Hoàn tác” phía trên các ngày để quay lại từng bước.',
  why: (record, reason, about) => `Tôi chọn ${record} vì nơi này hợp với bạn nhất ở đó: ${reason} ${about}`,
  begins: (day, record, time) => `Ngày ${day} bắt đầu lúc ${time}, ở ${record}.`,
  whyDay: (day) => `Các điểm của ngày ${day} nằm gần nhau và xếp theo giờ mở cửa:`,
  nothingOn: (day) => `Ngày ${day} chưa có gì trong lịch.`,
  rain: (records) =>
    `Nếu trời mưa thì những nơi này có mái che: ${records}. Nhắn “đổi ngày 1” để xếp lại một ngày.`,
  rainMonth: (city, month, rain) => `${monthStart(month)} ở ${city} mưa khoảng ${rain} mm.`,
  noRain:
    'Tôi chưa biết đủ nơi có mái che ở đó. Trời mưa thì bảo tàng, quán cà phê hay một lớp nấu ăn đều hợp.',
  bestIn: (month, list) => `${monthStart(month)} đẹp nhất là:\n${list}`,
  bestCity: (city, weather) => `- ${city}${weather}`,
  hotels: (city, list) =>
    `Khách sạn và chỗ nghỉ ở ${city} mà cẩm nang biết, kèm giá thấp nhất một đêm:\n${list}`,
  hotel: (record, price) => `- ${record}${price === '' ? '' : `: từ ${price}`}`,
  hotelsUnknown: (city) => `Cẩm nang chưa có khách sạn nào ở ${city}.`,
  hotelView: 'Chỗ nào nhìn ra sông, ra biển thì tôi chưa rõ: bản đồ ở mỗi trang cho biết vị trí.',
  byBoat: (from, to, duration) =>
    `Cũng có tàu: kể cả đường ra bến, từ ${from} đến ${to} mất khoảng ${duration}, nếu biển cho phép.`,
  tooLong: (country, days, longest) =>
    `Hộ chiếu ${country} được miễn thị thực tối đa ${longest} ngày; ở ${days} ngày thì phải có thị thực, thường là thị thực điện tử:`,
  entersAgain:
    'Vì ra khỏi Việt Nam rồi quay lại, phải xin loại nhập cảnh nhiều lần: loại một lần ra rồi là hết hiệu lực.',
  exempt: (country, label, value) =>
    `Hộ chiếu ${country} không cần thị thực, trong điều kiện sau. ${label}: ${value}`,
  notExempt: (country) =>
    `Tôi chưa biết diện miễn thị thực nào cho hộ chiếu ${country}, nên cần thị thực. Cách thường dùng là thị thực điện tử:`,
  whichPassport: 'Bạn dùng hộ chiếu nước nào? Cho tôi biết để trả lời đúng trường hợp của bạn nhé.',
  source: (source, day) => `(${source}, kiểm tra ngày ${day})`,
  more: (link) => `Xem thêm: ${link}`,
  unknown:
    'Tôi chưa có câu trả lời đã kiểm chứng cho điều này nên không dám đoán. [Cẩm nang](/essentials) có ghi các nguồn chính thức.',
  closest: (text) => `Đúng câu này thì tôi chưa có thông tin kiểm chứng. Gần nhất là: ${text}`,
  nearest: (pages) => `Gần với điều bạn hỏi nhất là ${pages}.`,
  nothingOf: (wishes, towns) => `Còn ${wishes} thì ở ${towns} tôi chưa biết chỗ nào.`,
  unknownAt: (towns) =>
    `Tôi chưa có câu trả lời đã kiểm chứng cho điều này nên không dám đoán. Những gì tôi biết nằm ở trang ${towns} và trong [cẩm nang](/essentials).`,
};

/** "tháng 3" at the head of a sentence. */
function monthStart(month: string): string {
  return `${month.charAt(0).toUpperCase()}${month.slice(1)}`;
}
