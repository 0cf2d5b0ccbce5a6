import { type Chat, chatIn } from './chat';
import { type SmallTalk, smallTalkIn } from './small-talk';
import { type Text, words } from './text';

/** What somebody asks rather than wants planned. */
export type Question =
  | 'weather'
  | 'events'
  | 'route'
  | 'visa'
  | 'money'
  | 'health'
  | 'emergency'
  | 'transport'
  | 'power'
  | 'tet'
  | 'cost'
  | 'stay'
  | 'where'
  | 'why'
  | 'rain'
  | 'begins';

const questions: ReadonlyArray<readonly [Question, RegExp]> = [
  [
    'visa',
    words(
      'get (?:a |up to )?\\d{2,3} days|how long (?:may|can|could|am|are) (?:i|we|you|they)(?: allowed to)? (?:stay|remain)(?! (?:in|at|with|on) (?!vietnam|viet nam|the country))|(?:o|luu tru)(?: lai)? duoc (?:bao lau|bao nhieu ngay|may ngay|toi da)|visas?|e-?visas?|passports?|immigration|thi thuc|ho chieu|xuat nhap canh|nhap canh',
    ),
  ],
  [
    'emergency',
    words(
      'emergency|ambulance|(?:call|phone|ring) the police|(?:what|which) (?:phone )?number (?:do|should|shall|can) (?:i|we|you)(?: \\p{L}+)? (?:call|dial|ring|phone)|police number|cap cuu|khan cap|(?:goi|bao) (?:cho )?(?:cong an|canh sat|cuu hoa)(?: \\p{L}+){0,2} so|so (?:dien thoai )?(?:cong an|canh sat|cuu hoa)|(?:goi|call|dial|ring|so) 11[345]',
    ),
  ],
  [
    'health',
    words(
      'vaccin(?:e|es|ation|ations|ated)|encephalitis|typhoid|hepatitis|tetanus|immuni[sz]ations?|jabs|food poisoning|hospitals?|clinics?|doctors?|ngo doc|benh vien|tieu chay|(?:bi|bi con) (?:sua|cho|khi|ran|muoi|ong) (?:can|cao|chich|dot)|viem nao|viem gan|thuong han|chich ngua|malaria|dengue|rabies|tiem phong|sot xuat huyet|sot ret',
    ),
  ],
  [
    'money',
    words(
      '(?:exchange|change|convert|swap)(?:ing)? (?:money|usd|us dollars|dollars?|euros?|pounds?|won|yen|cash|currency)|doi(?: tien)? (?:usd|do|do la|euro|won|yen|dong|ngoai te)|(?:the |todays? |what )rate(?: today| now| for)?|currency|exchange rate|dollar rate|ty gia|ti gia|gia (?:do(?: la)?|usd|euro|dong)|(?:1|mot) (?:do(?: la)?|usd|euro)|do(?: la)? bao nhieu|atms?|cash|tipping|credit cards?|tien te|doi tien|tien mat',
    ),
  ],
  ['power', words('plugs?|sockets?|adapter|voltage|o cam|dien ap|phich cam')],
  [
    'transport',
    words('driv(?:ing|ers?) licen[cs]e|helmets?|bang lai|mu bao hiem|international driving permit'),
  ],
  [
    'weather',
    words(
      '(?:water|sea)(?: \\p{L}+){0,2} (?:warm|cold|calm|rough|clear)|(?:warm|calm|rough) (?:water|sea)|bien (?:co )?(?:em|dong|lang|lanh|trong)|what (?:should|do|shall) (?:i|we) (?:pack|wear|bring)|what to (?:pack|wear)|mac(?: do)? (?:sao|the nao|nhu the nao)|(?:mac|mang)(?: do| theo| quan ao)? gi(?= |\\?|$)|(?:which|what) (?:month|time of (?:the )?year|season)|when (?:is it best|should (?:i|we)|to (?:go|visit))|thang (?:nao|may)|(?:nen|co the) di (?:vao )?(?:luc|khi|dip) nao|co lanh (?:khong|ko)|co nong (?:khong|ko)|weather|rain(?:y|s|ing)?|climate|temperature|how (?:hot|cold|warm)|(?:will|would|do|are) (?:we|i|they|the kids|you)(?: \\p{L}+)? (?:freeze|freezing|roast|melt|boil|shiver|be (?:cold|hot|freezing|boiling|chilly))|(?:will|does|is|would|could) it (?:\\p{L}+ )?(?:pour(?:ing)?|drizzl\\p{L}+|bucket(?:ing)?|tip(?:ping)?|snow(?:ing)?)|typhoons?|thoi tiet|mua nhieu|mua mua|mua bao(?! (?:hiem|nhieu|lau|gio|xa))|co mua|nong khong|lanh khong|may do|(?:will|is|does|would) it (?:be |get |still )?(?:very |too |so |really )?(?:cold|hot|warm|humid|wet|dry|sunny|chilly)|(?:lanh|nong|ret|am) (?:lam |qua )?(?:khong|ko|k)(?= |\\?|$)|(?:can|could|safe|possible|warm enough|ok|okay)(?: (?:i|we|you|one|it))?(?: to)? swim(?:ming)?(?: \\p{L}+){0,3} in|tam bien(?: \\p{L}+){0,6} (?:duoc|on)(?: khong| ko| k)|bien dong|song to|rough sea|sea (?:is|be|gets?) rough|bao nhieu do|nhiet do|(?:lanh|nong|ret) (?:bao nhieu|co nao|the nao)|best (?:time|months?|season)|mua nao|thang may (?:thi )?dep|thoi diem nao|khi nao dep',
    ),
  ],
  [
    'route',
    words(
      'is there (?:a|any) (?:direct |night |sleeper )?(?:bus|train|flight|ferry|boat|coach)|tu(?: \\p{L}+){1,4} (?:di|den|toi|ra|vao|len|xuong|ve|sang|qua)(?: \\p{L}+){1,4} (?:(?:nhu )?the nao|bang gi|kieu gi|sao|lam sao|nhu nao)|co (?:xe|tau|chuyen bay|xe buyt)(?: \\p{L}+){0,3} (?:tu|di|den|ra|len|vao)(?: \\p{L}+){0,4} (?:khong|ko|k)|(?:may|nhung) cach|(?:bang|di) cach nao|di (?:duong|loi|huong) nao|cach nao (?:re|nhanh|tien|tot)|(?:cheapest|best|fastest|easiest|quickest) way (?:from|between|to get)|way from \\p{L}+(?: \\p{L}+){0,2} to|(?:di )?kieu gi|di (?:tau|xe|may bay|pha|ca no)(?: \\p{L}+){0,5} may (?:tieng|gio)|(?:cach|duong) nao (?:re|nhanh|tien) nhat|(?:re|nhanh|tien) nhat(?: la)?(?: di)?(?: bang)? (?:gi|xe gi|cach nao)|(?:di|chay|bay|chuyen)(?: \\p{L}+){0,6} (?:mat )?(?:bao lau|may tieng|may gio|may cay)|is it far|far (?:from|between|apart)|(?:how many|km|kilomet(?:re|er)s) (?:km|kilomet(?:re|er)s|is it|from|between)|xa (?:khong|ko|lam|nhau)|(?:xa|cach)(?: \\p{L}+){0,4} (?:bao nhieu|may) ?(?:km|cay|ki|tieng|gio)?|di (?:bang )?(?:phuong tien|xe) (?:gi|nao)|bang gi|how (?:far|long) .{0,40}(?:from|to|between|get)|how (?:do|can) (?:i|we) (?:get|go|travel)|best way to get|bao xa|mat bao lau|bao nhieu km|di bang gi|(?:nen )?di gi (?:cho )?(?:nhanh|re|tien|tot)(?: nhat)?|di (?:lai )?(?:bang )?(?:tau|xe) (?:hay|hoac)|di nhu the nao|di chuyen (?:tu|the nao|nhu the nao)',
    ),
  ],
  [
    'tet',
    words(
      '(?:mung|mong) (?:\\d|mot|hai|ba|bon|nam)(?!\\d)[^.]{0,40}(?:mo(?: cua)?|dong cua|nghi|ban)(?: \\p{L}+)? (?:khong|ko|k|chua)|(?:tet|lunar new year)[^.]{0,60}(?:mo cua|dong cua|nghi|open|clos\\p{L}*|ban khong)|(?:mo cua|dong cua|nghi ban|open|clos\\p{L}*)[^.]{0,60}(?:tet|lunar new year)',
    ),
  ],
  [
    'cost',
    words(
      '(?:trieu|tr|k|usd|dong|vnd)(?: [\\p{L}\\d]+){0,3} (?:1|mot|moi) ngay(?: co)? (?:du|on)|[$\\d] ?(?:usd |dollars? |euros? )?(?:a|per) day(?: \\p{L}+){0,2} enough|how much (?:will|does|would|is|should|do|money)(?! (?:rain|time))[^.?]{0,40}(?:cost|pay|budget|spend|money|need|be|come to)?|what (?:will|does|would|do)[^.?]{0,30} cost|(?:total|rough|estimated) (?:cost|price)|(?:what|how much) (?:will|would|do|should|are|shall) (?:we|i|you|it)(?: \\p{L}+){0,3} (?:spend(?:ing)?|set (?:us|me) back|part(?:ing)? with|fork(?:ing)? out|paying|shell(?:ing)? out)|what(?:s| is)? the (?:damage|bill|total|whole bill)|(?:ballpark|rough(?:ly)?|approximate(?:ly)?) (?:\\p{L}+ ){0,3}(?:figure|sum|amount|price|budget)|how expensive|how much (?:in total|altogether|all in|all together|overall|is it all)|tong (?:chi phi|cong (?:het |khoang )?bao nhieu)|het tat ca bao nhieu|(?:het|ton) (?:khoang |tam )?(?:nhieu|bn|bnh)(?= (?:khong|ko|k|tien|1|mot|\\?)|$)|(?:het|ton|mat|can) (?:khoang |tam |co |chung |do )?(?:bao nhieu|bnh|bn)(?: tien)?(?! (?:ngay|thoi gian|lau|tieng|gio|km|cay))|bao nhieu tien|chi phi(?: \\p{L}+){0,4} (?:bao nhieu|the nao|ra sao)|tinh (?:giup|ho|gium)(?: \\p{L}+)? ?(?:chi phi|tien)?|gia (?:ca )?(?:the nao|bao nhieu)',
    ),
  ],
  [
    'stay',
    words(
      '(?:o|ngu|thue) (?:khu|quan|duong|phuong) nao|(?:which|what|best|good|safest|nicest)(?: \\p{L}+)? (?:areas?|neighbou?rhoods?|districts?|parts? of (?:town|the city))|(?:o|thue|ngu) khu nao|khu nao (?:o|de|tien|tot|gan|yen|vui)|o dau(?= (?:gan|quanh|cho|thi|la|tien|re|dep|on))|^ ?(?:nen )?o dau|(?:hotels?|resorts?|homestays?) with(?: \\p{L}+){1,4} (?:in|near)|(?:which|what|any|recommend|suggest|good|best|nice|know an?|where is an?)(?: \\p{L}+){0,4} (?:hotels?|hostels?|homestays?|guest ?houses?|resorts?|places? to (?:stay|sleep))|(?:where )?(?:would|could|can|should) you put (?:us|me) up|(?:where|somewhere) (?:\\p{L}+ )?to (?:sleep|stay)|where (?:should|can|could|do|would)(?: \\p{L}+)? (?:i|we|you) (?:stay|sleep)|where to (?:stay|sleep)|(?:khach san|homestay|nha nghi|resort|cho o|cho nghi)(?: \\p{L}+){0,4} (?:nao|gi|tot|dep|re|on)|(?:goi y|gioi thieu|tu van|chon)(?: \\p{L}+){0,3} (?:khach san|homestay|resort|cho o|nha nghi)|(?:khach san|homestay|nha nghi|resort)(?: [\\p{L}\\p{N}]+){0,8} (?:khong|ko|k)(?= |\\?|$)|nen o (?:dau|khu nao|cho nao)|o (?:dau|khach san nao|cho nao) (?:tot|dep|re|on|tien|thi)',
    ),
  ],
  [
    'where',
    words(
      'where (?:in (?:vietnam|viet nam|the country) )?(?:should|can|could|do|would|to|is (?:it )?(?:best|good|nice|warm|dry))(?! (?:(?:i|we|you|one|they|people) )?(?:eat|buy|drink|shop|find|get|exchange|change|rent|hire|park|store|leave|print|wash|pay|book|sleep|stay|catch|charge|withdraw|send|ask|report|sell|pray|run|work|smoke|drop|pick|report|see a))|which (?:places?|part|region|city|beach(?:es)?|island)|(?:chua biet|khong biet|nen|co the|muon) di dau|di (?:dau|cho nao|choi dau)|di duoc (?:nhung )?dau|nen di (?:bien|dao|nui) nao|(?:bien|dao|noi|cho) nao (?:dep|vui|tot|hay|tien|hop|on|am|mat|re|gan|an toan|phu hop)',
    ),
  ],
  [
    'why',
    words(
      'why|how come|reason for|vi sao|tai sao|sao (?:(?:ngay|hom) \\p{N}+ |diem (?:nay|do) |cho (?:nay|do) )?(?:lai )?(?:chon|xep|cho|co|di|ghe)|ly do',
    ),
  ],
  [
    'rain',
    words(
      '(?:(?:what )?if|when|in case|should) it(?: \\p{L}+)? (?:pours|rains|buckets|chucks|tips|storms)(?: \\p{L}+)?|weather (?:turns?|goes|gets?) (?:\\p{L}+ )?(?:nasty|bad|foul|awful|grim)|in case of rain|(?:rainy|wet|bad weather) (?:day )?(?:plan|backup|alternative)s?|plan b|(?:neu |lo |nho )?(?:troi )?mua thi|(?:neu|lo|nho) (?:troi )?mua|troi mua',
    ),
  ],
  [
    'begins',
    words(
      '(?:what|which) time|when (?:do|does|will|should)(?: \\p{L}+){0,5} (?:start|begin|leave|get up)|may gio|luc nao (?:bat dau|khoi hanh)|bat dau luc',
    ),
  ],
  ['events', words("festivals?|events?|what'?s on|happening|le hoi|su kien|dip le")],
];

/** Words that ask for a plan all the same. */
const asksForPlan = words(
  'plan|itinerary|trip|schedule|lich trinh|ke hoach|len lich|chuyen di|sap xep|(?:xep|lap|dung|soan|ra) (?:cho |giup )?(?:(?:em|minh|chi|anh|tui|toi|co|chu) )?(?:cai |mot |1 )?lich',
);
/** A journey that is only spoken of, the timetable of a train, and what somebody has in mind. */
const planAside = new RegExp(
  words(
    '(?:for|on|during|before|after|of|about|throughout|in) (?:my|our|the|a|an|this|that|his|her|their|your) (?:\\p{L}+ ){0,2}trip|(?:my|our) (?:\\p{L}+ )?trip is|(?:train|bus|ferry|boat|flight|coach|shuttle|speedboat|opening|show|prayer|mass|tide)s? schedules?|schedules? (?:of|for) (?:the )?(?:train|bus|ferry|boat|flight)s?|(?:we|i|im|are|were|am) plan(?:ning)? (?:to|on)|(?:data|sim|phone|backup|payment|insurance|care|business|lesson|meal|study|diet|floor) plans?|plan b',
  ).source,
  'gu',
);

const undo = words(
  'undo|(?:give|put|bring|get|let (?:me|us) have) (?:me |us )?(?:it|that|them|those|this)(?: (?:one|day))? back(?: to (?:me|us))?|leave (?:it|them|those|that) in(?= |$)|lay lai (?:(?:ban|cai|ngay|lich|cho)(?: trinh)? )?(?:do|ay|kia|dau)|restore (?:it|that|them|what|the|everything)(?: \\p{L}+){0,3}|(?:the )?(?:first|previous|earlier|old|original|last) (?:plan|version|one|itinerary) (?:was|is|looked|felt) (?:much |far |a lot |way )?(?:better|nicer|fine|good|best)|(?:was|were|looked) better (?:with|before|as it was|the way it was)(?: (?:it|them|that))?|(?:lay|dua|tra|cho|quay|tro|doi)(?: (?:lai|ve|minh|em|tui|toi|giup)){0,3} (?:nhu )?(?:ban|lich|cai|phuong an)(?: trinh)?(?: (?!moi|nay)\\p{L}+){0,4} (?:cu|truoc|dau(?: tien)?|ban dau|ban nay|hoi nay|luc nay|khi nay)|(?:put|bring|give|get)(?: me| us)? back (?:what|the (?:one|plan|version|itinerary)|how|as)|what (?:you|we|i|it) had before|(?:^ ?|no+,? |nah,? |actually,? |nope,? )(?:(?:i|we) (?:want|prefer|liked?) |give (?:me|us) |back to )?the (?:old|previous|earlier|original) (?:one|plan|version|itinerary)|(?:leave|keep|put|make|have) (?:it|everything|things) (?:the way|how|as) (?:it|things|they) (?:was|were)|(?:lay|dua|tra)(?: \\p{L}+){0,2} (?:ban|lich|cai)(?: trinh)? (?:cu|truoc|ban nay|luc nay)(?: ra| lai)?|(?:go|switch|change|get|put (?:it|everything)) back to (?:how|the way|what) (?:it|things) (?:was|were)|back to (?:how|the way|what) (?:it|things) (?:was|were)|the way it was(?: before)?|(?:tra|tro|quay|doi) (?:lai |ve )+nhu (?:luc|hoi|ban) nay|(?:add|put|bring) (?:it|that|them|those|this) back(?: in)?|(?:go|switch|change|get) back to (?:the |what )?(?:previous|one before|it was|we had)(?: one| plan| version)?|(?:i )?(?:liked|preferred) the (?:previous|old|earlier|first) (?:one|plan|version)(?: better)?|(?:them|lay|cho|dua) (?:no |cai do |cho do )?(?:vao )?lai(?: di| nhe| giup)?$|revert|bring (?:it|that|them|the old (?:one|plan)) back|(?:put|change|take) (?:it|that|them) back|go back to (?:the )?(?:previous|old|earlier|first|last)(?: plan| version| one)?|as (?:it was|before)|(?:previous|earlier|old) (?:version|plan)|(?:tra|quay|doi|chuyen|de) (?:lai |ve )+(?:nhu )?(?:cu|truoc|(?:cai |ban |lich )(?:cu|truoc|dau|ban nay|luc nay|hoi nay))|nhu cu|nhu ban dau|nhu luc (?:dau|truoc)|hoan tac|huy thay doi',
);

/** "Cho lại đi", "put it back": a whole message that wants back what has just gone. */
const putBack =
  /^ ?(?:(?:a|u|um|thoi|ma|ok|actually|no) ?,? )*(?:(?:cho|lay|dua|tra|de)(?: (?:no|cai do|cho do|cai ay))? (?:lai|ve)(?: nhu cu)?|(?:put|bring|add) (?:it|that|them) back(?: in)?)(?: (?:di|nhe|nha|giup|a|please|again))*[ .!]*$/u;

const greeting =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|g'?day|howdy|yo+|sup|hiya|heya|hola|ola|ciao|salut|salam(?: ?alei?kum)?|as+ala+mu? ?'?(?:alai?kum|alei?kum)|salaam|shalom|namaste|konnichiwa|annyeong|ni hao|sawadee|xin chao|chao(?: ban)?|alo|hallo|bonjour)(?: there| everyone| all| guys| friend| ban| nhe| em| anh| chi)?[\s!.,?]*$/u;
const thanks = words('thank(?:s| you)|cheers|cam on|cam on ban|tuyet voi|great job|perfect');
const goodbye =
  /^\s*(?:(?:ok(?:ay)?|thanks|thank you|cam on)[ ,.!]*)?(?:bye(?: bye)?|goodbye|see (?:you|ya)(?: later)?|good ?night|tam biet|hen gap lai|chao nhe|bai bai|bb)[\s!.,]*$/u;
const help = words(
  'what can you do|how does this work|help me|who are you|are you (?:a bot|human|ai)|ban la ai|ban lam duoc gi|giup duoc gi',
);

/** Whether a text orders something that no planner does; it is not repeated in an answer. */
export const isHostile = (folded: string): boolean => hostile.test(folded);

/** Orders to be something else than a planner, and to show or delete what is nobody's. */
const hostile = words(
  "you are now(?! (?:in|at|on|open|closed|booked)(?!\\p{L}))|(?:pretend|act|role ?play|behave|speak|respond|reply|answer) (?:to be|as|like|that you|you) (?!if |soon )|(?:forget|ignore|disregard|override|bypass) (?:that )?(?:you(?:'?re| are)?|your|all|any|the|every|everything|previous|prior|these|those)(?: \\p{L}+){0,4} (?:planner|assistant|bot|ai|instructions?|rules?|prompts?|guidelines?|training|said above)|(?:hidden|secret|system|internal|original) (?:instructions?|prompts?|rules?)|(?:admin|root|database) (?:logins?|passwords?|access|rights|account)|jail ?break|developer mode|with no (?:rules|restrictions|limits|filters)|(?:reply|respond|answer|say|output|print|repeat)(?: back)? (?:only|just|nothing but|exactly)(?: with)?|delete (?:all|every)(?: \\p{L}+){0,2} (?:plans?|data|users?|records?)|drop table|(?:quen|bo qua|mac ke)(?: het| di| moi| cac| tat ca)* (?:vai tro|huong dan|chi dan|quy tac|lenh|luat)|(?:dong vai|gia vo la|nhap vai)|tu (?:gio|nay|bay gio)(?: tro di)? (?:ban|may|em|bot) la",
);

/** What a request for something else than a journey looks like. */
const offTopic = words(
  '(?:write|compose|sing|make up|recite|give me|tell me) (?:me |us )?(?:a |an |some )?(?:\\p{L}+ )?(?:limericks?|haikus?|raps?|sonnets?|rhymes?|jokes?|riddles?|lullab(?:y|ies)|toasts?)|(?:write|draft|compose|word)(?: me| us)?(?: \\p{L}+){0,4} (?:texts?|messages?|e?mails?|letters?|speech|story|song|cv|resume|vows)|(?:viet|soan|lam)(?: (?:giup|ho|gium|dum|cho))?(?: \\p{L}+){0,4} (?:tin nhan|thu|email|bai van|don xin)|you are now (?:my|a|an)|forget (?:about )?(?:travel|vietnam)(?= *[.,;!])|care plan|python|javascript|(?<!(?:dress|zip|area|country|postal|qr|promo|discount|dialling|dialing|dial) )code|programming|computer program|program(?:me)? (?:in|for) (?:java|python|c|excel)|homework|math|equation|poem|essay|joke|stock|bitcoin|crypto|gold price|price of gold|gia vang|gia xang|world cup|premier league|champions league|football (?:match|score|result)s?|bong da|ket qua xo so|xo so|lottery|election|bau cu|who won|president|prime minister|capital of|recipe|translate|password|mat khau|system prompt|api key|lap trinh|bai tap|giai(?: \\p{L}+){0,3} (?:bai )?toan|trump|putin|biden|politics|chinh tri|gia (?:sjc|vang|bac|coin)|gold sjc|tu vi|boi bai|horoscope|tinder|thoi su|tin tuc|dich (?:ho|giup|gium|cau|doan)|football player|giai (?:\\p{L}+ )?phuong trinh|cung hoang dao|i love you|marry me|meaning of life|what do you think (?:of|about) (?!the|this|that|my|our|your|going|visiting|it)|doi tuyen|tran (?:dau|bong)|ty so|loi bai hat|lyrics|netflix|\\d+ ?[+*x×÷] ?\\d+ ?(?:=|la may|bang may|\\?|$)|lam tho|(?:viet|lam|sang tac|soan)(?: (?:giup|ho|gium|dum|cho))?(?: \\p{L}+){0,2} (?:bai |cau |may cau )?tho(?: \\p{L}+){0,2}(?= |$|[,.!?])|chung khoan|tong thong|thu do cua|book (?:me|us) (?:a |some )?(?:girls?|wom[ae]n|escorts?)|escorts?|prostitut\\w*|hookers?|girls? for (?:tonight|the night)|gai goi|goi gai|mai dam|thoi nghi(?! ngoi| mat| duong)|do ec|goi y xam|app do|useless (?:app|bot|site|thing)|(?:stupid|terrible|worst|rubbish) (?:app|bot|site)|you people are',
);

/** How a question is put, beside its mark. */
const asking = words(
  'whats|wheres|hows|is (?:it|there|the|that|this)|are (?:there|the|they|we)|do (?:i|we|you|they)|does (?:it|the|one)|can (?:i|we|you|one)|could (?:i|we|you)|should (?:i|we)|may (?:i|we)|will (?:it|there|the)|what|which|how|when|where|who|why|(?:co|duoc|nen) (?:\\p{L}+ ){0,8}(?:khong|ko|chua)|bao nhieu|bao lau|bao xa|the nao|o dau|(?:an|mua|ngu|choi) dau|khi nao|gi|nao|sao|ai|may gio|may (?:ngay|dem|tieng) (?:la )?(?:du|vua|hop ly)|mat may tieng',
);

/** The word that a question begins with in English. */
const begins =
  /^ ?(?:(?:and|but|so|ok|okay|fine|hi|hello|hey) ?,? )*(?:(?:is|are|does|did|was|were|has|must|may|should|could i|could we)(?= )|(?:the )?best (?:\p{L}+ ){1,4}(?:in|near|around) )/u;

/** "… an toàn không anh", "… xa không vậy". */
const tag =
  /(?:^|[^\p{L}])(?:khong|ko|chua|ha|nhi|vay|z)(?: (?:anh|chi|em|ban|a|ad|shop|vay|z|nhi|ta))?[ .!?]*$/u;

export interface Talk {
  questions: Question[];
  /** Whether something is asked at all, with a question mark or without. */
  isQuestion: boolean;
  asksForPlan: boolean;
  /** Whether what was before shall be back. */
  asksForUndo: boolean;
  isGreeting: boolean;
  isThanks: boolean;
  isGoodbye: boolean;
  asksForHelp: boolean;
  isOffTopic: boolean;
  /** Whether it orders something that no planner does; a plan that it names is none that is asked for. */
  isHostile: boolean;
  smallTalk: SmallTalk | null;
  /** What a message is that says hello, thanks or the like, and nothing else. */
  chat: Chat | null;
}

/** Who has lost a passport asks for no visa. */
const lostPapers = words(
  '(?:lost|lose|losing|stolen|stole|steal|missing)(?: \\p{L}+){0,3} passports?|passports?(?: \\p{L}+){0,3} (?:lost|stolen|missing|gone)|(?:mat|roi|bi mat|danh mat|that lac)(?: \\p{L}+){0,2} (?:ho chieu|passport)',
);

const questionsOf = (folded: string): Question[] => {
  const asked = questions.filter(([, said]) => said.test(folded)).map(([name]) => name);
  return lostPapers.test(folded) ? ['emergency', ...asked.filter((name) => name === 'weather')] : asked;
};

export const talkIn = (text: Text): Talk => {
  const { folded } = text;
  return {
    questions: questionsOf(folded),
    isQuestion: /\?\s*$/.test(folded) || begins.test(folded) || asking.test(folded) || tag.test(folded),
    asksForPlan: asksForPlan.test(folded.replace(planAside, ' ')),
    asksForUndo: undo.test(folded) || putBack.test(folded),
    isGreeting: greeting.test(folded),
    isThanks: thanks.test(folded),
    isGoodbye: goodbye.test(folded),
    asksForHelp: help.test(folded),
    isOffTopic: offTopic.test(folded) || hostile.test(folded),
    isHostile: isHostile(folded),
    smallTalk: smallTalkIn(text),
    chat: chatIn(text.raw),
  };
};
