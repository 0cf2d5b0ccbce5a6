import { fold } from '../../../../fold';

/** What words say of who travels; how they are put together is in `mentions.ts`. */

export type Sort =
  /** Who writes, and who writes together with others. */
  | 'self'
  | 'we'
  | 'spouse'
  | 'couple'
  /** Relatives who are one certain person each. */
  | 'kin'
  /** Who comes along with somebody: friends, sisters, a nanny. */
  | 'friend'
  /** What a group consists of, where their number is said. */
  | 'peer'
  | 'people'
  | 'adult'
  | 'child'
  /** A mother or father without another parent. */
  | 'lone'
  /** "Mẹ con", "bà cháu": one who is grown up with children. */
  | 'elder-child';

export interface Word {
  sort: Sort;
  /** The certain persons that are meant. */
  ids?: readonly string[];
  isPlural?: true;
  /** Said of travellers by what they do: "students", "teachers"; both sorts are counted where both are told. */
  isRole?: true;
  /** May well stay at home: a boss, a colleague, "a friend of mine". */
  isLoose?: true;
  /** Means somebody only with a number, an age or whose he is: "em" and "chú" are words to address people by. */
  isWeak?: true;
}

type Lexicon = Map<string, Word>;

const put = (lexicon: Lexicon, said: string, word: Word) => {
  for (const one of said.split('|')) lexicon.set(one.replace(/-/g, ' '), word);
};

const withPlurals = (said: string): string =>
  said
    .split('|')
    .map((one) =>
      /(?:s|sh|ch|x)$/.test(one)
        ? `${one}es`
        : one.endsWith('y') && !/[aeou]y$/.test(one)
          ? `${one.slice(0, -1)}ies`
          : `${one}s`,
    )
    .join('|');

const en: Lexicon = new Map();
put(en, 'i|me|myself', { sort: 'self' });
put(en, 'we|us|ourselves', { sort: 'we' });
put(
  en,
  'wife|husband|girlfriend|boyfriend|gf|bf|partner|fiance|fiancee|fiancé|fiancée|spouse|missus|better half|other half|hubby|wifey|mistress|hubs',
  { sort: 'spouse', ids: ['spouse'] },
);
put(en, 'himself|herself|her indoors|him indoors', { sort: 'spouse', ids: ['spouse'], isWeak: true });
put(en, 'ex', { sort: 'spouse', ids: ['ex'] });
put(
  en,
  'couple|couples|honeymoon couple|honeymooners|newlyweds|newly-weds|honeymoon|honeymooning|us two|the pair of us|pair of us|both of us|my other half and i|two lovebirds',
  { sort: 'couple' },
);
put(en, 'mum|mom|mother|mummy|mommy|mama', { sort: 'kin', ids: ['mother'] });
put(en, 'dad|father|daddy|old man|papa', { sort: 'kin', ids: ['father'] });
put(en, 'parents|folks|mum and dad|mom and dad|dad and mum|dad and mom|mother and father|father and mother', {
  sort: 'kin',
  ids: ['mother', 'father'],
});
put(
  en,
  'both our mums|both our moms|both our mothers|both mums|both moms|both mothers|our two mums|our mums|our mothers',
  {
    sort: 'kin',
    ids: ['mother', 'mother-in-law'],
  },
);
put(en, 'both our dads|both our fathers|both dads|both fathers|our dads|our fathers', {
  sort: 'kin',
  ids: ['father', 'father-in-law'],
});
put(en, 'both our parents|both lots of parents', {
  sort: 'kin',
  ids: ['mother', 'father', 'mother-in-law', 'father-in-law'],
});
put(en, 'mother-in-law|mother in law|mil|mum-in-law|mom-in-law', { sort: 'kin', ids: ['mother-in-law'] });
put(en, 'father-in-law|father in law|fil|dad-in-law', { sort: 'kin', ids: ['father-in-law'] });
put(en, 'in-laws|in laws|inlaws|parents-in-law|parents in law', {
  sort: 'kin',
  ids: ['mother-in-law', 'father-in-law'],
});
put(en, 'grandma|grandmother|granny|gran|nan|nana|nanna|grandmum|grandmom|nanny jo|oma', {
  sort: 'kin',
  ids: ['grandmother'],
});
put(en, 'grandpa|grandfather|grandad|granddad|gramps|opa', { sort: 'kin', ids: ['grandfather'] });
put(en, 'grandparents|grand-parents|grandma and grandpa|nan and grandad|gran and grandad', {
  sort: 'kin',
  ids: ['grandmother', 'grandfather'],
});
put(en, 'both sets of grandparents|both sets of parents|all four grandparents|four grandparents', {
  sort: 'kin',
  ids: ['grandmother', 'grandfather', 'grandmother 2', 'grandfather 2'],
});
put(en, 'step-mother|stepmother|stepmum|stepmom', { sort: 'kin', ids: ['stepmother'] });
put(en, 'step-father|stepfather|stepdad', { sort: 'kin', ids: ['stepfather'] });
const friends =
  'friend|best friend|bestie|mate|buddy|pal|colleague|co-worker|coworker|workmate|flatmate|roommate|housemate|neighbour|neighbor|classmate|sister|brother|sis|bro|cousin|aunt|auntie|aunty|uncle|sister-in-law|brother-in-law|sister in law|brother in law|nanny|au pair|carer|helper|son-in-law|daughter-in-law|son in law|daughter in law|godmother|godfather|great-aunt|great aunt|tita|tito|boss|stepsister|stepbrother|half-sister|half-brother|girl friend|guy friend|sibling';
put(en, friends, { sort: 'friend' });
for (const said of 'friend|best friend|bestie|mate|buddy|pal|colleague|coworker|workmate|flatmate|roommate|housemate|neighbour|neighbor|classmate|boss'.split(
  '|',
))
  put(en, said, { sort: 'friend', isLoose: true });
put(en, withPlurals(friends), { sort: 'friend', isPlural: true });
const peers =
  'lad|guy|bloke|dude|woman|lady|gal|man|gentleman|senior|pensioner|retiree|oldie|backpacker|biker|cyclist|rider|photographer|nurse|singer|engineer|nun|monk|employee|volunteer|golfer|diver|hiker|boy friend|octogenarian|bridesmaid|musician|dancer|chef|doctor|runner|old bird|birder|player|climber|surfer|soldier|veteran|vet|farmer|expat|fella|chap|pilgrim|manager|director|aussie|brit|american|frenchman|indian|german|woman friend|single|grunt|hen|stag';
put(en, `${peers}|womens|ladys`, { sort: 'peer' });
// How many they are tells who is named before: "three lads and their wives".
put(en, 'wives|husbands|partners|spouses|other halves', { sort: 'peer', isPlural: true });
put(en, `${withPlurals(peers)}|women|men|gentlemen|girlfriends`, { sort: 'peer', isPlural: true });
const roles = 'student|teacher|pupil|guide|chaperone|leader|coach|staff|driver|instructor|tour leader';
put(en, roles, { sort: 'peer', isRole: true });
put(en, withPlurals(roles), { sort: 'peer', isRole: true, isPlural: true });
put(
  en,
  'of them|people|person|persons|pax|ppl|travellers|traveller|travelers|traveler|of us|of you|heads|head|nos|guests|members|passengers|participants|tourists|souls|folks total|in total|in all|altogether|all together|all up',
  { sort: 'people' },
);
put(en, 'adults|adult|grown-ups|grown-up|grownups|grown ups|oadults', { sort: 'adult' });
const young =
  'kid|child|son|daughter|boy|girl|toddler|infant|newborn|teen|teenager|nephew|niece|grandson|granddaughter|grandkid|grandchild|little one|wee one|stepson|stepdaughter|youngster|tot|preschooler|tween|bairn|bub|kiddo|kiddie|munchkin|twin|schoolkid|stepkid|godson|goddaughter|godchild|cwb|teenage boy|teenage girl|teenage son|teenage daughter|youngest|eldest|oldest|foster child|schoolboy|schoolgirl';
put(en, `${young}|baby|babe in arms`, { sort: 'child' });
put(
  en,
  `${withPlurals(young)}|babies|children|grandchildren|childs|stepchildren|nippers|offspring|triplets`,
  {
    sort: 'child',
    isPlural: true,
  },
);
put(
  en,
  'groom|bride|bride to be|groom to be|birthday girl|birthday boy|single mum|single mom|single dad|single mother|single father|single parent|solo mum|solo dad|solo mom|solo parent|lone parent|widower|widow',
  {
    sort: 'lone',
  },
);

// "Ly Son", "a Hanoi girl".
put(en, 'son|boy|girl', { sort: 'child', isWeak: true });

const vi: Lexicon = new Map();
put(vi, 'mình|em|tôi|tui|tớ|tao|t|anh|chị|e|mk|mik|tau|toi|bản thân', { sort: 'self', isWeak: true });
put(
  vi,
  'chúng tôi|chúng mình|chúng em|tụi mình|tụi em|tụi tui|bọn mình|bọn em|bọn tớ|bọn tui|tụi tôi|chúng tui|chúng con|tụi anh|tụi chị|bọn anh|bọn chị|tụi con|tụi này|tụi tớ|tụi cháu|bọn cháu',
  { sort: 'we' },
);
put(
  vi,
  'vợ|chồng|bà xã|ông xã|người yêu|bạn gái|bạn trai|ny|crush|gấu|vk|ck|vợ sắp cưới|chồng sắp cưới|hôn phu|hôn thê|bạn đời|gf|bf|bồ|bà nhà|ông nhà',
  { sort: 'spouse', ids: ['spouse'] },
);
put(vi, 'chồng cũ|vợ cũ|người yêu cũ', { sort: 'spouse', ids: ['ex'] });
put(
  vi,
  'vợ chồng|vc|vk ck|ck vk|cặp đôi|cặp vợ chồng|cặp|đôi vợ chồng|trăng mật|hai đứa mình|2 đứa mình|hai đứa em yêu nhau|couple|đôi uyên ương|tuần trăng mật',
  { sort: 'couple' },
);
put(vi, 'mẹ|má|u|bầm|mạ|mẫu thân|mẹ già|má già|mẹ ruột', { sort: 'kin', ids: ['mother'] });
put(vi, 'ba', { sort: 'kin', ids: ['father'], isWeak: true });
put(vi, 'bố|cha|tía|thầy u|bố già|ba già|cha già', { sort: 'kin', ids: ['father'] });
put(
  vi,
  'bố mẹ|ba mẹ|cha mẹ|ba má|tía má|bố mẹ già|thầy bu|phụ huynh|các cụ|cha má|bố mẹ đẻ|ba mạ|thầy u|ông bà già|ba mẹ già|song thân',
  {
    sort: 'kin',
    ids: ['mother', 'father'],
  },
);
put(vi, 'mẹ vợ|mẹ chồng|má vợ|má chồng|nhạc mẫu', { sort: 'kin', ids: ['mother-in-law'] });
put(vi, 'bố vợ|bố chồng|ba vợ|ba chồng|cha vợ|cha chồng|tía vợ|nhạc phụ', {
  sort: 'kin',
  ids: ['father-in-law'],
});
put(vi, 'bố mẹ vợ|bố mẹ chồng|ba mẹ vợ|ba mẹ chồng|ba má vợ|ba má chồng|cha mẹ vợ|cha mẹ chồng', {
  sort: 'kin',
  ids: ['mother-in-law', 'father-in-law'],
});
put(vi, 'bố mẹ hai bên|ba mẹ hai bên|ba má hai bên|tứ thân phụ mẫu|bố mẹ 2 bên|ba mẹ 2 bên', {
  sort: 'kin',
  ids: ['mother', 'father', 'mother-in-law', 'father-in-law'],
});
put(vi, 'bà nội|bà ngoại|bà cụ|bà cố|mệ', { sort: 'kin', ids: ['grandmother'] });
put(vi, 'nội|ngoại', { sort: 'kin', ids: ['grandmother'], isWeak: true });
put(vi, 'ông nội|ông ngoại|ông cụ|ông cố', { sort: 'kin', ids: ['grandfather'] });
put(vi, 'ông bà nội|ông bà ngoại|nội ngoại', { sort: 'kin', ids: ['grandmother', 'grandfather'] });
put(
  vi,
  'ông bà nội ngoại|ông bà hai bên|ông bà 2 bên|ông bà nội và ông bà ngoại|ông bà nội với ông bà ngoại',
  {
    sort: 'kin',
    ids: ['grandmother', 'grandfather', 'grandmother 2', 'grandfather 2'],
  },
);
put(vi, 'ông bà', { sort: 'kin', ids: ['grandmother', 'grandfather'], isWeak: true });
put(vi, 'ông', { sort: 'kin', ids: ['grandfather'], isWeak: true });
put(vi, 'bà', { sort: 'kin', ids: ['grandmother'], isWeak: true });
put(
  vi,
  'chị gái|em gái|anh trai|em trai|cô ruột|dì ruột|chú ruột|cậu ruột|bác ruột|chị dâu|em dâu|anh rể|em rể|con dâu|con rể|chị họ|anh họ|em họ|chị ruột|anh ruột|em ruột|chị hai|anh hai|chị ba|anh ba|dì út|cô út|chú út|cậu út|em út|bạn thân|đồng nghiệp|chiến hữu|hàng xóm|thông gia|sui gia|người giúp việc|giúp việc|cô giúp việc|bảo mẫu|chị bạn|anh bạn|cô bạn|ông bạn|bà bạn|đứa bạn|thằng bạn|con bạn|nhỏ bạn|bạn học|bạn bè|bạn cùng phòng|bà chị|ông anh|đứa em|thằng em|nhỏ em|bà dì|ông chú|bạn già|ông sếp|bà cô|đứa em gái|đứa em trai|bạn cũ|bạn nhậu|bạn dẫn đường|thầy giáo|cô giáo|sếp|con bạn thân|nhỏ bạn thân|đứa bạn thân|thằng bạn thân|bạn học cũ|bạn đại học',
  { sort: 'friend' },
);
put(vi, 'bạn|cô|dì|chú|bác|cậu|mợ|thím|dượng|thầy|o|mự', { sort: 'friend', isWeak: true });
put(
  vi,
  'anh chị em|chị em|anh em|chị em gái|anh em trai|đứa|thằng|cô chú|chú bác|cô bác|anh chị|bạn nữ|bạn nam|nam|nữ|trai|gái|cụ|thanh niên|phụ nữ|đàn ông|con nhậu|tay máy|phượt thủ|ông nhậu|chị em phụ nữ|cô cậu|ông bà già|ông già|bà già|cô chú bác|các bác|bạn trẻ|chị|anh|nàng|chàng|hội viên|cựu chiến binh|bạn tây|khách tây|bô lão|em gái mưa|đứa con gái|đứa con trai|cô con gái|thằng con trai|bạn con gái|bạn con trai|cô gái|chàng trai|cụ hưu trí|bác cháu nhà|bà bạn già|cu cậu|con giời',
  { sort: 'peer' },
);
put(
  vi,
  'sinh viên|sv|học sinh|hs|giáo viên|gv|thầy cô|cán bộ|nhân viên|hướng dẫn viên|hdv|công nhân|kỹ sư|bác sĩ|giảng viên|học viên|em học sinh|em sinh viên|đồng chí|trưởng đoàn|phụ huynh học sinh',
  { sort: 'peer', isRole: true },
);
put(vi, 'người|ng|khách|mạng|miệng ăn|thành viên|nhân khẩu|pax|người cả thảy|người tất cả|mống|người bạn', {
  sort: 'people',
});
put(vi, 'người lớn|nguoi lon|lớn|ng lớn|adults|người trưởng thành', { sort: 'adult' });
put(
  vi,
  'bé|em bé|bé gái|bé trai|bé con|con gái|con trai|con nhỏ|con thơ|cháu nội|cháu ngoại|cháu gái|cháu trai|cháu bé|cháu nhỏ|nhóc|nhóc con|nhóc tì|trẻ em|trẻ nhỏ|trẻ con|trẻ|đứa nhỏ|đứa bé|đứa trẻ|đứa con|đứa cháu|thằng cu|thằng bé|thằng nhóc|cu tí|cu|bé út|bé lớn|bé nhỏ|bé cả|bé đầu|con út|con lớn|con đầu|cu út|thằng út|nhỏ út|con bé|con nít|sơ sinh|trẻ sơ sinh|em nhỏ|nhỏ|bé yêu|nhóc tỳ|cháu|con|cô con gái|cậu con trai|baby|kid|cục cưng|em bé sơ sinh|thằng lớn|thằng nhỏ|con gái rượu|con đầu lòng|đứa lớn|út|đứa út|bé sơ sinh|cậu nhóc|tre em|thiếu nhi|cháu họ|f1|thằng anh|thằng anh nó|con chị nó',
  { sort: 'child' },
);
put(
  vi,
  'tụi nhỏ|bọn nhỏ|lũ nhỏ|đám nhỏ|mấy đứa nhỏ|các con|các cháu|các bé|bọn trẻ|lũ trẻ|tụi nhóc|bọn nhóc|tụi con nít|mấy nhóc|mấy đứa cháu|mấy đứa con|bầy con|đàn con|mấy bé|mấy cháu|lũ nhóc|kids|bọn trẻ con|đám trẻ|lũ con|đàn cháu|bầy cháu|mấy đứa|con cái|con cháu',
  { sort: 'child', isPlural: true },
);
put(vi, 'song sinh|sinh đôi|cặp song sinh|cặp sinh đôi|bé song sinh|bé sinh đôi|chị em song sinh', {
  sort: 'child',
  isPlural: true,
});
put(vi, 'mẹ đơn thân|bố đơn thân|ba đơn thân|single mom|single mum|single dad', { sort: 'lone' });
put(
  vi,
  'mẹ con|bố con|ba con|cha con|má con|bà cháu|ông cháu|dì cháu|cô cháu|chú cháu|bác cháu|cậu cháu|tía con|u con|ông bà cháu',
  { sort: 'elder-child' },
);

for (const said of 'sếp|đồng nghiệp|hàng xóm|bạn bè|nhỏ bạn|chị bạn|anh bạn|cô bạn|ông sếp|bạn thân'.split(
  '|',
))
  put(vi, said, { sort: 'friend', isLoose: true });

/** Words of both, where the message is in Vietnamese: "family of 4, bé 5 và 7". */
const shared = [
  'pax',
  'couple',
  'couples',
  'kids',
  'kid',
  'baby',
  'people',
  'of us',
  'adults',
  'friends',
  'bf',
  'gf',
];
for (const one of shared) {
  const word = en.get(one);
  if (word && !vi.has(one)) vi.set(one, word);
}

/** A word that is typed without accents may be more than one; the first that is told of here is the likeliest. */
const plain: Lexicon = new Map();
for (const [said, word] of vi) {
  const folded = fold(said);
  if (!plain.has(folded)) plain.set(folded, word);
}
// Without accents these are other words far more often: "đi", "nội", "má", "to".
for (const often of 'di chi u o co bac to tao tia nam cau noi ngoai cu tre doi nu tai t e thang duong'.split(
  ' ',
))
  plain.delete(often);
// "4 thang be": a baby of four months.
for (const said of [...plain.keys()]) if (/^thang (?!ban|cu)/.test(said)) plain.delete(said);
for (const often of 'ma cha bo cap nho be ca lon khach trai gau ut me vo chong con chau'.split(' ')) {
  const word = plain.get(often);
  if (word) plain.set(often, { ...word, isWeak: true });
}

export type Language = 'en' | 'vi' | 'vi-plain';

export const lexicons: Record<Language, ReadonlyMap<string, Word>> = { en, vi, 'vi-plain': plain };
