import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';

interface CodeFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** A recovery code will not do. */
  digitsOnly?: boolean;
  autoFocus?: boolean;
}

/** Where the code of an app goes; telephones offer digits and the code that they have just got. */
export function CodeField({ label, hint, error, digitsOnly, autoFocus }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <Input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoFocus={autoFocus}
          spellCheck={false}
          inputMode={digitsOnly ? 'numeric' : 'text'}
          maxLength={digitsOnly ? 8 : 60}
          className={`figures text-lg ${digitsOnly ? 'max-w-60 tracking-widest' : 'max-w-md'}`}
        />
      )}
    </Field>
  );
}
