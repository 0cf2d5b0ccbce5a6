/** What a place is to a journey, beside one to go to. */
export type Role =
  | 'visit'
  | 'gateway'
  | 'onward'
  | 'origin'
  | 'path'
  | 'start'
  | 'end'
  | 'base'
  | 'avoid'
  | 'seen';

export const ending = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source}) ?(?:the |tp |thanh pho )?$`, 'u');
const beginning = (source: string) => new RegExp(`^[ ,(–-]*(?:${source})(?![\\p{L}\\p{N}])`, 'u');

/** Words between a turn of speech and the place that it is about. */
const few = "(?: [\\p{L}']+){0,3}";

/** What stands before a place, the surest first. */
export const before: ReadonlyArray<readonly [Role, RegExp]> = [
  [
    'gateway',
    ending(
      `(?:in ?(?:to)?|arriv(?:e|ing)(?: in| at)?|land(?:ing)?(?: in| at)?) (?:and|&|\\+|/|as well as) (?:fly(?:ing)? |leav(?:e|ing) ?|depart(?:ing)? ?|back )?(?:out|home|away)?(?: of| from| by| via| through| again)*|(?:return|round[ -]?trip)(?: flights?| tickets?)? (?:to|via|into|from|with)|(?:start|begin|depart)(?:s|ing|ning)? (?:and|&|\\+|/) (?:finish|end|return)(?:es|s|ing)?(?: back)? (?:in|at|from|to)|(?:bat dau|xuat phat|khoi hanh)(?: va|,) (?:ket thuc|quay ve|ve|tro ve)(?: cung)?(?: lai)? (?:o|tai|tu)|(?:bay|ve|may bay)(?: \\p{L}+){0,2} khu hoi(?: \\p{L}+){0,1}(?: tu| den| toi| o)?|(?:di(?: sang| som)?|sang di|sang som di)(?:,? (?:toi|chieu|khuya))? ve(?: trong ngay)? tu|bay (?:den|toi|vao) va (?:bay )?(?:ve|di|roi)(?: tu| o| tai)?`,
    ),
  ],
  [
    'base',
    ending(
      `(?:every|each|all (?:the |our |\\p{L}+ |\\d+ )?) ?nights? (?:are |is |spent |will be |booked )*(?:in|at)|(?:dem nao cung|tat ca cac dem|moi dem)(?: \\p{L}+){0,2} (?:o|tai)|(?:stay(?:ing)?|be|remain|keep|sleep(?:ing)?)?(?: put)? ?based (?:only )?(?:in|at|around)|base (?:is |will be )?(?:in|at)|(?:one|single|same|fixed) (?:base|hotel) (?:in|at)|stay(?:ing)? (?:put |only |just )(?:in|at)|sleep(?:ing)? (?:only |every night )(?:in|at)|(?:o|ngu) co dinh(?: \\p{L}+){0,2} (?:o|tai)|co dinh(?: \\p{L}+){0,2} (?:o|tai)|chi (?:o|ngu) (?:o|tai)|lam can cu (?:o|tai)|dong do (?:o|tai)`,
    ),
  ],
  [
    'end',
    ending(
      `(?:end(?:s|ing)?|finish(?:es|ing)?|last night|wrap(?:ping)? up)${few} (?:in|at)|(?:flight|fly|flying|train)(?: back)? home (?:is |leaves )?(?:from|out of)|(?:flight|fly|flying|leave|leaving|depart(?:ing)?) (?:home |back |out |us )?(?:out of)|(?:and|then) (?:fly(?:ing)? (?:home |back |out )?|leav(?:e|ing) |depart(?:ing)? )from|fly(?:ing)? (?:home|out|back) (?:from|of)|(?<!set(?:ting)? |head(?:ing)? |start(?:ing)? )(?:home|back|out) from|home out of|(?:the |our |my )?(?:last|final) (?:\\p{L}+ |\\d+ )?(?:days?|nights?)(?: (?:has|have|must|should|will|is|are|needs?))?(?: to)?(?: be)?(?: (?:spent|booked|for|in|at))*|(?:hand(?:ing|s)?|giv(?:e|ing)|bring(?:ing)?|return(?:ing)?|drop(?:ping|s)?)(?: it| them| the \\p{L}+)? (?:back|off) (?:in|at)|(?:stop|halt)(?:s|ping|ing)? (?:last|finally) (?:in|at)|(?:last|final) (?:stop|halt)(?: is| in| at|:)*|(?<=[,;:&/] ?(?:and |then )?|(?:and|then) )(?:then )?out of|(?<=^ ?|[.,;(/] ?)out ?:|(?:end|finish)(?:s|ing|es)?|ket thuc(?: \\p{L}+){0,2} (?:o|tai)|(?:diem |chang |noi |tram )?chot(?: cuoi| ha)?(?: chuyen)?(?: la| o| tai)+|bay ve(?: \\p{L}+){0,2} tu|(?:ra|xuat canh|roi viet nam) (?:o|tai)|(?:diem|chang|noi|tram|thanh pho|cho) (?:den )?(?:cuoi(?: cung)?|ket thuc|ket)(?: la| o| tai| phai la)?|(?<=^ ?|[.,;] ?)cuoi (?:cung )?(?:la|o|tai)|cuoi cung (?:phai |se )?(?:ra|vao|vo|len|xuong|ve|den|toi|o)(?: toi| den| o)?|(?:bay |di |len tau |len xe )?ve (?:lai )?(?:nha |que )?tu|(?:hom|ngay|luc|chuyen|bay) ve(?: (?:thi|la|bay|luc|di|len|xe|tau|khoang|chuyen|[\\d:h]+|gio|ngay [\\d/]+)){0,5} (?:tu|o|tai)|ket thuc`,
    ),
  ],
  [
    'start',
    ending(
      `(?:start|begin)(?:s|ing|ning)?(?: (?:it |the trip |us )?(?:in|at))?|(?:get|com|roll)(?:s|e|es|ing|ting)? in ?to|(?<=^ ?|[.,;:(] ?)in(?: ?to| ?:)|(?:vo|vao|toi|den|nhap canh) (?:viet nam|vn) (?:o|qua|tai|bang)|(?:arriv|land|touch(?:es|ing)? down)(?:e|es|ing)?(?:${few} (?:in|at|to))?|fly(?:ing)? in ?to|(?:ha canh|dap|toi noi|den noi)(?: \\p{L}+){0,2} (?:o|xuong|tai)|bat dau (?:o|tai)|(?:khoi dau|khoi diem|mo dau|mo man|mo hang)(?: chuyen)?(?: la)?(?: o| tai| tu)?|(?:diem|chang|noi|tram|thanh pho|cho) (?:dau(?: tien)?|bat dau|khoi dau)(?: la| o| tai| phai la)?|(?<=^ ?|[.,;] ?)dau (?:tien )?(?:la|o|tai)`,
    ),
  ],
  [
    'onward',
    ending(
      `(?:fl(?:y|ies|ying|ights?)|planes?|land(?:s|ing)?|arriv(?:e|es|ing)|reach(?:es|ing)?|com(?:e|ing) in|get(?:ting)? (?:there|in))[^.;!?#]{0,50} (?:via|through|changing (?:planes )?(?:in|at))|\\d{1,2}(?:[:.h]\\d{0,2})? ?(?:am|pm|h|gio)? (?:train|bus|coach|ferry|boat|flight|plane|sleeper|limousine)(?: back| home)? to|(?:tickets?|seats?|berths?)(?: \\p{L}+){0,4} to|(?:train|bus|coach|sleeper|flight|tau|tau dem|xe|chuyen bay)(?: (?:at|luc))? \\d{1,2}(?:[:.h]\\d{0,2})?(?: ?(?:am|pm|gio))? (?:to|for|back to|di|ve|ra|vao)|(?:leav(?:e|es|ing)|depart(?:s|ing)?|continu(?:e|ing)|head(?:ing)? (?:on|off|home|back))[^.;!?]{0,45} (?:to|for)|(?:onward|onwards|back|home) to|(?:quay|tro|bay|len xe|len tau|lai|chay|xe|tau)(?: \\p{L}+)? ve(?: lai)?|ve lai|tro lai|quay lai`,
    ),
  ],
  [
    'seen',
    ending(
      `already (?:been (?:to|in)|seen|visited|did|done|know|explored|covered)|(?:have|we've|i've|ve|had|has) (?:been (?:to|in)|seen|visited|done|explored)|(?:been|went) to|(?<!(?:if|when|what if|wish) )(?:we|i) (?:was|were) (?:just |only |recently |already |both )?(?:in|at|on)|(?:did|done|saw|visited|know|covered|ticked off|been there(?: and)?,? done(?: that)?:?|been there:?|(?:done|seen|been):)(?: all of| both)?:?|last (?:time|year|trip|month|spring|summer|autumn|winter)(?: [\\p{L}']+){0,4} (?:in|to|did|saw|visited|was|were)|(?:da|tung|moi)(?: di| den| toi| ghe| tham| choi| qua| o)+(?: het)?|di roi|(?:lan|hoi|nam|dot|he) (?:truoc|ngoai|roi)(?: \\p{L}+){0,3} (?:di|den|toi|ghe|o|choi)`,
    ),
  ],
  [
    'avoid',
    ending(
      `(?<!if |or |why )not(?: to| in| at| via| interested in| going to| keen on| anywhere near)?|no(?: more)?|nothing(?: at all| planned| else)?(?: in| around)|no (?:sightseeing|stops?|nights?|time) in|without|skip(?:ping|s)?|avoid(?:ing|s)?|exclud(?:e|ing)|except(?: for)?|excluding|anywhere but|everywhere but|all but|other than|apart from|instead of|rather than|bored (?:of|with)|(?:don'?t|dont|do not|never|won'?t|can'?t stand|hate|dislike)(?: [\\p{L}']+){0,4}|leav(?:e|ing) out|khong(?: can| muon| thich| phai| nen)?(?: di| ghe| qua| vao| xep| den| toi| them| o| cho| lay| ra| len| xuong){0,3}|(?:dung|khoi)(?: co)?(?: xep| nhet| nhoi| di| ghe| dua| them| cho| lay| den| vao| qua| bat){0,3}|(?:dung|khong) xep(?: \\p{L}+){0,2}|tranh(?: xa)?|ngoai tru|tru|(?<=^ ?|[.,;:(] ?)ngoai|bo qua|ngan|(?<!(?:duoi|ngon|ban|doi|dau) )chan(?: di)?|thay vi`,
    ),
  ],
  [
    'origin',
    ending(
      `(?:com(?:e|ing)|start(?:s|ing)?|leav(?:e|es|ing)|depart(?:s|ing)?|set(?:s|ting)? (?:off|out)|head(?:s|ing)? (?:off|out)|driv(?:e|ing)|fly(?:ing)?|travel(?:l?ing)?|go(?:ing)?|trip|escape|getaway|out|back|train|bus|flight|days?|weekend|week|nights?) (?:straight |directly |by \\p{L}+ )?from|from|(?:we|i|us|who|family)(?:'re| are| am|'m)? (?:live|living|based|staying|stay) (?:in|at|near)|(?:days?|weekend|nights?|trip|escape|get|getting|getaway) (?:us )?(?:out of|away from)|out of|(?:our|my)(?: own)? (?:car|van|bikes?|motorbikes?|scooters?|house|flat|apartment)(?: (?:is|are|stands?|parked|waits?|kept))* (?:in|at)|(?:own|have)(?: our| my| a)*(?: own)? (?:car|van|flat|apartment|house) (?:here )?(?:in|at)|(?:pick(?:ing|s)? up|hir(?:e|ing)|rent(?:ing)?|collect(?:ing)?) (?:a|the|our)(?: \\p{L}+){0,2} (?:car|van|bikes?|motorbikes?|campervan) (?:in|at|from)|(?:home|house|we) (?:is|are) in|(?:(?:our |my )?home(?: town| base)?(?: is|:)|(?:picks?|collects?|fetch(?:es)?|picked|collected) (?:us|me)(?: up)? (?:in|at|from))|leav(?:e|es|ing)|depart(?:s|ing)?|(?<!ve )cat canh(?: o| tai| tu)?|(?:nha|gia dinh|vo chong|nhom|cong ty|co quan|lop|truong|doan|sinh song|song|lam viec|dang|dan|hien|hien tai|hien gio|hien nay|dinh cu|thuong tru|tam tru)(?: [\\p{L}\\p{N}]+){0,3} o|sinh vien(?: nam (?:\\d|nhat|hai|ba|tu|cuoi))? (?:o|tai)|dan|xuat phat(?: tu| o| tai)?|khoi hanh(?: tu| o| tai)?|(?:bay|di|chay|xuong|len|ra|vao|xe|tau)?(?: \\p{L}+)? ?tu`,
    ),
  ],
];

/** What stands after a place. */
export const after: ReadonlyArray<readonly [Role, RegExp]> = [
  [
    'seen',
    beginning(
      `(?:(?:is|was|has been|are|were|have been|we|i)?:? ?(?:all )?(?:already )?(?:been there|done|did|seen|visited|ticked off|covered)(?: already| it| that)*|already|twice|before(?= *(?:[.,;!?)]|$|and |so |but ))|last (?:time|year)|three times|many times|(?:we|i)(?: ha)?ve (?:already )?(?:seen|been|done|visited)|is done|(?:cung )?(?:thi )?(?:da )?(?:(?:di|den|toi|xem|choi|biet|qua|ghe)(?: het)?(?: nhieu lan| may lan| 2 lan| hai lan)? (?:roi|r)(?![\\p{L}])|chan roi|roi(?= *(?:[,.;!?)]|$))|(?:roi|r)(?= (?:nen|ma|gio|thoi|cho khac|noi khac|khong|ko|k|hok|hong|hem|chan|het muon|doi|kiem|tim)(?![\\p{L}]))|r(?= *(?:[,.;!?)]|$))|(?:di|den|toi|choi|ghe)(?: \\p{L}+){0,2} (?:hoai|mai|suot|nhieu|riet|nat|chan)(?: (?:qua|roi|lam|lan|luon|ngay|het|chan))*(?= *(?:[,.;!?)]|$| (?:muon|gio|nen|tim|thich|can) )))|(?:we|i)(?: ha)?ve been (?:there )?(?:so |too )?(?:many times|a (?:hundred|million) times|often))`,
    ),
  ],
  [
    'avoid',
    beginning(
      `(?:thi )?(?:thoi khoi|khoi(?! (?:hanh|dau|diem))|(?:\\p{L}+ ){0,6}?(?:khong|ko|chang|cha|deo|hong|hok|hem) (?:di|len|ghe|den|toi|ra|vao|vo|xuong|qua|choi|them|muon)(?: \\p{L}+){0,2} (?:dau|nua)(?= *(?:[,.;!?)]|$| nha| nhe| a| nhen))|khong di(?= *(?:nua|dau|[.,;!?)]|$))|khong thich(?= *(?:lam|cho nay|cho do|noi nay|noi do|nua|[.,;!?)]|$))|bo qua|chan lam|thi chan)`,
    ),
  ],
  [
    'base',
    beginning(
      `(?:as (?:a|our|my|the) base|lam can cu|(?:the )?(?:whole|entire) (?:time|stay|trip)|ca chuyen)`,
    ),
  ],
  [
    'end',
    beginning(
      `(?:is )?(?:where (?:our|my|the) flight (?:home )?(?:leaves|is)|last(?! (?:year|month|week|spring|summer|autumn|fall|winter|time|trip|christmas))|at the (?:very )?end|(?:on|for) (?:the|our|my) (?:last|final) (?:\\p{L}+ |\\d+ )?(?:days?|nights?|evening)|(?:la )?(?:chang |diem |noi )?chot|cuoi cung|to (?:finish|end|close|wrap up)(?: with| on| off)?(?= *(?:[.,;!?)]|$))|(?:\\p{L}+ )?on (?:the|our|my) way out|(?:outbound|out)(?= *(?:[.,;!?)]|$)))`,
    ),
  ],
  [
    'start',
    beginning(
      'at the (?:start|beginning|outset)|first up|to (?:start|begin|kick off)(?: with| off)?(?= *(?:[.,;!?)]|$| and| then))|on (?:the|our|my) way in|(?:inbound|in)(?= *(?:[.,;]| and))',
    ),
  ],
];
