/** Cabins that airlines sell, the cheapest first. */
export const cabins = ['economy', 'premium', 'business'] as const;
export type Cabin = (typeof cabins)[number];

/** An airline by its IATA code, with its name and the cabins that it sells. */
export interface Airline {
  code: string;
  name: string;
  cabins: readonly Cabin[];
  /** Cabins that it has on long flights alone. */
  longHaulCabins: readonly Cabin[];
}

const airline = (
  code: string,
  name: string,
  cabins: readonly Cabin[] = ['economy', 'business'],
  longHaulCabins: readonly Cabin[] = [],
): Airline => ({ code, name, cabins, longHaulCabins });

const economyOnly = ['economy'] as const;

/** Airlines of the timetable. */
export const airlines: ReadonlyMap<string, Airline> = new Map(
  [
    airline('VN', 'Vietnam Airlines', ['economy', 'business'], ['premium']),
    airline('VJ', 'Vietjet Air', economyOnly),
    airline('QH', 'Bamboo Airways'),
    airline('VU', 'Vietravel Airlines', economyOnly),
    airline('9G', 'Sun PhuQuoc Airways'),
    airline('0V', 'VASCO', economyOnly),
    airline('TG', 'Thai Airways'),
    airline('FD', 'Thai AirAsia', economyOnly),
    airline('SQ', 'Singapore Airlines'),
    airline('MH', 'Malaysia Airlines'),
    airline('AK', 'AirAsia', economyOnly),
    airline('PR', 'Philippine Airlines'),
    airline('QV', 'Lao Airlines'),
    airline('CX', 'Cathay Pacific'),
    airline('CI', 'China Airlines'),
    airline('BR', 'EVA Air'),
    airline('CZ', 'China Southern Airlines'),
    airline('MU', 'China Eastern Airlines'),
    airline('KE', 'Korean Air'),
    airline('OZ', 'Asiana Airlines'),
    airline('7C', 'Jeju Air', economyOnly),
    airline('JL', 'Japan Airlines'),
    airline('NH', 'ANA'),
    airline('AI', 'Air India'),
    airline('QR', 'Qatar Airways'),
    airline('EK', 'Emirates'),
    airline('TK', 'Turkish Airlines'),
    airline('JQ', 'Jetstar', economyOnly),
  ].map((one) => [one.code, one]),
);

/**
 * Who flies where without a stop, there and back: flights a day, or in a week where a `w` stands behind the number.
 * The pairs and airlines are true as far as schedules were published; how often and when they fly is an example.
 */
const table = `
HAN SGN VN:18 VJ:16 QH:5 VU:2 9G:4
HAN DAD VN:9 VJ:7 QH:3
SGN DAD VN:10 VJ:8 QH:3 VU:1
HAN CXR VN:4 VJ:4
SGN CXR VN:4 VJ:3
DAD CXR VN:1
HAN PQC VN:4 VJ:4 9G:4
SGN PQC VN:6 VJ:6 9G:5
DAD PQC 9G:4w
HAN HUI VN:3 VJ:1
SGN HUI VN:4 VJ:3
HAN VII VN:4w
SGN VII VN:4 VJ:4 VU:2
SGN THD VN:2 VJ:3
SGN HPH VN:5 VJ:5
DAD HPH VN:1 VJ:1
HPH PQC VN:3w VJ:5w
HPH CXR VN:1 VJ:4w
HPH BMV VN:4w
HPH VCA VN:4w
SGN VDO VN:4w VJ:5w
HAN VDH VN:1
SGN VDH VN:1 VJ:1
HAN VCL VN:1
SGN VCL VN:2 VJ:2
HAN UIH VN:2 VJ:1 QH:1
SGN UIH VN:3 VJ:2 QH:2
HAN TBB VN:1 VJ:1
SGN TBB VN:1
HAN PXU VN:1
SGN PXU VN:2 VJ:1
HAN BMV VN:1 VJ:1
SGN BMV VN:2 VJ:1
DAD BMV VN:4w
HAN DLI VN:3 VJ:3
SGN DLI VN:3 VJ:1
DAD DLI VN:1
HAN VCA VN:2 VJ:2
DAD VCA VN:4w VJ:1
SGN VCS 0V:8
VCA VCS 0V:2
HAN DIN VN:1
SGN DIN VN:2w
HAN BKK VN:2 VJ:1 TG:2
SGN BKK VN:3 VJ:3 TG:3
DAD BKK VJ:1
HAN DMK FD:2
SGN DMK FD:3
DAD DMK FD:1
HAN SIN VN:1 VJ:1 SQ:2
SGN SIN VN:3 VJ:2 SQ:3
DAD SIN VN:4w VJ:1 SQ:1
HAN KUL VN:1 MH:1 AK:2
SGN KUL VN:1 VJ:1 MH:2 AK:4
DAD KUL AK:1
CXR KUL AK:4w
SGN CGK VN:1 VJ:4w
HAN DPS VN:4w VJ:1
SGN DPS VN:1 VJ:2
SGN MNL VN:4w PR:1
HAN MNL VN:4w PR:4w
HAN SAI VN:1
SGN SAI VN:2
HAN VTE VN:1 QV:4w
HAN LPQ VN:1 QV:4w
HAN HKG VN:1 VJ:4w CX:2
SGN HKG VN:1 VJ:1 CX:3
DAD HKG CX:5w
HAN TPE VN:1 VJ:2 CI:1 BR:1
SGN TPE VN:2 VJ:3 CI:2 BR:2
DAD TPE VJ:1 CI:1
HAN CAN VN:1 CZ:2
SGN CAN VN:1 CZ:2
HAN PVG VN:5w MU:1
SGN PVG VN:1 MU:1
HAN ICN VN:3 VJ:3 KE:2 OZ:2 7C:1
SGN ICN VN:3 VJ:2 KE:2 OZ:1 7C:1
DAD ICN VN:1 VJ:3 KE:2 OZ:1 7C:2
CXR ICN VN:1 VJ:2 KE:1 7C:1
PQC ICN VJ:2 KE:1 7C:1
HAN PUS VN:1
SGN PUS VN:1
HAN NRT VN:2 VJ:1 JL:1 NH:1
SGN NRT VN:2 VJ:1 JL:1 NH:1
DAD NRT VN:1
HAN HND VN:1
SGN HND VJ:4w JL:1
HAN KIX VN:1 VJ:1
SGN KIX VN:1 VJ:1
HAN NGO VN:1
SGN NGO VN:5w
HAN FUK VN:1
SGN FUK VN:5w
HAN DEL VN:3w VJ:4w
SGN DEL VN:4w VJ:4w AI:4w
HAN BOM VN:3w VJ:3w
SGN BOM VN:3w VJ:3w
HAN DOH QR:1
SGN DOH QR:1
HAN DXB EK:1
SGN DXB EK:1
HAN IST TK:1
SGN IST TK:1
HAN CDG VN:5w
SGN CDG VN:5w
HAN FRA VN:5w
SGN FRA VN:4w
HAN LHR VN:4w
SGN LHR VN:2w
HAN SYD VN:2w
SGN SYD VN:1 VJ:3w JQ:3w
HAN MEL VN:2w
SGN MEL VN:1 VJ:3w JQ:3w
SGN SFO VN:4w`;

/** One airline on one pair of airports, in one direction. */
export interface Service {
  airline: Airline;
  from: string;
  to: string;
  perDay: number;
  /** Days in a week; 7 for daily. */
  daysAWeek: number;
}

const services = table
  .trim()
  .split('\n')
  .flatMap((line): Service[] => {
    const [a = '', b = '', ...flown] = line.split(' ');
    return flown.flatMap((entry) => {
      const [, code = '', count = '', weekly] = /^(\w+):(\d+)(w?)$/.exec(entry) ?? [];
      const found = airlines.get(code);
      if (!found) throw new Error(`no airline in ${line}`);
      const often = weekly
        ? { perDay: 1, daysAWeek: Number(count) }
        : { perDay: Number(count), daysAWeek: 7 };
      return [
        { airline: found, from: a, to: b, ...often },
        { airline: found, from: b, to: a, ...often },
      ];
    });
  });

const grouped = (keyOf: (service: Service) => string): ReadonlyMap<string, Service[]> => {
  const groups = new Map<string, Service[]>();
  for (const service of services)
    groups.set(keyOf(service), [...(groups.get(keyOf(service)) ?? []), service]);
  return groups;
};

const byPair = grouped(({ from, to }) => `${from}${to}`);
const byOrigin = grouped(({ from }) => from);

/** Who flies from one airport to another without a stop. */
export const servicesBetween = (from: string, to: string): readonly Service[] =>
  byPair.get(`${from}${to}`) ?? [];

/** Where one can get to from an airport without a stop. */
export const destinationsFrom = (from: string): readonly string[] => [
  ...new Set((byOrigin.get(from) ?? []).map(({ to }) => to)),
];

/** VASCO flies turboprops and sells its flights under the number of Vietnam Airlines. */
export const turboprops = '0V';
