import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '~/api/types';
import { Names } from '~/i18n/names';
import { cx } from '~/ui/cx';
import { Day, ExpiredMark, FactSource } from './fact-dates';

const cell = 'block align-top max-lg:py-0.5 lg:table-cell lg:py-3.5 lg:pr-6 print:table-cell print:pr-3';

/** A cell that says on small screens, where the head of the table is not shown, what it holds. */
function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td className={cx(cell, 'text-sm text-muted')}>
      <span className="lg:hidden print:hidden">{name}: </span>
      {children}
    </td>
  );
}

/** Facts with their sources and dates, to read and to print; on small screens each is a paragraph of its own. */
export function FactsTable({ facts, caption }: { facts: Fact[]; caption: string }) {
  const { t } = useTranslation('guides');
  const head = ['what', 'answer', 'source', 'checked_on', 'expires_on'] as const;
  return (
    <table className="block w-full border-b border-line text-left lg:table print:table">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="max-lg:not-print:visually-hidden">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="kicker pr-6 pb-2">
              {t(`facts.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group print:table-row-group">
        {facts.map((fact) => (
          <tr
            key={fact.id}
            id={fact.key.replaceAll('.', '-')}
            className="block border-t border-line max-lg:py-4 lg:table-row print:table-row"
          >
            <th scope="row" className={cx(cell, 'text-sm font-semibold lg:w-[22%] lg:text-base')}>
              <Names>{fact.label}</Names>
            </th>
            <td className={cx(cell, 'lg:w-[34%]')}>
              <Names>{fact.value}</Names>
              {fact.is_expired && <ExpiredMark />}
            </td>
            <Cell name={t('facts.source')}>
              <FactSource fact={fact} />
            </Cell>
            <Cell name={t('facts.checked_on')}>
              <Day stamp={fact.checked_on} />
            </Cell>
            <Cell name={t('facts.expires_on')}>
              {fact.expires_on ? <Day stamp={fact.expires_on} inWords /> : t('facts.no_end')}
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
