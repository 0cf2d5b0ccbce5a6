import { type ComponentProps, type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from './cx';
import { Icon } from './icon';
import { useTypedBefore } from './typed-before';

const look =
  'w-full rounded-input border border-edge bg-surface px-3 text-ink transition-colors duration-150 ' +
  'placeholder:text-muted hover:border-ink aria-invalid:border-danger aria-invalid:border-2 ' +
  'disabled:cursor-not-allowed disabled:opacity-60';

/** One line to type into. */
export const Input = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<'input'>>(function Input(
  { className, ...rest },
  ref,
) {
  return <input {...rest} ref={ref} className={cx(look, 'min-h-11', className)} />;
});

/** Several lines to type into. */
export const Textarea = forwardRef<HTMLTextAreaElement, ComponentPropsWithoutRef<'textarea'>>(
  function Textarea({ className, rows = 5, ...rest }, ref) {
    const area = useTypedBefore(rest.value === undefined ? rest.id : undefined, ref);
    return <textarea {...rest} ref={area} rows={rows} className={cx(look, 'py-2.5', className)} />;
  },
);

/** One of a list that is known. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className={cx(look, 'min-h-11 appearance-none pr-10')}>
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

/** A box to tick, with its words. */
export function Checkbox({ label, className, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-center gap-2.5', className)}>
      <input {...rest} type="checkbox" className="size-6 shrink-0 accent-jade" />
      {label}
    </label>
  );
}
