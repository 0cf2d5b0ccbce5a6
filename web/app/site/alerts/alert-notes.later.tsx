import { useTranslation } from 'react-i18next';
import { dateInWords } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { provinceName } from '~/i18n/province-name';
import { useLanguage } from '~/i18n/use-language';
import { vietnamNow } from '~/i18n/vietnam-time';
import { useNow } from '~/site/resources/place/use-now';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import type { ShownAlert } from './alerts-data.server';

const looks = {
  danger: { edge: 'border-danger', ink: 'text-danger', icon: 'alert' },
  warning: { edge: 'border-turmeric', ink: 'text-ink', icon: 'alert' },
  notice: { edge: 'border-river', ink: 'text-muted', icon: 'info' },
} as const;

interface AlertNoteProps {
  alert: ShownAlert;
  Title: 'h2' | 'h3';
}

/** One alert: how serious, what, where, until when, who says so. */
function AlertNote({ alert, Title }: AlertNoteProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { id, kind, severity, title, description, ends_at, source, source_url } = alert;
  const { edge, ink, icon } = looks[severity];
  const where = alert.is_nationwide
    ? [t('alert.nationwide')]
    : [...alert.provinces.map((name) => provinceName(name, language)), ...alert.cities];
  const until = ends_at
    ? t('alert.until', { time: ends_at.slice(11, 16), date: dateInWords(ends_at, language) })
    : t('alert.until_further_notice');
  return (
    <article id={`alert-${id}`} className={cx('border-l-4 bg-surface px-4 py-3.5 sm:px-5', edge)}>
      <p className={cx('flex items-start gap-2 text-sm font-semibold', ink)}>
        <Icon name={icon} className="mt-0.5" />
        <span>
          {[
            t(`alert.severity.${severity}`),
            ...(kind === 'other' ? [] : [t(`alert.kind.${kind}`)]),
            where.join(', '),
          ].join(' · ')}
        </span>
      </p>
      <Title className="mt-1 text-lg">
        <Names>{title}</Names>
      </Title>
      {description && (
        <p className="mt-1 max-w-measure whitespace-pre-line">
          <Names>{description}</Names>
        </p>
      )}
      <p className="figures mt-1.5 text-sm text-muted">
        {until}
        {(source || source_url) && ' · '}
        {source_url ? (
          <a href={source_url} rel="noopener" className="link inline-block py-0.5">
            {source || t('alert.source')}
          </a>
        ) : (
          source
        )}
      </p>
    </article>
  );
}

interface AlertNotesProps {
  alerts: readonly ShownAlert[];
  className?: string;
  /** What they are called, where they are not all there are. */
  label?: string;
  /** Below which heading they stand. */
  level?: 2 | 3;
}

/** What is in force, the gravest first; on a page that was cached, what has ended meanwhile is left out. */
export function AlertNotes({ alerts, className, label, level = 2 }: AlertNotesProps) {
  const { t } = useTranslation('site');
  const now = useNow();
  const inForce = alerts.filter(({ ends_at }) => !(now && ends_at && ends_at <= vietnamNow(now)));
  if (inForce.length === 0) return null;
  return (
    <section aria-label={label ?? t('alert.title')} className={cx('grid gap-3', className)}>
      {inForce.map((alert) => (
        <AlertNote key={alert.id} alert={alert} Title={level === 2 ? 'h2' : 'h3'} />
      ))}
    </section>
  );
}
