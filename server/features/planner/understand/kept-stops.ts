import { readText } from './text';

const name = "([\\p{L}\\p{N}][\\p{L}\\p{N} '-]{1,50}?)";
const others =
  '(?:the rest|rest of (?:it|the (?:plan|trip|days))|everything else|all else|the others?|other (?:things|stops|places|days)|anything else|(?:may|nhung|cac|may cai|tat ca)? ?(?:cho|diem|noi|thu|mon|cai) (?:khac|con lai)|phan con lai|con lai|nhung cai khac)';
const emphasis =
  '(?: (?:in|as (?:it )?is|as they are|whatever(?: you do| happens)?|no matter what|for sure|definitely|please|alone|there|where it is|lai|nguyen|nhe|nha|nhat dinh))*';
const kept = [
  new RegExp(
    `^ ?(?:ok |okay |please |just |but |nho |thi )*(?:keep|leave|hold on to|do ?n'?t (?:touch|drop|cut|remove)|must keep) (?:the )?${name}${emphasis} ?(?:,|;|\\.|-|but|and|though)+ ?(?:but |and |please )*(.*${others}.*)$`,
    'u',
  ),
  new RegExp(
    `^ ?(?:the )?${name} (?:stays?|has to stay|have to stay|must stay|should stay|needs to stay|is (?:fixed|a must|non-negotiable|staying))${emphasis} ?(?:,|;|\\.|-|but|and)+ ?(?:but |and )*(.*${others}.*)$`,
    'u',
  ),
  new RegExp(
    `^ ?(?:nhat dinh |nho |phai )*(?:giu|de|dung (?:dung|bo|dong)(?: vao| toi)?)(?: lai| nguyen)? ${name}${emphasis} ?(?:,|;|\\.|con|nhung|roi|va)+ ?(?:con |nhung |va )*(.*${others}.*)$`,
    'u',
  ),
  new RegExp(
    `^ ?${name} (?:thi )?(?:nhat dinh |chac chan |bat buoc )*(?:phai |can )?(?:giu|co)${emphasis} ?(?:,|;|\\.|con|nhung|roi|va)+ ?(?:con |nhung |va )*(.*${others}.*)$`,
    'u',
  ),
];

/** "Keep the Temple of Literature, but lighten the rest": what stays, and what is wanted of everything else. */
export const keptIn = (message: string): { what: string; rest: string } | null => {
  const { folded } = readText(message);
  for (const pattern of kept) {
    const [, what, rest] = pattern.exec(folded) ?? [];
    if (what && rest)
      return {
        what: what.trim(),
        rest: rest.replace(new RegExp(others, 'u'), ' ').replace(/ +/gu, ' ').trim(),
      };
  }
  return null;
};
