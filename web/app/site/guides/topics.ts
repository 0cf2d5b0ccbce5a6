import type { Fact } from '~/api/types';
import type texts from '~/locales/en/guides.json';

type Topic = Exclude<keyof typeof texts.topics, 'other'>;

/** First parts of the keys of facts that the site has words for. */
const topics: Record<Topic, true> = {
  visa: true,
  money: true,
  transport: true,
  health: true,
  safety: true,
  emergency: true,
  customs: true,
  connect: true,
  power: true,
  calendar: true,
  access: true,
  passes: true,
};

export const isTopic = (topic: string): topic is Topic => topic in topics;

/** The facts by the first part of their keys, in their order. */
export function byTopic(facts: readonly Fact[]): { topic: string; facts: Fact[] }[] {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const topic = fact.key.split('.')[0] ?? '';
    const group = groups.get(topic);
    if (group) group.push(fact);
    else groups.set(topic, [fact]);
  }
  return [...groups].map(([topic, group]) => ({ topic, facts: group }));
}
