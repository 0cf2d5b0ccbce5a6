import { Link } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { cx } from '~/ui/cx';
import type { SheetData } from './sheet-data.server';

interface ListedRecord {
  title: string;
  to: string;
}

interface SheetFigureProps {
  title: string;
  sheet: SheetData;
  /** All records of the destination that have a place, as the sheet was given them. */
  records: ListedRecord[];
  className?: string;
}

function RecordLink({ title, to }: ListedRecord) {
  return (
    <Link to={to} className="link-quiet inline-block py-1">
      <Names>{title}</Names>
    </Link>
  );
}

/** A destination's sheet with its title, what its numbers mean, and how far it can be trusted. */
export function SheetFigure({ title, sheet, records, className }: SheetFigureProps) {
  const { t } = useTranslation('site');
  const beyondId = useId();
  const { svg, shown, beyond, coast } = sheet;
  return (
    <figure data-print="keep" className={cx('grid gap-x-10 gap-y-6 lg:grid-cols-12', className)}>
      <div className="lg:col-span-8">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React made on the server, its texts escaped */}
        <div dangerouslySetInnerHTML={{ __html: svg }} />
        <p className="mt-2 text-sm text-muted">
          {t('map.sheet.note')} {coast && t('map.sheet.coast')}
        </p>
      </div>
      <figcaption className="lg:col-span-4">
        <p className="mb-3 font-display text-2xl">
          <Names>{title}</Names>
        </p>
        <ol className="gap-x-6 text-sm max-lg:columns-2 max-sm:columns-1">
          {shown
            .flatMap((index) => records[index] ?? [])
            .map(({ to, title: name }, index) => (
              <li key={to} className="grid grid-cols-[2rem_1fr] items-baseline">
                <span className="font-semibold text-muted tabular-nums">{index + 1}</span>
                <RecordLink title={name} to={to} />
              </li>
            ))}
        </ol>
        {beyond.length > 0 && (
          <>
            <p id={beyondId} className="mt-4 mb-1 text-sm font-semibold">
              {t('map.sheet.beyond')}
            </p>
            <ul aria-labelledby={beyondId} className="flex flex-wrap gap-x-4 text-sm">
              {beyond.map(({ index, sector, kilometres }) => {
                const record = records[index];
                return (
                  record && (
                    <li key={record.to}>
                      <RecordLink {...record} />{' '}
                      <span className="text-muted">{t(`map.sheet.towards.${sector}`, { kilometres })}</span>
                    </li>
                  )
                );
              })}
            </ul>
          </>
        )}
      </figcaption>
    </figure>
  );
}
