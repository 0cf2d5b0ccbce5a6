import { Link } from '@remix-run/react';
import type { Got } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import { entityNamed } from '../entities';
import { listAddress, recordAddress } from '../entities/paths';
import { withContentLanguage } from '../shell/content-language';
import { useWorkText } from '../table/text';
import { useAdminText } from '../text';

/** A record that lacks one language. */
export type Missing = Got<'/dashboard'>['data']['missing'][number];

/** Records to translate, each a way into its editor in the language that it lacks; and the way to all of them. */
export function MissingTranslations({ missing }: { missing: Missing[] }) {
  const own = useLanguage();
  const t = useAdminText();
  const say = useWorkText();
  const rows = missing.flatMap((row) => {
    const entity = entityNamed(row.entity);
    return entity ? [{ ...row, entity }] : [];
  });
  return (
    <section aria-labelledby="missing">
      <h2 id="missing" className="mb-3 text-lg">
        {t('dashboard.missing')}
      </h2>
      {rows.length === 0 ? (
        <p className="flex items-center gap-2 border-t border-line py-3 text-muted">
          <Icon name="check" className="text-jade" />
          {t('dashboard.nothing_missing')}
        </p>
      ) : (
        <ul className="border-t border-line">
          {rows.map(({ entity, id, title, lang_id }, index) => {
            const next = rows[index + 1];
            const isLast = next?.entity !== entity || next.lang_id !== lang_id;
            const all = `${listAddress(entity)}?lang_id=${lang_id}&translation=missing`;
            return (
              <li key={`${entity.name}-${id}-${lang_id}`} className="border-b border-line">
                <Link
                  to={withContentLanguage(recordAddress(entity, id), lang_id, own)}
                  className="flex min-h-11 items-center gap-3 no-underline hover:bg-paper"
                >
                  <span className="grow font-semibold">{title || `#${id}`}</span>
                  <span className="text-xs text-muted">{t(`entity.${entity.name}.one`)}</span>
                  <span className="text-xs text-lacquer">
                    {t('dashboard.lacks', { language: t(`language.${lang_id}`) })}
                  </span>
                  <Icon name="chevron-right" className="text-muted" />
                </Link>
                {isLast && (
                  <Link to={all} className="link-quiet inline-block py-1 text-xs">
                    {say('missing.all', {
                      kind: t(`entity.${entity.name}.many`),
                      language: t(`language.${lang_id}`),
                    })}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
