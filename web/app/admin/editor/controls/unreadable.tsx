import type { ControlProps } from '~/ui/field';
import { Icon } from '~/ui/icon';

/** A control in which something stands that is no value; a save waits for it. */
const unreadable = '[data-unreadable="true"]';

/** What a control is given, and the message below it, where what was typed is wrong. */
export function markWrong(control: ControlProps, message: string | null, isUnreadable: boolean) {
  if (message === null) return { props: control, note: null };
  const id = `${control.id}-wrong`;
  return {
    props: {
      ...control,
      'aria-invalid': true as const,
      'aria-describedby': [control['aria-describedby'], id].filter(Boolean).join(' '),
      'data-unreadable': isUnreadable || undefined,
    },
    note: (
      <span id={id} className="mt-1.5 flex items-start gap-1.5 text-left text-sm text-danger">
        <Icon name="alert" className="mt-0.5" />
        {message}
      </span>
    ),
  };
}

/** Whether something was typed that is no value. */
export const hasUnreadable = (): boolean => document.querySelector(unreadable) !== null;

/** Goes to the first control whose text is no value, into the part that hides it. Returns whether there is one. */
export function focusUnreadable(): boolean {
  const control = document.querySelector<HTMLElement>(unreadable);
  if (!control) return false;
  control.closest('details')?.setAttribute('open', '');
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
  return true;
}
