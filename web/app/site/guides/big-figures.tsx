import { useTranslation } from 'react-i18next';
import type { Fact } from '~/api/types';
import { Day } from './fact-dates';
import { figureOf } from './figures';

/** A number that one dials is a link that dials it. */
function Figure({ fact, figure }: { fact: Fact; figure: string }) {
  const look = 'display figures block text-4xl leading-none text-lacquer';
  if (fact.key.startsWith('emergency.')) {
    return (
      <a href={`tel:${figure}`} className={`${look} no-underline hover:underline`}>
        {figure}
      </a>
    );
  }
  return <span className={look}>{figure}</span>;
}

/** The facts that one looks for first, in figures that can be read from across the table. */
export function BigFigures({ facts }: { facts: Fact[] }) {
  const { t } = useTranslation('guides');
  return (
    <dl className="mb-6 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
      {facts.map((fact) => {
        const figure = figureOf(fact.value);
        if (!figure) return null;
        return (
          <div key={fact.id} className="flex flex-col-reverse justify-end gap-2 border-t-2 border-ink pt-4">
            <dt>
              <span className="block font-semibold">{fact.label}</span>
              {fact.value !== figure && <span className="block text-sm text-muted">{fact.value}</span>}
              <span className="mt-1 block text-sm text-muted">
                {t('facts.checked_on')} <Day stamp={fact.checked_on} />
              </span>
            </dt>
            <dd>
              <Figure fact={fact} figure={figure} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
