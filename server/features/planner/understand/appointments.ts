import { clockGroups, clockPattern, timeOf } from './clock-times';

/** Where somebody must be at an hour of one day, whatever else there is. */
export interface Appointment {
  /** The day of the journey from 1, the last one, or a day of the week, Monday 0. */
  day: number | 'last' | { weekday: number };
  time: string;
  minutes: number;
  /** Whether a boat leaves then, which takes what is left of the day, or comes back, which took what was before. */
  boat?: 'out' | 'back';
}

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const of = (source: string) => new RegExp(`${edge}(?:${source})${end}`, 'u');

const boat = of(
  '(?:the )?(?:pier|port|harbou?r|marina|jetty|cruise)|(?:ben|cang)(?: tau)?(?! tai)|len (?:du thuyen|thuyen|tau (?:cao toc|thuy|ra))|du thuyen',
);
/** "Lên tàu" is to board a ship where there is talk of the sea, and a train elsewhere. */
const boards = of('len tau');
const ofSea = of(
  'dao|bien|cang|ben tau|du thuyen|cao toc|cano|phu quoc|con dao|ly son|co to|cat ba|nam du|phu quy|ha long|lan ha|cruise|ferry|phao|superdong',
);
/** What one must be at, with how long it takes about. */
const kinds: ReadonlyArray<readonly [RegExp, number]> = [
  [boat, 0],
  [of('wedding|dam cuoi|an cuoi|le cuoi'), 240],
  [of('embassy|consulate|su quan|lanh su|visa interview|phong van'), 150],
  [
    of(
      'meetings?|conference call|hop|cuoc hop|hoi thao|dentist|doctor|hospital|nha si|bac si|kham|benh vien',
    ),
    120,
  ],
  [
    of(
      '(?:lunch|dinner|supper|drinks|coffee|brunch) with|(?:an|cafe|ca phe) (?:trua |toi )?voi|dat ban|reservation|table booked',
    ),
    120,
  ],
  [
    of(
      'show|concert|match|game|performance|tickets?|mua ve|co ve|da dat ve|ve xem|puppets?|xem mua roi|theatre|opera',
    ),
    90,
  ],
  [
    of(
      'appointments?|lich hen|cuoc hen|hen|(?:must|need to|have to|has to|got to|should) be (?:at|in|on)|be there (?:at|by)|class|massage|spa|interview|booked|pick(?:ed)?[- ]?up|phai co mat|phai den|can co mat|don (?:o|tai)|zoom|video call|call with|tour (?:starts|begins|leaves)',
    ),
    90,
  ],
];
const back = of('back|returns?|returning|ashore|ve|quay ve|cap ben');
const ofTravel = of(
  'flight|fly|airport|san bay|bay|desk|office|work|checkout|check ?in|tra phong|ga|train|home|nha',
);

const weekdays = [
  'mon(?:day)?|thu (?:hai|2)|t2',
  'tue(?:s|sday)?|thu (?:ba|3)|t3',
  'wed(?:nesday)?|thu (?:tu|4)|t4',
  'thu(?:r|rs|rsday)(?:s)?|thursday|thu (?:nam|5)|t5',
  'fri(?:day)?|thu (?:sau|6)|t6',
  'sat(?:urday)?|thu (?:bay|7)|t7',
  'sun(?:day)?|chu nhat|cn',
].map((one) => of(one));

const ordinals = [
  'first|dau(?: tien)?',
  'second|thu hai|thu 2',
  'third|thu ba|thu 3',
  'fourth|thu tu|thu 4',
  'fifth|thu nam|thu 5',
];
const numbered =
  /(?<![\p{L}\p{N}])(?:day|ngay(?: thu)?|hom thu) (\d{1,2})(?! ?(?:ngay|dem|days?|nights?|thang|\/|-|h|gio|:|n|d)(?![\p{L}]))(?![\p{N}/])/u;
const byOrdinal = ordinals.map((one) =>
  of(
    `(?:${one.split('|')[0]}) (?:day|morning|afternoon|evening|night)|(?:ngay|buoi|sang|chieu|toi|hom) (?:${one.split('|').slice(1).join('|')})`,
  ),
);
const last = of('last (?:day|morning|afternoon|evening)|final day|(?:ngay|hom|bua|sang|chieu|toi) cuoi');
const soonest = of(
  'tomorrow|today|tonight|this (?:morning|afternoon|evening)|(?:ngay|sang|chieu|toi) mai|(?:hom|sang|chieu|toi) nay',
);

const dayIn = (clause: string): Appointment['day'] | undefined => {
  const day = Number(numbered.exec(clause)?.[1] ?? 0);
  if (day > 0) return day;
  if (last.test(clause)) return 'last';
  const weekday = weekdays.findIndex((one) => one.test(clause));
  const ordinal = byOrdinal.findIndex((one) => one.test(clause));
  if (ordinal >= 0) return ordinal + 1;
  if (weekday >= 0) return { weekday };
  return soonest.test(clause) ? 1 : undefined;
};

const clock = new RegExp(`${edge}${clockPattern}`, 'u');

/** Appointments that hold at an hour of a day. @param days of the journey, as far as they are counted */
export const appointmentsIn = (folded: string, days: number | undefined): Appointment[] => {
  const clauses = folded.split(/[,;!?\n]|\.(?!\d)/u);
  return clauses.flatMap((clause, index) => {
    const match = clock.exec(clause);
    const time = match ? timeOf(match.slice(1, 1 + clockGroups)) : undefined;
    const isBoat = boat.test(clause) || (boards.test(clause) && ofSea.test(folded));
    if (!time || ((ofTravel.test(clause) || boards.test(clause)) && !isBoat)) return [];
    const near = [clause, clauses[index - 1] ?? '', clauses[index + 1] ?? ''];
    const kind =
      (isBoat ? kinds[0] : undefined) ??
      kinds.find(([said]) => said.test(clause)) ??
      kinds.find(([said]) => said.test(near[2] ?? ''));
    const day = near.map(dayIn).find((found) => found !== undefined) ?? (days === 1 ? 1 : undefined);
    if (!kind || day === undefined) return [];
    const [, minutes] = kind;
    return [
      { day, time, minutes, ...(minutes > 0 ? {} : ({ boat: back.test(clause) ? 'back' : 'out' } as const)) },
    ];
  });
};
