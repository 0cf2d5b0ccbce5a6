import type { ComponentProps } from 'react';
import { cx } from './cx';

/** Chooses files: the browser's own control, with its button in the site's look. */
export function FileInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...rest}
      type="file"
      className={cx(
        'block w-full max-w-full text-sm text-muted aria-invalid:text-danger',
        'file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-input file:border file:border-solid file:border-edge',
        'file:bg-surface file:px-5 file:font-semibold file:text-ink hover:file:border-ink',
        className,
      )}
    />
  );
}
