import { Link } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style';

interface Look {
  tone?: ButtonTone;
  size?: ButtonSize;
}

/** A button whose label is a verb. While `pending` it cannot be pressed again and says that it is busy. */
export function Button(props: ComponentProps<'button'> & Look & { pending?: boolean }) {
  const { tone, size, pending, className, type = 'button', disabled, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonStyle(tone, size, className)}
    />
  );
}

/** A link that looks like a button: it leads somewhere rather than doing something. */
export function ButtonLink({ tone, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link prefetch="intent" {...rest} className={buttonStyle(tone, size, className)} />;
}
