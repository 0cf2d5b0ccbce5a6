import { useTranslation } from 'react-i18next';
import type { Fact } from '~/api/types';
import { Names } from '~/i18n/names';
import { FactNote } from './fact-dates';
import { FoldGroup } from './fold-group';
import { byTopic, isTopic } from './topics';

/** Fewer than these stand open. */
const foldedFrom = 6;

function Entries({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.id} id={fact.key.replaceAll('.', '-')}>
          <dt>
            <Names>{fact.label}</Names>
          </dt>
          <dd>
            <Names>{fact.value}</Names>
            <FactNote fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts by topic, each with a line of where it is from and how long it holds. */
export function FactsByTopic({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('guides');
  if (facts.length < foldedFrom) return <Entries facts={facts} />;
  return (
    <div className="max-w-4xl border-b border-line">
      {byTopic(facts).map(({ topic, facts: inTopic }) => (
        <FoldGroup
          key={topic}
          id={`facts-${topic}`}
          title={t(`topics.${isTopic(topic) ? topic : 'other'}`)}
          note={t('facts.count', { count: inTopic.length })}
        >
          <Entries facts={inTopic} />
        </FoldGroup>
      ))}
    </div>
  );
}
