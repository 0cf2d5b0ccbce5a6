import { useTranslation } from 'react-i18next';
import type { Accessibility, VisitorInfo } from '~/api/types';
import { Names } from '~/i18n/names';
import { hostOf } from '~/site/resources/host-of';
import { useVisitorLines } from './use-visitor-lines';

interface BeforeYouGoProps {
  record: { visitor_info: VisitorInfo; accessibility: Accessibility | null };
}

/** What a visitor has to know before setting out, and how it is known. */
export function BeforeYouGo({ record }: BeforeYouGoProps) {
  const { t } = useTranslation('visitor');
  const sections = useVisitorLines(record);
  const booking = record.visitor_info.booking?.url;
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby="before-you-go" className="mt-12 max-w-measure">
      <h2 id="before-you-go" className="text-xl">
        {t('title')}
      </h2>
      <dl className="mt-4 border-b border-line">
        {sections.map(({ name, label, lines }) => (
          <div key={name} className="border-t border-line py-2.5 sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-6">
            <dt className="font-semibold">{label}</dt>
            <dd>
              {lines.map((line) => (
                <span key={line} className="mr-1.5 sm:block">
                  <Names>{line}</Names>
                </span>
              ))}
              {name === 'booking' && booking && (
                <a href={booking} className="link inline-block py-0.5 break-all">
                  {t('book_at')}: {hostOf(booking)}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <details className="mt-3 text-sm text-muted">
        <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
          {t('sources')}
        </summary>
        <ul className="mt-2 grid gap-1.5">
          {sections.map(({ name, source, href }) => (
            <li key={name}>
              {source}
              {href && (
                <>
                  {' · '}
                  <a href={href} rel="nofollow" className="link break-all">
                    {hostOf(href)}
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
