import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { CartLine, OrderLine } from '~/api/types';
import { formatVnd } from '~/i18n/money';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { SampleMark, sampleKindOf } from '~/site/sample-mark';
import { useBookingWords } from './use-booking-words';

interface BookedLinesProps {
  lines: readonly (CartLine | OrderLine)[];
  total: number;
  title: string;
}

/** What is booked and what it comes to, beside the form that one is in. */
export function BookedLines({ lines, total, title }: BookedLinesProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const words = useBookingWords();
  return (
    <section aria-label={title} className="border-t-4 border-lacquer bg-surface p-6">
      <h2 className="kicker font-text">
        <Names>{title}</Names>
      </h2>
      <ul>
        {lines.map((line) => {
          const path = 'path' in line && line.path ? `/${language}${line.path}` : null;
          return (
            <li
              key={'key' in line ? line.key : line.id}
              className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-4"
            >
              <p className="font-semibold [overflow-wrap:anywhere]">
                {path ? (
                  <Link to={path} className="link-quiet">
                    <Names>{line.title}</Names>
                  </Link>
                ) : (
                  line.title
                )}
              </p>
              <p className="figures text-right whitespace-nowrap">{formatVnd(line.amount, language)}</p>
              {line.is_sample && <SampleMark kind={sampleKindOf(line)} className="col-span-2 mt-1 text-sm" />}
              <p className="col-span-2 text-sm text-muted">
                {words.when(line)}
                <br />
                {words.party(line)}
              </p>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t('cart.total')}</span>
        <span className="display figures text-2xl text-lacquer">{formatVnd(total, language)}</span>
      </p>
      <p className="mt-1 text-sm text-muted">{t('cart.vat')}</p>
    </section>
  );
}
