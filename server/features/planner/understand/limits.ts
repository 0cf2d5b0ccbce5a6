import { type Text, words } from './text';

/** What somebody can't do or bears badly, beside the needs that the wizard offers. */
const limits = [
  'pregnant',
  'seasick',
  'carsick',
  'bumpy',
  'no_motorbike',
  'heights',
  'tight_places',
  'no_swimming',
  'asthma',
  'low_vision',
  'deaf',
  'dog',
  'no_meals',
] as const;

export type Limit = (typeof limits)[number];

const sayings: ReadonlyArray<readonly [Limit, RegExp]> = [
  [
    'pregnant',
    words(
      'pregnan(?:t|cy)|expecting(?: (?:a|our|my|her|twins)(?: \\p{L}+)? ?(?:baby|child|one)?)?(?=[^.;!?]{0,12}(?:baby|child|[,.;]|$))|(?:\\d{1,2}|\\p{L}+) (?:weeks|months) (?:gone|along|pregnant)|(?:baby|little one|bub) on the way|baby bump|(?:first|second|third) trimester|mang thai|mang bau|co bau|bau bi|ba bau|dang bau|bau \\d',
    ),
  ],
  [
    'seasick',
    words(
      "sea ?sick(?:ness)?|(?:throw(?:s|ing)? up|(?:get|feel|be|am|is|are)(?:s|ing)? (?:\\p{L}+ )?(?:sick|ill|queasy|green)|vomit(?:s|ing)?|puke(?:s)?)[^.;!?]{0,20}(?:boats?|ferr(?:y|ies)|at sea|on (?:the )?water|floats?|waves)|(?:boats?|ferr(?:y|ies)|waves|the sea)[^.;!?]{0,12} (?:make|turn|get)s? (?:me|him|her|us|my \\p{L}+) (?:\\p{L}+ )?(?:sick|ill|queasy|green|throw up)|(?:len|di|ngoi|xuong|cu)(?: \\p{L}+)? (?:tau|thuyen|cano|ca no|ghe)(?: \\p{L}+){0,3} (?:la|thi)(?: \\p{L}+){0,2} (?:oi|non|say|muon oi|xanh mat)|(?:get|gets|am|is) sick on boats|(?:hate|hates|afraid of|scared of|can'?t (?:do|stand|take)) (?:boats?|ferr(?:y|ies)|the sea)|say (?:song|tau)|so (?:di )?(?:tau|thuyen|song)",
    ),
  ],
  [
    'bumpy',
    words(
      'bump(?:y|s)|bouncy|rough (?:roads?|rides?)|jolt(?:ing|s)?|(?:duong|xe) xoc|xoc (?:nay|qua|lam)|(?:khong|ko|so|ngai|tranh) (?:duong |di )?xoc',
    ),
  ],
  ['carsick', words('car ?sick(?:ness)?|motion sick(?:ness)?|say xe')],
  [
    'no_motorbike',
    words(
      "(?:insurance|company|policy|employer|work)[^.;!?]{0,30} (?:won'?t|doesn'?t|does not|will not|not|never|forbids?|excludes?)[^.;!?]{0,24}(?:motor ?bikes?|motor ?cycles?|scooters?)|(?:neither|none|nobody|no one)(?: of us)? (?:may|can|is allowed to|should|wants to|dares? to) (?:ride|drive|rent)[^.;!?]{0,8}(?:motor ?bikes?|motor ?cycles?|scooters?|bikes?)|(?:khong|ko|chua) (?:co |ai co )?(?:bang|giay phep)(?: lai)?(?: xe)?(?: may)?|(?:neither|none|nobody|no one|not one)(?: of us| in the group)? (?:has|have|got|holds?|rides?|can ride|drives)(?: an?| any| got)*(?: (?:driving|driver'?s?|motor ?bike|scooter|riding|bike|valid))*(?: (?:licen[cs]es?|motor ?bikes?|scooters?))|(?:no|without|not on|not by|never on|avoid) (?:a |any )?(?:motor ?bikes?|motor ?cycles?|scooters?)|(?:can'?t|cannot|don'?t|do not|won'?t|not|never)(?: want to| like to| wish to)? (?:ride|drive|use|rent|get on|take)(?: a| any| on)? ?(?:motor ?bikes?|motor ?cycles?|scooters?|bikes?)|(?:no|don'?t have|do not have|haven'?t got|without)(?: an?| any| our)? (?:(?:driving|driver'?s?|motor ?bike|international) )*licen[cs]es?|without a licen[cs]e|(?:khong|ko)(?: \\p{L}+){0,3} xe may|(?:nobody|no one|none of us|neither of us)(?: [\\p{L}]+){0,3} (?:rides?|drives?)(?: an?)? (?:motor ?bikes?|motor ?cycles?|scooters?)|so xe may|khong (?:co )?bang lai|never (?:ridden|driven)|(?:first time|no experience|never been) (?:riding|on a (?:motor)?bike|with a (?:motor)?bike)|(?:chua|khong)(?: \\p{L}+)? (?:biet )?(?:chay|lai) xe(?: may)?(?: bao gio)?|tay lai yeu",
    ),
  ],
  [
    'heights',
    words(
      "(?:afraid|scared|fear|terrified|petrified|frightened|phobia) of heights|(?:jelly|faint|weak|panic\\p{L}*|freak(?:s|ed)? out|dizzy|no good|not (?:good|great|ok|happy|keen)|rubbish|hopeless)(?: \\p{L}+)? (?:at|with|about|on|from|by) heights|heights (?:make|terrif|freak|scare|frighten|are (?:a problem|not|a no)|get to)\\p{L}*|(?:hates?|can'?t (?:do|stand|take|bear|handle)|cannot (?:do|stand|take)|don'?t do|no|bad with) heights|vertigo|acrophobi\\p{L}*|so do cao|so cao|chong mat (?:khi )?(?:o|len)? ?(?:tren )?cao",
    ),
  ],
  [
    'tight_places',
    words(
      'claustrophobi\\p{L}*|(?:afraid|scared) of (?:the )?(?:dark|tight|narrow|closed)(?: (?:spaces?|places?))?|so (?:bong toi|cho (?:toi|hep|kin)|khong gian (?:hep|kin))',
    ),
  ],
  [
    'no_swimming',
    words(
      "(?:can'?t|cannot|don'?t|not) swim|hate(?:s)? (?:cold )?water|non[- ]swimmers?|(?:khong|ko|k) biet boi",
    ),
  ],
  ['asthma', words('asthma(?:tic)?|hen suyen|benh hen|bi hen(?! (?:ho|gap))|con hen')],
  [
    'low_vision',
    words(
      'blind|lost (?:his|her|my|their) (?:eye)?sight|(?:no|poor|failing|little) (?:eye)?sight|white cane|visually impaired|low vision|(?:can|could) (?:hardly|barely|scarcely) see|mat (?:(?:em|minh|toi|tui|me|bo|ba|ma|ong|chi|anh|noi|ngoai) )?(?:rat )?(?:kem|mo|loa|lem nhem)(?= *(?:[,.;!?]|lam|qua|gan|roi|nen|$))|nhu (?:mu|(?:khong|hong|chang) thay)|guide dog|khiem thi|nguoi mu|mu loa',
    ),
  ],
  ['deaf', words('deaf|hard of hearing|hearing impaired|khiem thinh|nguoi diec')],
  [
    'dog',
    words(
      '(?:my|our|their|his|her|with a|the|a small|a)(?: (?:little|small|big|old|tiny)){0,2} (?:dog|puppy|poodle|labrador|terrier|corgi|beagle|bulldog|spaniel|dachshund|golden retriever|pup|doggy)|(?:cho|be|em|con) (?:poodle|corgi|pug|husky|golden|alaska|phoc soc)|dog[ -]friendly|pet[ -]friendly|(?:mang|dan) (?:theo )?(?:cho|cun)|(?:mang|dan|dat|cho|co)(?: theo)? (?:con|be|em|chu|1|mot|2|hai)(?: con)? (?:cho|cun)(?! (?:toi|minh|em|be|con|nguoi|nha|do|nay|ba|me))|dem theo cho|(?:mang|dan|dem) (?:theo )?(?:cun|thu cung|boss|pet)|thu cung',
    ),
  ],
  [
    'no_meals',
    words(
      "no (?:meals?|restaurants?|food stops?|meal stops?|places to eat)(?! with| that| from| serving| on)|(?:don'?t|do not|no need to|without|please not) (?:plan(?:ning)?|includ(?:e|ing)|book(?:ing)?|add(?:ing)?|suggest(?:ing)?|put(?:ting)? in)(?: any| the| our| us)* (?:meals?|restaurants?|food stops?|places to eat|lunch(?:es)?|dinners?)|without (?:meals|restaurants)(?! with)|(?:don'?t|do not) (?:want|need)(?: any| the)? (?:meals|restaurants|food stops|places to eat)(?! with| that| far| serving| where)|(?:plan|choose|find|pick|book|arrange|sort out) (?:our |my |the )?(?:own )?(?:meals|restaurants|food|places to eat) (?:ourselves|myself)|(?:meals|restaurants|food) (?:we|i)(?:'ll| will)? (?:plan|choose|find|pick|sort out|arrange) (?:ourselves|myself)|(?:khong|ko|khoi|dung) (?:can )?(?:xep|them|len|dat|goi y|tinh|cho)(?: lich| vao| chuyen| phan| cac)* (?:an uong|quan an|nha hang|bua an|cho an)|(?:an uong|quan an|bua an|nha hang|cho an)(?: thi)?(?: (?:minh|tui|toi|em|nha (?:minh|em)|bon (?:minh|em)|chung (?:toi|minh)))? tu (?:lo|tuc|chon|tim|kiem)|tu (?:lo|tuc) (?:chuyen |phan )?(?:an uong|bua an|cho an)",
    ),
  ],
];

/** What has to be heeded, as far as it is said. */
export const limitsIn = ({ folded }: Text): Limit[] =>
  sayings.filter(([, said]) => said.test(folded)).map(([limit]) => limit);
