/** Where a place is named in a folded text. */
export interface Stretch {
  at: number;
  end: number;
}

/** "from A to B": a way from one end to the other, both of which are seen when there is time. */
export const pathAfter =
  /^ ?(?:down |up |all the way |overland |straight )?(?:to|vao|vo|ra|den|toi|len|xuong|->|→|–|-) ?$/u;

/** "Saigon up to Hanoi": a way by its direction. */
export const straightOn = /^ ?(?:down|up|all the way|overland|straight) to $/u;

/** "Phượt men biển từ Quy Nhơn vào Nha Trang", "cycling from Huế to Hội An": the way is the journey. */
export const alongIt =
  /(?<!\p{L})(?:men (?:theo )?|doc (?:theo )?|xuoi |phuot|dap xe|di bo|xuyen|along the|cycl(?:e|ing)|bik(?:e|ing)|riding|ride our|road ?trip|hik(?:e|ing)|walk(?:ing)?)[^.;!?]{0,30}(?:tu|from) $/u;

export const fromIt = /(?<![\p{L}])(?:from|tu) $/u;

/** What is said behind the second of two places, in its sentence. */
export const afterPath = (folded: string, places: readonly Stretch[]): string =>
  folded.slice(places[1]?.end ?? folded.length).split(/[.;!?]/)[0] ?? '';

/** "Từ Huế đi dần vô tới Quy Nhơn", "from Huế slowly down to Quy Nhơn": both ends and what lies between are the journey. */
export const bitByBit =
  /^,? ?(?:\p{L}+ ){0,3}(?:dan|dan dan|xuoi|nguoc|doc|men|slowly|gradually|wandering|meandering|drifting|(?:working|making) (?:our|my) way|stopping (?:along|on) the way)(?: \p{L}+){0,4} ?$/u;

/** "Hà Nội to Sa Pa and back", "Hà Nội – Mộc Châu rồi về": the first place is where people are at home. */
export const andBack =
  /(?<![\p{L}])(?:(?:and|then) (?:back|return(?:ing)?)(?! (?:in|by) time)|there and back|round[ -]?trip|khu hoi|roi (?:quay |tro )?ve|(?:di|vong) ve)(?![\p{L}])/u;

/** "from Hà Nội to Huế" alone; whoever says "leaving from" or "xuất phát từ" speaks of the way there. */
export const plainly =
  /(?:^|[^\p{L}])(?<!(?:com(?:e|ing)|leav(?:e|ing)|depart(?:ing)?|live|living|di|xuat phat|khoi hanh|bay|fly|flying|drive|driving) )(?:from|tu) ?$/u;

/** "Leaving Huế", "rời Huế", "the train out of Huế". */
const leavingIt =
  /(?<![\p{L}])(?:leav(?:e|es|ing)(?: from)?|depart(?:s|ing)?(?: from)?|roi(?: khoi)?|(?:flight|fly|flying|train|bus|bay|tau|xe) (?:out |ra |di )?(?:of|from|tu)) ?$/u;
const lastOfAll =
  /^[^.;!?]{0,60}(?<![\p{L}])(?:last (?:day|night|evening|morning)|at the end|in the end|home|ngay cuoi|cuoi cung|ve nha)(?![\p{L}])/u;

/** Whether what is said behind a place is of the end of the journey. */
export const atTheEnd = (folded: string, { end }: Stretch): boolean => lastOfAll.test(folded.slice(end));

/** Whether a place that people leave is one of the journey, its last: they have been there before. */
export const isLeftLast = (
  folded: string,
  place: Stretch,
  { isVisited, hasOtherStart }: { isVisited: boolean; hasOtherStart: boolean },
): boolean =>
  leavingIt.test(folded.slice(0, place.at)) && (isVisited || hasOtherStart || atTheEnd(folded, place));
