import type { ReactNode } from 'react';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { cx } from '~/ui/cx';

/** One fact of the column beside the story. */
export function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cx('border-t border-line py-3', wide && 'col-span-2')}>
      <dt className="kicker">{label}</dt>
      <dd className="mt-0.5">
        <Names>{children}</Names>
      </dd>
    </div>
  );
}

/** What one needs to act: hours, price, address. Beside the story on wide screens, where it stays in sight. */
export function FactsColumn({
  label,
  before,
  after,
  children,
}: {
  label: string;
  /** Above the facts, such as the card for the driver or a price with its button. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}) {
  return (
    <aside aria-label={label} className="max-lg:order-first lg:col-span-4 lg:col-start-9">
      <div className="lg:sticky lg:top-24">
        {before}
        <dl
          className={cx(
            'gap-x-8 border-b border-line max-lg:grid max-lg:grid-cols-2',
            Boolean(before) && 'mt-6',
          )}
        >
          {children}
        </dl>
        {after}
      </div>
    </aside>
  );
}

/** Coordinates as a link that opens the device's own map. */
export function Coordinates({ title, lat, lon }: { title: string; lat: number; lon: number }) {
  const language = useLanguage();
  return (
    <a
      href={`geo:${lat},${lon}?q=${lat},${lon}(${encodeURIComponent(title)})`}
      className="link-quiet figures inline-block py-0.5 whitespace-nowrap"
    >
      {language === 'vi'
        ? `${lat.toFixed(3).replace('.', ',')}° B, ${lon.toFixed(3).replace('.', ',')}° Đ`
        : `${lat.toFixed(3)}° N, ${lon.toFixed(3)}° E`}
    </a>
  );
}
