import { type ReactNode, useId } from 'react';
import { Icon } from './icon';

/** What a field hands to its control, so that label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  required: boolean | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Says what to do. */
  error?: string;
  required?: boolean;
  /** Keeps the label for screen readers only, where the place already says what the field is. */
  hideLabel?: boolean;
  className?: string;
  /** Where it is there once on a page, a fixed one; otherwise React makes one. */
  id?: string;
  /** Under which name errors are found, so that the first of them gets the focus. */
  at?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label with its control, hint and error. */
export function Field({
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  at,
  children,
  ...own
}: FieldProps) {
  const made = useId();
  const id = own.id ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className} data-field={at}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
        {required && <span className="text-danger"> *</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy, required })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <Icon name="alert" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}
