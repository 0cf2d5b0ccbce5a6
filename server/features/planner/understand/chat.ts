import { fold } from '../../../fold';

/** What is said to whoever is there, and asks for neither a journey nor an answer about one. */
export type Chat =
  | 'goodbye'
  | 'complaint'
  | 'joke'
  | 'help'
  | 'name'
  | 'asking'
  | 'well'
  | 'here'
  | 'language'
  | 'thanks'
  | 'sorry'
  | 'unsure'
  | 'praise'
  | 'greeting'
  | 'laugh';

/** Whom one talks to, and the small words that make it friendly, in both languages. */
const beside =
  'there|everyone|everybody|all|guys|folks|friends?|mate|dude|buddy|bro|bruh|man|sir|madam|maam|my|dear|bots?|planner|assistant|vietnam|viet nam|you|u|again|so|very|much|a|lot|lots|ton|million|bunch|for|your|the|that|thats|it|its|is|was|its ok|just|really|really really|please|pls|plz|well|oh|ah|eh|hm+|then|now|today|and|this|time|quick|little|one|ok|okay|okie|oke|oki|yes|yeah|yep|no|nope|fine|of|me|to|ban|bn|nhe|nhé|nha|nhen|nhoa|hen|em|e|anh|a|chi|c|b|co|chu|bac|minh|tui|toi|ad|admin|shop|sop|ca nha|moi nguoi|oi|ui|a ui|da|vang|vay|z|v|bot|gi do|the|roi|r|ha|la|luon|di|da|qua|qa|ghe|lam|ne|ma|thoi|voi|cai|chut|xiu|ti|u|uh|nua|that|that su|het|rat|nhieu|lun|may|dep trai|xinh gai|xinh|dang yeu|iu|yeu';

const lines: ReadonlyArray<readonly [Chat, string]> = [
  [
    'goodbye',
    '(?:thats|that is) it(?: for (?:now|today))?|bye(?: ?bye)?|goodbye|good ?night|nighty? night|night night|nite|see (?:you|ya|u)(?: (?:later|soon|around|tomorrow|next time))?|cya|ttyl|later|laters|take care|farewell|ciao ciao|(?:thats|that is|thatll be) all(?: for (?:now|today))?|(?:gotta|got to|have to|must) (?:go|run)|(?:im|i am) off(?: to (?:bed|sleep))?|have a (?:good|nice|great|lovely) (?:day|night|evening|one|weekend)|tam biet|hen gap lai|gap lai sau|hen (?:lan sau|khi khac|hom khac)|bai(?: ?bai)?|pai(?: ?pai)?|bb|pp|(?:chuc )?ngu ngon|g9|(?:di )?(?:ngu|off|out) day|(?:di ngu|off|thoat)(?: day| thoi)?|di day|chao tam biet',
  ],
  [
    'complaint',
    '(?:the |this |your )?(?:site|app|page|map|bot|chat|web ?site)(?: \\p{L}+)? (?:slow|down|broken|buggy|confusing|useless|load|loading|work|working|crashing|freezing)(?: .{0,20})?|why do you keep .{0,40}|you keep (?:repeating|saying|giving|asking)(?: .{0,40})?|(?:sao )?(?:tra loi|noi)(?: \\p{L}+){0,2} (?:cham|ky|ki|chan|ngan|dai dong|lung tung)(?: .{0,15})?|y (?:la )?(?:minh|toi|em|tui)(?: la)? (?:hoi|noi|muon)(?: cai)? khac(?: .{0,15})?|(?:web|app|trang|ban do)(?: nay)? (?:cham|lag|loi|bi loi|khong (?:tai|mo|chay|hien|bam))(?: .{0,20})?|(?:that|this|it|your (?:last |previous )?(?:answer|reply|plan|info(?:rmation)?)) (?:is|was|s) (?:all |totally |completely |just |so )?(?:wrong|incorrect|false|not (?:right|true|correct|what i (?:asked|meant|wanted))|outdated|nonsense|rubbish|useless)(?:[ ,].{0,60})?|(?:thats|its) (?:all |totally |just )?(?:wrong|incorrect|not (?:right|true|correct|what i (?:asked|meant|wanted)))(?:[ ,].{0,60})?|you (?:didnt|did not|dont|do not) (?:answer|understand|listen|get)(?: .{0,40})?|(?:that|this) (?:didnt|did not|doesnt|does not) (?:help|answer)(?: .{0,40})?|hoi mot dang(?:,)? (?:tra loi|dap) mot neo|(?:tra loi|noi|dua) (?:sai|nham|tam bay|lung tung|linh tinh|khong dung|lac de)(?: .{0,30})?|(?:sai|nham) (?:roi|bet|het|be bet)(?: .{0,20})?|(?:khong|chang|chua) (?:hieu|dung|dung y)(?: (?:y|minh|toi|em|cau hoi|gi|cau|cua))*(?: ca| het| ha)?',
  ],
  [
    'joke',
    'tell me (?:something|anything) (?:interesting|cool|fun)|entertain me|(?:tell|give|make)(?: me| us)? (?:a|another|some|one)? ?(?:good |funny )?jokes?|(?:say|tell me) something funny|sing(?: me)?(?: a song)?|ke(?: cho)?(?: em| minh| toi| tui)? (?:mot |1 )?(?:chuyen|truyen) (?:cuoi|vui|hai)|hat (?:di|mot bai|cho .{0,12}nghe)',
  ],
  [
    'help',
    'help|help (?:me|us)|(?:i |we )?(?:need|want) (?:some |your )?help|can (?:you|u) help(?: me| us)?|what (?:can|do|could) (?:you|u|this|it)(?: (?:site|bot|app|thing))? (?:do|help with|know)|what (?:can|could|should|do) i (?:ask|say|type|write)(?: you| here)?|how (?:do|can|does|to) (?:i |you |it |this |we )?(?:use|work|works|start|begin)(?: (?:this|it|here|site|bot|app|thing))*|how does (?:this|it)(?: \\p{L}+)? work|what is this(?: site| app| bot| for)*|whats this(?: site| app| bot| for)*|giup(?: (?:voi|minh|em|toi|tui|do))*|(?:can|cuu) (?:giup|tro giup|ho tro)|ho tro|(?:ban|em|ad|bot|app|web|trang)(?: nay| ay)? (?:lam|giup|tra loi|ho tro|biet)(?: duoc)?(?: (?:nhung|cho|em|minh|toi))*(?: (?:gi|dieu gi|cai gi|viec gi|duoc gi))|(?:app|web|trang|cai|bot)(?: nay| web)* (?:dung|xai|su dung|hoat dong|choi|de)(?: (?:nhu|the|lam))* (?:sao|nao|the nao|gi)|(?:dung|xai|su dung|hoi)(?: (?:cai|app|web|trang|bot))*(?: nay)? (?:nhu the nao|the nao|lam sao|kieu gi|sao)|huong dan(?: (?:su dung|dung|em|minh|voi))*',
  ],
  [
    'name',
    '(?:tell me about|introduce) yourself|gioi thieu ban than|(?:ban|em|ad)(?: da)? co (?:nguoi yeu|vo|chong|bo|gau|ny)(?: chua)?|yeu (?:em|anh|minh|toi|tui) (?:khong|di)|who (?:are|r) (?:you|u)|what are (?:you|u)|who (?:made|built|created|runs|owns|programmed) (?:you|u|this(?: site| app| bot)?)|what(?:s| is) your name|do you have a name|(?:are|r) (?:you|u) (?:chat ?gpt|gpt|gemini|claude|siri|alexa|copilot|an? llm)|how old are (?:you|u)|where are (?:you|u) from|(?:ban|em|ad|bot|may|cau)(?: nay)? (?:ten(?: la)? (?:gi|j)|la ai|may tuoi|bao nhieu tuoi|o dau|la con gi|la cai gi|la chat ?gpt)(?: vay| the| a)*|ten(?: ban| em| gi| cua ban)+|ai (?:lam|tao|viet|lap trinh)(?: ra)? (?:ban|em|may|web|trang|bot|app)(?: nay)?',
  ],
  [
    'asking',
    '(?:i |we )?(?:have|got|had) (?:a |an |some |another |one |two |few )*(?:quick |small |little |more )*questions?(?: for you)?|(?:can|could|may) (?:i|we) ask(?: you)?(?: (?:something|a question|anything|sth|questions))?|(?:a |one |quick |another )*question|hoi (?:ti|chut|xiu|cai|mot ti|mot chut|mot cau|1 cau|it)(?: (?:duoc|xiu|chut))*(?: khong)?|cho (?:minh|em|e|toi|tui|anh|chi|mik|mk|con|chau) hoi(?: (?:ti|chut|xiu|cai|mot ti|mot chut|mot cau|1 cau|chut xiu|voi|duoc))*(?: khong)?|(?:minh|em|toi|tui) (?:muon|can|dinh) hoi(?: (?:ti|chut|xiu|cai|mot chut))*|tu van(?: (?:giup|cho|minh|em|toi|voi))*|(?:can|muon|nho)(?: duoc)? tu van(?: (?:ti|chut))*',
  ],
  [
    'well',
    'how(?:s| is| are) (?:you|u|ya|things|it going|everything|life|your day)(?: (?:doing|going|today))*|how do you do|whats up|wassup|sup|hows it|you (?:ok|okay|good|alright)|(?:ban|em|ad|bot|cau)? ?(?:co )?khoe (?:khong|chu|ko)|(?:ban|em) the nao|dang lam gi(?: (?:day|do|the|vay))*|an com chua',
  ],
  [
    'language',
    '(?:do|can|could) (?:you|u) (?:speak|understand|read|write|talk|answer|reply)(?: (?:in|to me))?(?: any)? (?:english|vietnamese|viet)|(?:speak|answer|reply|write)(?: to me)?(?: in)? (?:english|vietnamese)|(?:ban|em|bot)?(?: co)? ?(?:noi|hieu|doc|biet|tra loi)(?: bang)?(?: duoc)? tieng (?:anh|viet)(?: (?:duoc|khong|di))*|english|vietnamese|tieng (?:anh|viet)',
  ],
  [
    'here',
    '(?:is )?(?:any(?:one|body)|some(?:one|body)) (?:there|here|home|online|around)|(?:are|r) (?:you|u) (?:there|here|online|awake|alive|still there|working)|you there|does this work|is this (?:working|thing on|on)|test(?:ing)?(?: (?:test|testing|thu|1|2|3|12|123|one|two|three))*|thu(?: xem| phat| cai)*|(?:co )?ai(?: o)?(?: (?:day|do|truc|online|onl))?(?: (?:khong|ko))|(?:co )?ai(?: o)? (?:day|do|truc|online|onl)|con (?:thuc|online|onl|do|day)(?: khong)?',
  ],
  [
    'thanks',
    'thanks?|thanks? (?:you|u)|thank(?:s| you)? (?:you|u)?|thx+|thnx|thnks|tnx|tks|tkss|tk|ty(?:sm|vm)?|cheers|much appreciated|appreciate (?:it|that|you)|appreciated|(?:i )?owe you(?: one)?|bless you|cam on|cam un|cam ta|cham on|kam on|cam mon|da ta|gracias|merci|arigato|kamsahamnida|hai long|biet on',
  ],
  [
    'sorry',
    'sorry|my (?:bad|mistake|fault)|apologies|i apologi[sz]e|oops|whoops|(?:cho )?(?:em |minh |toi )?xin loi|sr|wrong (?:chat|window|person|number)|nham(?: roi| cho| nguoi| nha)+|go nham|bam nham',
  ],
  [
    'unsure',
    '(?:ill|i will|we will|well) (?:come|be|get) back(?: to (?:you|this|it))?(?: later| soon| tomorrow)?|(?:de |cho )?(?:minh |em |toi |tui )?(?:suy nghi|nghi|coi|tinh) (?:them|lai|da)(?: roi)?(?: quay lai| tinh| tinh sau)?|(?:im |i am |am |we are |were )?(?:not|still not|un) ?(?:so |really |quite |too |very )?(?:sure|decided|certain)(?: yet)?|(?:i |we )?(?:dont|do not|didnt) (?:really )?know(?: (?:yet|what i want|where to (?:go|start)|what to (?:do|ask|say)))?|idk|dunno|no idea|undecided|(?:i |we )?havent (?:decided|thought)(?: yet)?|maybe(?: later)?|perhaps|later maybe|(?:ill|i will|let me|i need to|we will|well) (?:think|check|see|ask)(?: about (?:it|that))?(?: (?:first|more|over|my \\p{L}+|with \\p{L}+ \\p{L}+))?|let me (?:think|see)(?: about it)?|hold on|wait|one (?:sec|second|moment|minute)|hang on|give me a (?:sec|second|minute|moment)|(?:minh |em |toi |tui )?(?:cung )?(?:chua|khong|ko) (?:biet|ro|chac|nghi ra|quyet|quyet dinh|tinh)(?: (?:nua|gi|dau|di dau|sao|lam|duoc|chon|the nao))*|(?:de |cho )(?:minh |em |toi |tui )?(?:xem|nghi|coi|tinh|suy nghi|hoi)(?: (?:lai|them|da|thu|xem|sao|chong|vo|ban be|bo me|me|y kien|nguoi nha))*|tu tu(?: da| de)?|doi (?:ti|chut|xiu|mot chut)|cho (?:ti|chut|xiu)|tinh sau|de sau|luc khac|chac(?: la)?|co the',
  ],
  [
    'praise',
    '(?:youre|you are) (?:so |very |really )*(?:funny|great|awesome|cool|nice|smart|helpful|the best|good|amazing|kind|cute)|(?:that|this|it) (?:really )?helps(?: a lot)?|ong mat troi|(?:so |very |really |pretty |how |super )*(?:great|perfect|awesome|amazing|cool|nice|wow+|lovely|brilliant|excellent|wonderful|fantastic|beautiful|sweet|love it|love this|loving it|good (?:job|work|stuff|bot)|great (?:job|work|stuff)|well done|nice (?:one|work|job)|helpful|useful|impressive|interesting|good to know|noted|got it|gotcha|understood|i see|makes sense|fair enough|sounds (?:good|great|fun|nice))|tuyet(?: voi| vời)?|hay(?: qua| the| ghe| lam| day)+|gioi(?: qua| the| ghe| lam)+|dinh(?: qua| that| cao| vai)*|xin(?: so)|tot(?: qua| lam)+|ok qua|dep (?:qua|the|ghe)|thich (?:qua|the|ghe)|huu ich|chuan(?: luon| roi| qua)*|(?:minh |em |toi )?(?:hieu|biet|ro|nho) (?:roi|r)|ra (?:la )?(?:vay|the)|the a|vay a|vay ha|the ha|u nhi|on ap',
  ],
  [
    'greeting',
    "he nho|(?:my name is|(?:minh|em|toi|tui) ten(?: la)?) \\p{L}+|hi|hii|hello|helo|hallo|hullo|hey|heya|hiya|hi ya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|gm|g'?day|hola|ola|salut|bonjour|salam(?: ?alei?kum)?|as+ala+mu? ?'?(?:alai?kum|alei?kum)|salaam|shalom|namaste|konnichiwa|annyeong|ni hao|sawadee|(?:xin )?chao(?: (?:buoi (?:sang|trua|chieu|toi)|ngay moi|ca nha|moi nguoi))?|alo|a lo|he ?lo|he ?lu|hi ?lu|lo|nice to meet (?:you|u)|(?:chuc )?(?:buoi (?:sang|trua|chieu|toi)|ngay moi)(?: (?:vui ve|tot lanh))?|ad|admin|shop|ban|em|anh|bot",
  ],
  [
    'laugh',
    'z{2,}|buon (?:qua|ghe|the|ngu)|chan (?:qua|ghe|the)|(?:im |so )?bored|(?:a?ha)+h?|(?:he)+|(?:hi){2,}|(?:hj){2,}|(?:ho){2,}|(?:hu){2,}|(?:ka){2,}|k{3,}|l+o+l+|lmao|lmfao|rofl|xd+|:?\\)+|haiz+|hazz|hmm+|huhu|troi oi|omg|oh my(?: god)?|gosh|bruh|meh|whatever|ke(?: di| he)?',
  ],
];

const isAlone = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');
const patterns = lines.map(([chat, said]) => [chat, isAlone(said)] as const);
const filler = isAlone(beside);

/** Longer than this nobody only says hello. */
const mostWords = 12;

/** "hiiii" is "hi", "byeee" is "bye"; "hello" keeps its letters. */
const squeezed = (text: string): string =>
  text.replace(/(\p{L})\1{2,}/gu, '$1').replace(/(?<=[aeiouy])([yeiou])\1(?![\p{L}])/gu, '$1');

/**
 * What a message says that consists of nothing but such words, e.g. "hey there, thanks a lot" or "dạ em chào anh";
 * `null` for all others. What says more comes first: who says hello and thanks, thanks.
 */
export const chatIn = (message: string): Chat | null => {
  const plain = fold(message)
    .replace(/['’‘`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (plain === '')
    return /\?/u.test(message)
      ? 'help'
      : /\p{Extended_Pictographic}/u.test(message)
        ? 'praise'
        : /[=:;][-^]?[)(DPp3]/u.test(message)
          ? 'laugh'
          : null;
  if (plain.split(' ').length > mostWords) return null;
  for (const text of new Set([plain, squeezed(plain)])) {
    for (const [chat, pattern] of patterns) {
      const rest = text.replace(pattern, '#');
      if (rest === text) continue;
      const left = patterns.reduce((said, [, other]) => said.replace(other, ' '), rest).replace(filler, ' ');
      if (/^[# ]*$/u.test(left)) return chat;
    }
  }
  return null;
};
