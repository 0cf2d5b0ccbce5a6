import { Link } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style';

interface Look {
  tone?: ButtonTone;
  size?: ButtonSize;
}

/** A button whose label is a verb. While `pending` it cannot be pressed again, says that it is busy, and keeps the focus. */
export function Button(props: ComponentProps<'button'> & Look & { pending?: boolean }) {
  const { tone, size, pending, className, type = 'button', onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      // One that is disabled would lose the focus, and give it back to nobody.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonStyle(tone, size, className)}
    />
  );
}

/** A link that looks like a button: it leads somewhere rather than doing something. */
export function ButtonLink({ tone, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link prefetch="intent" {...rest} className={buttonStyle(tone, size, className)} />;
}
