import type { Got } from '~/api/types';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import { useWorkText } from '../table/text';

export type Run = Got<'/jobs/runs'>['data'][number];

const named = ['link_check', 'currency_rates'] as const;

const isNamed = (name: string): name is (typeof named)[number] => (named as readonly string[]).includes(name);

/** What a run brought, for those of which it is known. */
function Summary({ summary }: Pick<Run, 'summary'>) {
  const t = useWorkText();
  const { links, broken = 0, kept, refused = 0 } = summary;
  if (links === undefined && kept === undefined) return null;
  return (
    <p className="text-sm text-muted">
      {links === undefined
        ? t('jobs.rates_kept', { kept: kept ?? 0, refused })
        : t('jobs.links_found', { links, broken })}
    </p>
  );
}

/** Work that repeats, with how its last run ended. */
export function RunList({ runs }: { runs: readonly Run[] }) {
  const t = useWorkText();
  const language = useLanguage();
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="runs" className="mt-10">
      <h2 id="runs" className="mb-3 text-lg">
        {t('jobs.runs')}
      </h2>
      <ul className="border-t border-line">
        {runs.map(({ name, requested_at, started_at, finished_at, last_error, summary }) => (
          <li key={name} className="border-b border-line py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong>{isNamed(name) ? t(`jobs.names.${name}`) : name}</strong>
              <span className="figures text-xs text-muted">
                {requested_at
                  ? t('jobs.requested')
                  : finished_at
                    ? t('jobs.finished', { at: formatDateTime(finished_at, language) })
                    : started_at && t('jobs.running', { at: formatDateTime(started_at, language) })}
              </span>
            </p>
            {last_error ? (
              <p className="flex items-center gap-2 text-sm text-danger">
                <Icon name="alert" />
                {last_error}
              </p>
            ) : (
              <Summary summary={summary} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
