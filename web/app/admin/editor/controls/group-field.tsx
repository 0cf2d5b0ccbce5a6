import { type ReactNode, useId } from 'react';
import { Icon } from '~/ui/icon';

interface GroupFieldProps {
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  children: ReactNode;
}

/** Label, hint and error of a field that consists of several controls. */
export function GroupField({ label, hint, error, required, hideLabel, children }: GroupFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its children out in its own way
    <div role="group" aria-labelledby={id} aria-describedby={described || undefined}>
      <p id={id} className={hideLabel ? 'visually-hidden' : 'mb-1.5 text-sm font-semibold'}>
        {label}
        {required && <span className="text-danger"> *</span>}
      </p>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <Icon name="alert" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}
