import type { budgets, needs, paces } from '../plan-shapes';
import { type Text, words } from './text';
import { joins } from './who/beside-plan';

type Pace = (typeof paces)[number];
type Budget = (typeof budgets)[number];
type Need = (typeof needs)[number];

const sayings = <Name extends string>(entries: ReadonlyArray<readonly [Name, string]>) =>
  entries.map(([name, alternatives]) => ({ name, said: words(alternatives) }));

const first = <Name extends string>(
  text: Text,
  entries: ReadonlyArray<{ name: Name; said: RegExp }>,
): Name | undefined => entries.find(({ said }) => said.test(text.folded))?.name;

/** What a calm journey is called in English. */
const calm =
  'easy|slow(?:er)?|gentle|relax(?:ed|ing)|lazy|leisurely|chilled?(?:[ -]?out)?|mellow|unhurried|quiet|comfortable|steady|restful|laid[ -]?back|easy[ -]?going';

/** "not too packed" is easy, so that it is looked for first. */
const paceWords = sayings<Pace>([
  [
    'normal',
    '(?:ordinary|normal|usual|regular|average|medium|standard|moderate) (?:pace|tempo|speed|rhythm)|nhip (?:binh thuong|vua phai|trung binh)|vua phai thoi',
  ],
  [
    'easy',
    `(?:${calm}) ?(?:and (?:easy|slow|gentle|relaxed) )?(?:pace|tempo|speed|rhythm|trip|holidays?|vacation|days?|itinerary|schedule|plan|version|time|week|break|start to each day|mornings|journey)|(?:easy|slow|gentle)[ -]paced|(?:the |our |my )?(?:pace|tempo|rhythm)(?: is| should be| to be)? (?:very |really |nice and )?(?:${calm})|lazy(?: people(?:'?s)?)?(?: holidays?)?|potter(?:ing)?(?! y)|burn(?:t|ed) out|(?:not?|without|free of|zero|never|aren'?t|isn'?t)(?: in)?(?: any| an?| much| the| real| particular)? (?:hurry|stress|pressure|rushing|rushed|hustle|racing|marching)|(?:don'?t|do not|rather not|not to|hate to|never|nothing) (?:be |feel |get |being )?(?:rush(?:ed|ing)?|stress(?:ed|ful)?|race|march|hurry|hurried)|stress[- ]?free|(?:one or two|two or three|1-2|2-3|1 or 2|2 or 3) (?:sights|things|stops|places) (?:a|per|each) day|(?:tires?|tired|worn out) (?:quickly|easily|fast|soon)|(?:long|plenty of|lots of|many|frequent) (?:breaks|rests)|(?:not|aren'?t|isn'?t|no)(?: the| a| \\p{L}+)? (?:tick(?:ing)?[- ]?(?:off|box(?:es)?)|box[- ]?tick\\p{L}+)|het pin|(?:mau|nhanh|de|hay) met(?! moi)|nghi(?: ngoi)? nhieu|take (?:it|things|our time|my time) (?:slow(?:ly)?|easy|gently)?|take (?:our|my|your) time|lie[- ]?(?:downs?|ins?)|easy does it|put (?:my|our) feet up|feet up|(?:at most|max(?:imum)?|no more than|not more than|only|just) (?:one|two|1|2) (?:\\p{L}+ )?(?:sights?|things?|stops?|visits?|places?|outings?|activities|temples?|museums?) (?:a|per|each|every|in a|in one|any) (?:single )?day|one (?:outing|thing|sight|stop|visit) (?:a|per|each) day|(?:nhip|lich|lich trinh|chuyen)(?: di)?(?: that| sao cho)? (?:nhe nhang|nhe|thu tha|thoai mai|thong tha|thoang|khong day)|luoi bieng|luoi di|nghi la chinh|chu yeu nghi|lighten|lighter|knackered|exhausted|long mornings in bed|(?:speed|pace|tempo) of (?:\\p{L}+ )?(?:pensioners?|retirees?|snails?|tortoises?|old (?:people|folks?))|(?:xep|lam|cho|di|lich)(?: lich)? nhe(?: nhang)?(?: lai| thoi| bot| cho)?|ease (?:up|off)|(?:get |gets )?tired (?:easily|quickly)|no early (?:mornings|starts|alarms)|not (?:too |so )?(?:rushed|packed|busy|much|full|fast)|no rush(?:ing)?|don'?t (?:want to )?rush|slow(?:er|ly)?|leisurely|easy[ -]?going|take it easy|relaxed pace|easier|at ease|too (?:packed|busy|full|much|rushed|fast|tiring)|less (?:packed|busy)|more (?:relaxed|chilled|laid back)|(?:chi|toi da|khong qua|nhieu nhat) (?:1|2|mot|hai) (?:diem|cho|noi) (?:mot|moi|1|/) ?(?:ngay|hom)|relaxed (?:version|plan|pace|trip|itinerary|days?)|laid[ -]?back|chill(?:ed|ing|axed)?|naps?|siestas?|ngu trua|nghi trua|(?:di )?(?:tha ga|thong dong|thung thang|nhan nha)|thanh thoi|nghi ngoi|unhurried|gentle|(?:di )?(?<!(?:thap|nguoi|dao|van hoa|bao tang|di tich|toc|den|more|the|some|of) )cham(?: lai| rai| thoi| hon)?(?! (?:towers?|temples?|ruins?|sites?|museums?|sculptures?|people|culture|art|villages?|islands?|pa))|thong tha|nhe nhang|khong (?:qua )?(?:voi|gap|day|met)|tu tu|thu tha|it diem|gian ra|bot day|do met|day qua|met qua|giam bot`,
  ],
  [
    'full',
    'as much as (?:is )?(?:humanly )?possible|(?:stuff|jam|squash|shoehorn) (?:\\p{L}+ ){0,2}more in|bored (?:quick(?:ly)?|easily)|(?:nhet|di|xem|choi|duoc)(?: duoc)?(?: \\p{L}+)? nhieu (?:chung|bao) ?(?:nao|nhieu)|bao nhieu hay bay nhieu|khong so met|cang kin cang tot|lich (?:that )?(?:kin|day|dac)|fit (?:some )?more in|fill (?:it|them|the days?) up|squeeze (?:some )?more in|(?:too|so) (?:empty|little to do)|nhoi (?:them|nhet)|(?:nhet|them|chen) (?:them )?(?:nhieu )?(?:diem|cho choi)|it cho qua|it diem qua|packed|pack (?:it|them|the days?) (?:full|in)|cram|non-?stop|as much as (?:possible|we can|i can)|fast(?:er)?[ -]?pace|faster|busier|see everything|action[ -]?packed|jam[ -]?packed|full days|more (?:stops|places|things|activities)|di nhieu|day dac|nhanh hon|tranh thu|kin lich|nhieu diem|day hon|cang nhieu (?:\\p{L}+ ){0,2}cang (?:tot|hay|da|vui)|di het',
  ],
  ['normal', 'normal pace|medium pace|balanced|nhip vua phai|vua suc'],
]);

/** A good budget is no low one, so that it is looked for first. */
const budgetWords = sayings<Budget>([
  [
    'high',
    'luxur(?:y|ious)|splurge|high[ -]?end|(?:good|big|large|high|generous|unlimited|no) budget(?: limit)?|money (?:is |.s |isn.?t |really )*(?:no|not|an?)?(?: really| much of)?(?: an?| the)? (?:object|problem|issue|concern)|budget(?: is|.s)? (?:no|not an?|isn.?t an?) (?:object|problem|issue|concern)|five[ -]?star|5[ -]?star|upscale|treat ourselves|premium|(?<!(?:nothing|not|no|too|anything|dont|isnt|neednt be|so) )fancy(?! (?:a|an|the|some|going|seeing|to|trying|doing|[a-z]+ing))|(?<!(?:too|less|so|very|not|most|the) )(?:more )?expensive|sang trong|sang chanh|cao cap|ngan sach (?:thoai mai|cao|lon|nhieu|khong gioi han)|chi phi thoai mai|kinh phi thoai mai|tien khong thanh van de|dat hon|hang sang|xin hon',
  ],
  [
    'middle',
    'budget(?: is| of|:)? (?:about |around )?(?:mid(?:dle|[ -]?range)?|medium|moderate|average|normal|ok|okay)|not? (?:too )?(?:tight|big) budget|mid(?:dle)?[ -]?(?:range|budget|level)|moderate(?: budget)?|medium budget|middle budget|average budget|tam trung|ngan sach vua|chi phi vua|trung binh',
  ],
  [
    'low',
    'nothing (?:too )?(?:fancy|flash|posh|grand|expensive)|not (?:too )?(?:fancy|posh|flash)|cheap(?:er|est|ly)?(?! way)|budget(?= |,|\\.|$)|back ?pack(?:ers?|ing)?|low[ -]?cost|shoestring|save money|saving money|inexpensive|affordable|less expensive|too expensive|(?:we are|i am|we.re|i.m) broke|broke (?:student|backpacker)s?|students?|cheep(?:er)?|free things|tiet kiem|re hon|gia re|re tien|re thoi|re re|bot (?:may |nhung |cac )?(?:cho|diem|noi) (?:mat|ton|phai tra) (?:tien|phi)|cho re|that re|binh dan|it tien|sinh vien|tui tien it|chi phi thap|ngan sach (?:thap|it|han che)|dat qua|mac qua|bui',
  ],
]);

const needWords = sayings<Need>([
  [
    'wheelchair',
    '(?:power|electric|motori[sz]ed)[ -]?chairs?|mobility scooters?|wheel[ -]?chairs?|wheelchair[ -]accessible|xe lan|khuyet tat',
  ],
  ['stroller', 'strollers?|prams?|buggy|buggies|pushchairs?|xe day|xe noi'],
  [
    'few_steps',
    "(?:many|few|fewer|no|avoid|climb(?:ing)?|too many|lots of|less|those) (?:stairs|steps|climbs?|climbing|walking)|(?:nothing|nowhere|anything but|no|not|without|avoid|skip)(?: \\p{L}+){0,3} (?:with|of|up|involving)(?: \\p{L}+){0,3} (?:stairs|steps|climbing|stairways)|(?:knees?|hips?|legs?|joints?) (?:have|has|had)(?: \\p{L}+)? (?:gone|had it|given (?:up|out))|(?:can'?t|cannot|not|no longer|struggles? with|trouble with|hates?) (?:(?:do|manage|handle|take) )?(?:walk (?:far|much|a lot|long)|climb|(?:the |many |lots of )?(?:stairs|steps))|slow walkers?|walks? slowly|(?:easy|gentle|light) on (?:the )?(?:steps|stairs|legs|knees)|(?:dodgy|gammy|wonky|dicky|shot|new) (?:hips?|knees?)|(?:hips?|knees?) (?:is|are) (?:shot|gone|shattered)|hardly any (?:stairs|steps)|(?:tires?|tired|puffs?|breathless) on (?:the )?(?:stairs|steps)|(?:new|replaced|artificial) (?:hip|knee)s?|(?:hip|knee) (?:replacement|surgery|operation|problems?|trouble|pain)|bad (?:knees?|hips?|back)|walking (?:sticks?|frame|aid)|crutches|(?:legs?|knees?|foot|feet|ankles?|hips?)(?: \\p{L}+){0,2} in (?:a |an )?(?:cast|plaster|boot|brace)|(?:broken?|broke|sprained|fractured|twisted) (?:(?:my|his|her|a|an) )?(?:leg|ankle|foot|hip|toe|knee)|(?:steps|stairs) (?:are|is) (?:my|his|her|our|the) (?:enem(?:y|ies)|nightmare)|(?:steps|stairs) kill (?:my|his|her|our)|(?:bi )?gay (?:chan|xuong)|bo bot|(?:moi )?mo (?:chan|goi|khop|hang)(?!\\p{L})|bong gan|trat (?:chan|khop)|(?:with|on|uses|has|needs) (?:a|an|two|his|her) (?:walking )?(?:sticks?|canes?|crutch(?:es)?|walker|walking frame|zimmer(?: frame)?)|(?:stairs|steps) (?:defeats?|beats?|kills?|finish(?:es)?|are (?:beyond|hard for|too much for|hell for|a problem for|difficult for)|are (?:hard|out|difficult|impossible)) ?(?:me|us|him|her|them)?|(?:chong|di) (?:gay|nang)|gay chong|limited mobility|less walking|(?:it|khong|ngai|tranh|so|han che) (?:(?:phai|cho|noi|nhung|di|nhieu) )*(?:leo|di bo|bac (?:thang|cap)|tam cap|cau thang)(?: treo| nhieu)?|(?:back|knees?|hips?|legs?|joints?) (?:is|are|isn.?t|aren.?t) (?:\\p{L}+ )?(?:bad|weak|sore|good|great|hurting)|(?:dau|thay|mo|yeu) (?:khop )?(?:goi|chan|lung|hang)|di lai (?:kho|yeu|cham)|chan yeu",
  ],
  [
    'quiet',
    '(?:crowds?|noise|noisy places|too many people|busy places)(?: (?:and|or) (?:crowds?|noise|people))? (?:overwhelms?|stress(?:es)?|bothers?|upsets?|exhausts?|frightens?|scares?|kills?|drains?|(?:is|are) too much)|(?:overwhelmed|stressed|exhausted|upset|scared) (?:by|in|with) (?:crowds?|noise|busy)|calm (?:corners?|places?|spots?)|sensory|quiet(?:er)?|peaceful|tranquil|(?:avoid|away from|no|without|hate) (?:the )?(?:crowds?|tourists)|less crowded|yen tinh|vang ve|it nguoi|(?:tranh|khong|ko|ngai|ghet|so|it)(?: thich)? (?:cho )?(?:dong(?: nguoi| duc)?|on ao|xo bo|chen chuc)|do dong|thanh binh|yen binh',
  ],
]);

export const paceIn = (text: Text): Pace | undefined => first(text, paceWords);

/** "re" without its accent is a turn of the road too. */
const cheapAsTyped = words('rẻ');

export const budgetIn = (text: Text): Budget | undefined =>
  first(text, budgetWords) ?? (cheapAsTyped.test(text.lower) ? 'low' : undefined);

/** Who is old is spared stairs without having to ask for it, unless they say that they walk well. */
const old = words(
  "elderly|grand(?:parents|ma|pa|mother|father|mum|mom|dad)|grandad|granny|in (?:our|their|his|her|my) (?:[7-9]0s|seventies|eighties|nineties)|seniors?|(?:aged?|both|are|is|was|i'm|am|he's|she's|he is|she is|turning) [7-9]\\d(?! ?(?:%|km|hours?|days?|minutes?|people|kg|usd|\\$))|[7-9]\\d(?:[ -]years?[ -]old| y/?o)|nguoi (?:gia|lon tuoi|cao tuoi)|ong ba|ong ngoai|ba ngoai|ba noi|ong noi|[7-9]\\d ?(?:tuoi|t)|(?:mo|thay van|benh|suy|dau) tim|heart (?:surgery|condition|disease|trouble)",
);
const walksWell = words(
  '(?:some |moderate |normal |long |lots of )?walk(?:ing|s)?(?: around| a lot)? (?:is |are |all )?(?:ok|okay|fine|well|no problem|good)|(?:can|still|happy to|love to|like to) walk|(?:still )?(?:very )?(?:fit|active|in good shape)|di bo (?:van )?(?:duoc|tot|on|ok|binh thuong|thoai mai|khoe)|(?:van |con )(?:rat )?khoe|khoe manh|leo (?:van )?(?:duoc|tot|khoe)',
);

/** "A couple of quiet days by the sea" are some of the days. */
const quietDays =
  /(?<!\p{L})(?:an?|one|two|three|some|(?:a )?(?:few|couple(?: of)?)|\d|vai|mot|hai|1|2) (?:quiet(?:er)?|peaceful|tranquil|(?:ngay|buoi|hom) (?:yen tinh|vang ve|yen binh)) ?(?:days?|nights?|afternoons?|mornings?|evenings?)?(?!\p{L})/gu;

/** "Quiet beaches", "a quiet café", "bãi biển vắng": what one thing shall be like says nothing of all others. */
const calmOne = '(?:quiet(?:er)?|peaceful|tranquil|less crowded|calm|uncrowded)';
const calmOneVi = '(?:yen tinh|vang ve|yen binh|it nguoi|thanh binh)';
const things =
  '(?:beach(?:es)?|bays?|coves?|coasts?|islands?|caf[e]s?|coffee ?(?:shops?|houses?)|bars?|restaurants?|hotels?|homestays?|resorts?|rooms?|villages?|lakes?|pagodas?|temples?|streets?|corners?|gardens?|evenings?|nights?|dinners?)';
const thingsVi =
  '(?:bai|bien|bai bien|bai tam|dao|quan|quan ca ?phe|ca ?phe|cafe|nha hang|khach san|homestay|resort|phong|lang|ho|chua|goc|vuon)';
const quietThings = new RegExp(
  `(?<!\\p{L})(?:${calmOne}(?:,? (?:and )?(?:\\p{L}+ ){0,2}?)${things}|${things} (?:that (?:is|are) )?${calmOne}|${thingsVi}(?: \\p{L}+)? ${calmOneVi})(?!\\p{L})`,
  'gu',
);

/** @param hasPlan whoever is only spoken of beside a plan asks for no other one by his age */
export const needsIn = (text: Text, hasPlan = false): Need[] => {
  const whole = text.folded.replace(quietDays, ' ').replace(quietThings, ' ');
  const said = needWords
    .filter((need) => need.said.test(need.name === 'quiet' ? whole : text.folded))
    .map(({ name }) => name);
  const isOld =
    old.test(text.folded) && !walksWell.test(text.folded) && (!hasPlan || joins.test(text.folded));
  return isOld && !said.includes('few_steps') ? [...said, 'few_steps'] : said;
};
