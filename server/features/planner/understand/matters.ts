/**
 * What questions and the texts of the site are about, whichever of both languages and however either is put. A text
 * that is about the matter of a question may answer it; what stands in a line stands for the same thing.
 */
const lines: ReadonlyArray<readonly [name: string, said: string]> = [
  [
    'effort',
    'hard|difficult|strenuous|tough|steep|steps?|stairs?|staircase|climb(?:s|ing)?|fit|fitness|knees?|tiring|exhausting|uneven|on foot|handrails?|slippery|elderly|grandparents?|grandm\\p{L}+|grandp\\p{L}+|old people|too much for|bac thang|bac da|(?:nhieu|it|tram|nghin|chuc|\\d+|nhieu|lam) bac|leo(?: nui)?|doc|met|vat va|kho di|suc khoe|dau goi|gia yeu|nguoi gia|nguoi lon tuoi|ong ba|cao tuoi',
  ],
  [
    'children',
    'kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|prams?|strollers?|pushchairs?|con nho|tre em|tre nho|em be|tre con|cac be|xe day',
  ],
  [
    'swim',
    'swim(?:ming|mers?)?|bath(?:e|ing)|waves?|currents?|surf|lifeguards?|tam bien|boi|song (?:to|lon|manh)|tam duoc',
  ],
  [
    'flood',
    'floods?|flooded|flooding|high water|under water|typhoons?|storms?|ngap|lut|lu lut|mua lu|mua bao(?! hiem)|bao(?! hiem| nhieu| lau| xa| gom| gio| tang| dao)|nuoc len',
  ],
  [
    'stay',
    'stay(?:ing)?|sleep|areas?|neighbou?rhoods?|districts?|hotels?|guesthouses?|homestays?|hostels?|luu tru|nghi dem|ngu (?:o|dem|lai|dau)|khach san|homestay|nha nghi|khu nao|o khu|o dau',
  ],
  [
    'way',
    'getting (?:there|around)|get (?:there|to|around|from)|trains?|bus(?:es)?|coach(?:es)?|minibus|airports?|motorway|taxis?|by road|station|flights?|fly|di chuyen|xe khach|tau hoa|tau lua|san bay|cao toc|nha ga|ga tau|ben xe|di (?:bang|kieu) gi|duong di|may bay|xe buyt|limousine|roads?|duong (?:kho|xau|deo|sa|xa)',
  ],
  [
    'boat',
    'boats?|ferr(?:y|ies)|speedboats?|sampans?|row(?:ed|ing|ers?)?|cruises?|pier|thuyen|len do|xuong do|cheo do|lai do|tau cao toc|ca no|pha|ben tau|du thuyen',
  ],
  [
    'food',
    'eat(?:ing)?|food|dish(?:es)?|meals?|restaurants?|breakfast|lunch|dinner|an gi|mon (?:gi|nao|ngon|an)|dac san|quan an|am thuc|an uong|bua',
  ],
  [
    'meatless',
    'vegetarians?|vegans?|meatless|(?:quan|com|an|do|mon|bua|tiem|bun|bep) chay|chay (?:ngon|truong)',
  ],
  ['halal', 'halal|muslims?|mosques?|hoi giao|thanh duong|nguoi cham'],
  [
    'when',
    'when|months?|seasons?|best time|dry season|wet season|thang (?:nao|may|\\d+)|mua nao|thoi diem|dip nao|dep nhat|mua kho|mua mua',
  ],
  [
    'cold',
    'cold|chilly|freezing|frost|snow|warm|jackets?|layers?|lanh|ret|tuyet|bang gia|suong muoi|ao am|mac gi',
  ],
  ['heat', 'hot|heat|humid|shade|sun|nong|troi nang|nang (?:nong|gat|to)|oi buc'],
  [
    'rain',
    'rain(?:s|y|ing)?|wet|showers?|umbrella|mua (?:nhieu|rao|phun|to|lon|dam|bui)|(?:troi|co|bi|hay|gap|neu) mua|uot',
  ],
  ['fog', 'fog(?:gy)?|mist(?:y)?|clouds?|san may|suong mu|may mu|bien may'],
  ['rice', 'rice terraces?|terraces?|rice fields?|harvest|ruong bac thang|lua chin|mua lua|mua vang|nuoc do'],
  [
    'flowers',
    'flowers?|blossoms?|bloom(?:s|ing)?|hoa (?:no|dao|man|tam giac|da quy|cai|ban|anh|sen|sua|phuong)|(?:mua|ngam|con|co) hoa',
  ],
  [
    'crowd',
    'crowds?|crowded|busy|busiest|queues?|quiet(?:er)?|touristy|packed|dong (?:nguoi|khach|duc)|chen chuc|vang (?:ve|khach|nguoi)|yen tinh|xep hang',
  ],
  ['guide', 'guides?|guided|huong dan vien|nguoi dan duong|co nguoi dan'],
  [
    'booking',
    'book(?:ed|ing)?|ahead|in advance|reserv\\p{L}+|tickets? sell out|sold out|dat truoc|dat ve|dat cho|dat phong',
  ],
  [
    'money',
    'price[ds]?|cost|costs|fees?|tickets?|cheap\\p{L}*|expensive|entrance|charge|gia ve|gia ca|(?:mua|tien|gia|co|mat) ve|ve (?:vao|cap|tau|tham)|bao nhieu tien|(?:le|mien|mat|thu) phi|gia re|dat do',
  ],
  ['cash', 'cash|atms?|cards?|tien mat|rut tien|quet the|chuyen khoan'],
  ['safety', 'safe(?:ty)?|danger(?:ous)?|scams?|accidents?|an toan|nguy hiem|lua dao|chat chem|tai nan'],
  [
    'ride',
    'motorbikes?|motorcycles?|scooters?|ride|riding|riders?|licen[cs]e|loop|easy riders?|xe may|phuot|bang lai|cung duong|xe om',
  ],
  ['papers', 'permits?|papers?|passports?|documents?|id card|giay to|cmnd|cccd|can cuoc|ho chieu|giay phep'],
  ['clothes', 'dress(?: code)?|shorts|shoulders|wear|shoes|mac (?:gi|do)|quan ao|giay dep|an mac'],
  ['seasick', 'seasick(?:ness)?|say song|say tau'],
  ['carsick', 'car-?sick(?:ness)?|car sick|motion sickness|bends|winding|say xe|duong deo|deo doc'],
  [
    'gifts',
    'souvenirs?|gifts?|bring home|buy(?! (?:(?:a|the|my|our|some) )?(?:\\p{L}+ )?(?:tickets?|sim|esim|insurance|bus|train))|shopping|mua qua|mon qua|qua gi|mua gi|lam qua',
  ],
  ['night', 'nightlife|bars?|at night|evenings?|after dark|buoi toi|ban dem|ve dem|toi di dau'],
  ['alternative', 'instead|alternatives?|quieter|otherwise|thay the|cho khac'],
  [
    'days',
    'how (?:long|many days)|one day|two days|three days|day trip|may ngay|bao lau|mot ngay|hai ngay|trong ngay',
  ],
  [
    'wildlife',
    'elephants?|monkeys?|langurs?|turtles?|birds?|con voi|cuoi voi|xem voi|dan voi|con khi|dan khi|voc|rua|chim',
  ],
  ['tailor', 'tailors?|tailor-?made|suits?|ao dai|dresses|may do|tho may|may ao'],
  ['market', '(?<!floating )(?<!night )markets?|cho phien'],
  ['floating market', 'floating markets?|cho noi'],
  ['night market', 'night markets?|cho dem'],
  [
    'tight',
    'tight|narrow|claustrophob\\p{L}+|cramped|squeeze|crawl(?:ing)?|big (?:guy|man)|chat hep|hep|chui',
  ],
  ['lanterns', 'lanterns?|full moon|hoa dang|den long|dem ram|pho den'],
  [
    'law',
    'allowed|forbidden|illegal|banned|closed to|fine[ds]?|bi cam|cam (?:vao|di|chup|dung|xe)|duoc phep|bi phat',
  ],
];

// Not by `words`: what a text is about is no wish that was heard.
const matters = lines.map(([name, said]) => ({
  name,
  said: new RegExp(`(?<![\\p{L}\\p{N}])(?:${said})(?![\\p{L}\\p{N}])`, 'u'),
}));

/** What a text is about, by names of the lines. @param folded small letters without accents */
export const mattersOf = (folded: string): ReadonlySet<string> =>
  new Set(matters.filter(({ said }) => said.test(folded)).map(({ name }) => name));

/** A text without the words by which it is about a matter. */
export const withoutMatters = (folded: string): string =>
  matters.reduce((text, { said }) => text.replace(new RegExp(said.source, 'gu'), ' '), folded);
