/** More of what stands around a town, which tells that it is refused, has been seen or is home. All folded. */

const ending = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source}) ?(?:the |tp |thanh pho )?$`, 'u');
const beginning = (source: string) => new RegExp(`^[ ,(–-]*(?:${source})(?![\\p{L}\\p{N}])`, 'u');

const will =
  'day|bat|keo|loi|rinh|tong|nhet|ever|quay|vo|want|wish|like|fancy|care|for|tell|send|put|include|give|take|me|us|going|go|to|back|in|on|big|cities|city|towns?|places?|like|touristy|crowded|cho|xep|dua|quay lai|quay ve|tro lai|dat chan|len|xuong|ra|vao|den|toi|di|ghe|muon|thich|dinh dang(?: gi)?|phai|can|choi|khu|vinh|dao|ve|tham|gi|may|cac|nhung|nhu|tui|minh|em|nha|thanh pho|lon|dong|ngap|may cho';
const refusal =
  "no|not|never|without|skip|avoid|don'?t|do not|won'?t|leave out|khong|ko|dung|khoi|(?<!mui )ne|mien|dep|tranh|tru|ngan|xin kieu|(?:everyone|everybody|all the world|people)(?: [\\p{L}']+){0,4} (?:goes|go|flocks|heads) to|(?:it|that|this|anything|place|which) (?:isn'?t|is not|ain'?t|wasn'?t)";

const past =
  '(?:nam|thang|tuan|he|dot|lan|tet|hom|ky|chuyen) (?:ngoai|truoc|roi|vua roi|kia)|moi (?:roi|day|hom)|vua (?:roi|qua)';

/** "Đừng cho tôi tới Đà Nẵng", "no big cities like Hà Nội": nothing but words of will between the no and the town. */
export const refusedBefore = ending(`(?:${refusal})(?: (?:${will}))*`);

export const refusedAfter = beginning(
  "(?:(?:thi|la|o do|mua nay|dot nay|gio|em|minh|tui|chac|cung|nay) )*(?:khoi(?! (?:hanh|dau))|thoi (?:khoi|bo)|(?<=(?:thi|cung) )thoi|mien (?:nha|luon|di)|xin kieu|(?:chan|ngan) (?:lam|roi|qua|ngat|luon)|nat roi)|(?:is|are|was)(?:n't| not) (?:really |quite )?(?:for (?:me|us)|our thing|our cup)|(?:is|are) out(?! of town)|can wait|no(?= *(?:[—–.;:!,]|thanks|thank you|way))",
);

export const seenBefore = ending(
  `(?:back )?in (?:19|20)\\d\\d (?:it was|we (?:did|saw|visited|had|went to))|(?:${past})(?: (?:thi|da|moi|co|duoc|tui|minh|em|nha minh|tui em|bon minh|co quan|cong ty|lop|truong|cho|di|den|toi|ra|vao|vo|len|xuong|ghe))*|hoi (?:nho|be|sinh vien|truoc)(?: \\p{L}+){0,2} (?:o|song)|(?:last|this past) (?:year|month|summer|winter|spring|autumn|week|time|trip)(?:'s)?:?|(?:we|i|he|she|they|him|her|me|us) (?:just )?went(?: to)?|(?:we|i)(?:'ve| have)? covered|(?:we|i)(?:'ve| have| had)? (?:already )?(?:done|seen|did|covered|been to|visited)(?: (?!but |not |want |now )[\\p{L}]+){1,4} and|(?:ticked off|done|seen|been to|visited|covered)(?: [\\p{L}\\d']+){1,6}:|may cho o`,
);

export const seenAfter = beginning(
  `(?:(?:em|minh|tui|toi) )?thuoc (?:nhu|het|lau|tung|nam)|(?:di|den|toi|ghe) (?:\\d+|hai|ba|bon|nam|sau|may|bao nhieu|ca chuc|vai) lan(?= *(?:[,.;!?)]|$))|(?:we|i) (?:already )?(?:know|knew|did|saw|covered|lived)(?: (?:it|well|already|by heart|inside out|last \\p{L}+))*(?= *(?:[,.;!]|$| and #))|just (?:now|recently)|(?:thi )?(?:${past}|thang truoc)(?: \\p{L}+){0,3} (?:di|ghe|roi|choi|o)(?: (?:ca(?: hai| ba| ro?i)?|het))?(?= *(?:[,.;!]|$| roi| xong))|(?:thi )?(?:(?:tui|minh|em|tui em|nha em|nha minh) )*(?:coi|xem|di|choi|ghe|toi)(?: \\p{L}+){0,2}? (?:het(?: tron| sach| ca)?|mon(?: got)?|nat|suot|nhieu|hoai|rieng|(?:\\d+|hai|ba|bon|nam|may) (?:lan|ban))(?: \\p{L}+){0,1}? ?(?:roi|r)(?![\\p{L}])|(?:di )?(?:suot|hoai|nat) roi|(?:thi )?quen (?:qua|lam|mat|het)? ?roi|la (?:cho|noi) (?:em|minh|tui) (?:hoc|song|lam)`,
);

export const homeBefore = ending(
  "(?:chong|vo|ck|vk|bo|me|ba|ma|em|minh|toi|tui|chau|nha|gia dinh)(?: (?:em|minh|toi|tui|chau|to))? (?:thi |la )?(?:goc |que(?: goc)?(?: o)?|nguoi)|(?<!(?:\\d+|hai|ba|bon|nam|sau|may|tui|dam|lu) )(?:dua|thang)(?: thi)? o|(?:currently |now |am |are |been )?living in|expats?(?: living)? in|(?:our|my) home(?: ?town| city)?(?: is|'s)(?: in)?|residents? (?:of|in)|(?:i'm|im|i am|we're|we are|currently|am|are) (?:posted|stationed|working|studying|teaching|residing|settled|at uni|at university|on assignment)(?: \\p{L}+){0,2} (?:in|at|near)|(?:i|we) (?:work|teach|study|reside)(?: \\p{L}+){0,2} (?:in|at|near)|at home in|(?:after|before|following|done with) (?:my|our|the|a|an|some)(?: \\p{L}+){0,3} (?:conference|meeting|wedding|work|course|congress|job|seminar|audit|training|assignment|internship|semester|business)(?: trip)? (?:in|at)|(?:xong|sau|het)(?: \\p{L}+){0,3} (?:cong tac|hop|viec|hoi nghi|hoi thao|dam cuoi|tap huan) (?:o|tai)|(?:dot|chuyen|dip|tuan (?:toi|sau|nay))(?: \\p{L}+){0,2} cong tac(?: o| tai| ra| vao)?|(?<=[,.;] ?|^ ?)(?:live|living) in",
);

export const homeAfter = beginning(
  "(?:'s|is) (?:our |my )?home(?: ?town)?|born and (?:bred|raised)|natives?(?= *[.,;])|locals?(?= *(?:[.,;]|here))|(?:[,–-] ?)?so (?:that|it)(?:'s| is|s) home|is where (?:we|i) live|la nha|minh o do",
);

/** Where people are for the time being, and want to go elsewhere from. */
export const forNow = beginning('at the moment|right now|currently|these days|for work|hien gio|luc nay');
