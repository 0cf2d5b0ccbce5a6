import type { Travel } from '../plan-shapes';
import { isNightTrain } from '../travel/day';
import { dateText, durationText, eitherOf, listOf, monthText } from './lists';
import type { Phrases } from './phrases';

const modes: Record<Travel['mode'], string> = {
  walk: 'đi bộ',
  motorbike: 'đi xe máy',
  car: 'đi ô tô',
  bus: 'đi xe khách',
  train: 'đi tàu hỏa',
  boat: 'đi xe và tàu thủy',
  flight: 'đi máy bay',
};

const needs = {
  wheelchair: 'chỉ chọn nơi xe lăn vào được, có nơi chỉ vào được một phần, theo những gì chúng tôi biết',
  stroller: 'chọn nơi đẩy xe em bé được',
  few_steps: 'không có chỗ phải leo nhiều bậc',
  quiet: 'ưu tiên nơi yên tĩnh',
} as const;

const paces = { easy: 'đi thong thả', normal: '', full: 'lịch kín cả ngày' } as const;
const budgets = { low: 'tiết kiệm chi phí', middle: '', high: 'chi phí thoải mái' } as const;

const partNames = { morning: 'sáng', afternoon: 'chiều', evening: 'tối' } as const;

export const vi: Phrases = {
  status: {
    reading: 'Đang đọc yêu cầu của bạn …',
    looking: 'Đang xem điểm đến, giờ mở cửa và đường đi …',
    building: 'Đang xếp lịch từng ngày …',
    changing: 'Đang sửa lịch trình …',
    asking: 'Đang suy nghĩ …',
  },
  made: (count, cities, isRoute) =>
    isRoute
      ? `Đây là lịch trình ${count} ngày qua ${cities}.`
      : `Đây là lịch trình ${count} ngày ở ${cities}.`,
  when: ({ start_date, month }) =>
    start_date
      ? `Khởi hành ngày ${dateText('vi', start_date)}.`
      : month
        ? `Lịch này dành cho ${monthText('vi', month)}.`
        : '',
  assumed: {
    days: (count) => `Bạn chưa nói đi mấy ngày nên tôi tạm xếp ${count} ngày.`,
    cities: 'Bạn để tôi chọn nơi đến; muốn đi nơi khác, bạn cứ nói nhé.',
    goesOn: (count, from, others) =>
      `${count} ngày thì dư so với ${from}, nên tôi xếp thêm ${others}; bạn muốn ở lại một nơi thì cứ nói nhé.`,
    order: 'Tôi đổi thứ tự các nơi để đường đi ngắn hơn nhiều.',
    capped: (most) => `Tôi xếp được nhiều nhất ${most} ngày, nên đây là phần đầu của chuyến đi.`,
    past: 'Ngày đó đã qua nên tôi để trống ngày khởi hành.',
    uneven: ({ days, stays, areNights }) =>
      `Các chặng bạn kể cộng lại là ${stays} ${areNights ? 'đêm' : 'ngày'}, còn cả chuyến là ${days} ngày. Tôi giữ ${days} ngày ${stays < days ? 'và xếp phần còn dư cho những nơi có nhiều thứ để xem' : 'và rút bớt chặng dài nhất'}; nếu bạn muốn đi ${areNights ? stays + 1 : stays} ngày thì cứ nói nhé.`,
    unlikeDates: (said, days) =>
      `Bạn nói ${said} ngày, nhưng từ ngày đi đến ngày về là ${days} ngày nên tôi xếp theo ngày đi và ngày về. Nếu chỉ đi ${said} ngày thì bạn nhắn tôi nhé.`,
  },
  dayLine: (day, city, stops) => `- Ngày ${day}, ${city}: ${stops}`,
  moreStops: (count) => `${count} điểm nữa`,
  dayName: (day) => `ngày ${day}`,
  freeDay: (day, city) => `- Ngày ${day}, ${city}: để trống, dạo chơi, nghỉ ngơi hoặc tự khám phá`,
  free: {
    why: (list, city) =>
      `Chưa có gì cho ${list} ở ${city}: nơi nào hợp với bạn thì đã xếp vào ngày khác hoặc lúc ấy không mở cửa.`,
    elsewhere: (city, minutes, records) =>
      `${city} cách khoảng ${durationText('vi', minutes)}, có ${records}: tôi có thể chuyển những ngày ấy sang đó.`,
    rest: 'Hoặc bạn cứ đi thong thả: một ngày rảnh ở nơi nhỏ cũng rất đáng.',
  },
  transfer: (from, to, { mode, minutes }) =>
    `${from} đến ${to} ${isNightTrain({ mode, minutes, km: 0 }) ? 'đi tàu đêm từ tối hôm trước' : modes[mode]}, khoảng ${durationText('vi', minutes)}`,
  forWhom: ({ adults, children, pace, budget, needs: wanted, interests }) => {
    const who = [`${adults} người lớn`, ...(children > 0 ? [`${children} trẻ em`] : [])];
    const how = [paces[pace], budgets[budget], ...wanted.map((need) => needs[need])].filter(
      (text) => text !== '',
    );
    const likes =
      interests.length > 0
        ? [
            `thiên về ${listOf(
              'vi',
              interests.map((name) => vi.interests[name]),
            )}`,
          ]
        : [];
    return `Dành cho ${listOf('vi', who)}${how.length + likes.length > 0 ? `: ${listOf('vi', [...likes, ...how])}` : ''}.`;
  },
  weather: (city, month, high, low, rain) =>
    `${city} vào ${month}: thường từ ${low} đến ${high} °C, cả tháng mưa khoảng ${rain} mm.`,
  rain: (places, month, isDry) =>
    isDry
      ? `Bạn muốn nơi khô ráo: ${month} thường chỉ có ${places}.`
      : `Bạn muốn nơi khô ráo, nhưng ${month} không nơi nào hợp ý mà thật sự ít mưa: ${places} đã là ít nhất trong những nơi tôi biết.`,
  rainOf: (city, mm) => `khoảng ${mm} mm mưa ở ${city}`,
  wet: (city, month, best) => `${city} hay mưa vào ${month}; đẹp nhất là ${best}.`,
  bestMonths: (city, best) => `${city} đẹp nhất vào ${best}.`,
  whenUnknown: 'Bạn định đi vào tháng mấy? Thời tiết mỗi mùa rất khác nhau.',
  tetAlways:
    'Dịp Tết nhiều bảo tàng, cửa hàng và quán ăn nghỉ vài ngày, vé tàu và máy bay rất khan: nên đặt sớm.',
  tet: (date) =>
    `Mùng 1 Tết là ngày ${date}: từ chiều ba mươi đến hết mùng 3 phần lớn quán ăn, cửa hàng nghỉ, mùng 1 bảo tàng cũng nghỉ, nên mấy ngày đó tôi chỉ xếp nơi vẫn mở theo những gì tôi biết; bữa ăn bạn hỏi chỗ nghỉ. Vé tàu và máy bay rất khan: nên đặt sớm.`,
  eventOn: (event, city) => `${event} diễn ra ở ${city} đúng lúc bạn ở đó.`,
  noEvents: 'Tôi không biết lễ hội nào ở đó vào dịp ấy.',
  eventsIn: (list) => `Dịp đó có: ${list}.`,
  journey: (from, to, { mode, minutes, km }) =>
    `Từ ${from} đến ${to} khoảng ${Math.round(km)} km: ${durationText('vi', minutes)} ${modes[mode]}, tính từ cửa đến cửa.`,
  factsIntro: 'Những gì chúng tôi biết; ngày kiểm tra gần nhất ghi ở các trang cẩm nang:',
  guide: 'trang cẩm nang, có nguồn và ngày kiểm tra từng mục',
  noFacts: 'Tôi chưa có thông tin đã kiểm chứng về việc này. Bạn hãy hỏi cơ quan chính thức.',
  routeHow: 'Bạn muốn đi giữa hai nơi nào?',
  greeting: 'Xin chào! Bạn cho biết đi mấy ngày, muốn đến đâu ở Việt Nam và thích gì, tôi sẽ xếp lịch trình.',
  help: 'Tôi xếp lịch trình du lịch Việt Nam: bạn nói đi mấy ngày, đến đâu, khi nào, với ai và thích gì. Sau đó sửa bằng lời của bạn, như “đổi ngày 2”, “rẻ hơn” hay “thêm Hội An”.',
  thanks: 'Rất vui được giúp bạn. Bạn có muốn đổi gì nữa không?',
  toCentre: (city) => `từ sân bay ${city} về trung tâm`,
  offTopic: 'Tôi chỉ xếp lịch trình du lịch Việt Nam. Bạn muốn đi đâu và đi mấy ngày?',
  abroad: 'Tôi chỉ biết Việt Nam nên không xếp lịch cho nơi đó được. Bạn muốn đến vùng nào của Việt Nam?',
  abroadAside: (place) =>
    `${place} ở ngoài Việt Nam, nơi tôi chưa biết gì nên không dám nói; tôi chỉ rành Việt Nam.`,
  goodbye: 'Chúc bạn đi chơi vui, cần sửa lịch lúc nào cứ quay lại nhé.',
  unclear: 'Tôi chưa hiểu rõ ý bạn. Bạn cho biết nơi đến, số ngày hoặc điều muốn thay đổi nhé.',
  nothingChanged: 'Lịch trình của bạn vẫn giữ nguyên.',
  noted: 'Tôi đã ghi nhận điều này; các ngày trong lịch giữ nguyên.',
  changed: 'Lịch trình đã được sửa.',
  questions: {
    swap: (day) => `Đổi ngày ${day}`,
    slower: 'Đi chậm hơn',
    cheaper: 'Rẻ hơn',
    longer: 'Thêm một ngày',
    children: 'Có em bé đi cùng',
    food: 'Thêm món ngon',
    move: (count, city) => `Chuyển ${count} ngày sang ${city}`,
    days: ['3 ngày ở Hà Nội', '5 ngày ở Huế và Hội An', '7 ngày từ bắc vào nam'],
    starts: ['Bắt đầu tuần sau', 'Bắt đầu ngày 4 tháng 3'],
    inCity: (days, city) => `${days} ngày ở ${city}`,
    startsIn: (month) => `Bắt đầu ngày 4 tháng ${month}`,
    months: ['Tháng 3', 'Tháng 7', 'Tháng 11'],
  },
  change: {
    new_day: (day) => `Ngày ${day} đã được xếp mới.`,
    new_stop: (day, was) => `Ngày ${day} có điểm khác thay cho ${was}.`,
    days_exchanged: (day, other) => `Ngày ${day} và ngày ${other} đã đổi chỗ.`,
    no_new_day: (day) =>
      `Ở đó tôi không biết thêm nơi nào hợp với bạn cho ngày ${day}, nên ngày ấy vẫn như cũ.`,
    day_filled: (day) => `Ngày ${day} đã có thêm điểm.`,
    day_full: (day) => `Tôi không biết thêm nơi nào vừa với ngày ${day}, nên ngày này giữ nguyên.`,
    no_such_stop: (day) => `Ngày ${day} không có điểm hay bữa nào như vậy nên vẫn giữ nguyên.`,
    day_eased: (day) => `Ngày ${day} đã nhẹ hơn, ít điểm hơn.`,
    not_eased: (day, stops) => `Ngày ${day} vẫn còn ${stops} điểm, chưa bớt được.`,
    others_same: 'Các ngày khác giữ nguyên.',
    reversed: 'Lịch trình nay đi theo chiều ngược lại.',
    no_date: 'Chưa có ngày khởi hành để dời: bạn đi ngày nào?',
    bases: (cities) => `Nay bạn chỉ ngủ ở ${cities}, các nơi quanh đó đi rồi về.`,
    fewest_bases: 'Lịch trình vốn không có nhiều chỗ ngủ hơn thế.',
    none_of: (wish) => `Tôi không biết nơi nào ở đó cho ${wish} mà vừa với những ngày này.`,
    no_more_wish: (wish, stop, day) =>
      `Lịch đã có ${stop} ở ngày ${day} cho ${wish}; tôi không biết thêm nơi nào như vậy mà vừa với những ngày này.`,
    day_emptied: (day) => `Ngày ${day} đã để trống.`,
    day_removed: (day) => `Đã bỏ ngày ${day}.`,
    only_day: (day) => `Điều này chỉ áp dụng cho ngày ${day}.`,
    same_day: (day) => `Ngày ${day} không có gì phải đổi theo ý đó nên lịch trình giữ nguyên.`,
    diets_dropped: (diets) => `Bữa ăn không còn theo điều kiện: ${diets}.`,
    stops_removed: (stops) => `Đã bỏ: ${stops}.`,
    none_to_remove: 'Lịch trình của bạn không có điểm nào như vậy.',
    unheard: (text) => `Phần “${text}” tôi chưa hiểu rõ nên chưa sửa gì theo đó.`,
    not_in_plan: (name) => `${name} không có trong lịch trình nên không phải bỏ gì cả.`,
    stop_added: (stop, day) => `${stop} đã được thêm vào ngày ${day}.`,
    stop_moved: (stop, day) => `${stop} nay ở ngày ${day}.`,
    on_that_day: (stop, day) => `${stop} vốn đã ở ngày ${day}.`,
    no_day_there: (stop, day) =>
      `${stop} đang ở ngày ${day}, không còn ngày nào như thế để dời, nên vẫn giữ chỗ cũ.`,
    not_that_day: (stop, day, why, others) => {
      const reason = {
        far: `quá xa nơi bạn ở vào ngày ${day}`,
        closed: `đóng cửa vào ngày ${day}`,
        no_time: `không xếp được vào ngày ${day} vì giờ mở cửa và đường đi`,
      }[why];
      return `${stop} ${reason}, nên lịch trình vẫn giữ nguyên.${
        others.length > 0 ? ` Điểm này xếp được vào ngày ${eitherOf('vi', others.map(String))}.` : ''
      }`;
    },
    stop_replaced: (stop, was, day) => `Ngày ${day}: ${stop} thay cho ${was}.`,
    none_instead: (was, isGone) =>
      `Tôi không tìm được nơi nào loại ấy vừa chỗ của ${was}${isGone ? ', nên chỗ đó để trống' : ', nên điểm này vẫn giữ'}.`,
    part_freed: (day, part, stops) => `Buổi ${partNames[part]} ngày ${day} đã để trống. Đã bỏ: ${stops}.`,
    part_is_free: (day, part) => `Buổi ${partNames[part]} ngày ${day} vốn đã trống.`,
    day_begins: (day, time) => `Ngày ${day} nay bắt đầu lúc ${time}.`,
    day_ends: (day, time) => `Ngày ${day} nay kết thúc trước ${time}.`,
    day_kept: (day, from, until) => `Ngày ${day} để trống từ ${from} đến ${until}.`,
    arrives: (time) => `Ngày 1 nay bắt đầu sau khi bạn đến lúc ${time}.`,
    home_by: (city, time, leaves, { mode, minutes }) =>
      `Để về đến ${city} trước ${time}, ngày cuối bạn lên đường lúc ${leaves}: đường về khoảng ${durationText('vi', minutes)} ${modes[mode]}.`,
    leaves: (time) => `Ngày cuối nay kết thúc kịp giờ bạn rời đi lúc ${time}.`,
    evenings_quiet: (stops) => `Buổi tối đã nhẹ nhàng hơn. Đã bỏ: ${stops}. Phần còn lại giữ nguyên.`,
    evenings_are_quiet: 'Buổi tối trong lịch vốn không có gì ồn ào hay muộn, nên tôi giữ nguyên.',
    stays_only: (city, count, own) =>
      `Cả ${count} ngày nay đều ở ${city}, các nơi khác đã bỏ. Nếu chỉ muốn giữ ${own} ngày vốn có ở đó, bạn nhắn “${own} ngày”.`,
    too_short: (city) =>
      `Đường tới ${city} chiếm hết thời gian ấy nên chưa xếp được điểm nào: ở đó thêm một ngày nữa thì tôi xếp được.`,
    leg: (way) => `Chặng này đã đổi: ${way}; giờ giấc ngày đến được tính lại theo đó.`,
    leg_there: (way) => `Lịch vốn đã như vậy: ${way}.`,
    stay: (city, count, total) => `${city} nay ${count} ngày, trong tổng số ${total} ngày.`,
    one_day_there: (city) => `${city} vốn chỉ có một ngày. Nếu muốn bỏ hẳn, bạn nhắn “bỏ ${city}”.`,
    order: (cities) => `Thứ tự nay là ${cities}.`,
    not_there: (stop) => `${stop} chưa có trong lịch nên không có gì để dời; bạn muốn đi vào ngày nào?`,
    no_room: (stop) => `${stop} không xếp được vào ngày nào vì giờ mở cửa hoặc đường đi.`,
    already_there: (stop) => `${stop} đã có trong lịch trình.`,
    city_added: (city, count) => `Đã thêm ${city}, ${count} ngày.`,
    city_there: (city) => `${city} đã có trong lịch trình.`,
    city_removed: (city) => `Đã bỏ ${city}.`,
    city_left: (city) => `${city} không có trong lịch, và tôi sẽ không đưa vào.`,
    only_city: (city) => `${city} là nơi duy nhất trong lịch trình. Bạn muốn đi đâu thay vào đó?`,
    city_exchanged: (city, other) => `${other} thay cho ${city}, số ngày giữ nguyên.`,
    traits: { warmer: 'ấm', cooler: 'mát', quieter: 'yên tĩnh', cheaper: 'rẻ', indoors: 'có mái che' },
    tuned: (day, trait) => `Ngày ${day}: tôi đã thay những điểm kém ${trait} nhất.`,
    is_already: (day, trait) => `Ngày ${day} đã ${trait} hết mức có thể.`,
    longer: (count) => `Chuyến đi giờ dài ${count} ngày.`,
    shorter: (count) => `Chuyến đi giờ còn ${count} ngày.`,
    longest: 'Lịch trình không dài hơn được nữa.',
    shortest: 'Lịch trình không ngắn hơn được nữa.',
    starts: (date) => `Lịch nay khởi hành ngày ${date}.`,
    month: (month) => `Lịch trình giờ dành cho ${month}.`,
    slower: 'Các ngày đã thong thả hơn, ít điểm hơn.',
    fuller: 'Các ngày đã kín hơn.',
    slowest: 'Lịch vốn đã thong thả, mỗi ngày một, hai điểm: bớt nữa thì có ngày trống hẳn.',
    fullest: 'Các ngày này đã kín hết mức tôi xếp được: tôi không tìm được thêm nơi nào vừa.',
    cheapest:
      'Tôi không tìm được gì rẻ hơn cho những ngày này: phần lớn các điểm vốn ít tốn kém hoặc miễn phí.',
    dearest: 'Tôi không tìm được gì sang hơn mà vừa với những ngày này.',
    no_more_of: (names) => `Tôi không tìm được thêm nơi nào về ${names} vừa với những ngày này.`,
    normal_pace: 'Nhịp đi giờ vừa phải.',
    cheaper: 'Đã rẻ hơn: những điểm tốn kém nhất được thay.',
    dearer: 'Đã xếp thoải mái chi phí hơn.',
    middle_budget: 'Đã xếp theo mức chi vừa phải.',
    children: (count, areTeens) =>
      count === 0
        ? 'Lịch trình giờ dành cho người lớn.'
        : areTeens
          ? `Lịch trình giờ tính thêm ${count} bạn tuổi thiếu niên.`
          : `Đã xếp cho ${count} trẻ em đi cùng: ít bậc thang, đi gần hơn, về sớm hơn.`,
    adults: (count) => `Đã xếp cho ${count} người lớn.`,
    needs: {
      wheelchair:
        'Tôi chỉ giữ những nơi xe lăn vào được, có nơi chỉ vào được một phần, theo những gì chúng tôi biết. Bạn nên hỏi trước khi đến.',
      stroller: 'Tôi chỉ giữ những nơi đẩy xe em bé được.',
      few_steps: 'Tôi đã bỏ những chỗ phải leo nhiều bậc.',
      quiet: 'Tôi đã chọn những nơi yên tĩnh hơn.',
    },
    interests: (names) => `Lịch trình giờ thiên về ${names} hơn.`,
    no_such_day: (day) => `Lịch trình không có ngày ${day}.`,
  },
  interests: {
    history: 'lịch sử',
    nature: 'thiên nhiên',
    food: 'ẩm thực',
    beach: 'biển',
    culture: 'văn hóa',
    adventure: 'vận động ngoài trời',
    shopping: 'mua sắm',
    nightlife: 'vui chơi buổi tối',
    relaxation: 'nghỉ ngơi',
    photography: 'chụp ảnh',
  },
  suggestions: 'Bạn có thể thêm:',
  fallback: 'Trợ lý hiện không trả lời được nên bộ xếp lịch có sẵn đã làm việc này.',
  failed: 'Đã có lỗi xảy ra. Bạn hãy thử lại.',
  cutShort: 'Việc này mất quá nhiều thời gian. Bạn hãy thử lại.',
};
