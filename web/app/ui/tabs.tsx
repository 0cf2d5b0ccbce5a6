import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './cx';

export interface Tab {
  id: string | number;
  label: ReactNode;
  /** The panel; without JavaScript all panels stand one below the other, each under its own heading. */
  panel: ReactNode;
}

interface TabsProps {
  tabs: Tab[];
  /** What is chosen among. */
  label: string;
  className?: string;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of several panels at a time; the arrow keys go from tab to tab. */
export function Tabs({ tabs, label, className }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const step = steps[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : step && (chosen + step + tabs.length) % tabs.length;
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        data-print="hide"
        className="needs-script -mx-(--gutter) flex gap-x-6 overflow-x-auto px-(--gutter) pt-1 [scrollbar-width:none] md:flex-wrap"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            className={cx(
              'min-h-11 shrink-0 border-b-3 px-0.5 whitespace-nowrap transition-colors duration-150',
              index === chosen
                ? 'border-lacquer font-semibold'
                : 'border-transparent text-muted hover:border-line hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}panel-${index}`}
          aria-labelledby={`${id}tab-${index}`}
          className={cx('border-t border-line pt-8', index !== chosen && 'one-of-many')}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
