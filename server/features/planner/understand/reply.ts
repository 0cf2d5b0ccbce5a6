import { readText } from './text';

/** What a short message says to what was said before it. */
export type Reply = { says: 'yes' } | { says: 'no' } | { says: 'option'; option: number };

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that agree by themselves. */
const agreeing = set(
  'ok okay okie oke oki okela okey okk okii k yes yess yeah yep yup yea ya sure great perfect fine good cool alright agreed definitely absolutely correct exactly right please do go love like plan u uh uhm uk uhu uhuh um umm co vang da duoc dc dong chot lam len xep trien hay tuyet on',
);
/** What may stand beside them. */
const beside = set(
  "right that this it the one for me us my our lets let's let make ahead sounds sound please then thanks thank you just so all plan planned why not works to with we i would we'd i'd there now them can cho minh em toi anh chi ban ad shop dokey con de dau luon di nhe nha nhen a ah roi the vay do ay y giup gium gap lich trinh qua lam hop ly thoi cai phuong an nay cam on khai nua",
);
/** Of a journey: how long it shall be, in which month. */
const lengths =
  /(?<![\p{L}\p{N}])(?:\d{1,2}|one|two|three|four|five|six|seven|mot|hai|ba|bon|nam|sau|bay)[ -]?(?:days?|nights?|weeks?|ngay|dem|tuan|n)(?: ?\d{1,2} ?(?:dem|nights?|d))?(?![\p{L}\p{N}])|(?:for|in|cho|khoang|tam)(?= )/gu;

const ordinals: ReadonlyArray<readonly [number, RegExp]> = [
  [
    0,
    /(?<!\p{L})(?:first|1st|former|cai dau(?: tien)?|cho dau(?: tien)?|dau tien|thu nhat|thu 1|so (?:1|mot)|option (?:1|one|a)|number (?:1|one)|phuong an (?:1|mot|dau))(?!\p{L})/u,
  ],
  [
    1,
    /(?<!\p{L})(?:second|2nd|latter|thu (?:2|hai)|so (?:2|hai)|option (?:2|two|b)|number (?:2|two)|phuong an (?:2|hai)|cai sau|cho sau)(?!\p{L})/u,
  ],
  [
    2,
    /(?<!\p{L})(?:third|3rd|thu (?:3|ba)|so (?:3|ba)|option (?:3|three|c)|number (?:3|three)|phuong an (?:3|ba))(?!\p{L})/u,
  ],
  [-1, /(?<!\p{L})(?:last one|last option|the last|cai cuoi(?: cung)?|cho cuoi(?: cung)?)(?!\p{L})/u],
];
const nouns =
  /(?<!\p{L})(?:one|option|place|cai|cho|noi|phuong an|so|number|thu|dau tien)(?!\p{L})|^ ?(?:the )?(?:first|second|third|former|latter)/u;
/** A day, a stop or a week with a number is no choice. */
const ofPlan =
  /(?<!\p{L})(?:days?|ngay (?:thu|dau|may)|stops?|weeks?|tuan|hom|swap|doi|remove|bo|thay|mung|thang)(?!\p{L})/u;

const no =
  /^ ?(?:(?:ok|uh|oh|da|a|um|well),? )*(?:no|nope|nah|not really|not now|not yet|never ?mind|nvm|forget it|forget about it|dont bother|khong|chua|thoi|khoi|bo di|bo qua)(?:,? (?:thanks|thx|thank you|no|nope|not|really|now|yet|for me|im good|im fine|i'm good|i'm fine|need|it|that|this|its ok|it's ok|cam on|can|khoi|thoi|khong|a|nhe|nha|nua|dau|luon|em|anh|chi|ban|ad|muon|thich))* ?[.!]*$/u;

const mostWords = 9;

/** Whether a message is but an answer to what was said before, and which; `null` for one that stands by itself. */
export const replyIn = (message: string): Reply | null => {
  const { folded } = readText(message);
  const words = folded.replace(lengths, ' ').match(/[\p{L}\p{N}']+/gu) ?? [];
  if (folded.trim() === '' || words.length > mostWords || message.trim().endsWith('?')) return null;
  if (no.test(folded)) return { says: 'no' };
  const option = ordinals.find(([, said]) => said.test(folded))?.[0];
  if (option !== undefined && nouns.test(folded) && !ofPlan.test(folded.replace(lengths, ' ')))
    return { says: 'option', option };
  const isYes =
    words.some((word) => agreeing.has(word)) && words.every((word) => agreeing.has(word) || beside.has(word));
  return isYes ? { says: 'yes' } : null;
};
