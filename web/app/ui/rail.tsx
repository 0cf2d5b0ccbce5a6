import { Children, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Icon } from './icon';

/** A row that scrolls sideways and snaps; buttons move it by what is in sight. */
export function Rail({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);

  function move(direction: 1 | -1) {
    const element = row.current;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollBy({
      left: direction * element.clientWidth * 0.85,
      behavior: isCalm ? 'instant' : 'smooth',
    });
  }

  return (
    <div>
      <ul
        ref={row}
        aria-label={label}
        className="rail -mx-(--gutter) scroll-px-(--gutter) px-(--gutter) pb-1"
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      <div data-print="hide" className="mt-4 flex gap-2">
        <Button tone="secondary" size="icon" onClick={() => move(-1)} aria-label={t('rail.back')}>
          <Icon name="chevron-left" />
        </Button>
        <Button tone="secondary" size="icon" onClick={() => move(1)} aria-label={t('rail.forward')}>
          <Icon name="chevron-right" />
        </Button>
      </div>
    </div>
  );
}
