import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './cx';

interface Tab {
  key: string;
  label: ReactNode;
  panel: ReactNode;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Panels of which one is seen at a time; arrow keys, Home and End move between the tabs. */
export function Tabs({ tabs, label, initial }: { tabs: Tab[]; label: string; initial?: string }) {
  const id = useId();
  const [active, setActive] = useState(initial ?? tabs[0]?.key);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ key }) => key === active);
    const step = STEP[event.key];
    const target =
      event.key === 'Home'
        ? tabs[0]
        : event.key === 'End'
          ? tabs.at(-1)
          : step && tabs[(at + step + tabs.length) % tabs.length];
    if (!target) return;
    event.preventDefault();
    setActive(target.key);
    buttons.current.get(target.key)?.focus();
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-6 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ key, label: text }) => (
          <button
            key={key}
            ref={(element) => {
              if (element) buttons.current.set(key, element);
              else buttons.current.delete(key);
            }}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            aria-selected={key === active}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === active ? 0 : -1}
            onClick={() => setActive(key)}
            className={cx(
              '-mb-px min-h-11 border-b-3 whitespace-nowrap transition-colors duration-150',
              key === active
                ? 'border-lacquer font-semibold'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}-tab`}
          hidden={key !== active}
          className="pt-6"
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
