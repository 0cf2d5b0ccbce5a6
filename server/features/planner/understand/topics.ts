import { words } from './text';
import type { Interest, Topic } from './topic';
import { known } from './topic-titles';
import { wishTopics } from './wish-topics';

export type { Interest, Topic };

const topic = (name: string, interest: Interest | null, said: RegExp[], signals: string): Topic => ({
  name,
  interest,
  said,
  signals: signals.split(' '),
});

const broad: readonly Topic[] = [
  topic(
    'museum',
    'history',
    [words('museums?|galler(?:y|ies)|bao tang|trien lam')],
    'museum museums-and-galleries museums-and-old-houses',
  ),
  topic(
    'war',
    'history',
    [words('wars?|war history|tunnels?|chien tranh|dia dao')],
    'war war-history war-memorial tunnels remembrance prison',
  ),
  topic(
    'history',
    'history',
    [
      words(
        'histor(?:y|ic|ical)|heritage|ancient|imperial|monuments?|ruins?|citadels?|palaces?|tombs?|unesco|lich su|di tich|di san|co kinh|lang tam|hoang thanh|kinh thanh|den dai',
      ),
    ],
    'history heritage world-heritage kings-and-citadels war-and-memory museums-and-old-houses cultural-heritage historic-house palace royal-tomb architecture old-town champa sights-and-monuments historic war-history war remembrance',
  ),
  topic(
    'temple',
    'culture',
    [
      words(
        'temples?|pagodas?|church(?:es)?|cathedrals?|shrines?|spiritual|chua|den chua|nha tho|tam linh|hanh huong',
      ),
    ],
    'temple temples pagoda pagodas sacred-places shrine church cathedral pilgrimage',
  ),
  topic(
    'market',
    'shopping',
    [words('markets?|cho dem|di cho|cho noi|phien cho|cho que|cho phien'), words('chợ')],
    'market markets night-market markets-at-dawn',
  ),
  topic('coffee', 'food', [words('coffee|cafes?|ca phe|caphe|ca fe|quan cafe')], 'coffee coffee-and-tea'),
  topic(
    'street_food',
    'food',
    [
      words(
        'street food|food tours?|mon an duong pho|an vat|do vat|am thuc duong pho|via he|hang rong|ganh hang',
      ),
    ],
    'street-food noodles noodles-and-soups snacks night-food food-and-coffee',
  ),
  // Whoever eats no meat has said nothing of a love of food.
  topic('vegetarian', null, [words('vegetarian|vegan|an chay|do chay')], 'vegetarian'),
  topic('seafood', 'food', [words('seafood|hai san')], 'seafood'),
  topic(
    'food',
    'food',
    [
      words(
        'foodies?|foods?|eat|eating|cuisine|culinary|restaurants?|noodles?|pho|am thuc|an uong|mon ngon|dac san|quan an|nha hang|an ngon|an gi',
      ),
      // How one eats for health or belief is no love of food.
      words('ăn(?! (?:chay|kiêng|mặn|lạt|nhạt|ít|không))'),
    ],
    'food food-and-drink food-and-coffee street-food vietnamese-cuisine noodles-and-soups local-food coffee coffee-and-tea local-dish seafood noodles cooking meal',
  ),
  topic(
    'theme_park',
    null,
    [
      words(
        'theme parks?|amusement parks?|water ?parks?|vin ?wonders|sun world|cong vien (?:nuoc|giai tri)|khu vui choi',
      ),
    ],
    'theme-park',
  ),
  topic('cable_car', null, [words('cable cars?|cap treo')], 'cable-car'),
  topic(
    'alcohol',
    null,
    [words('alcohol(?:ic)?|beers?|wine|ruou(?: bia)?|do uong co con'), words('bia')],
    'beer bar',
  ),
  topic(
    'cooking',
    'food',
    [words('cook(?:ing|ery)?(?: (?:class|klass|course|lesson)(?:es|s)?)?|hoc nau an|nau an')],
    'cooking',
  ),
  topic(
    'beach',
    'beach',
    [
      words('beach(?:es)?|seaside|sea|swim(?:ming)?|coast|sun and sand|bai bien|tam bien|di bien'),
      words('(?<!lặn )biển'),
    ],
    'beach sea swimming seafront sea-views snorkelling island islands beaches-and-islands on-the-water',
  ),
  topic(
    'cave',
    'nature',
    [words('caves?|hang dong'), words('động(?! vật| đất| viên| cơ)|hang động')],
    'cave caves limestone-and-caves',
  ),
  topic('waterfall', 'nature', [words('waterfalls?|thac'), words('thác')], 'waterfall'),
  topic(
    'nature',
    'nature',
    [
      words(
        'nature|natural|mountains?|forests?|landscapes?|scenery|countryside|rice (?:fields|terraces)|terraces|lakes?|national parks?|wildlife|outdoors?|bays?|islands?|thien nhien|nui rung|phong canh|canh dep|ruong bac thang|dong que|san may',
      ),
      words('núi|rừng|hồ(?! bơi)|đảo|(?<!tau )hoa'),
    ],
    'nature mountain mountains forest lake national-park wildlife cave caves waterfall bay rice-fields rice-terraces countryside viewpoints-and-nature limestone-and-caves mountains-and-terraces forests-and-water island islands river gardens flowers mountains-and-trails dunes boats-and-water geopark',
  ),
  topic(
    'show',
    'culture',
    [
      words(
        'shows?|theat(?:re|er)s?|concerts?|live music|water puppets?|opera|puppets?|roi nuoc|nha hat|xem hat|ca nhac',
      ),
    ],
    'theatre water-puppets stage-and-music shows-and-music music dance',
  ),
  topic(
    'craft',
    'culture',
    [words('crafts?|workshops?|pottery|lanterns?|weaving|tailors?|lang nghe|lam gom|thu cong')],
    'craft crafts workshop hands-on-workshops crafts-and-workshops weaving',
  ),
  topic(
    'culture',
    'culture',
    [
      words(
        'cultur(?:e|al)|traditions?|traditional|local life|ethnic|villages?|minorit(?:y|ies)|art|van hoa|truyen thong|ban lang|dan toc|nghe thuat',
      ),
    ],
    'culture theatre stage-and-music shows-and-music temple temples pagoda sacred-places crafts craft hands-on-workshops local-life cultural-heritage village-life folk-art art customs tradition ceremony hmong-culture tay-culture dao-culture khmer-culture thai-culture e-de-culture crafts-and-workshops music',
  ),
  topic(
    'hiking',
    'adventure',
    [words('hik(?:e|es|ing)|trek(?:s|king)?|climb(?:ing)?|leo nui|di bo duong dai')],
    'hiking mountains-and-trails trek trekking steps stairs',
  ),
  topic(
    'cycling',
    'adventure',
    [words('cycl(?:e|ing)|bicycles?|bik(?:e|es|ing)|xe dap|dap xe')],
    'cycling bicycle walks-and-bicycle-rides',
  ),
  // Most boats here are slow ones, and who kayaks says so.
  topic(
    'boat',
    null,
    [words('boats?|kayak(?:s|ing)?|cruises?|sail(?:ing)?|di thuyen|du thuyen|cheo (?:thuyen|do|xuong)')],
    'boat boat-trip boats-and-water on-the-water cruise',
  ),
  topic(
    'adventure',
    'adventure',
    [
      words(
        'adventur(?:e|es|ous)|motorbik(?:e|es|ing)|kitesurf(?:ing)?|div(?:e|ing)|snorkel(?:l?ing)?|zip ?lin(?:e|ing)|active|phuot|mao hiem|kham pha',
      ),
    ],
    'adventure hiking cycling kitesurfing snorkelling motorbike mountains-and-trails mountain-pass boat-trip caves walks-and-bicycle-rides dunes young-travellers on-the-water',
  ),
  topic(
    'shopping',
    'shopping',
    [
      words(
        'shop(?:s|ping)?(?! ?(?:oi|a|nhe|voi|giup)?[ .!?]*$)|souvenirs?|malls?|mua sam|mua do|qua luu niem',
      ),
    ],
    'shopping market markets night-market crafts markets-at-dawn craft',
  ),
  topic(
    'nightlife',
    'nightlife',
    [
      words(
        'night ?life|bars?|pubs?|clubs?|clubbing|party(?:ing)?|beers?|night markets?|ve dem|ban dem|cho dem|bia hoi|quay(?! lai| ve| phim| dau)|nhau|pho di bo',
      ),
      words('bia'),
    ],
    'nightlife night evening beer night-market night-food city-vibes dinner supper rooftop young-travellers',
  ),
  topic(
    'relaxation',
    'relaxation',
    [
      words(
        '(?<!more )relax(?:ed|ing|ation)?(?! (?:version|plan|pace|itinerary|days?))|chill(?:ing)?|spas?|wellness|massages?|unwind|honeymoon|romantic|romance|thu gian|nghi duong|nghi ngoi|trang mat|lang man|xa stress|chua lanh',
      ),
    ],
    'relaxation wellness quiet beach lake gardens sunset romantic romantic-getaways coffee tea easy-walk coffee-and-tea sea-views',
  ),
  topic(
    'photography',
    'photography',
    [
      words(
        'photo(?:s|graphy|graphs?)?|instagram(?:mable)?|view ?points?|sunsets?|sunrises?|chup anh|chup hinh|song ao|check ?in|hoang hon|binh minh|san may',
      ),
    ],
    'photography view views viewpoint viewpoints sunrise sunset rice-terraces street-life old-town viewpoints-and-nature architecture markets-at-dawn',
  ),
];

const withTitles = (one: Topic): Topic => {
  const told = known[one.name];
  if (!told) return one;
  const { titles, ...label } = told;
  return { ...one, label, ...(titles ? { titles: words(titles) } : {}) };
};

/** All that is listened for; what is told of by one word comes before what has many. */
export const topics: readonly Topic[] = [...broad.map(withTitles), ...wishTopics];

/** The interest by itself, as the wizard offers it: the topic of the same name. */
export const topicOf = (interest: Interest): Topic | undefined => broad.find(({ name }) => name === interest);

/** The choices of the wizard that topics belong to. */
export const interestsOf = (found: readonly Topic[]): Interest[] => [
  ...new Set(found.flatMap(({ interest }) => (interest ? [interest] : []))),
];
