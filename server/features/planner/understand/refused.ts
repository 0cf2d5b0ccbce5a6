import { fold } from '../../../fold';
import { hasAccents } from './accents';
import { sortsOut, strikes } from './double-words';
import type { Text } from './text';

/**
 * A grammar of refusal: which stretches of a text name what somebody doesn't want. English refuses before ("no
 * temples") and after ("temples aren't our thing"); so does Vietnamese ("né chợ", "chợ thì khỏi").
 */

/** Where something stands in a folded text. */
interface Stretch {
  at: number;
  end: number;
}

const edge = '(?<![\\p{L}\\p{N}])';
const close = '(?![\\p{L}\\p{N}])';

const english = {
  before:
    // "Ca nô", "Xà No", "thốt nốt" and "nón lá" are no English, with or without their accents.
    "(?<!(?:ca|xa|thot|cay|nuoc) )(?:no|not)|non(?! (?:la|nuoc|bo|xanh))|zero|never|swap(?:ping)? out|(?:swap|replace|change|take away|remove)(?= (?:any|every)thing)|nothing|nowhere|without|avoid(?:ing|s)?|hat(?:e|es|ing)|dislik(?:e|es)|detest|loathe|skip(?:ping|s)?|(?:throw|chuck|kick|toss) out|scrap|ditch|get rid of|do away with|forget about|spare (?:us|me)|leav(?:e|ing) out|neither|nor|no more|enough(?! (?:time|days?|money|room|space|for|to|is)(?![a-z]))|too many|anything but|anywhere but|except(?: for)?|other than|apart from|instead of|rather than|steer clear of|minus|stay away from|(?:sick|tired|bored|scared|afraid|terrified|wary) of|fed up with|had it with|done with|(?:don'?t|dont|doesn'?t|won'?t|wouldn'?t|can'?t|cannot|couldn'?t|can not|could not|will not|would not|do not|does not|isn'?t|aren'?t|'?d rather not|rather not)",
  after:
    "(?:we|i)(?:'ve| have|'d)? (?:already )?(?:done|seen|had|did)(?= *$)|(?:is|are|was|were|would be|'s|'re)? ?(?:not|n'?t|never|hardly) (?:really |exactly |quite )?(?:for (?:us|me|him|her|them)|(?:our|my|his|her|their) (?:thing|taste|style|cup of tea|idea of \\p{L}+|friends?|scene)|of interest|interesting to \\p{L}+|an option|needed|necessary|wanted|keen)|(?:isn'?t|aren'?t|wasn'?t|ain'?t) (?:really |exactly |quite )?(?:for (?:us|me|him|her|them)|(?:our|my|his|her|their) (?:thing|taste|style|cup of tea|idea of \\p{L}+|friends?|scene)|of interest|an option|needed|necessary)|(?:is|are) (?:not|out|off the (?:table|list)|out of the question|a (?:no|no-no)|banned)|can wait|bores? (?:me|us|him|her|them|(?:the |our |my )?(?:kids|children|teens?|teenagers|boys|girls|husband|wife|lot))(?: to \\p{L}+)?|scares? (?:me|us|him|her|them)|makes? (?:me|us|him|her|them) (?:ill|sick)|(?:can|could) (?:do|live|manage) without(?= *$)|(?:out|(?<!(?:ca|xa|xà) )no|skip)(?= *$)|no thank(?:s| you)|thanks but no|I'?d rather not",
};

/** Words that refuse, and are also a dish ("bún chả cá"), a brick ("lò gạch", "cua gạch") and a kind ("đủ loại ốc"). */
const notDish =
  '(?<!(?:bún|nem|giò|bò|phở|bánh|ăn|món|quán|xôi|cơm|ông|bà|mẹ|và|với) )chả(?! (?:cá|lụa|mực|quế|tôm|giò|rươi|ốc|cốm|ram|bò|chìa|mẹ|con|đẻ))';
const strikesOut = `${strikes}|${sortsOut}`;
const fears = 'sợ|ớn|ngán|ngấy|ghét|ngại|kỵ';
const vietnamese = {
  before: `(?:tuyệt đối )?(?:không|ko|hổng|hông|chẳng|${notDish})(?! (?:xa|sao|biết|gian|khí|quá|kém|lo|ngờ|phải (?:là|vì)|bao giờ|bao nhiêu|chỉ|thể thiếu|thể bỏ|(?:xem|đi|ăn|chơi|ghé) được)(?: |$))|đừng(?! (?:lo|ngại|bỏ|quên)(?: |$))|khỏi(?! (?:hành|lo|bệnh|nói)(?: |$))|(?<!mũi )né|miễn(?! (?:phí|là|sao|tây|bắc|trung|nam|núi|bàn)(?: |$))|dẹp|tránh|trừ|bỏ(?! (?:lỡ|túi|ra|tiền|qua thì))|${strikesOut}|xin kiếu|${fears}|chán|chê|kiêng|(?<!(?:núi|tử|rừng|chùa|thành|đồi) )cấm(?! (?:thành|sơn|lâm))|hạn chế|bớt|ít`,
  after: `(?:thì |cũng |cx |là |nên |cho |xin |em |mình |tui |tụi |bọn |tôi |tớ |tao |bọn tớ |cả nhà |chúng tôi |chúng em |bọn mình |tụi mình )*(?:(?:skip|pass)(?=(?: (?:luôn|hết|nha|nhé|nhe|nghen|đi|giùm|giúp|thôi|ạ|em|r|rồi))* *$)|(?:đi|tới|đến|coi|xem|lên|thăm|ghé) (?:(?:hồi|năm|tháng|hè|tết|dịp) (?:(?:ngoái|trước|kia|xưa|nay|\\d+) ?)+)?(?:rồi|r)(?=(?: (?:nha|nhé|nên|ạ|skip))* *$)|(?:thì|cũng) (?:không|ko)(?= *$)|(?<=(?:em|mình|tui|tôi|tớ|tao|nhà|tụi em) )(?:ghét|sợ|ngán|chán)(?= *$)|(?:thì|cũng) thôi|thôi khỏi|thôi bỏ|thôi (?:nha|nhé|nghen)(?<=(?:thì|cũng) thôi (?:nha|nhé|nghen))|khỏi(?! hành)|dẹp|miễn(?! phí)|(?<!mũi )né|bỏ(?! túi)|xin kiếu|cho (?:xin|tui|em|mình)? ?kiếu|đừng|${strikes}|(?:không|ko|chẳng|chả) (?:ham|mê|thích|khoái|hợp|cần|đi|xem|coi|chơi|ghé|nha|nhé|đâu|hứng|quan tâm|hứng thú|mặn mà)|thì (?:không|ko)|(?:chán|ngán|ngấy|ớn|sợ|ghét)(?: ngắt| lắm| quá| rồi| luôn| ghê| tới| òm| chết| thì)|(?:gì |nào )?(?:em|mình|tui|tôi|cả nhà|ai)? ?cũng (?:sợ|ngán|ghét|chán)|(?:đi|coi|xem|chơi|ghé|thăm|biết|tới|ăn) (?:nát|hoài|mãi|nhiều|hết|chán|mòn|suốt|đủ|mấy lần|cả chục lần|quá nhiều)(?:(?: \\S+){0,3}? (?:rồi|r|rùi|lắm|thành)|(?= *$| nên))|(?:say|mệt|đau|chậm|nguy hiểm|xa) (?:lắm|quá)(?= *,? *(?:khỏi|dẹp|thôi|né|bỏ|miễn|đừng)))`,
};

/** What says no and refuses nothing. */
const noRefusal = new RegExp(
  `${edge}(?:not only|not just|not all|isn'?t all|aren'?t all|not sure(?: about| if| whether)?|(?:never|not|haven'?t|hasn'?t)(?: yet)? (?:been|seen|tried|done|had|visited)|not enough|isn'?t enough|not far|not too far|no (?:limit|problem|rush|idea|hurry|worries|matter|preference|need to|more than|less than|later than|earlier than|fewer than)|why not|if not|or not|whether or not|(?:don'?t|do not|can'?t|cannot|never|not)(?: (?:want|wish|like) to)? (?:miss|skip|wait|forget|mind|know|care if|leave out)|wouldn'?t mind|won'?t mind|isn'?t it|can'?t get enough|(?:won'?t|wont|can'?t|cannot|couldn'?t|don'?t|do not|will not|not|never)(?: be able to)? (?:reach|arrive|get|be|land|make it|leave|start|check in|come|fly|come back)(?: \\p{L}+){0,4}? (?:before|until|till)|(?:khong|chua|ko)(?: the)? (?:den|toi|co mat|bay|di|ve|len|xuong)(?: \\p{L}+){0,4}? truoc|without (?:rushing|stress|haste)|bat buoc khong|khong chi|khong the (?:thieu|bo lo|bo qua)|dung (?:bo lo|bo qua|quen|bo|ngai|lo)|dung quen|khong biet|khong sao|chua biet|khong biet la|it nhat|bo tui|khong lo|khong ngai|mien (?:la|sao)|the nao cung duoc)${close}`,
  'gu',
);

/** Where the reach of a refusing word ends within its clause. */
const turns = new RegExp(
  `${edge}(?:but|however|though|although|just(?! as)|only|prefer|love|instead(?! of)|(?:we|i|they|he|she)(?:'d|'ll| would| will| do)? (?:like|love|want|prefer)|are fine|is fine|ok|nhung|con(?= \\p{L}+(?: \\p{L}+)? thi)|ma(?= (?:thich|muon|them|thay|cho|doi|chi))|thich|muon|chi (?:di|can|muon|thich|xep)|thay (?:bang|vao)|de danh|van (?:di|thich)|thi duoc|thi ok|thi di)${close}`,
  'gu',
);

/** Words of will between a refusing word and what it refuses: "don't really want to", "đừng có xếp cho em". */
const fillers =
  /^(?:[ ,]*(?:really|actually|ever|even|want(?:ing)?|wish|like|need|care|fancy|enjoy|interested|keen|into|fan|mad|bothered|thich|muon|khoai|ham|me|can|co|tinh|phai|thich thu|man ma|hung thu|quan tam|toi|to|for|about|in|on|of|a|any|the|gi)(?![\p{L}\p{N}]))+/u;

const clauseEnds = /[.!?\n;()…]|,|:(?! *not)|(?<= )[-–—](?= )/gu;

/** Alternatives with their accents, and without; a message with accents has to have those of what is found. */
interface Heard {
  plain: RegExp;
  typed: RegExp;
}

const escapes = /(\\p\{L\}|\\S)/u;

/** Without its accents "ngấy" is "ngay", a day, and always that. */
const weariness = /\|ngấy(?=\||\))|ngấy\|/gu;

const heard = (alternatives: string): Heard => {
  const bare = alternatives
    .replace(weariness, '')
    .split(escapes)
    .map((part, index) => (index % 2 === 1 ? part : fold(part)))
    .join('');
  return {
    plain: new RegExp(`${edge}(?:${bare})${close}`, 'gu'),
    typed: new RegExp(`${edge}(?:${alternatives})${close}`, 'gu'),
  };
};

const asEnglish = (alternatives: string) => new RegExp(`${edge}(?:${alternatives})${close}`, 'gu');
const before = { english: asEnglish(english.before), vietnamese: heard(vietnamese.before) };
const after = { english: asEnglish(english.after), vietnamese: heard(vietnamese.after) };

/** Without their accents these mostly mean something else: "biển đẹp", "miền Tây", "số", "bố mẹ". */
const unsure = /^(?:ne|mien|dep|so|bo|on|ky|che|chan|it|loai|tru|tranh|cam|bot|gach)$/u;
const surelyBefore: Readonly<Record<string, RegExp>> = {
  ne: /^ (?:may|cho|cac|khu|may cho|ra|giup|gium)/u,
  dep: /^ (?:het|luon|di|vu|may)/u,
  so: /^ (?:dong|nuoc|bien|song|do cao|cao|may bay|xe|tau|leo|thuyen|cho|am)/u,
  bo: /^ (?:qua|bot|het|luon|may|cai|cac|nhung|bao|chua|cho|vu|mon|tam|tour)/u,
  tranh: /^ (?:may|cac|cho|xa|nhung|ra|gium|giup)/u,
  chan: /^ (?:may|cac|chua|bien|nui|cho|bao)/u,
  it: /^ (?:chua|bao|cho|di|leo|mua|diem)/u,
  tru: /^ (?:may|cac|cho|ra|phu|da|ha)/u,
  cam: /^ (?:may|cac|leo|di|uong|an|boi)(?![a-z])/u,
  bot: /^ (?:may|cac|di|cho|chua|bao|leo|mua|diem|xe|ra|lai)(?![a-z])/u,
  gach: /^ (?:bo|may|cac|ten|het)(?![a-z])/u,
  mien: /^ (?!tay|bac|trung|nam|nui|duyen|que|dat|ngoai|trong|xuoi|bien|cao|phi|la|sao|dong|thuong)/u,
};

const plainly = (pattern: RegExp, own: string): Stretch[] =>
  [...own.matchAll(pattern)].map(({ 0: said, index }) => ({ at: index, end: index + said.length }));

/** @param isSure whether where it stands leaves no doubt of what a word without its accents means */
const saidIn = (
  { plain, typed: withAccents }: Heard,
  folded: string,
  typed: string,
  { isAccented, isSure }: { isAccented: boolean; isSure: boolean },
): Stretch[] =>
  isAccented
    ? plainly(withAccents, typed)
    : plainly(plain, folded).filter(({ at, end }) => {
        const said = folded.slice(at, end);
        return isSure || !unsure.test(said) || surelyBefore[said]?.test(folded.slice(end)) === true;
      });

interface Clause extends Stretch {
  /** What parts it from the next one. */
  by: string;
}

const clausesOf = (folded: string): Clause[] => {
  const found: Clause[] = [];
  let at = 0;
  for (const { 0: by, index } of folded.matchAll(clauseEnds)) {
    found.push({ at, end: index, by });
    at = index + by.length;
  }
  found.push({ at, end: folded.length, by: '.' });
  return found.filter(({ at: from, end: to }) => /[\p{L}\p{N}]/u.test(folded.slice(from, to)));
};

/** The last thing of a list that a refusing word began: "…, or malls", "… và chợ". */
/** "Né hết lăng, chùa, đền thì chơi gì". */
const thenWhat = /^ *\p{L}+(?: \p{L}+)? thi /u;
const goesOn = /^ *(?:or|nor|and also|hoac|hay|lan)(?![\p{L}])/u;
const isBare = (said: string) =>
  /^ *(?:(?:or|and|nor|va|voi|hay|hoac|cac|may|nhung) )*[\p{L}'-]+(?: [\p{L}'-]+){0,3} *$/u.test(said) &&
  !/(?<![\p{L}])(?:please|fine|ok|yes|love|like|want|di|thich|muon|thi|duoc|co|ngay|dem|days?|nights?|people|nguoi|adults?|for|with|in|from|tu|o)(?![\p{L}])/u.test(
    said,
  );
/** "Skip the zoo, the water parks and the malls": things with their articles. */
const isListed = (said: string) =>
  /^ *(?:(?:and|or) )?(?:the|any|all|those|may|cac) (?:[\p{L}'-]+ ?){1,3}(?:(?:and|or|va|voi|hay) (?:the|any|all|those|may|cac) (?:[\p{L}'-]+ ?){1,3})?$/u.test(
    said,
  ) && !/(?<![\p{L}])(?:is|are|would|fine|please|ok|yes|love|like|want|thi|duoc)(?![\p{L}])/u.test(said);
/** All things of a list are meant by what stands at its end. */
const ofAll =
  /(?<![\p{L}])(?:deu|gi cung|nao cung|gi het|het|tat|all|both|any of (?:it|that|them)|that sort of thing|and so on|etc)(?![\p{L}])/u;

const masked = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (said) => '#'.repeat(said.length));

interface Told {
  /** What a clause refuses, by where it stands in the clause. */
  refused: Stretch[];
  /** On which side of what it refuses the last refusing word stands. */
  side: 'before' | 'after' | null;
}

/** Nothing but how it is said. */
const particles =
  /^(?: (?:het|luon|nha|nhe|nghen|di|gium|giup|cho|em|minh|tui|ca|a|voi|lam|qua|roi|ngay|thoi|ra|please|thanks))* *$/u;

/** @param own a clause without accents; @param typed as it was written */
const toldIn = (own: string, typed: string, isAccented: boolean): Told => {
  // "Nốt" is no "not" where accents are written.
  const spelled = isAccented ? typed : own;
  const ahead = [
    ...plainly(before.english, spelled),
    ...saidIn(before.vietnamese, own, typed, { isAccented, isSure: false }),
  ];
  const behind = [
    ...plainly(after.english, spelled),
    ...saidIn(after.vietnamese, own, typed, { isAccented, isSure: true }),
  ].filter(
    ({ at, end }) =>
      /\p{L}{2}/u.test(own.slice(0, at)) &&
      // "Ở Huế mà né hết lăng": what it refuses follows.
      (!ahead.some((one) => one.at === at) || particles.test(own.slice(end))),
  );
  const refused = ahead.map(({ end }) => {
    const at = end + (fillers.exec(own.slice(end))?.[0].length ?? 0);
    const [turn] = own.slice(at).matchAll(turns);
    return { at, end: turn ? at + turn.index : own.length };
  });
  const last = behind.at(-1);
  if (!last) return { refused, side: ahead.length > 0 ? 'before' : null };
  const turn = [...own.slice(0, last.at).matchAll(turns)].at(-1);
  return {
    refused: [...refused, { at: turn ? turn.index + turn[0].length : 0, end: last.at }],
    side: 'after',
  };
};

/** Nothing but a no to what was named before it: "museums, galleries: not for us". */
const isNo =
  /^ *(?:not for (?:us|me)|no thanks?|no thank you|khoi|thoi khoi|dep|mien|bo)(?: (?:luon|het|nha|nhe|di|gium|giup))* *$/u;

/** How far the things of a list go before a clause that refuses them all. */
const listBefore = (
  clauses: readonly Clause[],
  index: number,
  { saidOf, isBehind }: { saidOf: (one: Clause) => string; isBehind: boolean },
): Clause[] => {
  const own = clauses[index];
  if (!own) return [];
  const isPlain = isNo.test(saidOf(own));
  // "Chợ búa, mua sắm tớ ghét": all that the sentence begins with.
  const first = clauses.slice(0, index).findLastIndex(({ by }) => by !== ',') + 1;
  const isTopic =
    isBehind && first < index && clauses.slice(first, index).every((one) => isBare(saidOf(one)));
  if (!isPlain && !isTopic && !ofAll.test(saidOf(own))) return [];
  const found: Clause[] = [];
  for (const one of clauses.slice(0, index).reverse()) {
    const isOfList = one.by === ',' || (isPlain && one.by === ':');
    if (!isOfList || (!isPlain && !isBare(saidOf(one)))) break;
    found.push(one);
    if (!isBare(saidOf(one))) break;
  }
  return found;
};

const either = /(?<![\p{L}])(?:or|nor|hay|hoac|gi het|gi ca)(?![\p{L}])/u;
const shortList = 40;
/** "No flights please, bus or train", "khỏi bay nha, tàu hay xe": what closes a refusal, so that no list goes on. */
const closes =
  /(?<![\p{L}])(?:please|thanks|thank you|cheers|nha|nhe|nghen|nhen|a|nua|dau|luon|thoi|di|giup|gium)(?: (?:ad|ban|em|anh|chi|minh))? *$/u;
/** What somebody goes for all the same, though it follows on what is refused. */
const affirms =
  /^(?!.*(?<![\p{L}])(?:or|nor|hay|hoac)(?![\p{L}])).*(?<![\p{L}])please(?![\p{L}])|(?<![\p{L}])(?:(?<!sounds? )fine|ok|okay|yes|instead|rather|only|prefer|(?:we|i)(?:'d|'ll| would| will)? (?:like|love|want|prefer|take|go)|muon|thich|cung duoc|deu duoc|thi duoc|thi ok|thi di|duoc roi)(?![\p{L}])|(?<![\p{L}])(?:thoi|duoc)(?: (?:nha|nhe|a|ad|ban))? *$|^ *(?:di|ghe|chi|cho|xep|them|ngoi|chay)(?= )/u;

/** "no theme parks, cable cars or malls": how far a list goes on that a refusing word began. */
const listAfter = (
  clauses: readonly Clause[],
  index: number,
  { saidOf, isFree }: { saidOf: (one: Clause) => string; isFree: (index: number) => boolean },
): Clause[] => {
  let until = index;
  const first = clauses[index];
  const isClosed = first !== undefined && closes.test(saidOf(first));
  for (let next = index + 1; next < clauses.length; next += 1) {
    const one = clauses[next];
    if (!one || clauses[next - 1]?.by !== ',' || !isFree(next)) break;
    const own = saidOf(one);
    if (affirms.test(own) || (isClosed && !goesOn.test(own))) break;
    const isLast = goesOn.test(own) || thenWhat.test(own) || (either.test(own) && own.length < shortList);
    if (isLast || isListed(own)) until = next;
    if (isLast || !(isListed(own) || isBare(own))) break;
  }
  return clauses.slice(index + 1, until + 1);
};

/** Whether a clause goes for what it names, though it follows on a refusal. */
export const isAffirmed = (clause: string): boolean => affirms.test(clause);

/** Where a text names what its writer doesn't want. */
export const refusedIn = ({ lower, folded }: Pick<Text, 'lower' | 'folded'>): Stretch[] => {
  const isSame = lower.length === folded.length;
  const typed = isSame ? lower : folded;
  const isAccented = isSame && hasAccents(lower);
  const plain = masked(folded, noRefusal);
  const clauses = clausesOf(plain);
  const saidOf = ({ at, end }: Stretch) => plain.slice(at, end);
  const told = clauses.map((one) => toldIn(saidOf(one), typed.slice(one.at, one.end), isAccented));
  const isFree = (index: number) => told[index]?.side === null;
  const found = clauses.flatMap((clause, index): Stretch[] => {
    const { refused, side } = told[index] ?? { refused: [], side: null };
    return [
      ...refused.map(({ at, end }) => ({ at: clause.at + at, end: clause.at + end })),
      ...listBefore(clauses, index, { saidOf, isBehind: side === 'after' }),
      ...(side === 'before' ? listAfter(clauses, index, { saidOf, isFree }) : []),
    ];
  });
  return found.filter((one) => /\p{L}/u.test(saidOf(one))).map(({ at, end }) => ({ at, end }));
};

/** Whether a text refuses something, and that is not what stands at a place of it. */
export const refusesElsewhere = (text: Pick<Text, 'lower' | 'folded'>, place: number): boolean => {
  const refused = refusedIn(text);
  return (
    refused.some(({ at, end }) => /\p{L}{3}/u.test(text.folded.slice(at, end))) &&
    !refused.some(({ at, end }) => at <= place && place < end)
  );
};

/** The refused stretches of a text, each by itself. */
export const refusedParts = (text: Text): Text[] =>
  refusedIn(text).map(({ at, end }) => {
    const of = (one: string) => (one.length === text.folded.length ? one : text.folded).slice(at, end);
    // It is a part of a sentence, and no end of one.
    return { raw: ` ${of(text.raw)} ,`, lower: ` ${of(text.lower)} ,`, folded: ` ${of(text.folded)} ,` };
  });
