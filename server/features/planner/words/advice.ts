import type { Language } from '../../../language';
import type { AdviceWords } from './advice-words';
import { dateText } from './lists';

const numbers = { en: new Intl.NumberFormat('en-GB'), vi: new Intl.NumberFormat('vi') };

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Beside "one day" other small numbers are words too. */
const inWords = (count: number): string => small[count] ?? String(count);

const kitchens = {
  en: {
    halal: 'halal kitchen',
    vegan: 'vegan kitchen',
    vegetarian: 'vegetarian kitchen',
    gluten_free: 'kitchen that cooks for coeliacs',
    no_nuts: 'kitchen that cooks without nuts',
  },
  vi: {
    halal: 'quán halal',
    vegan: 'quán thuần chay',
    vegetarian: 'quán chay',
    gluten_free: 'quán nấu cho người kiêng gluten',
    no_nuts: 'quán nấu không dùng các loại hạt',
  },
} as const;

const en: AdviceWords = {
  vnd: (amount) => `${numbers.en.format(amount)} VND`,
  spendingFor: {
    total: 'in total',
    day: 'per day for all of you',
    person: 'per person',
    person_day: 'per person per day',
  },
  ofOrigin: 'five-year visa exemption certificate for people of Vietnamese origin',
  wholeCost: (people, days, from, to) =>
    `For ${people === 1 ? 'one person' : `${people} people`} and ${days === 1 ? 'one day' : `${days} days`} reckon with ${to === null ? `${from} or more` : `${from} to ${to}`} in all: bed, meals, ways in town and tickets; what takes you from town to town comes on top.`,
  spending: (amount, per, inVnd) => `Your budget: ${amount} ${per}${inVnd === '' ? '' : `, about ${inVnd}`}.`,
  known: (sum, people, priced) =>
    `The ${priced === 1 ? 'one stop' : `${priced} stops`} in this plan whose prices I know come to about ${sum} for ${people === 1 ? 'one person' : `${people} people`}.`,
  noneKnown: 'I know no prices for the stops of this plan.',
  notIn: (unpriced) =>
    `Not in it: beds, the ways between towns, taxis and drinks${unpriced > 0 ? `, and ${unpriced === 1 ? 'one stop' : `${unpriced} stops`} that ${unpriced === 1 ? 'is' : 'are'} free or whose price I do not know` : ''}.`,
  perPerson: (aDay, level, flies) =>
    `That is about ${aDay} for each person and day, beds included: ${{ low: 'enough for dorms or simple rooms, stalls and buses, and for little more', middle: 'enough for small hotels, restaurants and the entries here', high: 'enough for good hotels, a car with a driver and tables to linger at' }[level]}${flies ? '; flights come on top' : ''}.`,
  overnight: (wish, record, hours) =>
    `For ${wish} there is ${record}: it takes about ${hours} hours and a night, so it is no stop of a day here. Book it in place of a hotel night, and I leave that day free if you say so.`,
  nothingFor: (wishes) =>
    `Nothing in this plan is for ${wishes}: I know of nothing there that fits these days.`,
  noKitchen: (diet, cities, helps, isPlanned = true) =>
    [
      `I know no ${kitchens.en[diet]} in ${cities}${isPlanned ? ', so where the plan has no meal there you have to look for one yourselves' : ''}.`,
      helps === '' ? '' : `The nearest thing that I know is a kitchen without meat: ${helps}.`,
      diet === 'gluten_free' || diet === 'no_nuts'
        ? 'What goes into a dish differs from kitchen to kitchen, and I have no list of it: ask every kitchen before you eat, and carry a card in Vietnamese that says what you cannot have.'
        : 'A sign that says “chay” means a kitchen without meat and fish; ask there about egg, milk and alcohol.',
    ]
      .filter((text) => text !== '')
      .join(' '),
  partly: (records) =>
    `A wheelchair gets only partly around ${records}: uneven ground or a step somewhere. Ask there before you go, and take somebody with you.`,
  partlyMost:
    'At most of these stops a wheelchair gets only partly around, as far as I know: uneven ground or a step somewhere. Ask each before you go, leave out what does not work, and take somebody with you.',
  thin: (days, city) => `On ${days} there is one stop only in ${city}: the rest of the day is yours.`,
  onTheWay: (days) => `On ${days} you arrive late, leave early or travel, so nothing else is planned then.`,
  tooLittle: (aDay) =>
    `That is about ${aDay} a person a day, which is not enough with a bed: a dorm, three meals from the pavement and a bus or two cost at least 350,000 to 500,000 VND. So take this plan for its free sights, or come with more than that or for fewer days.`,
  aboveSum: 'That alone is more than your budget: ask me for something cheaper.',
  bigGroup: (people, most) =>
    `You are ${people} people; a plan counts ${most} at most, so take its numbers as those of a part of the group. For ${people}, book the coach, tables and tickets beforehand, and ask each place for its group price.`,
  impossibleDate: (date) =>
    `There is no such day as ${date}, so I left the date open: which day do you mean?`,
  reversed: ({ start, end }) =>
    `You would leave on ${dateText('en', end)}, before you arrive on ${dateText('en', start)}. Which of the two days is different? Then I make the plan.`,
  noDays: 'A journey needs at least one day. How many days do you have, and when?',
  tooMany: (cities, left, days, least) =>
    `${days === 1 ? 'One day is' : `${days} days are`} not enough for all of it: with the ways between them these places want about ${days === 1 ? inWords(least) : least} days. So I kept ${cities} and left out ${left}.`,
  rushed: (days, places, least) =>
    `${days === 1 ? 'One day' : `${days} days`} for ${places} places is too little, as much of it goes on the way; ${least} days would do.`,
  noSnow:
    'There is no ski resort in Vietnam, and no snow to ski on: a little falls on Fansipan and Mẫu Sơn on a few nights of some winters, and is gone by noon.',
  cold: (city, month, low) =>
    `${city} is cold in ${month}: nights around ${low} °C, often with fog, and few rooms are heated. Bring warm clothes and a rain jacket.`,
  roughSea: (city, months) =>
    `The sea around ${city} is rough in ${months}: boats are often cancelled because of wind and waves then.`,
  roughSeaNow: (city, month, months, flies) =>
    `In ${month} the sea around ${city} is often rough (${months}): fast boats are cancelled at short notice because of wind and waves, so ${flies ? 'fly, or ' : ''}keep a day in reserve.`,
  closedThen: (record, days) =>
    `${record} is not in the plan: it is closed on your days. It is open on ${days}.`,
  notThen: (record, dates) =>
    `${record} is not in the plan, as it does not take place on your days; it does on ${dates}.`,
  onlyOn: (name, days, time, isThen) =>
    `${name}: only on ${days}, ${time}${isThen ? '.' : ', so not on your days; it is not in the plan. Move your dates if it matters.'}`,
  season: (name, months, isThen) =>
    isThen
      ? `${name}: usually in ${months}; a cold or a wet year moves it by a week or two.`
      : `${name}: usually in ${months}, so not at your time. Move your dates if you come for it.`,
  lanternNight: (date, isThen) =>
    `The lantern night of Hội An, when the old town puts out its electric light, is on the 14th of each lunar month: ${isThen ? `${date}, while you are there.` : `the next one is on ${date}, not on your days.`}`,
  weekdays: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  thereIs: (cities, list) => `In ${cities} I know:\n${list}`,
  noneThere: (cities) => `Of that I know nothing in ${cities} that suits you.`,
  aboutLength: (duration) => `people stay about ${duration}`,
  aboutReach: (duration, from) => `${duration} from ${from ?? 'the middle of town'}, one way`,
  aboutHours: (hours) => `open ${hours}`,
  aboutPrice: (price) => `from ${price} a person`,
  aboutEffort: {
    easy: 'easy on the legs',
    moderate: 'some walking and steps',
    hard: 'hard going',
  },
  aboutWheelchair: {
    yes: 'a wheelchair gets in',
    partly: 'a wheelchair gets to a part of it',
    no: 'not for a wheelchair',
  },
  bookAhead: (record, need, days) =>
    `${record}: ${need === 'required' ? 'has to be booked' : 'better booked'}${days > 0 ? `, about ${days} ${days === 1 ? 'day' : 'days'} ahead` : ''}.`,
  bookNothing: 'As far as I know nothing in this plan has to be booked ahead; rooms and long journeys aside.',
  sightsOut: (names) =>
    `${names}: not in this plan, as I know nothing there that fits these days and travellers.`,
  noPriceOf:
    'The price of that I have not checked, so I would rather not guess; menus and price tags are usual, and asking before you order is no offence.',
  notChanged: 'Nothing has been changed since I made this plan, so it is as it was.',
  undone: 'The plan is as it was before the last change.',
  unknownTo: (question) => `“${question}” – to that I have no checked answer, so I would rather not guess.`,
  undo: 'I cannot see your earlier plan from here, but it is kept: the “Undo” button above the days brings it back, step by step.',
  why: (record, reason, about) => `I chose ${record} because it suits you best there: ${reason} ${about}`,
  begins: (day, record, time) => `Day ${day} begins at ${time} with ${record}.`,
  whyDay: (day) => `The stops of day ${day} are close together and follow their opening hours:`,
  nothingOn: (day) => `Nothing is planned on day ${day}.`,
  rain: (records) =>
    `If it rains, these are under a roof: ${records}. Say “swap day 1” to have a day made anew.`,
  rainMonth: (city, month, rain) => `In ${month} ${city} has about ${rain} mm of rain.`,
  noRain:
    'I know too little about what is under a roof there. A museum, a café or a cooking class is never wrong.',
  bestIn: (month, list) => `At their best in ${month}:\n${list}`,
  bestCity: (city, weather) => `- ${city}${weather}`,
  hotels: (city, list) => `Places to stay in ${city} that I know, with what a night costs from:\n${list}`,
  hotel: (record, price) => `- ${record}${price === '' ? '' : `: from ${price}`}`,
  hotelsUnknown: (city) => `I know of no hotel in ${city} yet.`,
  hotelView: 'Which of them look onto the water I do not know: the map on each page shows where it lies.',
  byBoat: (from, to, duration) =>
    `There are boats too: with the way to the pier it takes about ${duration} from ${from} to ${to}, when the sea allows.`,
  exempt: (country, label, value) =>
    `With a passport of ${country} you need no visa within these terms. ${label}: ${value}`,
  notExempt: (country) =>
    `For a passport of ${country} I know of no exemption, so you need a visa. The e-visa is the usual way:`,
  whichPassport: 'Which passport do you travel on? With that I can say what holds for you.',
  source: (source, day) => `(${source}, checked on ${day})`,
  more: (link) => `More: ${link}`,
  unknown:
    'I have no checked answer to that, so I would rather not guess. [The guides](/essentials) name official sources.',
  closest: (text) => `I have no checked answer to exactly that. What comes nearest: ${text}`,
  nearest: (pages) => `These pages come nearest: ${pages}.`,
  nothingOf: (wishes, towns) => `As for ${wishes}, I know of nothing in ${towns}.`,
  unknownAt: (towns) =>
    `I have no checked answer to that, so I would rather not guess. What I do know is on the pages of ${towns} and in [the guides](/essentials).`,
};

const vi: AdviceWords = {
  vnd: (amount) => `${numbers.vi.format(amount)} đồng`,
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
  perPerson: (aDay, level, flies) =>
    `Tính ra khoảng ${aDay} một người một ngày, kể cả chỗ ngủ: ${{ low: 'đủ cho giường tập thể hoặc phòng đơn giản, quán vỉa hè và xe buýt, không dư nhiều', middle: 'đủ cho khách sạn nhỏ, quán ăn và vé tham quan trong lịch', high: 'đủ cho khách sạn tốt, xe riêng có lái và những bữa thong thả' }[level]}${flies ? '; vé máy bay tính riêng' : ''}.`,
  overnight: (wish, record, hours) =>
    `Về ${wish} thì có ${record}: mất khoảng ${hours} tiếng, cả một đêm, nên tôi không xếp thành một điểm trong ngày. Bạn đặt thay cho một đêm khách sạn; cần để trống ngày nào, bạn cứ nhắn.`,
  nothingFor: (wishes) =>
    `Lịch này chưa có gì cho ${wishes}: ở đó tôi không biết nơi nào hợp và vừa với những ngày này.`,
  noKitchen: (diet, cities, helps, isPlanned = true) =>
    [
      `Tôi chưa biết ${kitchens.vi[diet]} nào ở ${cities}${isPlanned ? '; ngày nào lịch không có bữa ăn ở đó thì bạn phải tự tìm' : ''}.`,
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
    `Ngày về bạn nói (${dateText('vi', end)}) lại trước ngày đến (${dateText('vi', start)}). Bạn xem lại giúp ngày nào đúng, rồi tôi xếp lịch ngay.`,
  noDays: 'Đi chơi ít nhất cũng phải một ngày. Bạn có mấy ngày và định đi khi nào?',
  tooMany: (cities, left, days, least) =>
    `${days} ngày không đủ để đi hết: kể cả đường đi, chừng ấy nơi cần khoảng ${least} ngày. Vì vậy tôi giữ ${cities} và để lại ${left} cho lần sau.`,
  rushed: (days, places, least) =>
    `${days} ngày cho ${places} nơi là quá ít vì mất nhiều thời gian đi đường; nên có ${least} ngày.`,
  noSnow:
    'Việt Nam không có khu trượt tuyết, và cũng không có tuyết để trượt: Fansipan, Mẫu Sơn chỉ có chút tuyết vài đêm trong một số mùa đông, đến trưa là tan.',
  cold: (city, month, low) =>
    `${city} ${month} lạnh: ban đêm khoảng ${low} °C, hay có sương mù, ít phòng có sưởi. Nhớ mang áo ấm và áo mưa.`,
  roughSea: (city, months) =>
    `Biển quanh ${city} động vào ${months}: lúc đó tàu hay bị hủy vì sóng to, gió lớn.`,
  roughSeaNow: (city, month, months, flies) =>
    `${monthStart(month)} biển quanh ${city} hay động (${months}): tàu cao tốc có thể hủy sát giờ vì sóng to, gió lớn, nên ${flies ? 'đi máy bay, hoặc ' : ''}để dư một ngày.`,
  closedThen: (record, days) =>
    `${record} không có trong lịch vì đóng cửa đúng những ngày bạn đi; nơi này mở ${days}.`,
  notThen: (record, dates) =>
    `${record} không có trong lịch vì những ngày ấy không diễn ra; lịch của sự kiện là ${dates}.`,
  onlyOn: (name, days, time, isThen) =>
    `${name}: chỉ có vào ${days}, ${time}${isThen ? '.' : ', nên những ngày bạn đi không có và tôi không xếp vào lịch. Nếu thật muốn, bạn đổi ngày nhé.'}`,
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
  sightsOut: (names) =>
    `${names}: không có trong lịch này, vì ở đó tôi không biết gì vừa với những ngày này và hợp với bạn.`,
  noPriceOf:
    'Giá món này tôi chưa kiểm chứng nên không dám đoán; bạn xem bảng giá hoặc hỏi trước khi gọi là chắc nhất.',
  notChanged: 'Từ lúc lập đến giờ lịch chưa đổi gì, nên vẫn như cũ bạn nhé.',
  undone: 'Tôi đã đưa lịch trình của bạn trở lại như trước lần thay đổi vừa rồi, các ngày lại như cũ.',
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
  hotels: (city, list) => `Chỗ nghỉ ở ${city} mà cẩm nang biết, kèm giá thấp nhất một đêm:\n${list}`,
  hotel: (record, price) => `- ${record}${price === '' ? '' : `: từ ${price}`}`,
  hotelsUnknown: (city) => `Cẩm nang chưa có khách sạn nào ở ${city}.`,
  hotelView: 'Chỗ nào nhìn ra sông, ra biển thì tôi chưa rõ: bản đồ ở mỗi trang cho biết vị trí.',
  byBoat: (from, to, duration) =>
    `Cũng có tàu: kể cả đường ra bến, từ ${from} đến ${to} mất khoảng ${duration}, nếu biển cho phép.`,
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

const all: Record<Language, AdviceWords> = { en, vi };

export const adviceWords = (language: Language): AdviceWords => all[language];
