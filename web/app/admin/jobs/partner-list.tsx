import type { Got } from '~/api/types';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import { useWorkText } from '../table/text';

export type PartnerState = Got<'/jobs/partners'>['data'][number];

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** Outside services, whether they are being asked, and how their last failure read. */
export function PartnerList({ partners }: { partners: readonly PartnerState[] }) {
  const t = useWorkText();
  const language = useLanguage();
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="partners" className="mt-10">
      <h2 id="partners" className="text-lg">
        {t('partners.title')}
      </h2>
      <p className="mb-3 max-w-measure text-sm text-muted">{t('partners.intro')}</p>
      <ul className="border-t border-line">
        {partners.map(({ name, state, counts, last_failure, last_failure_at }) => (
          <li key={name} className="border-b border-line py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong>{name}</strong>
              <span className={state === 'closed' ? 'text-sm text-muted' : 'text-sm text-danger'}>
                {t(`partners.${state}`)}
              </span>
            </p>
            <p className="figures text-sm text-muted">
              {t('partners.calls', { good: counts.ok ?? 0, all: sum(Object.values(counts)) })}
            </p>
            {last_failure && last_failure_at && (
              <p className="flex items-center gap-2 text-sm text-muted">
                <Icon name="alert" />
                {t('partners.failed', {
                  at: formatDateTime(last_failure_at, language),
                  reason: last_failure,
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
