import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import type { PlanEdit, PlanIssue } from '../plan';

interface IssueNotesProps {
  issues: PlanIssue[];
  /** Makes a change that mends it; missing until the board is there, and where a plan is only to be read. */
  onFix?: ((fix: PlanEdit) => void) | undefined;
  /** A plan that cannot be changed here offers nothing. */
  readOnly?: boolean;
}

const looks = {
  error: { edge: 'border-danger', icon: 'alert', ink: 'text-danger' },
  warning: { edge: 'border-turmeric', icon: 'alert', ink: 'text-ink' },
  hint: { edge: 'border-line', icon: 'info', ink: 'text-muted' },
} as const;

/** What should be looked at once more, with the changes that would mend it. */
export function IssueNotes({ issues, onFix, readOnly }: IssueNotesProps) {
  const { t } = useTranslation('trip');
  if (issues.length === 0) return null;
  return (
    <ul className="grid gap-2.5">
      {issues.map(({ code, severity, message, fixes }) => {
        const { edge, icon, ink } = looks[severity];
        return (
          <li key={`${code} ${message}`} className={cx('border-l-3 py-0.5 pl-3.5', edge)}>
            <p className={cx('flex items-start gap-2 text-sm', ink)}>
              <Icon name={icon} className="mt-0.5" />
              <span>
                <span className="visually-hidden">{t(`severity.${severity}`)}: </span>
                {message}
              </span>
            </p>
            {!readOnly && fixes.length > 0 && (
              <p className="needs-script mt-2 flex flex-wrap gap-2" data-print="hide">
                {fixes.map(({ label, fix }) => (
                  <Button
                    key={label}
                    tone="secondary"
                    size="small"
                    disabled={!onFix}
                    onClick={() => onFix?.(fix)}
                  >
                    {label}
                  </Button>
                ))}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
