import { Link } from '@remix-run/react';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import type { RatedRecord } from '../api/types';
import { entityNamed } from '../entities';
import { recordAddress } from '../entities/paths';
import { useWorkText } from '../table/text';
import { useAdminText } from '../text';

/** What customers rated most often, each a way into its editor. */
export function MostRated({ records }: { records: readonly RatedRecord[] }) {
  const t = useAdminText();
  const say = useWorkText();
  const language = useLanguage();
  return (
    <section aria-labelledby="most-rated">
      <h2 id="most-rated" className="mb-3 text-lg">
        {say('most_rated.title')}
      </h2>
      {records.length === 0 ? (
        <p className="border-t border-line py-3 text-muted">{say('most_rated.none')}</p>
      ) : (
        <ol className="border-t border-line">
          {records.map((record) => {
            const entity = entityNamed(record.entity);
            return (
              entity && (
                <li key={`${record.entity}-${record.id}`} className="border-b border-line">
                  <Link
                    to={recordAddress(entity, record.id)}
                    className="flex min-h-11 items-center gap-3 py-1 no-underline hover:bg-paper"
                  >
                    <span className="grow">
                      <span className="font-semibold">{record.title || `#${record.id}`}</span>{' '}
                      <span className="text-xs whitespace-nowrap text-muted">
                        {t(`entity.${entity.name}.one`)}
                      </span>
                    </span>
                    <span className="figures inline-flex shrink-0 items-center gap-1 text-right">
                      <Icon name="star" className="size-4 text-turmeric" />
                      {record.rating_score.toLocaleString(language)}
                      <span className="text-xs text-muted">
                        {say('most_rated.count', { count: record.rating_count })}
                      </span>
                    </span>
                  </Link>
                </li>
              )
            );
          })}
        </ol>
      )}
    </section>
  );
}
