import { talkIn } from './questions';
import { readText } from './text';

const plan = '(?:plan|itinerary|itineraries|schedule|route|trip plan)';
const lich = '(?:lich(?: trinh)?|ke hoach|plan|itinerary|tour)';
const make = '(?:len|lap|xep|lam|dung|soan|ra|tao|ve|can|gui)';

/** "Please don't build me a plan", "not after an itinerary", "khoan lên lịch", "chưa cần lịch trình". */
const refusal = new RegExp(
  `(?<!\\p{L})(?:(?:please|pls|but|and|just) )*(?:(?:do not|don't|dont|no need (?:to|for you to)|without you|you (?:needn't|don't (?:have|need) to)) (?:you )?(?:(?:build|make|plan|draw up|create|give|send|do|write|need|want|start)(?: (?:me|us|up))*|plan)(?: (?:a|an|any|another|the|my|our|whole|full|\\p{L}+ing))* ${plan}|(?:i |i'm |im |we |we're |am |are )*not (?:after|asking for|looking for|needing|wanting|interested in)(?: (?:a|an|any|your|another|full))* ${plan}|(?:no|without (?:a|an|any)) ${plan}(?:s)?(?: (?:needed|please|pls|yet|thanks|required|for now))+|(?:chua|khong|khoi|dung|khoan|chua can|khong can|khoi can|dung co)(?: (?:phai|can|vo|voi|hay|nha|nhe))*(?: ${make})*(?: (?:giup|ho|cho|gium|dum|minh|em|toi|tui|cai|mot|gi))*(?: ${make})? ${lich}(?: gi(?: het| ca)?)?)(?!\\p{L})(?! trinh| (?:qua |that )*(?:chi tiet|day|dac|gap|nang|dai|voi nhieu|phuc tap|kin)| (?:with|that|where|which|in which|full of)(?!\\p{L}))`,
  'u',
);

/** "Just your opinion and why", "chỉ cần tư vấn thôi nhé", "hỏi cho biết thôi": what is wanted in its stead. */
const instead =
  /^ ?(?:(?:i|we|minh|em|tui|toi) )?(?:(?:just|only|chi) )+(?:(?:want|need|wanted|would like|can|muon|xin|hoi)(?: (?:your|a|an|the|some))?|your|a|the)(?: \p{L}+)? ?(?:opinion|answer|advice|view|tu van|y kien|loi khuyen|hoi|biet|ten)(?: [\p{L}]+){0,5}[ .!]*$|^ ?hoi cho biet(?: thoi)?(?: [\p{L}]+){0,5}[ .!]*$/u;

const asksSomething = /\?|(?<!\p{L})(?:tell me|let me know|wondering|hoi|cho biet|tu van)(?!\p{L})/u;

const clauseOf = /[^.!?,;:\n]+[.!?,;:\n]*/gu;

/**
 * What a message says beside that no plan shall be made; `null` where it refuses none, or asks nothing. A change of the plan that stands
 * is none: "don't change the plan".
 */
export const withoutPlanRefused = (message: string): string | null => {
  const clauses = message.match(clauseOf) ?? [];
  const folded = (clause: string) => readText(clause).folded;
  if (!clauses.some((clause) => refusal.test(folded(clause)))) return null;
  const rest = clauses.filter((clause) => !refusal.test(folded(clause)) && !instead.test(folded(clause)));
  const asked = rest
    .join('')
    .replace(/[\s,;:]+$/u, '')
    .trim();
  return asksSomething.test(folded(asked)) || talkIn(readText(asked)).isQuestion ? asked : null;
};
