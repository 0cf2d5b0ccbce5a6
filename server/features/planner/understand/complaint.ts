import { readText } from './text';

/** Somebody tells that an answer or a plan of before let him down: what was closed, wrong or lost. */
const complains =
  /(?<!\p{L})(?:(?:last|your|the|that|this|previous) (?:plan|itinerary|route|advice|answer|schedule|info(?:rmation)?|suggestions?|tips?)(?: \p{L}+){0,3} (?:sent|told|took|made|had|led|cost|got|was|were) (?:me|us|my|all|totally|completely|just|so|a |an |wrong|useless|closed|terrible|rubbish|bad|awful)|(?:you|u|it|this (?:app|site|bot|thing)) (?:sent|told|made|led|took|had) (?:me|us)(?: [\p{L}\p{N}]+){0,10} (?:closed|shut|wrong|gone|exists?|waste|lost|missed|nonsense|rubbish)|why should (?:i|we) (?:even )?(?:trust|believe|listen to|use)|(?:was|were|what) (?:a |an )?(?:complete |total |utter )?waste of (?:my |our )?(?:time|money)|(?:worst|terrible|awful|horrible|rubbish) (?:plan|itinerary|advice|answers?|app|bot|site|tool|planner)|(?:hom|lan|ky|dot|bua) (?:truoc|qua|roi|no)(?: [\p{L}\p{N}]+){0,14} (?:dong cua|sai|lac duong|mat tien|nham|het ve|khong co|bi lua|te|do|vo van|den tien|boi thuong)|(?:xep|len|chi|bao|goi y|tu van)(?: lich)?(?: [\p{L}\p{N}]+){0,10} (?:ma |toan |thi |bi |lai )+(?:\p{L}+ )?(?:dong cua|sai|nham|khong co|te|het ve)|den tien|boi thuong|mat (?:thoi gian|tien) (?:oan|vo ich)|(?:lich|ban|bot|app|plan|may|chuyen)(?: [\p{L}\p{N}]+){0,6} phi (?:thoi gian|tien|cong))(?!\p{L})/u;

/** Whether a message complains of what was told or planned before. */
export const isComplaint = (message: string): boolean => complains.test(readText(message).folded);
