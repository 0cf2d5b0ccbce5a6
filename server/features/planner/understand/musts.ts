import { numberOf, numberPattern } from './numbers';
import { readText, type Text, words } from './text';
import type { Topic } from './topics';
import { wishesIn } from './wishes';

/** What a day may hold at most, and what a journey may not be without. */

const things =
  '(?:sights?|things?|places?|stops?|activit\\p{L}+|attractions?|visits?|outings?|diem(?: tham quan| den)?|cho|noi|dia diem)';
const only =
  '(?:no more than|not more than|at most|max(?:imum)?(?: of)?|only|just|up to|one|chi(?: di| xep| ghe)?|toi da(?: la)?|nhieu nhat(?: la)?|khong qua)';
const near = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'u');

const enough =
  '(?:is|are|will be|would be|s)? ?(?:plenty|enough|the (?:most|limit|max(?:imum)?)|all we (?:want|need|can)|tops|max(?:imum)?|at (?:the (?:very )?)?most|absolute max(?:imum)?|ample|quite enough)';
const forms = [
  near(
    `(${numberPattern})(?: big| main| major)? ${things} (?:a|per|each|every|in a|in one) (?:single )?day,? (?:for us |really )?${enough}`,
  ),
  near(
    `${only} (${numberPattern})(?: big| main| major)? ${things} (?:a|per|each|every|in a|in one|in any|moi|mot) (?:single )?(?:day|ngay)`,
  ),
  near(
    `(${numberPattern})(?: big| main| major)? ${things} (?:a|per|each|every) day(?= max| only| at most| tops| please| is enough|,|\\.|$| *$)`,
  ),
  near(`(?:moi|mot|1) ngay (?:${only} ?)+(${numberPattern}) ${things}`),
  near(`(a|one) single ${things} (?:a|per|each|every) day`),
  near(
    `(?:moi|mot|1) ngay (?:di |ghe |xem |tham |choi )?(?:(?:mot|hai|1|2)(?: ?- ?| hay | den | toi | ))?(${numberPattern}) ${things}(?= thoi| la (?:du|het|nhieu|met|cung)|,|\\.| *$)`,
  ),
  near(
    `(${numberPattern}) ${things}(?: \\p{L}+){0,2} (?:moi|mot|1) ngay(?= thoi| la (?:du|cung)| la nhieu|,|\\.| *$)`,
  ),
];

/** How many sights a day somebody wants at most; meals are none. */
export const sightsADayIn = ({ folded }: Pick<Text, 'folded'>): number | undefined =>
  numberOf(forms.map((form) => form.exec(folded)?.[1]).find(Boolean));

const mealsToo = words(
  'meals? (?:(?:are |all |and all |also )?(?:counted|included|and all)|too|as well)|(?:including|counting|with) (?:the )?meals?|meals? count(?: too)?|(?:ke|tinh) ca (?:bua |cac bua |may bua )?(?:an|com)|(?:bua )?an cung tinh',
);

/** Whether what they eat is among the things of a day. */
export const countsMeals = ({ words: said }: { words: string }): boolean => mealsToo.test(said);

const must = words(
  'must|must-?(?:see|have|do)|have to (?:see|do|have|visit|go)|definitely|essential|non-?negotiable|at all costs|nhat dinh|bat buoc|phai (?:co|di|ghe|duoc)|khong the thieu',
);

/** What somebody will not do without: "floating market a must". */
export const mustsIn = (text: Text): Topic[] =>
  text.raw
    .split(/[,.;!?\n]|(?<= )(?:and|plus|but|và|còn)(?= )/u)
    .filter((clause) => must.test(readText(clause).folded))
    .flatMap((clause) => wishesIn(readText(clause)).wanted);
