import type { VisitorInfo } from '../../../kernel/visitor-info/shape';
import { hasAccents } from './accents';
import type { Limit } from './limits';
import { refusedParts } from './refused';
import { type RefusedKind, refusedKinds } from './refused-kinds';
import { type Text, words } from './text';
import type { Topic } from './topics';

const limitTitles: Partial<Record<Limit, string>> = {
  seasick: refusedKinds.boat?.titles ?? '$^',
  bumpy:
    'motorbikes?|motorcycles?|scooters?|vespas?|jeeps?|quads?|atvs?|speed ?boats?|kayak\\w*|basket boats?|zip ?lin\\w*|xe may|ca no|thuyen thung|thung',
  heights: 'cable cars?|cap treo|glass bridge|cau kinh|zip ?lin\\w*|towers?|sky ?deck|landmark 81|rope|swing',
  no_motorbike: 'motorbikes?|motorcycles?|scooters?|vespas?|xe may|by bike',
  pregnant:
    'motorbikes?|motorcycles?|vespas?|xe may|kitesurf\\w*|div(?:e|ing)|lan bien|climb\\w*|leo|trek\\w*|hik\\w*|summit|zip ?lin\\w*|kayak\\w*|tunnels?|dia dao|dunes?|quad',
};
const limitSignals: Partial<Record<Limit, readonly string[]>> = {
  seasick: ['boat', 'boat-trip', 'boats-and-water', 'on-the-water', 'cruise', 'snorkelling'],
  no_motorbike: ['motorbike'],
  bumpy: ['motorbike', 'kitesurfing'],
  pregnant: ['motorbike', 'kitesurfing', 'hiking', 'snorkelling', 'tunnels'],
};

/** What a record involves that somebody can't bear. */
const limitInvolves: Partial<Record<Limit, readonly string[]>> = {
  seasick: ['boat'],
  heights: ['heights'],
  no_motorbike: ['motorbike'],
  no_swimming: ['swimming'],
  pregnant: ['motorbike', 'swimming'],
};

const whole = (alternatives: string) => new RegExp(`(?<![a-z0-9])(?:${alternatives})(?![a-z0-9])`);
const called = Object.entries(refusedKinds).flatMap(([name, { said }]) =>
  said ? [[name, whole(said)] as const] : [],
);
const typed = Object.entries(refusedKinds).flatMap(([name, { typed: said }]) =>
  said ? [[name, new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'u')] as const] : [],
);

const refusal = words(
  "(?:already|just) (?:did|done|seen|had|booked|took)|(?:have|'ve|had) (?:already )?(?:done|seen|had|taken)|da (?:di|lam|hoc|choi|xem|tham gia)|no|not|don'?t want(?: to)?(?: do| see| go to| any)?|don'?t like|without|avoid|hate|dislike|skip|nothing with|no more|khong (?:thich|muon|di|an|xem|choi|tham|vao|can)|ko (?:thich|muon|di)|tranh|bo qua|dung (?:xep|them|cho)|ghet|so|tru",
);
const clauses = /[.,;!?\n()]| but | however | nhung /;
const empty = new Set(
  'a an any the to of in on at more too very much many another that this these those go do see di an xem choi vao cac nhung mot nua gi dau co cho nao voi va and or we i us me anything everything something with please because vi stuff thing things khong'.split(
    ' ',
  ),
);

const saysNo = words('khoi|thi thoi|cung thoi|it|bot|mien|dep|thoi (?:khoi|bo)');
/** "only food and walking", "đi ăn với cafe thôi": nothing else than what is named. */
const onlyThat = words('just|only|nothing but|thoi|chi can|chi muon|chi');
/** What nobody is given who only wants something else. */
const others = ['temple', 'museum', 'war', 'show', 'cave', 'shopping'];

const done = words(
  "(?:already|just) (?:did|done|seen|had|booked|took)|(?:have|'ve|had) (?:already )?(?:done|seen|had|taken)|da (?:di|lam|hoc|choi|xem|tham gia)",
);
/** What is behind somebody, by its clauses. */
const doneParts = ({ folded }: Text): string[] =>
  folded.split(clauses).flatMap((clause) => {
    const match = done.exec(clause);
    return match ? [clause.slice(match.index + match[0].length)] : [];
  });
const joins = / (?:or|and|nor|va|voi|hay|hoac|lan|cung) |[,;]/u;

/** What is refused by its own words, two of them at least: "no basket boats", "không ngồi thuyền thúng". */
const phrasesIn = (text: Text): string[] =>
  [...refusedParts(text).map(({ folded }) => folded), ...doneParts(text)]
    .flatMap((part) => part.split(joins))
    .flatMap((part) => {
      const rest = part
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '' && !empty.has(word))
        .slice(0, 4)
        .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
      return rest.slice(1).map((word, index) => `${rest[index]} ${word}`);
    });

export interface Refusals {
  phrases: string[];
  /** Names of topics, as titles are read for them. */
  refused: string[];
}

/** Kinds that a text names in words of refusal. */
const kindsIn = (folded: string, lower = folded): string[] => [
  ...called.flatMap(([name, said]) => (said.test(folded) ? [name] : [])),
  ...typed.flatMap(([name, said]) => (said.test(lower) ? [name] : [])),
];

/** "Sợ nước": whatever is on the water or in it. */
const fearOfWater = words(
  '(?:afraid|scared|terrified) of (?:the )?water|so nuoc(?! (?:da|mia|ngot|bien nong))',
);

const crowds = words(
  'crowd\\w*|mobs?|hordes?|touristy|(?:dong|xo bo|chen chuc) ?(?:nguoi|duc|khach|nghet|lam|qua)?',
);
/** "Đồng", "động" and "đóng" are no crowd. */
const crowdsTyped = words(
  'đông(?! (?:bắc|nam|hà|hới|ba|xuân|anh|triều))|xô bồ|chen chúc|crowd\\w*|mobs?|hordes?|touristy',
);

/** "Né chỗ đông", "nowhere with crowds". */
export const refusesCrowds = (text: Text): boolean =>
  refusedParts(text).some(({ folded, lower }) =>
    hasAccents(text.lower) ? crowdsTyped.test(lower) : crowds.test(folded),
  );

/** Kinds that a text refuses, whatever else it says. */
const refusedNames = (text: Text): string[] => [
  ...refusedParts(text).flatMap(({ folded, lower }) => kindsIn(folded, lower)),
  ...(fearOfWater.test(text.folded) ? ['water'] : []),
];

const otherThan = ({ folded }: Text): string[] => {
  const clause = folded
    .split(clauses)
    .find((one) => onlyThat.test(one) && !refusal.test(one) && !saysNo.test(one));
  if (!clause) return [];
  const named = kindsIn(clause);
  const isOfSomething =
    named.length > 0 || whole('food|eat\\w*|an|walk\\w*|di bo|relax\\w*|nghi').test(clause);
  return isOfSomething ? others.filter((name) => !named.includes(name)) : [];
};

/** What nobody is taken to on such an occasion, without having to say so. */
const unsuitable: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [
    words('school (?:group|class|trip|children)|pupils|our students|hoc sinh|lop \\d+'),
    ['alcohol', 'nightlife'],
  ],
  [words('honeymoon(?:ers)?|trang mat|wedding anniversary|ky niem ngay cuoi'), ['war']],
];

/** @param aside the text without names of places: "Hội An thôi" is not about eating ("ăn") */
export const refusalsIn = (text: Text, aside: Text = text): Refusals => ({
  phrases: [...new Set(phrasesIn(text))],
  refused: [
    ...new Set([
      ...refusedNames(text),
      ...otherThan(aside),
      ...unsuitable.flatMap(([said, names]) => (said.test(text.folded) ? names : [])),
    ]),
  ],
});

interface Refused {
  avoided: readonly Topic[];
  phrases: readonly string[];
  refused: readonly string[];
  limits: readonly Limit[];
}

interface Named {
  names: readonly string[];
  signals: ReadonlySet<string>;
  visitor_info?: Pick<VisitorInfo, 'involves'> | undefined;
}

const withoutPlurals = (name: string): string => name.replace(/s(?= |$)/g, '');

/** A show cave with lamps is no tight place; one that is crawled through in the dark is. */
const involves = ({ visitor_info }: Named, involved: ReadonlySet<string>, isTight: boolean): boolean => {
  const what = visitor_info?.involves?.what ?? [];
  const isDarkCave = what.includes('dark') && (what.includes('cave') || what.includes('swimming'));
  return (isTight && isDarkCave) || what.some((one) => involved.has(one));
};

/**
 * Whether a record is what somebody doesn't want or can't do, as its titles say: tags leave much out.
 * @param cityNames folded; a phrase that is the name of a city refuses no record
 */
export const refuses = (
  { avoided, phrases, refused, limits }: Refused,
  cityNames: ReadonlySet<string>,
): ((record: Named) => boolean) => {
  const kinds: RefusedKind[] = [...avoided.map(({ name }) => name), ...refused].flatMap(
    (name) => refusedKinds[name] ?? [],
  );
  const said = [
    ...kinds.flatMap(({ titles }) => titles ?? []),
    ...limits.flatMap((limit) => limitTitles[limit] ?? []),
  ];
  const pattern = said.length > 0 ? whole(said.join('|')) : null;
  const signals = [
    ...limits.flatMap((limit) => limitSignals[limit] ?? []),
    ...kinds.flatMap((kind) => kind.signals ?? []),
  ];
  const involved = new Set<string>([
    ...limits.flatMap((limit) => limitInvolves[limit] ?? []),
    ...kinds.flatMap((kind) => kind.involves ?? []),
  ]);
  const isTight = limits.includes('tight_places');
  const own = phrases.filter((phrase) => !cityNames.has(phrase)).map(withoutPlurals);
  return (record) =>
    involves(record, involved, isTight) ||
    signals.some((signal) => record.signals.has(signal)) ||
    record.names.some((name) => {
      const title = ` ${withoutPlurals(name)} `;
      return (pattern?.test(name) ?? false) || own.some((phrase) => title.includes(` ${phrase} `));
    });
};
