import type { VisitorInfo } from '../../../kernel/visitor-info/shape';
import type { Limit } from './limits';
import { type Text, words } from './text';
import type { Topic } from './topics';

/** Words by which a title tells its topic, where no tag does. Folded. */
const titles: Readonly<Record<string, string>> = {
  temple:
    'temples?|pagodas?|chua|thien vien|shrines?|church(?:es)?|cathedrals?|nha tho|van mieu|dien (?:hon chen|ngoc hoang)|thanh that|den (?:ngoc son|hung|quan thanh|do|tran|sinh|cuong|ba chua kho)',
  museum: 'museums?|bao tang|galler(?:y|ies)',
  beach: 'beach(?:es)?|bai (?:bien|tam|truoc|sau|dai|sao|khem)|tam bien|bien|sea|seafront|swim\\w*',
  boat: 'boats?|thuyen|du thuyen|cruises?|kayak\\w*|snorkel\\w*|lan (?:bien|ngam)|ca no|ferry|junk|coracles?|xuong|cheo',
  cave: 'caves?|hang|grotto(?:es)?|dong (?:phong nha|thien duong|thien cung|huyen khong)',
  war: 'wars?|tunnels?|dia dao|chien tranh|prisons?|nha tu|hoa lo|bunkers?|battle\\w*',
  hiking: 'hik\\w*|trek\\w*|climb\\w*|leo|summit|peak|on foot to',
  cooking: 'cook\\w*|nau an|lop nau|nau',
  coffee: 'coffee|cafes?|ca phe',
  nightlife: 'bars?|beer|bia|night|clubs?|pubs?|ve dem|dem',
  show: 'shows?|puppets?|theat(?:re|er)|opera|roi nuoc|nha hat|ca tru|concerts?|nha nhac',
  craft: 'workshops?|class(?:es)?|pottery|lanterns?|lam (?:gom|den)|lop',
  shopping: 'markets?|shop\\w*|malls?|mua sam',
  market: 'markets?|cho (?:dem|noi|phien|hoa|ben thanh|dong ba|dong xuan|con|han|dam|lon)',
  theme_park:
    'theme parks?|vin ?wonders|sun world|amusement|water ?parks?|cong vien nuoc|khu vui choi|safari|dam sen|suoi tien',
  cable_car: 'cable cars?|cap treo|funicular|ba na',
  // What belongs to a company, and what lies inside a place that is refused.
  vinpearl: 'vin ?pearl|vin ?wonders|vinpearl safari|hon tre',
  grand_world: 'grand ?world|gau teddy|teddy bear',
  sun_world: 'sun ?world|ba na hills|queen cable|nu hoang|hon thom',
  alcohol: 'beers?|bia|wines?|ruou|bars?|pubs?|brewer\\w+|rooftop|cocktails?',
};

const limitTitles: Partial<Record<Limit, string>> = {
  seasick: titles.boat ?? '$^',
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
const topicInvolves: Readonly<Record<string, readonly string[]>> = { boat: ['boat'], cave: ['cave'] };

const whole = (alternatives: string) => new RegExp(`(?<![a-z0-9])(?:${alternatives})(?![a-z0-9])`);

const refusal = words(
  "(?:already|just) (?:did|done|seen|had|booked|took)|(?:have|'ve|had) (?:already )?(?:done|seen|had|taken)|da (?:di|lam|hoc|choi|xem|tham gia)|no|not|don'?t want(?: to)?(?: do| see| go to| any)?|don'?t like|without|avoid|hate|dislike|skip|nothing with|no more|khong (?:thich|muon|di|an|xem|choi|tham|vao|can)|ko (?:thich|muon|di)|tranh|bo qua|dung (?:xep|them|cho)|ghet|so|tru",
);
const clauses = /[.,;!?\n()]| but | however | nhung /;
const empty = new Set(
  'a an any the to of in on at more too very much many another that this these those go do see di an xem choi vao cac nhung mot nua gi dau co cho nao voi va and or we i us me'.split(
    ' ',
  ),
);

/** What a refusal may say of a topic in a word that says too little elsewhere. Folded. */
const inRefusal: Readonly<Record<string, string>> = {
  boat: 'tau(?! hoa| lua| dien)|thuyen|lan|lan bien|song nuoc|boats?|snorkel\\w*|div(?:e|ing)|cruis\\w*',
  beach: '(?<!lan )bien|bai bien|tam bien|beach\\w*|sea|swim\\w*',
  hiking: 'leo(?: nui| doi)?|trek\\w*|hik\\w*|climb\\w*',
  temple: 'chua(?: chien)?|den chua|nha tho|temples?|pagodas?|churches',
  museum: 'bao tang|museums?',
  war: 'chien tranh|wars?|prisons?|nha tu|dia dao',
  nightlife: 'bars?|clubs?|nhau|nightlife|quay',
  shopping: 'mua sam|shop\\w*|malls?',
  coffee: 'ca phe|cafe|coffee',
  cave: 'hang(?: dong)?|caves?',
  cooking: 'nau an|cooking(?: class(?:es)?)?',
  craft: 'workshops?',
  theme_park: 'vin ?wonders?|cong vien|khu vui choi|theme parks?|water ?parks?',
  cable_car: 'cap treo|cable cars?',
  vinpearl: 'vin ?pearls?|vinpearlland|vin ?wonders?',
  grand_world: 'grand ?world',
  sun_world: 'sun ?world',
  alcohol: 'ruou|bia|alcohol|nhau',
};

/** "only food and walking", "đi ăn với cafe thôi": nothing else than what is named. */
const onlyThat = words('just|only|nothing but|thoi|chi can|chi muon|chi');
/** What nobody is given who only wants something else. */
const others = ['temple', 'museum', 'war', 'show', 'cave', 'shopping'];

/** What is refused by its own words, two of them at least: "no basket boats", "không ngồi thuyền thúng". */
const phrasesIn = ({ folded }: Text): string[] =>
  folded.split(clauses).flatMap((clause) => {
    const turned = refusal.exec(clause);
    if (!turned) return [];
    const rest = clause
      .slice(turned.index + turned[0].length)
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

/** A bare no is enough where what follows is a topic. */
const no = words('khong|ko|k');

/** Topics that a refusal names, whatever else it says. */
const refusedIn = ({ folded }: Text): string[] =>
  folded.split(clauses).flatMap((clause) => {
    const turned = refusal.exec(clause) ?? no.exec(clause);
    if (!turned) return [];
    const rest = clause.slice(turned.index + turned[0].length);
    return Object.entries(inRefusal).flatMap(([name, said]) => (whole(said).test(rest) ? [name] : []));
  });

const otherThan = ({ folded }: Text): string[] => {
  const clause = folded.split(clauses).find((one) => onlyThat.test(one) && !refusal.test(one));
  if (!clause) return [];
  const named = Object.entries(inRefusal).flatMap(([name, said]) => (whole(said).test(clause) ? [name] : []));
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

export const refusalsIn = (text: Text): Refusals => ({
  phrases: [...new Set(phrasesIn(text))],
  refused: [
    ...new Set([
      ...refusedIn(text),
      ...otherThan(text),
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
  const said = [
    ...[...avoided.map(({ name }) => name), ...refused].flatMap((name) => titles[name] ?? []),
    ...limits.flatMap((limit) => limitTitles[limit] ?? []),
  ];
  const pattern = said.length > 0 ? whole(said.join('|')) : null;
  const signals = limits.flatMap((limit) => limitSignals[limit] ?? []);
  const involved = new Set<string>([
    ...limits.flatMap((limit) => limitInvolves[limit] ?? []),
    ...[...avoided.map(({ name }) => name), ...refused].flatMap((name) => topicInvolves[name] ?? []),
  ]);
  const isTight = limits.includes('tight_places');
  const own = phrases.filter((phrase) => !cityNames.has(phrase));
  return (record) =>
    involves(record, involved, isTight) ||
    signals.some((signal) => record.signals.has(signal)) ||
    record.names.some((name) => {
      const title = ` ${name.replace(/s(?= |$)/g, '')} `;
      return (pattern?.test(name) ?? false) || own.some((phrase) => title.includes(` ${phrase} `));
    });
};
