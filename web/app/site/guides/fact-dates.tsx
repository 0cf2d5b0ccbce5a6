import { useTranslation } from 'react-i18next';
import type { Fact } from '~/api/types';
import { dateInWords, formatDate, machineDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';

/** A day of the calendar in the page's language; with its month in words where something depends on it. */
export function Day({ stamp, inWords = false }: { stamp: string; inWords?: boolean }) {
  const language = useLanguage();
  return (
    <time dateTime={machineDate(stamp)} className="whitespace-nowrap">
      {inWords ? dateInWords(stamp, language) : formatDate(stamp, language)}
    </time>
  );
}

/** Who says it; a link where the source can be read. */
export function FactSource({ fact }: { fact: Pick<Fact, 'source' | 'source_url' | 'is_secondary'> }) {
  const { t } = useTranslation('guides');
  return (
    <>
      {fact.source_url ? (
        <a href={fact.source_url} rel="noopener" className="link inline-block py-0.5">
          {fact.source}
        </a>
      ) : (
        fact.source
      )}
      {fact.is_secondary && <>, {t('facts.secondary')}</>}
    </>
  );
}

/** Says that a fact is past its date. */
export function ExpiredMark() {
  const { t } = useTranslation('guides');
  return (
    <span className="mt-1 flex items-start gap-1.5 text-sm text-danger">
      <Icon name="alert" className="mt-0.5" />
      {t('facts.expired')}
    </span>
  );
}

/** Source and dates of one fact in a line, for places without a table. */
export function FactNote({ fact }: { fact: Fact }) {
  const { t } = useTranslation('guides');
  return (
    <div className="text-sm text-muted">
      <p>
        {t('facts.source')}: <FactSource fact={fact} /> · {t('facts.checked_on')}{' '}
        <Day stamp={fact.checked_on} />
        {fact.expires_on && (
          <>
            {' · '}
            {t('facts.expires_on')} <Day stamp={fact.expires_on} inWords />
          </>
        )}
      </p>
      {fact.is_expired && <ExpiredMark />}
    </div>
  );
}
