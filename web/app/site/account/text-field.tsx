import type { ComponentProps, ReactNode } from 'react';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { Refused } from './outcome';

interface TextFieldProps extends ComponentProps<'input'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The form as it came back, if it did: what was written, and the first fault of each field. */
  refused: Refused | undefined;
}

/** One line of a form, with what was written in it before and what is wrong with that. */
export function TextField({ name, label, hint, refused, required, defaultValue, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={refused?.errors[name]?.[0]} required={required}>
      {(control) => (
        <Input
          {...rest}
          {...control}
          name={name}
          defaultValue={rest.type === 'password' ? undefined : (refused?.values[name] ?? defaultValue)}
        />
      )}
    </Field>
  );
}
