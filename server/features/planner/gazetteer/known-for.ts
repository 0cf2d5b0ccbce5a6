import { words } from '../understand/text';

/** Something that people choose a destination by, with the towns that are known for it, by their codes: 1 is the most. */
interface Attraction {
  /** Of the topic that a refusal of it names. */
  topic: string;
  said: RegExp;
  towns: Readonly<Record<string, number>>;
  /** Months in which it is there, where it is not there all year. */
  months?: readonly number[];
}

const attraction = (
  topic: string,
  said: string,
  towns: Attraction['towns'],
  months?: readonly number[],
): Attraction => ({ topic, said: words(said), towns, ...(months ? { months } : {}) });

const attractions: readonly Attraction[] = [
  attraction('beach', 'beach(?:es)?|seaside|swim(?:ming)?|sun and sand|bai bien|tam bien|di bien|bien', {
    DAN: 1,
    HOI: 0.9,
    NTR: 0.9,
    QNH: 0.95,
    PQC: 1,
    MNE: 0.9,
    CDO: 0.9,
    THO: 0.6,
    PRG: 0.6,
    VTU: 0.6,
    LSO: 0.5,
    CBA: 0.4,
  }),
  attraction(
    'quiet_sea',
    '(?=.*(?:beach|sea|island|bien|dao))(?:.*)(?:quiet|peaceful|honeymoon|secluded|no (?:party )?crowds?|yen tinh|vang|trang mat)(?:.*)',
    { CDO: 1, QNH: 0.8, PQC: 0.7, THO: 0.7, MNE: 0.3, PRG: 0.4, NTR: -1, VTU: -1, DAN: -0.6 },
  ),
  attraction('islands', 'islands?|island ?hopping|(?:di|ra|bien|cac|tam bien|kham pha) dao', {
    PQC: 1,
    CDO: 1,
    CBA: 0.8,
    LSO: 0.8,
    NTR: 0.6,
    RGA: 0.4,
    HTI: 0.4,
  }),
  attraction('snorkel', 'snorkel\\w*|scuba|div(?:e|ing)|coral(?: reefs?)?|lan (?:bien|ngam)|san ho', {
    PQC: 1,
    CDO: 1,
    NTR: 0.9,
    LSO: 0.7,
    HOI: 0.7,
    QNH: 0.5,
  }),
  attraction('cave', 'cav(?:es?|ing)|grotto(?:es)?|hang dong|tham hiem hang', {
    PNH: 1.4,
    NBH: 0.5,
    CBG: 0.4,
    BBE: 0.3,
  }),
  attraction(
    'terraces',
    'rice terraces?|terraced (?:rice|fields?)|terraces|ruong bac thang|lua chin|mua vang',
    { MCC: 1.2, SPA: 1.1, PLG: 0.7, LCH: 0.5, DVN: 0.3 },
  ),
  attraction('hiking', 'hik(?:e|es|ing)|trek(?:s|king)?|leo nui|di bo duong dai', {
    SPA: 1,
    PLG: 0.9,
    PNH: 0.7,
    BBE: 0.6,
    DLT: 0.6,
    CBA: 0.6,
    CBG: 0.5,
    TXA: 0.5,
    MCU: 0.5,
  }),
  attraction('nature', 'countryside|rural|villages? life|dong que|mien que|thon que', {
    NBH: 1,
    PLG: 0.9,
    MCU: 0.9,
    BBE: 0.6,
    HOI: 0.6,
    BTR: 0.6,
    VLG: 0.6,
    PNH: 0.6,
  }),
  attraction('nature', 'mountains?|highlands?|nui rung|vung cao|mien nui|(?:len|thich|di|ngam) nui|doi nui', {
    SPA: 1,
    DVN: 0.9,
    MCC: 0.8,
    CBG: 0.7,
    MCU: 0.6,
    TXA: 0.6,
    DLT: 0.7,
    LCH: 0.5,
  }),
  attraction(
    'motorbike',
    '(?<!(?:no|not|without|avoid|dont|cannot|cant|never|khong|ko) (?:\\w+ ){0,3})(?:motor ?bikes?|motor ?cycles?|xe may)|phuot|riders?',
    {
      MCU: 1.2,
      MCH: 1.1,
      MCC: 1,
      DVN: 1,
      TXA: 1,
      SPA: 0.3,
      CBG: 0.7,
    },
  ),
  attraction(
    'cool',
    'cool air|cool(?:er)? (?:place|weather|climate|hills?|mountains?)|escape the heat|mat me|mat mat|(?:trai|khi hau|cho nao) mat|cho mat|troi mat|tranh nong',
    {
      DLT: 1,
      SPA: 0.9,
      TDO: 0.7,
      MCH: 0.7,
      MCC: 0.4,
    },
  ),
  attraction(
    'coffee_country',
    'coffee (?:trip|tour|farms?|plantations?|country|lands?|region)|highland coffee|vuon ca phe|vung ca phe|thu phu ca phe',
    { BMT: 1.2, DLT: 0.8, PKU: 0.6, DKN: 0.5 },
  ),
  attraction('waterfall', 'waterfalls?|thac', { DLT: 1, CBG: 0.9, BMT: 0.8, MCH: 0.4, SPA: 0.3 }),
  attraction(
    'adventure',
    'zip ?lin\\w*|abseil\\w*|canyoning|rafting|adventur\\w+|(?:something|be|get) active|mao hiem',
    {
      PNH: 1,
      DLT: 0.9,
      CTN: 0.7,
      MNE: 0.5,
      SPA: 0.6,
      NBH: 0.4,
    },
  ),
  attraction('dunes', '(?:sand )?dunes?|doi cat|kite\\w*', { MNE: 1, PRG: 0.6 }),
  attraction('floating_market', 'floating markets?|cho noi', { CTO: 1, STR: 0.3 }),
  attraction('villages', 'minorit(?:y|ies)|hill tribes?|ethnic|ban lang|dan toc', {
    SPA: 0.9,
    MCU: 0.9,
    MCC: 0.8,
    LCH: 0.7,
    BBE: 0.6,
    KTM: 0.6,
  }),
  attraction('gongs', 'gongs?|cong chieng|nha rong', { KTM: 1, PKU: 0.8, BMT: 0.8 }),
  attraction('khmer', 'khmers?|kho me', { STR: 1, TVH: 1 }),
  attraction('cham', 'cham (?:towers?|temples?|culture)|thap cham|champa', { PRG: 1, QNH: 0.8, HOI: 0.7 }),
  attraction('wildlife', 'gibbons?|rainforests?|turtles?|rua bien', { CTN: 1, CDO: 0.8, NBH: 0.3 }),
  attraction(
    'boat',
    '(?:overnight|bay|halong|ha long|lan ha) (?:cruise|boat)|junk|(?:nights?|sleep(?:ing)?|overnight) on (?:a|the) (?:boat|junk|ship|bay|cruise)|du thuyen|ngu (?:dem )?(?:tren|o) (?:thuyen|vinh|tau)',
    { HLG: 1.2, CBA: 0.9 },
  ),
  attraction('golf', 'golf(?:ing|ers?)?', { DAN: 1, HOI: 0.8, PQC: 0.6, DLT: 0.6, NTR: 0.6, VTU: 0.5 }),
  attraction('honeymoon', 'honeymoon(?:ers?)?|trang mat', {
    PQC: 1,
    CDO: 0.8,
    HOI: 0.7,
    QNH: 0.6,
    DLT: 0.6,
    NTR: 0.5,
    DAN: 0.4,
    MNE: 0.4,
  }),
  attraction('surf', '(?<!wind |kite )surf(?:ing|ers?)?|luot (?:song|van)', {
    MNE: 1,
    DAN: 1,
    NTR: 0.5,
    QNH: 0.4,
  }),
  attraction(
    'national_parks',
    'bird(?:s|ing| ?watch\\w*)?|national parks?|wildlife|primates?|langurs?|ngam chim|xem chim|vuon (?:chim|quoc gia)|dong vat hoang da',
    {
      CTN: 1.2,
      SDC: 0.9,
      NBH: 0.8,
      PNH: 0.6,
      DLT: 0.6,
      BMT: 0.6,
      NDI: 0.6,
      CDC: 0.6,
      CDO: 0.6,
      CBA: 0.5,
      BBE: 0.5,
      CMU: 0.5,
      BLU: 0.4,
    },
  ),
  attraction(
    'flooded',
    'flood(?:ing|ed)? (?:season|forest)|high[ -]water season|mua nuoc (?:noi|len|ve)|dien dien|rung tram',
    { CDC: 1.6, SDC: 1, LAN: 0.5, CTO: 0.3, VTH: 0.3 },
  ),
  attraction('delta', '(?:the |some )delta|orchards?|canals|miet vuon|vuon trai cay', {
    CTO: 1,
    BTR: 1,
    MTH: 0.8,
    VLG: 0.8,
    SDC: 0.6,
    CDC: 0.5,
  }),
  attraction(
    'war',
    'war (?:history|sites?|tunnels?)|battle ?fields?|dmz|veterans?|vietnam war|chien truong|di tich chien tranh|chien tranh',
    { DHA: 1.2, SGN: 1, DBP: 0.9, CDO: 0.8, HUE: 0.7, HAN: 0.6, QNG: 0.6, TNH: 0.4 },
  ),
  attraction('history', 'imperial|royal|kings?|co do|cung dinh|lang tam', { HUE: 1.2, HAN: 0.5, NBH: 0.3 }),
  attraction('history', '(?:old|ancient|historic) towns?|heritage|world heritage|pho co|di san', {
    HOI: 1.2,
    HUE: 0.9,
    HAN: 0.6,
  }),
  attraction('coffee', 'coffees?|ca phe', { DLT: 0.8, BMT: 0.8, PKU: 0.4, HAN: 0.3 }),
  attraction('winding_roads', '(?:car|motion|travel) ?sick(?:ness)?|say xe', {
    DVN: -1.4,
    MCC: -1.2,
    LCH: -1.2,
    CBG: -1,
    TXA: -1.2,
    DBP: -0.8,
    MCH: -0.5,
    SPA: -0.3,
  }),
  attraction('food', 'street food|food ?(?:trip|tour|ies?)|am thuc|an uong|an ngon', {
    HAN: 0.6,
    HUE: 0.6,
    HOI: 0.6,
    SGN: 0.6,
    HPH: 0.4,
  }),
];

/** Where few others are, and where everybody is: weighed, but no reason to go by itself. */
const quietTowns = attraction(
  'quiet',
  'quiet(?:er)?|peaceful|no crowds?|uncrowded|off the beaten (?:track|path)|away from (?:the )?(?:crowds|tourists)|vang (?:nguoi|khach|ve)|it (?:nguoi|khach)|yen tinh|(?:tranh|do|bot|khong|it|ngai|so) (?:cho |qua )?dong(?: nguoi| duc)?',
  {
    THO: 0.8,
    QNH: 0.7,
    PLG: 0.8,
    BBE: 0.7,
    CDO: 0.7,
    CBG: 0.6,
    KTM: 0.6,
    HUE: -0.6,
    PQC: -0.2,
    SPA: -0.6,
    HLG: -0.8,
    DAN: -0.8,
    HOI: -0.8,
    NTR: -0.8,
    HAN: -1,
    SGN: -1,
  },
);

/** What is weighed and is no reason to go by itself. */
const beside: ReadonlySet<string> = new Set(['food', 'history', 'coffee', 'winding_roads']);

/** What makes a journey one to that thing: where none of it is, nobody goes. */
const deciding: ReadonlySet<string> = new Set(
  attractions.map(({ topic }) => topic).filter((topic) => !beside.has(topic)),
);

/** What was wished for, as far as towns are known for it. @param folded the message without accents */
export const attractionsIn = (
  folded: string,
  avoided: ReadonlySet<string> = new Set(),
): readonly Attraction[] =>
  [...attractions, quietTowns].filter(({ topic, said }) => !avoided.has(topic) && said.test(folded));

/** What a second town of a kind adds, as a share of the first; and what one with nothing of it takes away. */
const secondBest = 0.55;
const missingAll = 1.6;
const missingBeside = 0.8;

/** How well a town fits what was wished for; negative where a thing is what people come for and the town has none. */
export const fitOf = (wished: readonly Attraction[], code: string): number => {
  const points = wished.map(({ towns }) => towns[code] ?? 0);
  const sum = points.reduce((a, b) => a + b, 0);
  const decides = wished.filter(({ topic }) => deciding.has(topic));
  const hasSome = decides.length === 0 || decides.some(({ towns }) => (towns[code] ?? 0) > 0);
  return hasSome ? sum : sum - missingAll;
};

/** Whether somebody's wish decides where to go. */
export const isDecided = (wished: readonly Attraction[]): boolean =>
  wished.some(({ topic }) => deciding.has(topic));

/**
 * How well a set of towns fits what was wished for: each thing is found best in one of them, and a second one adds less.
 * A town that has none of what people come for takes away.
 */
export const fitTogether = (wished: readonly Attraction[], codes: readonly string[]): number => {
  const decides = wished.filter(({ topic }) => deciding.has(topic));
  const idle =
    decides.length === 0 ? [] : codes.filter((code) => decides.every(({ towns }) => (towns[code] ?? 0) <= 0));
  const found = wished.reduce((sum, { towns }) => {
    const points = codes.map((code) => towns[code] ?? 0).sort((a, b) => b - a);
    return points.reduce((all, one, index) => all + (one > 0 && index > 0 ? secondBest * one : one), sum);
  }, 0);
  // Beside a town that has it, one without is a change; alone it is a mistake.
  const isServed = idle.length < codes.length;
  return found - (isServed ? missingBeside : missingAll) * idle.length;
};

/** What a first journey through the country is made of. */
export const classics: Readonly<Record<string, number>> = {
  HAN: 1.9,
  HLG: 1.8,
  HOI: 1.8,
  SGN: 1.4,
  HUE: 1.1,
  NBH: 1,
};

/** What people of the country and others love best, wherever they come from; the rest is known to fewer. */
export const beloved: Readonly<Record<string, number>> = {
  HOI: 1.2,
  HAN: 1,
  SGN: 1,
  HLG: 1,
  SPA: 1,
  DLT: 1,
  NBH: 0.9,
  HUE: 0.9,
  DAN: 0.9,
  NTR: 0.9,
  PQC: 0.9,
  CTO: 0.8,
  MNE: 0.7,
  QNH: 0.6,
  PNH: 0.6,
  VTU: 0.6,
  DVN: 0.6,
  CDO: 0.5,
  MCU: 0.5,
  CBA: 0.5,
  CDC: 0.5,
  BTR: 0.4,
  MCH: 0.4,
  CBG: 0.4,
  MCC: 0.3,
  BMT: 0.3,
  TDO: 0.3,
};
