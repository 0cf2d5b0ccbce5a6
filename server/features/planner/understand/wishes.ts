import { saysAny, type Text, words } from './text';
import { type Topic, topics } from './topics';

export interface Wishes {
  wanted: Topic[];
  avoided: Topic[];
}

/** What turns a wish around. It reaches to the end of its clause. */
const refusal = words(
  "allergic(?: to)?|allergy|di ung|(?:already|just) (?:did|done|seen|had|booked|took)|(?:have|'ve|had) (?:already )?(?:done|seen|had|taken)|da (?:di|lam|hoc|choi|xem|tham gia)|no|not|don'?t|dont|doesn'?t|without|avoid|hates?|dislike|skip|remove|drop|delete|take out|leave out|cut|less|fewer|isn'?t|aren'?t|nothing|too many|too much|enough of|bored of|tired of|khong|ko|k thich|chang|dung|tranh|bo|xoa|loai|ghet|chan|it|bot|giam",
);

/** "not only museums", "don't miss the caves": no refusal. */
const noRefusal = words(
  "not only|not just|don'?t (?:want to )?miss|can'?t miss|why not|khong chi|khong the thieu|khong the bo lo|dung bo lo|no (?:limit|problem)|khong biet|it nhat|not sure|don'?t know|chua biet",
);

/** Where a clause ends, and with it a refusal. */
const clauses =
  /[.,;!?\n()]| but | however | and (?=love|like|want|add|more|we|i )| nhung | ma (?=thich|muon|them)/;

const split = (text: string) => text.split(clauses);

const found = (clause: string): Topic[] => {
  const part: Text = { raw: clause, lower: clause, folded: clause };
  return topics.filter(({ said }) => said.some((pattern) => saysAny(part, pattern)));
};

/** What says one thing says nothing of all that is like it: who is told of puppets isn't told of shows. */
const covers: Readonly<Record<string, readonly string[]>> = {
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

const withoutCovered = (topics: ReadonlySet<Topic>): Topic[] => {
  const covered = new Set([...topics].flatMap(({ name }) => covers[name] ?? []));
  return [...topics].filter(({ name }) => !covered.has(name));
};

/** What is asked for and what is refused, by clauses; accents are looked at too. */
export const wishesIn = ({ lower, folded }: Text): Wishes => {
  // Folding keeps the number of letters, so that both are cut at the same places.
  const typed = split(lower);
  const plain = split(folded);
  const wanted = new Set<Topic>();
  const avoided = new Set<Topic>();
  plain.forEach((clause, index) => {
    const said = [...found(clause), ...found(typed[index] ?? '')];
    const turned = refusal.exec(clause.replace(noRefusal, ' '));
    // What stands before the refusal is not refused: "markets, no museums" and "cafés but not bars".
    const before = turned ? new Set(found(clause.slice(0, turned.index))) : null;
    for (const topic of said) {
      // Who can't eat something still eats.
      if (turned && topic.name === 'food') continue;
      if (turned && !before?.has(topic)) avoided.add(topic);
      else wanted.add(topic);
    }
  });
  return {
    wanted: [...wanted].filter((topic) => !avoided.has(topic)),
    avoided: withoutCovered(avoided),
  };
};
