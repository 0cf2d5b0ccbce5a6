import type { Candidate } from '../candidates/candidate';
import { isOf } from '../days/suits';
import { recordKey } from '../records/record';
import { token } from '../stream/events';
import { wordsOf } from '../understand/text';
import type { Topic } from '../understand/topics';
import { covers } from '../understand/wishes';
import { listOf } from '../words/lists';
import { wishWords } from '../words/wish-words';
import type { Noticed } from './noticed';
import { isNoticed } from './notices';
import type { Particulars } from './particulars';

const mostTold = 6;

/** Of the thing itself rather than of what is like it: its first tag or its own words in a title. */
const isSurely = (candidate: Candidate, topic: Topic): boolean =>
  isOf(candidate, { ...topic, signals: topic.signals.slice(0, 1) });

/** Who wishes for Khmer pagodas wishes for no pagodas beside. */
export const ownWishes = (wanted: readonly Topic[]): Topic[] =>
  wanted.filter(({ name }) => !wanted.some((other) => covers[other.name]?.includes(name)));

/** By what of the plan each wish is fulfilled. */
export const fulfilled = ({ language, plan, pool, said }: Noticed): string[] => {
  const say = wishWords(language);
  const used = new Set<string>();
  const told = ownWishes(said.wants.wanted)
    .slice(0, mostTold)
    .flatMap((topic) => {
      if (!topic.label) return [];
      for (const [index, { stops }] of plan.days.entries()) {
        const stop = stops.find((one) => {
          const candidate = pool.all.get(recordKey(one));
          return candidate !== undefined && !used.has(recordKey(one)) && isSurely(candidate, topic);
        });
        if (!stop) continue;
        used.add(recordKey(stop));
        return [say.by(topic.label[language], token(stop), index + 1, plan.days.length === 1)];
      }
      return [];
    });
  return told.length > 0 ? [say.fulfilled(told.join('; '))] : [];
};

/** Wishes that no record here says anything of. */
export const wishesOut = (
  { language, plan }: Pick<Noticed, 'language' | 'plan'>,
  { unheard }: Particulars,
): string[] => {
  const open = unheard.filter((phrase) => !isNoticed(wordsOf(phrase)));
  if (open.length === 0) return [];
  const cities = [...new Set(plan.days.map(({ city_id }) => city_id))].map((id) =>
    token({ kind: 'city', id }),
  );
  const phrases = open.map((phrase) => `“${phrase}”`);
  return [wishWords(language).unheard(listOf(language, phrases), listOf(language, cities))];
};
