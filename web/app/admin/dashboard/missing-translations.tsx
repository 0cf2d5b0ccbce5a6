import { Link } from '@remix-run/react';
import { Icon } from '~/ui/icon';
import { withContentLanguage } from '../shell/content-language';
import { useAdminText } from '../text';
import type { Missing } from './missing.server';

/** Records to translate, each a way into its editor in the language that it lacks. */
export function MissingTranslations({ missing }: { missing: Missing[] }) {
  const t = useAdminText();
  return (
    <section aria-labelledby="missing">
      <h2 id="missing" className="mb-3 text-lg">
        {t('dashboard.missing')}
      </h2>
      {missing.length === 0 ? (
        <p className="flex items-center gap-2 border-t border-line py-3 text-muted">
          <Icon name="check" className="text-jade" />
          {t('dashboard.nothing_missing')}
        </p>
      ) : (
        <ul className="border-t border-line">
          {missing.map(({ entity, section, id, title, language }) => (
            <li key={`${entity}-${id}-${language}`} className="border-b border-line">
              <Link
                to={withContentLanguage(`/admin/${section}/${id}`, language)}
                className="flex min-h-11 items-center gap-3 no-underline hover:bg-paper"
              >
                <span className="grow font-semibold">{title}</span>
                <span className="text-xs text-muted">{t(`entity.${entity}.one`)}</span>
                <span className="text-xs text-lacquer">
                  {t('dashboard.lacks', { language: t(`language.${language}`) })}
                </span>
                <Icon name="chevron-right" className="text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
