import { type Word, writtenText } from './understand/written';

/** What a search wants to know of something that it names, beside the name. */
export interface AskedOf {
  what: 'near' | 'price' | 'hours';
  /** The name, and for what is near what kind of thing is wanted. */
  name: Word[];
  wanted: Word[];
}

/** Folded words, so that they are found however they are typed; in Vietnamese too they are seldom anything else. */
const near =
  /(?<=^|\s)(?:near(?:by| to)?|close to|next to|beside|within walking distance of|walking distance from|opposite|gan(?! day| toi| minh| cho toi)|quanh(?! nam)|xung quanh|canh|ke ben|sat ben)\s+(?:the\s+)?(?!(?:me|us|here|my hotel)$)(?=\S)/u;
const trailing =
  /(?<=\S )(?:(?:thi |la )?(?:co (?:gi|cho|quan|nha|khach|homestay|cho nao|quan nao)|choi gi|an gi|an o|mua gi|nen|o dau|di dau)(?= |$)|(?:what|where|which|things|to eat|to do|is there|are there)(?= |$))/u;
const price =
  /(?<=^|\s)(?:(?:entrance|entry|admission|ticket|tickets|cable car)?\s?(?:price|prices|fee|fees|fare|fares|cost|costs)(?: of| for)?|tickets?(?: to| for)?|admission|how much (?:is|are|does|do|for)(?: the)?|gia(?: ve)?(?: tham quan| vao cua| vao cong| vao| cap treo)?|ve (?:tham quan|vao cua|vao cong|vao|cap treo)|ve(?= .*bao nhieu)|(?:het |gia |ve )?bao nhieu(?: tien)?)(?=\s|$)/gu;
const hours =
  /(?<=^|\s)(?:(?:opening|open|closing|visiting) (?:hours?|times?)|(?:what time|when) (?:does|do|is|are)|(?:when )?(?:is |are )?(?:open|opens|close|closes|closed)(?: on)?(?= *$)|clos(?:ed|ing) days?|(?:which|what) days?(?: (?:is|are|does|do))?|days? (?:closed|open)|gio (?:mo cua|dong cua|tham quan|hoat dong|mo)|may gio (?:mo cua|dong cua|mo|dong)|(?:mo|dong) cua (?:luc |vao )?(?:may gio|khi nao|(?:cac )?(?:ngay|thu) (?:nao|may)|hom nao)?|nghi (?:vao )?(?:ngay|thu) (?:nao|may)|may gio (?:mo|dong|bat dau)|luc may gio|may gio)(?=\s|$)/gu;

/** What is like a price or a ticket without its accents: "người già", "về". */
const sounds: ReadonlySet<string> = new Set(['già', 'giả', 'về', 'vẽ', 'vẻ', 'vệ']);

/** The words that are left of a folded text after some were taken out. */
const leftOf = (words: readonly Word[], shown: readonly string[], pattern: RegExp): Word[] | null => {
  const folded = shown.join(' ');
  const taken = [...folded.matchAll(pattern)].filter(([said]) => said.trim() !== '');
  if (taken.length === 0) return null;
  let at = 0;
  return words.filter((_, word) => {
    const start = at;
    at += (shown[word]?.length ?? 0) + 1;
    return !taken.some(({ index, 0: said }) => start >= index && start < index + said.length);
  });
};

/**
 * Whether a search asks for the price or the hours of something, or for what is near it.
 * @param isOfCity whether a word belongs to the name of a city, and so asks for nothing: "Rạch Giá"
 */
export const askedOf = (
  words: readonly Word[],
  isOfCity: (index: number) => boolean = () => false,
): AskedOf | null => {
  const shown = words.map(({ written, folded }, index) =>
    isOfCity(index) || sounds.has(written) ? '|' : folded,
  );
  const folded = shown.join(' ');
  const around = near.exec(folded);
  if (around) {
    const before = folded.slice(0, around.index).split(' ').filter(Boolean).length;
    const name = words.slice(
      folded
        .slice(0, around.index + around[0].length)
        .split(' ')
        .filter(Boolean).length,
    );
    // "Gần Hồ Gươm có gì chơi": what is wanted may stand behind the name.
    const from = trailing.exec(folded.split(' ').slice(-name.length).join(' '));
    const inName = from ? from.input.slice(0, from.index).split(' ').filter(Boolean).length : name.length;
    // "chay" is read with its accents: "cạnh" is beside, "cánh" a wing.
    const isSaid = !/^(?:cánh|cành|quành|gân|gắn)$/u.test(words[before]?.written ?? '');
    return inName > 0 && isSaid
      ? {
          what: 'near',
          name: name.slice(0, inName),
          wanted: [...words.slice(0, before), ...name.slice(inName)],
        }
      : null;
  }
  for (const [what, pattern] of [
    ['price', price],
    ['hours', hours],
  ] as const) {
    const name = leftOf(words, shown, pattern);
    if (name && name.length > 0) return { what, name, wanted: [] };
  }
  return null;
};

export const nameOf = ({ name }: AskedOf): string => writtenText(name);
