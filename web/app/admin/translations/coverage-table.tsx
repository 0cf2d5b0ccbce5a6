import { Link } from '@remix-run/react';
import { type Language, languages } from '~/i18n/languages';
import { cx } from '~/ui/cx';
import { useKindName } from '../table/kind-name';
import { useAdminText } from '../text';
import type { Coverage } from './coverage-types';
import { type Issue, issues } from './issues';
import { workAddress } from './places';
import { Progress } from './progress';
import { useTranslationsText } from './text';

const shown = [...languages].reverse();
const head = 'border-b border-line px-3 py-2 text-left text-xs font-semibold text-muted';
const cell = 'border-b border-line px-3 py-3 align-top';

const looks: Record<Issue, string> = {
  missing: 'border-dashed border-edge',
  unpublished: 'border-edge',
  stale: 'border-turmeric bg-turmeric-wash',
};

/** Kinds of content by language: how far each is, and the way to what is left. */
export function CoverageTable({ rows }: { rows: readonly Coverage[] }) {
  const t = useTranslationsText();
  const admin = useAdminText();
  const nameOf = useRowName();
  return (
    <div className="relative overflow-x-auto border-t border-line">
      <table className="w-full border-separate border-spacing-0">
        <caption className="visually-hidden">{t('matrix.caption')}</caption>
        <thead className="max-md:hidden">
          <tr>
            <th scope="col" className={head}>
              {t('matrix.kind')}
            </th>
            {shown.map((language) => (
              <th key={language} scope="col" className={cx(head, 'w-[38%]')}>
                {admin(`language.${language}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid">
          {mostOpenFirst(rows).map((row) => (
            <tr key={row.entity} className="max-md:grid">
              <th scope="row" className={cx(cell, 'text-left max-md:border-b-0 max-md:pb-0')}>
                {nameOf(row.entity)}
                <span className="figures block text-xs font-normal text-muted">
                  {t('matrix.records', { count: row.total })}
                </span>
              </th>
              {shown.map((language) => (
                <td key={language} className={cell}>
                  <span className="text-xs font-semibold md:hidden">{admin(`language.${language}`)}</span>
                  <LanguageCell row={row} language={language} name={nameOf(row.entity)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const openIn = ({ languages: counts }: Coverage) =>
  shown.reduce((sum, language) => sum + issues.reduce((more, issue) => more + counts[language][issue], 0), 0);

/** What wants work stands first; of the rest, and of equal ones, the order stays. */
const mostOpenFirst = (rows: readonly Coverage[]) => [...rows].sort((a, b) => openIn(b) - openIn(a));

function LanguageCell({ row, language, name }: { row: Coverage; language: Language; name: string }) {
  const t = useTranslationsText();
  const admin = useAdminText();
  const counts = row.languages[language];
  const open = issues.filter((issue) => counts[issue] > 0);
  return (
    <div className="grid gap-2">
      <Progress counts={counts} total={row.total} />
      {open.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {open.map((issue) => (
            <li key={issue}>
              <Link
                to={workAddress(row.entity, language, issue)}
                aria-label={t('matrix.open', {
                  kind: name,
                  language: admin(`language.${language}`),
                  count: counts[issue],
                  state: t(`state.${issue}`),
                })}
                className={cx(
                  'figures inline-flex min-h-8 items-center gap-1.5 rounded-input border px-2.5 text-xs no-underline hover:border-ink',
                  looks[issue],
                )}
              >
                <strong>{counts[issue]}</strong> {t(`state.${issue}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useRowName() {
  const t = useTranslationsText();
  const kindName = useKindName();
  return (entity: string) => {
    if (entity === 'setting') return t('matrix.settings');
    return entity === 'ui_text' ? t('matrix.texts') : kindName(entity);
  };
}
