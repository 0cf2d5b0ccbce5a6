import { expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';

/** Grown-ups and children of a plan: two grown-ups where a message leaves it open. */
const partyOf = (message: string): string => {
  const { adults = 2, children = 0 } = understand(message, {
    cities: [],
    today: '2026-11-23',
    planDays: 0,
  }).wants;
  return `${adults}+${children}`;
};

/** Who a plan for `before` is for after a message. */
const partyAfter = (before: string, message: string): string => {
  const [known = 0, young = 0] = before.split('+').map(Number);
  const { adults, children, joining, total } = understand(message, {
    cities: [],
    today: '2026-11-23',
    planDays: 5,
  }).wants;
  const after = joining ? young + joining.children : (children ?? young);
  if (total !== undefined) return `${total - after}+${after}`;
  return `${adults ?? known + (joining?.adults ?? 0)}+${after}`;
};

test.each([
  // Groups by what they are.
  ['hen weekend, 9 girls, half of us want the beach', '9+0'],
  ['8 lads on a stag do, Da Nang', '8+0'],
  ['3 girls, cafés and photos', '3+0'],
  ['four blokes on motorbikes', '4+0'],
  ['we are seven women over fifty', '7+0'],
  ['a choir of 28 singers and 2 coaches', '30+0'],
  ['two retired couples from Ghent', '4+0'],
  ['14 of us old grunts and 9 wives', '23+0'],
  ['three lads and their wives', '6+0'],
  ['two couples plus a bachelor uncle', '5+0'],
  ['the groom plus nine', '10+0'],
  ['bride plus seven hens', '8+0'],
  ['Three Brazilian friends, 12 days', '3+0'],
  ['just me & my sister', '2+0'],
  ['skint student, 6 days in Hue', '1+0'],
  ['Hue with our 8 month old. 4 days, 2 parents', '2+1'],
  ['me (61), my husband (66), our son and his girlfriend, so four of us', '4+0'],
  ['me, my ex, her new fella and our two girls who are 8 and 10', '3+2'],
  ['my parents, two titas, me and my 7 year old nephew', '5+1'],
  ['my sister, me and our niece Aoife (27)', '3+0'],
  ['3 cặp vk ck + 5 đứa nhỏ (từ 4 tới 11 tuổi)', '6+5'],
  ['Hai cặp thân nhau, mỗi cặp đèo theo một nhóc (3 tuổi và 4 tuổi rưỡi)', '4+2'],
  ['Hội 8 chị em gái kèm theo 3 nhóc (1t, 4t, 10t)', '8+3'],
  ['Lớp 12A có 32 đứa với 1 cô chủ nhiệm', '33+0'],
  ['team mình 7 mống', '7+0'],
  ['Lớp tôi chủ nhiệm 32 em lớp 9 với 4 giáo viên', '36+0'],
  ['Cô với ông xã 66 tuổi, thêm vợ chồng đứa út và thằng cháu 7 tuổi', '4+1'],
  ['cty em 32 mang di Mui Ne 3 ngay 2 dem', '32+0'],
  ['mệ 83, ba mạ, hai vợ chồng tui, đứa nhỏ mới 7 tháng', '5+1'],
  ['Chồng cũ không đi đâu nha, chỉ mình em với hai nhóc sinh đôi 5 tuổi', '1+2'],
  ['me and four mates from work', '5+0'],
  ['with two of my best friends', '3+0'],
  ['my three sisters and I', '4+0'],
  ['a dozen of us', '12+0'],
  ["we're six, no kids", '6+0'],
  ['table for two every night, it is our honeymoon', '2+0'],
  ['twenty-two people, class reunion', '22+0'],
  // Families.
  ['single dad with twin girls of 4 and a boy of 13, and my mum (68) is coming too', '2+3'],
  [
    'two families: we are 2 adults with kids of 9 and 12, our friends are 2 with a baby in a pushchair',
    '4+3',
  ],
  ["our 7 year old carries an EpiPen. It's the two of us and him", '2+1'],
  [
    'my wife and I are bringing our son (9) and my father-in-law (71, bad hip). Five days for the four of us',
    '3+1',
  ],
  ['my partner and I with a newborn and a toddler', '2+2'],
  ['mum, dad and three teens aged 13, 15 and 17', '2+3'],
  ['my parents, my grandparents and me', '5+0'],
  ['both sets of grandparents, the two of us and our baby', '6+1'],
  ['me, my fiancé and his parents', '4+0'],
  ['family of six, including my nan', '6+0'],
  ['family of four with a 3 year old and a baby', '2+2'],
  ['a family of four, two kids under ten, and my nan comes along', '3+2'],
  ['10 of us, of whom 4 are children', '6+4'],
  ['six of us: two couples and two teenagers, 15 and 16', '4+2'],
  ['2 adults + 1 infant', '2+1'],
  ['4 adults, 2 kids (5 and 8)', '4+2'],
  ['my sister and her two kids are travelling with me', '2+2'],
  ['I am a widower going with my two sons, 10 and 14', '1+2'],
  ['our daughter is 20 and comes with us', '3+0'],
  ['kids of 6, 10 and 13', '2+3'],
  ['boy 5, girl 3', '2+2'],
  ['my lads are 7 and 10', '2+2'],
  ["our two boys love zip lines, they're 7 and 10", '2+2'],
  ['grandma, grandpa and three grandchildren', '2+3'],
  ['me and my dad, he is 74', '2+0'],
  ['my 80 year old grandmother and I', '2+0'],
  ['on my own with a 5 month old', '1+1'],
  // Nobody who travels.
  ['my aunt recommended Hue to us. two of us, three days', '2+0'],
  ['kids stay at home with my mum, just the two of us', '2+0'],
  ["I'm 19 and it's my first solo trip, my mum worries", '1+0'],
  ['2 of us, car with a driver and a guide in Hue', '2+0'],
  ['room for 3 is too small, we are 5', '5+0'],
  ['is there a kids menu? table for two', '2+0'],
  ['my grandfather fought at Khe Sanh, my brother and I want to see it', '2+0'],
  ['two adults, $40 each, 3 nights', '2+0'],
  ["my husband can't come, so it is me and our son of 8", '1+1'],
])('%s: %s', (message, party) => {
  expect(partyOf(message)).toBe(party);
});

test.each([
  ['hai mẹ con em (cháu 9 tuổi) đi cùng vợ chồng chị gái', '3+1'],
  ['hội hưu trí phường 34 cô chú với 2 hướng dẫn viên', '36+0'],
  ['em gái đi một mình lần đầu, 22 tuổi', '1+0'],
  ['3 thằng, mỗi đứa góp 8 chai', '3+0'],
  ['vợ chồng em, 3 ngày', '2+0'],
  ['nhà em 4 người', '2+2'],
  ['em với bạn trai', '2+0'],
  ['cả nhà 7 người gồm ông bà nội, vợ chồng em và 3 cháu', '4+3'],
  ['ba má, anh hai, chị dâu với em', '5+0'],
  ['tía với má tui, hai vợ chồng tui, 2 đứa nhỏ', '4+2'],
  ['bố mẹ hai bên với vợ chồng mình và cu Tí 2 tuổi', '6+1'],
  ['nhóm 10 người trong đó có 3 trẻ em', '7+3'],
  ['đoàn mình 12 khách, 8 người lớn 4 trẻ em', '8+4'],
  ['người lớn 5, trẻ em 2', '5+2'],
  ['nha em 2 lon 1 nho', '2+1'],
  ['2 vc, con gai 6t', '2+1'],
  ['vợ chồng son, trăng mật', '2+0'],
  ['3 cặp vợ chồng già', '6+0'],
  ['mình dẫn bà ngoại 81 tuổi đi', '2+0'],
  ['đưa bố mẹ đi Huế, bố 70 mẹ 66', '3+0'],
  ['mẹ chồng, vợ chồng em và bé Bông 4 tuổi', '3+1'],
  ['2 bé: bé lớn 9 tuổi, bé nhỏ 4 tuổi, vợ chồng mình', '2+2'],
  ['ba bố con, vợ ở nhà', '1+2'],
  ['hai cha con, ba em 68 tuổi ngồi xe lăn', '2+0'],
  ['bà với 2 cháu nội', '1+2'],
  ['mẹ đơn thân với bé trai 6 tuổi', '1+1'],
  ['tụi mình 5 đứa con gái', '5+0'],
  ['6 đứa, 2 trai 4 gái', '6+0'],
  ['2 trai 2 gái', '4+0'],
  ['tui với hai thằng bạn', '3+0'],
  ['hội chị em U50, 12 người', '12+0'],
  ['9 mạng, ai cũng ham ăn', '9+0'],
  ['tổng cộng 8 người, có 2 bé', '6+2'],
  ['cong ty 40 nguoi', '40+0'],
  ['gia đình 5 người, 1 bé 3 tuổi', '4+1'],
  ['2 gia đình, cộng lại 4 lớn 5 nhỏ', '4+5'],
  ['em với vợ sắp cưới', '2+0'],
  ['mình và hai chị họ', '3+0'],
  ['vợ chồng mình, vợ chồng em trai, 3 đứa nhóc', '4+3'],
  ['con trai 20 tuổi với hai vợ chồng tôi', '3+0'],
  ['2tr5/người, đi 2 người', '2+0'],
  ['phòng 3 người thì chật, tụi em 4 đứa', '4+0'],
  ['chị bạn giới thiệu chỗ này, nhà mình 3 người', '2+1'],
  ['thuê xe có tài xế, 2 vợ chồng', '2+0'],
  ['đi 1 mình, nữ', '1+0'],
  ['năm nay đi hai người', '2+0'],
  ['bé 18 tháng, vợ chồng em', '2+1'],
  ['song sinh 2 tuổi rưỡi', '2+2'],
  ['ông bà ngoại, mẹ với hai chị em em', '5+0'],
  ['các bác cựu chiến binh, 38 người', '38+0'],
  ['ba thế hệ: bà 80, bé út 3 tuổi', '3+1'],
])('%s: %s', (message, party) => {
  expect(partyOf(message)).toBe(party);
});

test.each([
  ['2+0', '2 đứa bạn đòi theo, vậy là 4 nha', '4+0'],
  ['6+0', "two of them can't make it, so it's four of us now", '4+0'],
  ['2+0', 'ok then Quy Nhon, 5 days, two adults and a ten-year-old', '2+1'],
  ['2+2', 'grandma wants to come too, so make it five', '3+2'],
  ['2+0', 'my sister and her two kids will join us', '3+2'],
  ['3+0', "we're 5 now, my brother and his girlfriend are in", '5+0'],
  ['2+1', "my husband can't come after all", '1+1'],
  ['4+0', "grandma's not coming any more", '3+0'],
  ['4+0', "we're 3 not 4", '3+0'],
  ['2+2', 'the kids are staying with my mum', '2+0'],
  ['2+0', 'two more people from day one', '4+0'],
  ['2+0', 'add the kids, they are 4 and 7', '2+2'],
  ['2+0', 'just me now', '1+0'],
  ['2+2', 'the kids get tired quickly', '2+2'],
  ['3+0', 'my mother has bad knees', '3+0'],
  ['2+2', 'thêm bà ngoại nữa nha', '3+2'],
  ['6+0', 'bớt 2 người nha', '4+0'],
  ['2+1', 'vợ em bận không đi được, còn em với con thôi', '1+1'],
  ['2+0', 'có thêm vợ chồng anh trai đi cùng', '4+0'],
  ['3+1', 'bé Na không đi nữa, còn 3 người thôi', '3+0'],
  ['2+0', 'em nhầm, 7 người chứ không phải 2', '7+0'],
  ['2+0', 'thêm 4 người nữa', '6+0'],
  ['2+2', 'ba má mới xin theo', '4+2'],
  ['3+0', 'má em đau chân, đi chậm thôi', '3+0'],
  ['2+0', 'làm lại từ đầu: 3 người lớn 1 bé', '3+1'],
])('a plan for %s, then %s: %s', (before, message, party) => {
  expect(partyAfter(before, message)).toBe(party);
});
