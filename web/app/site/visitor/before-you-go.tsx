import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { hostOf } from '~/site/resources/place/host-of';
import { Host } from '~/ui/host';
import { EstimateMark } from './estimate-mark';
import { knownInfo } from './known-info';
import type { Described } from './lines/described';
import { isToldOnce, ProvenanceLine } from './provenance-line';
import { useVisitorLines, type VisitorSection } from './use-visitor-lines';

function Entry({ section, booking }: { section: VisitorSection; booking: string | undefined }) {
  const { t } = useTranslation('visitor');
  const { name, label, lines, state } = section;
  return (
    <div className="border-t border-line py-2.5 sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-6">
      <dt className="font-semibold">
        {label}
        {state === 'estimated' && <EstimateMark />}
      </dt>
      <dd>
        {lines.map((line) => (
          <span key={line} className="mr-1.5 sm:block">
            <Names>{line}</Names>
          </span>
        ))}
        {name === 'booking' && booking && (
          <a href={booking} className="link inline-block py-0.5">
            {t('book_at')}: <Host>{hostOf(booking)}</Host>
          </a>
        )}
      </dd>
    </div>
  );
}

/** How each section is known, for whoever wants to know; of estimates the line above has said all there is. */
function Sources({ sections }: { sections: readonly VisitorSection[] }) {
  const { t } = useTranslation('visitor');
  if (sections.length === 0) return null;
  return (
    <details className="mt-1 text-sm text-muted">
      <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
        {t('sources')}
      </summary>
      <ul className="mt-2 grid gap-1.5">
        {sections.map(({ name, source, href }) => (
          <li key={name} className="wrap-break-word">
            {source}
            {href && (
              <>
                {' · '}
                <a href={href} rel="nofollow" className="link">
                  <Host>{hostOf(href)}</Host>
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a visitor has to know before setting out, and how it is known. */
export function BeforeYouGo({ record }: { record: Described }) {
  const { t } = useTranslation('visitor');
  const sections = useVisitorLines(record);
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby="before-you-go" className="mt-12 max-w-measure">
      <h2 id="before-you-go" className="text-xl">
        {t('title')}
      </h2>
      <dl className="mt-4 border-b border-line">
        {sections
          .filter(({ lines }) => lines.length > 0)
          .map((section) => (
            <Entry
              key={section.name}
              section={section}
              booking={knownInfo(record.visitor_info).booking?.url}
            />
          ))}
      </dl>
      <ProvenanceLine sections={sections} />
      <Sources sections={sections.filter((section) => !isToldOnce(section, sections))} />
    </section>
  );
}
