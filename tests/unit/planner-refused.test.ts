import { describe, expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';
import { refuses } from '../../server/features/planner/understand/refusals';
import { refusedIn, refusedParts } from '../../server/features/planner/understand/refused';
import { readText } from '../../server/features/planner/understand/text';

const wantsOf = (message: string) =>
  understand(message, { cities: [], today: '2026-11-29', planDays: 0 }).wants;
const kindsOf = (message: string): string[] => {
  const { avoided, refused } = wantsOf(message);
  return [...new Set([...avoided.map(({ name }) => name), ...refused])];
};

describe('what people refuse', () => {
  test.each([
    ['three days in Huế, hate museums', ['museum']],
    ['four days, nothing cultural please', ['culture']],
    ['not the casino', ['casino']],
    ["a week up north and no kids' stuff", ['kids']],
    ["we're really not into temples", ['temple']],
    ["pagodas aren't our thing", ['temple']],
    ['shopping is not for us', ['shopping']],
    ['caves are out', ['cave']],
    ['puppets bore us', ['show']],
    ['the dunes can wait', ['dunes']],
    ['fed up with markets', ['market']],
    ['no water parks, cable cars or malls', ['theme_park', 'cable_car', 'shopping']],
    ['leave out the zoo, the prison and the tunnels', ['zoo', 'war']],
    ['museums, galleries: not for us', ['museum']],
    ["we'd rather not do any boat trips", ['boat']],
    ['anything but another waterfall', ['waterfall']],
    ['em không ham mua sắm cho lắm', ['shopping']],
    ['bảo tàng thì thôi nha', ['museum']],
    ['chùa chiền thì miễn', ['temple']],
    ['né mấy khu vui chơi giùm', ['theme_park']],
    ['casino dẹp', ['casino']],
    ['đồi cát tụi em đi nát rồi', ['dunes']],
    ['làng chài cũng khỏi', ['fishing_village']],
    ['bia bọt với bar pub thì đừng xếp nha', ['nightlife']],
    ['chợ nổi bỏ luôn', ['floating_market']],
    ['trung tâm mua sắm cũng thôi', ['shopping']],
    ['tụi nhỏ sợ nước', ['water']],
    ['đừng đi ghe xuồng gì hết', ['boat']],
    ['hang động, thác, chùa gì cũng khỏi', ['cave', 'waterfall', 'temple']],
    ['miễn leo trèo, miễn múa rối', ['hiking', 'show']],
    ['ngán bảo tàng tới cổ', ['museum']],
    ['k chua k bao tang', ['temple', 'museum']],
    ['vuon thu thi thoi', ['zoo']],
  ])('%s', (message, expected) => {
    expect(kindsOf(message)).toEqual(expect.arrayContaining(expected));
    const wanted = wantsOf(message).wanted.map(({ name }) => name);
    expect(wanted.filter((name) => expected.includes(name))).toEqual([]);
  });

  test.each([
    ['coffee shops are fine but no bars', 'coffee', 'nightlife'],
    ['không thích bảo tàng nhưng thích chợ đêm', 'night_market', 'museum'],
    ['chùa thì khỏi, hang động thì được', 'cave', 'temple'],
    ['beaches and markets, no museums', 'beach', 'museum'],
  ])('%s: only the one', (message, wanted, refused) => {
    expect(wantsOf(message).wanted.map(({ name }) => name)).toContain(wanted);
    expect(kindsOf(message)).toContain(refused);
    expect(kindsOf(message)).not.toContain(wanted);
  });

  test.each([
    'not only museums',
    "we don't want to miss the caves",
    'chưa đi hang động bao giờ',
    'đừng bỏ lỡ chợ nổi',
    'Mũi Né, đồi cát với làng chài',
    'đi biển ăn hải sản thôi',
    'biển đẹp, chợ đêm vui',
    'mien Tay song nuoc, cho noi',
    'we have never been to a cave',
  ])('%s: refuses nothing that is on the way', (message) => {
    const own = kindsOf(message).filter(
      (name) => !['temple', 'museum', 'war', 'show', 'cave', 'shopping'].includes(name),
    );
    expect(own).toEqual([]);
  });

  test('a wide topic is refused by its own name only', () => {
    expect(kindsOf('no motorbikes please')).not.toContain('adventure');
    expect(kindsOf('không đi đảo')).not.toContain('nature');
  });

  test('where it stands', () => {
    const text = readText('chợ thì đi, còn chùa thì khỏi');
    expect(refusedIn(text).map(({ at, end }) => text.folded.slice(at, end).trim())).toEqual(['con chua']);
  });

  test('records are known by category and tags too', () => {
    const isNo = refuses({ avoided: [], phrases: [], refused: ['museum', 'boat'], limits: [] }, new Set());
    const record = (names: string[], signals: string[]) => ({ names, signals: new Set(signals) });
    expect(isNo(record(['the house of the last king'], ['museums-and-galleries']))).toBe(true);
    expect(isNo(record(['a morning among islands'], ['boat-trip']))).toBe(true);
    expect(isNo(record(['a bowl of noodles'], ['noodles']))).toBe(false);
  });
});

test.each<[string, string]>([
  ['sa pa 4 ngày, bản Cát Cát cx skip luôn nha', 'ban cat cat'],
  ['Fansipan lên r nên skip', 'fansipan'],
  ['thác Bản Giốc chúng tôi đi năm 2019 rồi', 'thac ban gioc'],
  ['Thac Ban Gioc chung toi di nam 2019 roi', 'thac ban gioc'],
  ['chợ nổi thì pass nha', 'cho noi'],
])('%s: what stands before is left out', (message, expected) => {
  expect(refusedParts(readText(message)).some(({ folded }) => folded.includes(expected))).toBe(true);
});

test('what is skipped behind the word leaves alone what stands before it', () => {
  expect(
    refusedParts(readText('mình thích chùa nên skip bãi biển')).map(({ folded }) => folded.trim()),
  ).toEqual(['bai bien  ,']);
  expect(refusedParts(readText('đi Huế rồi Đà Nẵng'))).toEqual([]);
});

test.each<[string, string]>([
  ['hang nào không phải lội nước với không chui chật', 'wading'],
  ['hang nào không phải lội nước với không chui chật', 'crawling'],
  ['caves but no wading please', 'wading'],
  ['nothing where we have to crawl', 'crawling'],
])('%s: refuses %s', (message, kind) => {
  expect(kindsOf(message)).toContain(kind);
});
