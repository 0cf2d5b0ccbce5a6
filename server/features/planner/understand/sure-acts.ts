import type { Act } from './act';
import { basesIn } from './bases';
import { dateShiftIn } from './date-shift';
import { dayWord, n, near, orderOf } from './day-words';
import { emptiedIn } from './empty-day';
import { numberOf } from './numbers';

const redone = near(
  `(?:xep|lam|len|dung|chon|thay) lai (?:cho )?${dayWord} ${n}|(?:redo|re-?plan|rework|rebuild|fill) ${dayWord} ${n}(?: again)?`,
);
const gentler =
  '(?:nhe (?:nhang )?|cham|thong tha|thoai mai|it diem|bot (?:day|diem)|do met|gian)(?: hon| lai)?|calmer|slower|shorter|lazier|lighter|easier|gentler|quieter pace|more relaxed|less (?:full|packed|busy|rushed|tiring)';
const eased = near(
  `(?:${gentler}) ${dayWord} ${n}|(?:less|fewer(?: \\p{L}+)?|not so much|bot lai|it lai) (?:on|in|for|to do on|o|cho)(?: the)? ${dayWord} ${n}|${dayWord} ${n}(?: (?:is|looks|seems|feels|sounds|thi|hoi|bi|minh|cho|sang)){0,2} (?:a bit |way |much |still |hoi |van )?(?:too (?:full|packed|busy|much|rushed|tiring|long)|(?:day|kin|met|nhieu|nang)(?: diem)? (?:qua|lam)|qua (?:day|kin|met|nhieu|nang)|${gentler})|(?:make|have|keep|take) (?:the )?${dayWord} ${n} (?:a bit |much )?(?:${gentler})|(?:doi|cho|lam|xep) ${dayWord} ${n} (?:${gentler})|(?:gian|bot|giam) (?:diem )?(?:o |cho )?${dayWord} ${n}`,
);
const reversed = near(
  '(?:dao|doi)(?: nguoc)?(?: lai)? (?:chieu|lo trinh|thu tu|huong)|dao nguoc(?: lai)?|di nguoc lai|nguoc (?:lai )?tu|(?:swap|switch|flip|change) the (?:order|direction)|doi thu tu|reverse(?: (?:it|the (?:route|order|trip|direction)))?|the other way (?:a)?round|(?:opposite|other) direction|start from the other end',
);
const fewerBases = near(
  `(?:only|just|max(?:imum)?|at most|no more than|chi|toi da) ${n} (?:bases?|hotels?|places? to (?:stay|sleep)|noi o|khach san|cho (?:o|ngu))|too many hotels?(?: changes?)?|(?:fewer|less) (?:hotel(?:s| changes)?|bases|packing|moving|moves)|(?:do|bot|it) (?:phai )?(?:doi|chuyen) (?:khach san|cho o)|doi khach san nhieu qua`,
);
const soManyBases = near(`${n} (?:bases?|hotels?|places? to (?:stay|sleep)|noi o|khach san|cho (?:o|ngu))`);
const dearest = near(
  '(?:ditch|drop|remove|skip|cut|scrap|lose|take out|get rid of|bo|loai|huy|xoa)(?: \\p{L}+){0,3} (?:most expensive|priciest|dearest|dat nhat|mac nhat|ton (?:kem )?nhat)(?: \\p{L}+)?',
);

const stops =
  '(?:stops?|places?|sights?|things?|visits?|activit(?:y|ies)|attractions?|diem(?: den| tham quan)?|cho|dia diem)';
const cut = near(
  `(?:cut|drop|remove|lose|take|leave|skip|scrap|bo|bot|cat|giam)(?: out| away| off| bot| di| luon| bo)? (?:about |any |khoang |tam )?${n} (?:of the |of these |more |less important )?${stops}(?: out| off| away)?(?! (?:a|per|each|every|moi|mot) (?:day|ngay))|${n} (?:${stops} (?:less|fewer)|fewer ${stops}|less ${stops})(?! (?:a|per|each|every|moi|mot) (?:day|ngay))`,
);
const ofDay = near(`(?:on|from|of|in|o|trong|cua)? ?(?:day|ngay)(?: thu)? ${n}`);

/** What can't be taken for anything else. */
export const surelyIn = (folded: string, days: number): Act | undefined => {
  const dayOf = (match: RegExpExecArray | null) =>
    orderOf(
      match?.slice(1).find((group) => group !== undefined),
      days,
    );
  const [redo, ease] = [redone, eased].map((pattern) => dayOf(pattern.exec(folded)));
  const empty = emptiedIn(folded, days);
  if (redo !== undefined) return { do: 'swap_day', day: redo };
  if (empty !== undefined) return { do: 'empty_day', day: empty };
  if (ease !== undefined) return { do: 'ease_day', day: ease };
  if (dearest.test(folded)) return { do: 'drop_dearest' };
  if (reversed.test(folded)) return { do: 'reverse' };
  const shift = dateShiftIn(folded);
  if (shift !== undefined) return { do: 'shift', days: shift };
  const fewer = cut.exec(folded);
  const lessBy = fewer
    ?.slice(1)
    .map(numberOf)
    .find((one) => one !== undefined);
  if (lessBy) {
    const day = dayOf(ofDay.exec(folded.replace(fewer?.[0] ?? '', ' ')));
    return { do: 'cut_stops', count: lessBy, ...(day !== undefined && day <= days ? { day } : {}) };
  }
  const most = basesIn(folded);
  if (most !== undefined) return { do: 'fewer_bases', count: most };
  const bases = fewerBases.exec(folded);
  if (!bases) return undefined;
  const count = numberOf(soManyBases.exec(folded)?.[1]);
  return { do: 'fewer_bases', ...(count === undefined ? {} : { count }) };
};
