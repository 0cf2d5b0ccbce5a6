import { fold } from '../../../fold';
import type { PlannerCity } from '../candidates/cities';
import { hasAccents, saysAsWritten } from './accents';
import { ordinaryIn } from './ordinary';
import { placesHeard } from './places';
import { heardLetters, readText, type Text, words } from './text';
import { topics } from './topics';

/** A thing that stands where wishes do, as it was typed. */
export interface Phrase {
  /** As typed. */
  said: string;
  /** Its words without accents. */
  folded: string;
  /** Whether anything listens for a word of it. */
  isHeard: boolean;
  /** Of each of its words, whether it says a topic. */
  ofTopics: boolean[];
  /** Of which sentence and clause of it, and whether that has nothing else in it. */
  place: { sentence: number; piece: number; isBare: boolean };
  /** Whether a verb of liking stands before it. Else it may be any word: it can name a record, and is no wish by itself. */
  isWished: boolean;
}

const set = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words of talk rather than of things, in both languages; folded. */
const talk = set(`
  a an the of for and or with without to in on at from by is are was were be been am do does did can could may might must
  should shall will would have has had get got go goes going went gone come coming comes i me my we us our you your he she
  his her they them their it its this that these those there here what which who where when why how much many any some all
  both each every one two three four five six seven eight nine ten first second last next only just also too very really
  so as but if then than not no yes ok okay please pls thanks thank hi hello hey hi there dear maybe perhaps like love loves
  loved want wants wanted need needs wish hope prefer enjoy see seeing saw visit visiting look looking find try trying make
  plan planning trip trips travel traveling travelling traveller travellers journey holiday vacation tour tours itinerary
  day days night nights week weeks weekend month months year years time times hour hours morning afternoon evening today
  tomorrow place places spot spots thing things stuff kind sort bit lot lots few more most less least other another else
  good great nice best better beautiful pretty lovely amazing cool fun interesting special favourite favorite famous
  popular typical traditional usual proper real authentic local vietnamese vietnam viet nam new old young big small little
  long short high low near nearby close far around about between during before after until since because while again still
  already ever never always often people person family families friend friends wife husband girlfriend boyfriend partner
  couple kid kids child children baby son daughter mother father mom mum dad mama papa parents parent brother sister
  grandma grandpa grandmother grandfather guys girls boys man men woman women group us anyone someone something anything
  everything nothing somewhere anywhere everywhere recommend recommendation suggestions suggest suggestion help tell show
  know think feel start end begin leave arrive land stay staying sleep eat eating drink drinking food meal meals dish
  restaurant restaurants hotel hotels room rooms money budget price cost pay book booking ticket tickets car bus train
  plane flight boat taxi drive driving walk walking ride riding way ways back home area part town city cities country
  countryside village north south centre center central middle free easy hard full half enough possible able sure right
  fine happy possible option options idea ideas question questions ages age aged total person per within without mostly
  include including included plus into onto through across over under up down out off etc am pm st nd rd th am got let
  lets im ive id well don t s m re ve ll d doesn didn won isn aren wont dont cant its hasn haven don't can't won't i'm i've
  i'd it's we're we've isn't aren't doesn't didn't take takes took bring give gives keep use using spend spending relaxed
  month's day's life type types style experience experiences activity activities sightseeing holidaymakers tourist tourists
  touristy interested into keen fan fans crazy hear heard sound sounds watch watching enjoyable vibe vibes mood kind
mekong delta highlands stop adults adult pick actually something's airport rush possible storms safe summer autumn winter spring season budget
  january february march april june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday noon midnight dinner lunch breakfast drop same cheapest cheaper loop guide driver
  planned such like advice info information inspiration guidance wifi sim visa insurance refund discount schedule route whole entire once twice thrice retired retirees ourselves yourselves myself dry drier driest wet rainy sunny rain raining
  yr yrs ur u r e yo hola salam assalamualaikum salaam namaste ciao stuck scared afraid worried nervous lost tired bored excited confused overwhelmed anxious sorry wow lol haha omg hmm um uh btw
  weather visitor visitors timer timers user users mid early late around christmas xmas easter end beginning longest shortest hate hates
  basically honestly anyway mates mate uni doing loads tight limited generous must definitely absolutely either neither both
  max maximum min minimum roughly approx approximately ideally preferably early-ish gf bf fam onwards onward jan feb mar apr jun jul aug sep sept oct nov dec deal sight sights twins`);

const vietnamese = set(`
  tôi mình em anh chị bạn họ chúng ta tụi tao mày nhà gia đình vợ chồng con bé người yêu bè bố mẹ ba má bà ông cháu cậu cô chú
  bác dì cụ đi đến tới về qua lại ra vào lên xuống ở tại từ trong ngoài trên dưới gần xa quanh giữa ngày đêm tuần tháng năm giờ
  sáng trưa chiều tối sau trước khi lúc này đó kia đây đâu nào gì sao thế như là có không ko k được dc chưa rồi nhé nha ạ à ơi
  thôi nữa thêm kèm với và hoặc hay nhưng mà thì vì nên để cho của các những một hai ba bốn sáu bảy tám chín mười mươi vài
  nhiều ít rất quá lắm cũng chỉ vẫn còn đang sẽ đã bị muốn cần thích mê ghiền khoái ăn uống chơi xem ngắm thăm ghé nghỉ ngủ
  tìm biết nghe thấy nói hỏi giúp giùm hộ xin vui lòng gợi ý tư vấn lịch trình kế hoạch chuyến du chỗ nơi điểm quán món đồ thứ
  loại kiểu khá ngon đẹp vui rẻ đắt tốt nhất hơn dân địa phương việt vn toàn bộ cả mọi từng lần lượt khách sạn phòng tiền giá
  vé xe máy bay bằng tuổi lớn nhỏ trẻ già cũ mới đầu cuối lễ tết mùa mùng ngân sách kinh phí chi củ triệu tr nghìn đồng thân
  hưu khô ráo mưa nắng mát lạnh nóng đưa dẫn cùng chung riêng đơn giản sớm muộn dậy đủ kịp so sánh đổi bỏ giữ trả thuê đặt chạy lên lịch giúp gấp nghĩ tính định
  nhẹ nhàng thoải mái thong thả xíu tí chút vậy nhỉ luôn hết tầm khoảng tổng cộng đều phải chắc mỗi tự do hôm nay mai kia
  nam nữ bắc trung đông tây miền vùng đường tỉnh huyện xã làng quê nước chuyện việc cái chiếc nhóm đoàn phượt kiếm
  làm luôn chốt đâu giùm hợp lý tính bữa bả ổng tui đứa tụi nó cho chiều trưa giáng sinh dịp nghỉ lễ hè thu đông xuân
  bên cạnh đoạn chặng nhanh chậm ai ấy hả nhá mấy bao nhiêu lâu nhau thật sự đúng nổi tiếng hợp phù rơi trúng nhằm trùng ok oke ad shop`);

const folded = new Set([...vietnamese].map((word) => fold(word)));

/** Whether a word is one of talk; where the message has accents they have to be those. */
const isTalk = (word: string, plain: string, isAccented: boolean): boolean =>
  talk.has(plain) || (isAccented ? vietnamese.has(word) : folded.has(plain));

/** Whether a text has words of talk alone, so that it names nothing. */
export const isTalkAlone = (typed: string): boolean => {
  const { lower, folded } = readText(typed);
  const isAccented = hasAccents(lower);
  return [...folded.matchAll(/[\p{L}\p{N}']+/gu)].every(
    ({ 0: plain, index }) =>
      !/\d/u.test(plain) && isTalk(lower.slice(index, index + plain.length), plain, isAccented),
  );
};

/** Where wishes begin; what stands behind is wished. */
const begins = words(
  "wants?|would (?:like|love)|i'?d (?:like|love)|likes?|loves?|needs?|looking for|interested in|into|fans? of|keen on|craving|prefer|plus|maybe|see(?:ing)?|visit(?:ing)?|explore|check out|stop at|includ(?:e|ing)|thich|muon|me|ghien|khoai|them|can co|uu tien|dam me|xem|coi|ngam|tham(?: quan)?|vieng|ghe(?: tham)?",
);

const english = 'and|or|with|plus|but|because|so|then|also|maybe';
const ends = (joints: string) =>
  new RegExp(`[.,;!?\\n()+&/:]|(?<=\\s)(?:${english}|${joints})(?=\\s)`, 'giu');
const clauses = {
  written: ends('và|với|hoặc|hay|nhưng|vì|rồi|cũng|thêm|kèm'),
  plain: ends('va|voi|hoac|hay|nhung|vi|roi|them|kem'),
} as const;

/** Of what begins wishes, verbs that only things one likes stand behind. */
const likes = words(
  "wants?|would (?:like|love)|i'?d (?:like|love)|likes?|loves?|looking for|interested in|into|fans? of|keen on|craving|prefer|see(?:ing)?|visit(?:ing)?|check out|thich|muon|ghien|khoai|uu tien|dam me|xem|coi|ngam|tham(?: quan)?|vieng|ghe(?: tham)?",
);

/** What may stand before the name of a thing. */
const articles = set(
  'the a an some any our my more one two also good nice proper nhung cac mot may vai cai chiec nha cho noi',
);

const mostWords = 4;

interface Piece {
  at: number;
  text: string;
}

const pieces = (text: string, joints: RegExp): Piece[] => {
  const found: Piece[] = [];
  let from = 0;
  for (const { index, 0: joint } of text.matchAll(joints)) {
    found.push({ at: from, text: text.slice(from, index) });
    from = index + joint.length;
  }
  return [...found, { at: from, text: text.slice(from) }];
};

/** A refusal, a story or a question wishes for nothing. */
const noWish =
  /(?:^|\s)(?:no|not|nor|neither|nobody|don'?t|doesn'?t|can'?t|cannot|won'?t|isn'?t|aren'?t|without|avoid|allerg(?:y|ic)|hates?|skip|never|khong|ko|tranh|ghet|bo|dung|chang|kieng|di ung|is|are|does|do|can|how|what|which|where|when|who|why|gi|nao|dau|sao|bao nhieu)(?=\s|$)/u;

/** The letters that places are named in, and other names of nothing that is wished. */
const placeLetters = (text: Text, cities: readonly PlannerCity[]): boolean[] => {
  const letters = Array.from(text.folded, () => false);
  for (const { at, end } of [...placesHeard(text, cities), ...ordinaryIn(text.folded)])
    letters.fill(true, at, end);
  return letters;
};

/** The letters in which topics are said, with their accents where there are some. */
const topicLetters = ({ lower, folded }: Text): boolean[] => {
  const letters = Array.from(folded, () => false);
  for (const pattern of topics.flatMap(({ said }) => said)) {
    const isTyped = /[^ -~]/.test(pattern.source);
    for (const { 0: said, index } of (isTyped ? lower : folded).matchAll(new RegExp(pattern.source, 'gu'))) {
      const part = {
        lower: lower.slice(0, index + said.length),
        folded: folded.slice(0, index + said.length),
      };
      if (isTyped || saysAsWritten({ ...part }, new RegExp(`${pattern.source}$`, 'u'), lower))
        letters.fill(true, index, index + said.length);
    }
  }
  return letters;
};

/**
 * What is listened for in a message with accents: one syllable without its own is found in many words, so that it counts
 * by topics alone.
 */
const surelyHeard = (text: Text, ofTopics: readonly boolean[]): boolean[] => {
  const several = heardLetters(text, (said) => said.trim().includes(' '));
  return several.map((isHeard, at) => isHeard || ofTopics[at] === true);
};

const leastListed = 2;

/** "Caves, a calligraphy lesson and markets": between things that people come for stands another one. */
const isOfList = ({ place, isHeard }: Phrase, all: readonly Phrase[]): boolean => {
  const others = all.filter(
    (one) => one.place.sentence === place.sentence && one.place.piece !== place.piece,
  );
  return (
    place.isBare &&
    !isHeard &&
    others.filter(({ ofTopics }) => ofTopics.some(Boolean)).length >= leastListed &&
    others.some((one) => Math.abs(one.place.piece - place.piece) === 1)
  );
};

/**
 * Things that a message names where wishes stand: behind a wish, or as parts of a list. They are a few words each,
 * without those of talk.
 */
export const phrasesWished = (message: string, cities: readonly PlannerCity[]): Phrase[] => {
  const text = readText(message);
  if (text.raw.length !== text.folded.length) return [];
  const isAccented = hasAccents(text.lower);
  const ofTopics = topicLetters(text);
  const heard = isAccented ? surelyHeard(text, ofTopics) : heardLetters(text);
  const placed = placeLetters(text, cities);
  const joints = isAccented ? clauses.written : clauses.plain;
  let isList = false;
  let sentence = 0;
  const found = pieces(text.raw, joints).flatMap(({ at, text: raw }, piece): Phrase[] => {
    const folded = text.folded.slice(at, at + raw.length);
    // "We love robots and lego": what follows in the sentence is loved as well.
    const mark = text.raw[at - 1] ?? '.';
    if (/[.!?\n()]/.test(mark)) sentence += 1;
    const goesOn = isList && !/[.!?\n]/.test(mark);
    isList = false;
    const wish = begins.exec(folded);
    const start = wish ? wish.index + wish[0].length : 0;
    if (noWish.test(folded.slice(0, start)) || noWish.test(folded.slice(start))) return [];
    const all = [...folded.slice(start).matchAll(/[\p{L}\p{N}']+/gu)].map(({ 0: plain, index }) => {
      const from = at + start + index;
      const typed = text.lower.slice(from, from + plain.length);
      const isThing = !isTalk(typed, plain, isAccented) && !/\d/u.test(plain) && placed[from] !== true;
      return { plain, from, isThing };
    });
    // Words of talk may stand within a name, and not at its ends.
    const own = all.slice(
      all.findIndex(({ isThing }) => isThing),
      all.findLastIndex(({ isThing }) => isThing) + 1,
    );
    const [first, last] = [own[0], own.at(-1)];
    if (!first?.isThing || !last || own.length > mostWords) return [];
    // A lone syllable of Vietnamese that nobody wished for is a part of some word.
    const isSyllable =
      own.length === 1 && first.plain !== text.lower.slice(first.from, first.from + first.plain.length);
    if (!wish && !goesOn && isSyllable) return [];
    // Without a verb to wish with a long clause tells something rather than being a part of a list.
    if (!wish && all.length > mostWords + 1) return [];
    const end = last.from + last.plain.length;
    const isWished = wish !== null && likes.test(wish[0]);
    const isBare =
      all.at(-1) === last && all.slice(0, all.indexOf(first)).every(({ plain }) => articles.has(plain));
    isList = isWished || (goesOn && !wish && isBare);
    return [
      {
        said: text.raw.slice(first.from, end).trim(),
        folded: own.map(({ plain }) => plain).join(' '),
        isHeard: own.some(
          ({ plain, from, isThing }) => isThing && heard.slice(from, from + plain.length).some(Boolean),
        ),
        ofTopics: own.map(({ plain, from }) => ofTopics.slice(from, from + plain.length).some(Boolean)),
        isWished: isList,
        place: { sentence, piece, isBare },
      },
    ];
  });
  return found.map((one) => ({ ...one, isWished: one.isWished || isOfList(one, found) }));
};
