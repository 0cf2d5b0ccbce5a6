import { isAccented, type Word } from './written';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** English words that say nothing of what is looked for. */
const english = set(
  'a an the of for and or with without to in on at from by is are was be am do does did can could may might must should ' +
    'shall will would i me my we us our you your it its this that these those there here what which who where when why ' +
    'how much many any some need needs have has get go going about please vs between during s t d use used they them their ' +
    'people available possible allowed accepted accept ok okay if so also more than',
);

/** English words that praise or say what everything here is; they are not asked of a record. */
const englishPraise = set(
  'best top good great nice beautiful famous popular recommended recommendation recommendations must see try common typical usual ' +
    'vietnam vietnamese travel traveling travelling trip trips tourist tourists tourism visit visiting place places spot spots ' +
    'list guide near nearby me around find show tell want know like really very most local',
);

/** Vietnamese words that say nothing, as they are written. */
const vietnamese = set(
  'là có không được thì mà và hay hoặc của cho ở tại về với như thế nào gì sao mấy bao nhiêu bị khi lúc tôi mình bạn ' +
    'người ta nên phải cần muốn đi đến tới làm các những một cái này đó đây kia ra vào đâu thôi nhé ạ ơi giúp xin hỏi ' +
    'để từ trong ngoài rồi sẽ đã đang cũng còn chỉ gần quanh bằng mọi vậy quá biết làm nhiêu k ko hok j',
);

const vietnamesePraise = set(
  'việt nam du lịch đẹp ngon nổi tiếng nhất tốt hay địa điểm chỗ nơi điểm nào review kinh nghiệm gợi ý top uy tín xem ' +
    'tìm giới thiệu nhiều',
);

/** Those that stay the same word when their accents are left out. */
const vietnameseFolded = set(
  'la o tai voi nhu the nao gi sao bi khi luc toi minh nen can muon di den cac nhung nay do day dau khong duoc thi va ' +
    'cua viet nam du lich ngon dep noi tieng nhat dia diem kinh nghiem goi y review k ko j',
);

/** English words of searches that say nothing by themselves, so that a slip in one of them is no other word. */
export const sayingNothing: readonly string[] = [...english, ...englishPraise];

const looksEnglish = /^(?:the|what|where|when|how|which|things|best|with|for|near|is|are|of|to)$/;

/** Whether a word says nothing of what is looked for, among these. */
export const stopWordsAmong = (words: readonly Word[], language: 'en' | 'vi'): ((word: Word) => boolean) => {
  const withAccents = words.some(isAccented);
  if (withAccents)
    return ({ written, folded }) =>
      vietnamese.has(written) ||
      vietnamesePraise.has(written) ||
      (written === folded && language === 'en' && english.has(folded));
  const isEnglish = language === 'en' || words.some(({ folded }) => looksEnglish.test(folded));
  const isVietnamese =
    language === 'vi' &&
    !words.some(
      ({ folded }) => /^(?:the|what|where|how|things|best|with|for)$/.test(folded) && folded !== 'the',
    );
  return ({ folded }) =>
    (isEnglish && (english.has(folded) || englishPraise.has(folded))) ||
    (isVietnamese && vietnameseFolded.has(folded));
};

const asks = set(
  'how what when where which who why is are can do does should may will was did gì nào đâu sao không mấy bao khi có nên ' +
    'thế cần hay chưa gi nao dau khong may bao nen can chua',
);

/** Whether words are put as a question. */
export const isQuestion = (words: readonly Word[]): boolean =>
  words.length > 2 && words.some(({ written }) => asks.has(written));
