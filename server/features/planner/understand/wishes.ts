import { plainSortsOut, plainWearies } from './double-words';
import { refusedParts } from './refused';
import { saysAny, type Text, words } from './text';
import { type Topic, topics } from './topics';

export interface Wishes {
  wanted: Topic[];
  avoided: Topic[];
}

/** What turns a wish around. It reaches to the end of its clause. */
const refusal = words(
  `nobody|no ?one|none of (?:us|them)|never(?! (?:been|seen|tried|done|had|visited|before))|neither|(?:khong|chang) ai|allergic(?: to)?|allergy|di ung|(?:already|just) (?:did|done|seen|had|booked|took)|(?:have|'ve|had) (?:already )?(?:done|seen|had|taken)|da (?:di|lam|hoc|choi|xem|tham gia)|(?<!(?:thot|ca|xa|cay) )(?:no|not)|don'?t|dont|doesn'?t|without|avoid|hates?|dislike|skip|remove|drop|delete|take out|leave out|throw out|(?:throw|take|leave|kick|chuck)(?= [^.,;!?]{2,40} out(?!\\p{L}))|chuck(?: out)?|kick out|toss(?: out)?|rule out|scrap|ditch|bin|swap(?:ping)? out|(?:swap|replace|change)(?= (?:any|every)thing)|get rid of|do away with|no more|cut|cannot|can'?t|unable to|less|fewer|isn'?t|aren'?t|nothing|too many|too much|enough of|bored of|tired of|khong|ko|k thich|chang|dung|tranh|bo|xoa|${plainSortsOut}|ghet|${plainWearies}|it|bot|giam`,
);

/** "not only museums", "don't miss the caves": no refusal. */
const noRefusal = words(
  "not only|not just|not all|isn'?t all|aren'?t all|don'?t (?:want to )?miss|can'?t (?:miss|wait)|why not|khong chi|khong the thieu|khong the bo lo|dung bo lo|no (?:limit|problem)|khong biet|it nhat|not sure|don'?t know|chua biet",
);

/** Where a clause ends, and with it a refusal. */
const clauses =
  /[.,;!?\n()]| but | however | (?<!(?:no|not|any|one|once|many|some|a few|much) )(?=more )| (?<=(?:it|bot|giam) .{2,24})(?=(?:them|nhieu) )| and (?=love|like|want|add|more|give us|give me|let us|spend|we|i )| nhung | ma (?=thich|muon|them)/;

/** The clauses of a text, each as typed and without accents. Folding keeps the number of letters. */
const split = ({ lower, folded }: Pick<Text, 'lower' | 'folded'>): Text[] => {
  let at = 0;
  return folded.split(new RegExp(`(${clauses.source})`, 'u')).flatMap((part, index) => {
    const from = at;
    at += part.length;
    if (index % 2 === 1) return [];
    const typed = lower.length === folded.length ? lower.slice(from, at) : part;
    return [{ raw: typed, lower: typed, folded: part }];
  });
};

const found = (clause: Text, whole: string): Topic[] =>
  topics.filter(({ said }) => said.some((pattern) => saysAny(clause, pattern, whole)));

/** What says one thing says nothing of all that is like it: who is told of puppets isn't told of shows. */
export const covers: Readonly<Record<string, readonly string[]>> = {
  puppets: ['show', 'culture'],
  floating_market: ['market', 'shopping'],
  night_market: ['market', 'shopping', 'nightlife'],
  church: ['temple'],
  khmer: ['temple'],
  cham: ['temple'],
  lantern: ['craft'],
  pottery: ['craft'],
  weaving: ['craft'],
  cruise: ['boat'],
  kayak: ['boat'],
  tea: ['nature'],
  garden: ['nature'],
};

/** A fear is no interest. "Số" (number) is no "sợ". */
const fear = words('sợ|ngán|ngại|dị ứng');
const fearPlain = words(
  '(?:so|ngan|ngai) (?=dong vat|thu|dam dong|nuoc|do cao|bien|tau|thuyen|cho toi)|(?:scared|afraid|terrified|frightened) of|fear of|phobia of|phobic of|nervous (?:about|around|of)|can.t stand',
);

/** "Đi bộ" and "phố đi bộ" give nothing up ("bỏ"). */
const onFoot = /(?<!\p{L})(?:di|duong|toan|tuyen|can|noi) bo(?!\p{L})/gu;

/** Where a clause begins to refuse, in the same letters as the clause has. */
const refusalIn = ({ lower, folded }: Text): { index: number } | null => {
  const blank = (said: string) => ' '.repeat(said.length);
  const plain = folded.replace(noRefusal, blank).replace(onFoot, blank);
  const found = [refusal.exec(plain), fear.exec(lower), fearPlain.exec(plain)];
  const at = found.flatMap((one) => (one ? [one.index] : []));
  return at.length > 0 ? { index: Math.min(...at) } : null;
};

/** "Toàn chùa chiền chán quá": what wearies stands before the word. */
const wearyOf =
  /(?<![\p{L}])(?:(?:chán|ngán|ngấy|ớn) (?:quá|lắm|rồi|ghê|luôn|òm|ngắt)|chan (?:qua|lam|roi|ghe|luon|om|ngat))(?![\p{L}])/u;

const withoutCovered = (topics: ReadonlySet<Topic>): Topic[] => {
  const covered = new Set([...topics].flatMap(({ name }) => covers[name] ?? []));
  return [...topics].filter(({ name }) => !covered.has(name));
};

/** Who wants no motorbike may climb: a wide topic is refused by its own name, what is of it by that of its kind. */
const broadly: Readonly<Record<string, RegExp>> = {
  adventure: words('adventur\\w*|active|mao hiem|phuot'),
  nature: words(
    'nature|natural|outdoors?|scenery|landscapes?|thien nhien|phong canh|mountains?|forests?|nui rung|nui|rung',
  ),
  culture: words('cultur\\w*|tradition\\w*|art|van hoa|truyen thong|nghe thuat|villages?|ban lang'),
  relaxation: words('relax\\w*|chill\\w*|thu gian|nghi duong'),
};

const shops = words('shop\\w*|souvenirs?|malls?|mua (?:sam|do|qua)');

/** What is asked for and what is refused, by clauses; accents are looked at too. */
export const wishesIn = (text: Text): Wishes => {
  const wanted = new Set<Topic>();
  const avoided = new Set<Topic>();
  for (const clause of split(text)) {
    const said = found(clause, text.lower);
    if (wearyOf.test(clause.lower)) {
      for (const topic of said) if (topic.name !== 'food') avoided.add(topic);
      continue;
    }
    const turned = refusalIn(clause);
    // What stands before the refusal is not refused: "markets, no museums" and "cafés but not bars".
    const upTo = (one: string) => one.slice(0, turned?.index ?? 0);
    const head = { raw: upTo(clause.raw), lower: upTo(clause.lower), folded: upTo(clause.folded) };
    const before = turned ? new Set(found(head, text.lower)) : null;
    for (const topic of said) {
      // Who can't eat something still eats.
      if (turned && topic.name === 'food') continue;
      if (turned && !before?.has(topic)) avoided.add(topic);
      else wanted.add(topic);
    }
  }
  const parts = refusedParts(text);
  for (const part of parts)
    for (const topic of found(part, text.lower)) if (topic.name !== 'food') avoided.add(topic);
  const refused = parts.map(({ folded }) => folded).join(' , ');
  for (const topic of avoided) {
    const called = broadly[topic.name];
    if (called && !called.test(refused) && !called.test(text.folded)) avoided.delete(topic);
  }
  // Who comes for boats that sell pineapples hasn't come to shop.
  const forBoats = [...wanted].some(({ name }) => name === 'floating_market') && !shops.test(text.folded);
  return {
    wanted: [...wanted]
      .filter(({ name }) => !(forBoats && (name === 'shopping' || name === 'market')))
      .filter((topic) => !avoided.has(topic)),
    avoided: withoutCovered(avoided),
  };
};
