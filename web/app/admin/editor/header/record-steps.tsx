import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { useAltKey } from '../../shell/use-alt-key';
import { useAdminText } from '../../text';

interface RecordStepsProps {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** To the record before and after this one; nothing when one did not come from a list. */
export function RecordSteps({ previous, next }: RecordStepsProps) {
  const t = useAdminText();
  useAltKey('PageUp', previous);
  useAltKey('PageDown', next);
  if (!previous && !next) return null;
  const steps = [
    { name: 'previous', key: 'PageUp', icon: 'chevron-left', go: previous },
    { name: 'next', key: 'PageDown', icon: 'chevron-right', go: next },
  ] as const;
  return (
    <span className="flex max-sm:hidden">
      {steps.map(({ name, key, icon, go }) => (
        <button
          key={name}
          type="button"
          onClick={go}
          disabled={!go}
          aria-label={t(`editor.${name}`)}
          aria-keyshortcuts={`Alt+${key}`}
          title={`${t(`editor.${name}`)} (Alt+${key})`}
          className={buttonStyle('quiet', 'small', 'px-2 disabled:opacity-35')}
        >
          <Icon name={icon} />
        </button>
      ))}
    </span>
  );
}
