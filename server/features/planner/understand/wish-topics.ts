import { words } from './text';
import type { Topic } from './topic';
import { wish } from './wish';
import { animalTopics } from './wish-animals';

/** What people ask for in a word of its own, with how records are told by tags and by words of their titles. */
export const wishTopics: readonly Topic[] = [
  wish(
    'grill',
    { en: 'a barbecue', vi: 'đồ nướng, BBQ' },
    [words('bbqs?|barbecues?|grill(?:ed)?|do nuong|tiec nuong|nuong ngoai troi')],
    { signals: 'grill', titles: 'grill\\w*|bbq|nuong|coals' },
  ),
  wish(
    'puppets',
    { en: 'water puppets', vi: 'múa rối nước' },
    [words('(?:water[- ])?puppet(?:s|ry)?(?: shows?)?|(?:mua )?roi(?: nuoc)'), words('múa rối')],
    { signals: 'water-puppets', titles: 'puppets?|roi nuoc', interest: 'culture' },
  ),
  wish(
    'garden',
    { en: 'gardens', vi: 'vườn hoa, vườn cảnh' },
    [words('(?:botanical |flower )?gardens?|nha vuon|vuon (?:hoa|canh|cay canh|bach thao)')],
    {
      signals: 'garden gardens flowers',
      titles: 'gardens?|vuon (?:hoa|canh|bach thao)|nha vuon|hoa kieng|hoa canh',
    },
  ),
  wish(
    'orchard',
    { en: 'orchards', vi: 'vườn trái cây' },
    [
      words(
        'orchards?|fruit (?:gardens?|picking|farms?)|vuon (?:trai|cay trai|cay an trai)(?: cay)?|miet vuon',
      ),
    ],
    { signals: 'orchard orchards', titles: 'orchards?|vuon (?:trai|cay|mit|chom|nhan|vai)\\w*' },
  ),
  wish('floating_market', { en: 'a floating market', vi: 'chợ nổi' }, [words('floating markets?|cho noi')], {
    titles: 'floating market|cho noi',
  }),
  wish(
    'cruise',
    { en: 'a night on a boat', vi: 'ngủ đêm trên tàu' },
    [
      words(
        '(?:overnight|night|two[- ]day|2[- ]day) (?:cruise|boat|junk)|cruise night|(?:sleep|night|stay)(?:ing)? (?:on|aboard) (?:a |the )?(?:junk|boat|cruise|bay)|junk(?: boat)?|(?<!(?:day|dinner|lunch|sunset|evening|hours?|river|mekong) )(?:bay )?cruises?(?! (?:stop|ship|port|passengers?))|(?:ngu|nghi) (?:mot |1 )?(?:dem )?(?:tren )?(?:du thuyen|tau|vinh)|du thuyen(?: qua dem| ngu dem)?',
      ),
    ],
    { signals: 'cruise overnight-boats', titles: 'night on (?:a|the)|junks?|du thuyen|dem tren vinh|cruise' },
  ),
  wish(
    'spa',
    { en: 'a spa or hot springs', vi: 'spa, suối nóng' },
    [
      words(
        'spas?|massages?|hot springs?|mud baths?|herbal baths?|onsen|suoi (?:nuoc )?(?:nong|khoang)(?: nong)?|tam (?:bun|khoang|la thuoc|nuoc nong)|mat xa|xong hoi',
      ),
    ],
    {
      signals: 'wellness hot-spring spa',
      titles:
        'spas?|massage|baths?|hot springs?|springs of|mud|tam (?:bun|la|khoang|nong)|suoi (?:nong|khoang)',
      interest: 'relaxation',
    },
  ),
  wish('dunes', { en: 'dunes', vi: 'đồi cát' }, [words('(?:sand )?dunes?|doi cat|con cat')], {
    signals: 'dunes',
    titles: 'dunes?|doi cat',
    interest: 'nature',
  }),
  wish('surf', { en: 'surfing', vi: 'lướt sóng' }, [words('surf(?:s|ing|ers?)?(?: lessons?)?|luot song')], {
    titles: 'surf\\w*|luot song',
    interest: 'adventure',
  }),
  wish(
    'kite',
    { en: 'kitesurfing', vi: 'lướt ván diều' },
    [words('kite[- ]?(?:surf|board)\\w*|luot van dieu')],
    {
      signals: 'kitesurfing',
      titles: 'kites?\\w*|van dieu',
      interest: 'adventure',
    },
  ),
  wish(
    'snorkel',
    { en: 'snorkelling or diving', vi: 'lặn biển' },
    [
      words(
        'snorkel\\w*|scuba|div(?:e|ing)|coral(?: reefs?)?|lan (?:bien|ngam|ong tho|san ho|voi ong)|san ho',
      ),
      words('lặn'),
    ],
    {
      signals: 'snorkelling diving',
      titles: 'snorkel\\w*|reefs?|div(?:e|ing)|lan ngam|san ho|lan bien',
      interest: 'adventure',
    },
  ),
  ...animalTopics,
  wish(
    'trains',
    { en: 'trains to look at', vi: 'ngắm tàu hỏa' },
    [
      words(
        '(?:loves?|mad about|obsessed with|crazy about|into|fan of)(?: \\p{L}+){0,3} trains?|train (?:street|spotting)|steam (?:trains?|engines?)|(?:me|thich|ghien|xem|ngam)(?: \\p{L}+){0,3} (?:tau hoa|tau lua|xe lua)|pho duong tau',
      ),
    ],
    {
      signals: 'trains railway',
      titles: 'train street|trains?|pho duong tau|tau hoa|railway|doan tau|chuyen tau',
    },
  ),
  wish(
    'weaving',
    { en: 'weaving', vi: 'dệt, thêu' },
    [
      words(
        'weav\\w+|looms?|textiles?|brocade|embroider\\w+|batik|indigo|det (?:vai|tho cam|lua|chieu)|tho cam|khung cui|theu',
      ),
    ],
    {
      signals: 'weaving',
      titles: 'looms?|weav\\w*|indigo|beeswax|stitch|silk|det|tho cam|sap ong|theu|lua van',
      interest: 'culture',
    },
  ),
  wish(
    'pottery',
    { en: 'pottery', vi: 'làm gốm' },
    [words('potter(?:y|ies)|ceramics?|(?:lam |lang )?gom(?: su)?(?= |$)')],
    {
      signals: 'pottery',
      titles: 'pots?|potter\\w*|bowls? in|jars?|ceramic\\w*|gom|lo chum',
      interest: 'culture',
    },
  ),
  wish(
    'lantern',
    { en: 'lantern making', vi: 'làm đèn lồng' },
    [words('lantern(?:s)?(?:[- ]mak\\w+)?|den long|long den')],
    { titles: 'lanterns?|den long|long den', interest: 'culture' },
  ),
  wish(
    'kayak',
    { en: 'kayaking', vi: 'chèo kayak' },
    [words('kayak\\w*|canoe\\w*|paddle ?board\\w*|cheo (?:sup|kayak)')],
    { titles: 'kayak\\w*|cheo thuyen|sampan|rowed|xuong cheo', interest: 'adventure' },
  ),
  wish(
    'terraces',
    { en: 'rice terraces', vi: 'ruộng bậc thang' },
    [
      words(
        'rice (?:terraces?|fields?|padd(?:y|ies))|terraced (?:rice|fields?)|ruong bac thang|lua chin|mua (?:lua|nuoc do)|canh dong lua|dong lua',
      ),
    ],
    {
      signals: 'rice-terraces rice-fields terraces',
      titles: 'terraces?|rice fields?|ruong bac thang|mam xoi',
      interest: 'nature',
    },
  ),
  wish(
    'cham',
    { en: 'Cham sites', vi: 'di tích Chăm' },
    [
      words(
        'cham (?:towers?|ruins?|temples?|culture|sites?|museum|people)|champa|(?:thap|di tich|van hoa|nguoi) cham(?! (?:soc|chi))',
      ),
    ],
    {
      signals: 'champa cham-culture cham',
      titles: 'cham|champa|(?:twin|po \\w+) towers?|thap (?:doi|ba|po|banh it|duong long|nhan)',
      interest: 'history',
    },
  ),
  wish('khmer', { en: 'Khmer pagodas', vi: 'chùa và văn hóa Khmer' }, [words('khmers?|kho me')], {
    signals: 'khmer-culture khmer-pagoda khmer',
    titles: 'khmer',
    interest: 'culture',
  }),
  wish(
    'church',
    { en: 'churches', vi: 'nhà thờ' },
    [words('church(?:es)?|cathedrals?|basilicas?|nha tho|giao xu')],
    {
      signals: 'church cathedral',
      titles: 'church(?:es)?|cathedrals?|basilicas?|nha tho|seminary',
      interest: 'culture',
    },
  ),
  wish(
    'villages',
    { en: 'villages of the peoples there', vi: 'bản làng các dân tộc' },
    [
      words(
        'minorit(?:y|ies)|hill tribes?|ethnic|(?:h?mong|dao|tay|thai|ede|e de|bana) (?:villages?|people|families)|ban (?:lang|nguoi|mong|dao|thai)|(?:nguoi|dong bao) (?:mong|dao|thai|tay|ede|e de|ba na)|buon lang',
      ),
    ],
    {
      signals:
        'village-life hmong-culture hmong tay-culture tay dao-culture thai-culture thai white-thai-culture e-de-culture hmong-village',
      titles:
        '(?:h?mong|dao|tay|thai|muong|nung|lo lo|cham|khmer|ede|e de|bana|ba na|co tu|raglai) villages?|(?:ban|lang|buon) (?:nguoi )?(?:h?mong|dao|tay|thai|muong|nung|lo lo|cham|khmer|ede|bana|co tu)|longhouses?|hmong|red dao|nha dai',
      interest: 'culture',
    },
  ),
  wish(
    'camping',
    { en: 'camping', vi: 'cắm trại' },
    [words('camp(?:ing|site)?|glamping|tents?|cam trai|leu trai|ngu leu|dung leu')],
    {
      signals: 'camping',
      titles: 'camp\\w*|cam trai',
    },
  ),
  wish('golf', { en: 'golf', vi: 'chơi golf' }, [words('golf(?:ing)?')], { signals: 'golf', titles: 'golf' }),
  wish(
    'climbing',
    { en: 'rock climbing', vi: 'leo núi đá' },
    [words('rock[- ]climb\\w*|leo nui da|via ferrata')],
    {
      titles: 'rock climb\\w*|leo nui da',
    },
  ),
  wish(
    'martial_arts',
    { en: 'martial arts', vi: 'võ cổ truyền' },
    [words('martial arts?|kung ?fu|vo (?:co truyen|thuat|binh dinh|dao|ta)')],
    {
      signals: 'martial-arts',
      titles: 'martial|vo (?:co truyen|thuat|dat)|quang trung museum|bao tang quang trung',
    },
  ),
  wish(
    'sunrise',
    { en: 'a sunrise', vi: 'ngắm bình minh, săn mây' },
    [words('sunrises?|at dawn|daybreak|binh minh|mat troi moc|san may|cloud hunting|sea of clouds|bien may')],
    {
      signals: 'sunrise',
      titles:
        'dawn|sunrise|daybreak|day begin|before the sun|first light|above the clouds|binh minh|san may|rang dong',
      interest: 'photography',
    },
  ),
  wish(
    'tea',
    { en: 'tea hills', vi: 'đồi chè' },
    [words('tea (?:hills?|plantations?|farms?|fields?|gardens?)|(?:doi|vuon|nuong) (?:che|tra)')],
    { signals: 'tea', titles: 'tea (?:hills?|plantations?)|doi che|doi tra|cup in' },
  ),
  wish(
    'outdoors',
    { en: 'something outdoors', vi: 'chỗ chơi ngoài trời' },
    [words('out ?doors?|open air|outside|ngoai troi|da ngoai|picnic')],
    {
      signals:
        'park lake viewpoints-and-nature walks-and-bicycle-rides garden gardens beach waterfall countryside picnic cycling boat forest national-park river',
      titles: 'lake|park|ride|cycl\\w+|walk|ho|cong vien|dap xe',
    },
  ),
  wish('night_market', { en: 'a night market', vi: 'chợ đêm' }, [words('night markets?|cho dem')], {
    signals: 'night-market',
    titles: 'night market|after dark|cho dem',
    interest: 'nightlife',
  }),
  wish(
    'live_music',
    { en: 'music on a stage', vi: 'ca nhạc, hát truyền thống' },
    [
      words(
        'live music|folk songs?|ca tru|quan ho|don ca tai tu|cai luong|ca hue|nha nhac|nhac song|hat (?:then|xoan|boi)',
      ),
    ],
    {
      signals: 'music stage-and-music shows-and-music',
      titles: 'songs?|sung|listen|ca hue|quan ho|don ca|cai luong|hat',
      interest: 'culture',
    },
  ),
];
