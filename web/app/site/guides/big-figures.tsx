import { useTranslation } from 'react-i18next';
import type { Fact } from '~/api/types';
import { Names } from '~/i18n/names';
import { Day } from './fact-dates';
import { type Figure, figureOf } from './figures';

/** A number in large type, its unit smaller beside it. One that is dialled is a link that dials it. */
function Large({ fact, figure }: { fact: Fact; figure: Figure }) {
  const { before, number, after } = figure;
  if (fact.key.startsWith('emergency.')) {
    return (
      <a href={`tel:${number}`} className="inline-block text-4xl no-underline hover:underline">
        {number}
      </a>
    );
  }
  return (
    <>
      {before && <span className="text-lg">{before} </span>}
      <span className="text-4xl">{number}</span>
      {after && <span className="text-lg"> {after}</span>}
    </>
  );
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
          <div key={fact.id} className="flex flex-col border-t-2 border-ink pt-3">
            <dt className="mt-1 font-semibold">
              <Names>{fact.label}</Names>
            </dt>
            <dd className="display figures order-first leading-tight text-lacquer">
              <Large fact={fact} figure={figure} />
            </dd>
            <dd className="text-sm text-muted">
              {fact.value !== figure.number && (
                <p>
                  <Names>{fact.value}</Names>
                </p>
              )}
              <p className="mt-1">
                {t('facts.checked_on')} <Day stamp={fact.checked_on} />
              </p>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
