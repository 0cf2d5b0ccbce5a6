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
  | 'power';

const questions: ReadonlyArray<readonly [Question, RegExp]> = [
  ['visa', words('visas?|e-?visas?|passports?|immigration|thi thuc|ho chieu|xuat nhap canh|nhap canh')],
  ['emergency', words('emergency|ambulance|call the police|cap cuu|khan cap')],
  ['health', words('vaccin(?:e|es|ation|ations)|malaria|dengue|rabies|tiem phong|sot xuat huyet|sot ret')],
  ['money', words('currency|exchange rate|atms?|cash|tipping|credit cards?|tien te|doi tien|tien mat')],
  ['power', words('plugs?|sockets?|adapter|voltage|o cam|dien ap|phich cam')],
  ['transport', words('driving licen[cs]e|helmets?|bang lai|mu bao hiem|international driving permit')],
  [
    'weather',
    words(
      'weather|rain(?:y|s|ing)?|climate|temperature|how (?:hot|cold|warm)|typhoons?|thoi tiet|mua nhieu|mua mua|mua bao|co mua|nong khong|lanh khong|may do|best (?:time|months?|season)|mua nao|thang may dep|thoi diem nao|khi nao dep',
    ),
  ],
  [
    'route',
    words(
      'how (?:far|long) .{0,40}(?:from|to|between|get)|how (?:do|can) (?:i|we) (?:get|go|travel)|best way to get|bao xa|mat bao lau|bao nhieu km|di bang gi|di nhu the nao|di chuyen (?:tu|the nao|nhu the nao)',
    ),
  ],
  ['events', words("festivals?|events?|what'?s on|happening|le hoi|su kien|dip le")],
];

/** Words that ask for a plan all the same. */
const asksForPlan = words('plan|itinerary|trip|schedule|lich trinh|ke hoach|len lich|chuyen di|sap xep');

const greeting =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening)|xin chao|chao(?: ban)?|alo|hallo|bonjour)(?: there| ban| nhe| em| anh| chi)?[\s!.,?]*$/u;
const thanks = words('thank(?:s| you)|cheers|cam on|cam on ban|tuyet voi|great job|perfect');
const help = words(
  'what can you do|how does this work|help me|who are you|are you (?:a bot|human|ai)|ban la ai|ban lam duoc gi|giup duoc gi',
);

/** What a request for something else than a journey looks like. */
const offTopic = words(
  'python|javascript|code|program(?:ming)?|homework|math|equation|poem|essay|joke|stock|bitcoin|crypto|president|prime minister|capital of|recipe|translate|password|mat khau|system prompt|api key|lap trinh|bai tap|giai toan|lam tho|chung khoan|tong thong|thu do cua',
);

export interface Talk {
  questions: Question[];
  asksForPlan: boolean;
  isGreeting: boolean;
  isThanks: boolean;
  asksForHelp: boolean;
  isOffTopic: boolean;
}

export const talkIn = (text: Text): Talk => {
  const { folded } = text;
  return {
    questions: questions.filter(([, said]) => said.test(folded)).map(([name]) => name),
    asksForPlan: asksForPlan.test(folded),
    isGreeting: greeting.test(folded),
    isThanks: thanks.test(folded),
    asksForHelp: help.test(folded),
    isOffTopic: offTopic.test(folded),
  };
};
