import { Link } from '@remix-run/react';
import { languages } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { cx } from '~/ui/cx';
import type { ContentCount } from '../api/types';
import { entityNamed } from '../entities';
import { withContentLanguage } from '../shell/content-language';
import { useAdminText } from '../text';

const number = 'px-2 text-right sm:px-4';
const order = [...languages].reverse();

/** How much there is of everything, how much of it visitors see, and in which languages. */
export function ContentCounts({ entities }: { entities: ContentCount[] }) {
  const t = useAdminText();
  if (entities.length === 0) return <p className="text-muted">{t('dashboard.no_rights')}</p>;
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="mb-3 text-lg">
        {t('dashboard.content')}
      </h2>
      <div className="overflow-x-auto border-y border-line">
        <table className="w-full border-collapse">
          <thead className="text-left text-xs text-muted">
            <tr>
              <th scope="col" className="py-2 pr-4 font-semibold">
                {t('dashboard.kind')}
              </th>
              {(['total', 'shown', 'hidden'] as const).map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={cx(number, 'py-2 font-semibold', name !== 'total' && 'max-sm:hidden')}
                >
                  {t(`dashboard.${name}`)}
                </th>
              ))}
              {order.map((language) => (
                <th key={language} scope="col" className="px-2 py-2 font-semibold sm:min-w-40 sm:px-4">
                  {t(`language.${language}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entities.map((count) => (
              <CountRow key={count.entity} count={count} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function CountRow({ count }: { count: ContentCount }) {
  const own = useLanguage();
  const t = useAdminText();
  const entity = entityNamed(count.entity);
  if (!entity) return null;
  const list = `/admin/${entity.section}`;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-3 pr-4 text-left font-semibold">
        <Link to={list} className="link-quiet inline-block py-1">
          {t(`entity.${entity.name}.many`)}
        </Link>
      </th>
      <td className="figures display px-2 text-right text-lg sm:px-4">{count.total}</td>
      <td className={cx(number, 'figures max-sm:hidden')}>{count.shown}</td>
      <td className={cx(number, 'figures text-muted max-sm:hidden')}>{count.hidden}</td>
      {order.map((language) => (
        <td key={language} className="px-2 sm:px-4">
          <Link
            to={withContentLanguage(list, language, own)}
            className="link-quiet flex min-h-9 items-center gap-3"
            aria-label={t('dashboard.translated', {
              language: t(`language.${language}`),
              count: count.translations[language],
              total: count.total,
            })}
          >
            <Share part={count.translations[language]} whole={count.total} />
            <span className="figures text-xs whitespace-nowrap">
              {count.translations[language]}/{count.total}
            </span>
          </Link>
        </td>
      ))}
    </tr>
  );
}

/** A bar for a part of a whole; the numbers stand beside it. */
function Share({ part, whole }: { part: number; whole: number }) {
  const percent = whole === 0 ? 0 : Math.round((part / whole) * 100);
  return (
    <span aria-hidden="true" className="h-1.5 w-24 max-sm:w-8 overflow-hidden rounded-full bg-line">
      <span
        className={`block h-full rounded-full ${percent === 100 ? 'bg-jade' : 'bg-turmeric'}`}
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}
