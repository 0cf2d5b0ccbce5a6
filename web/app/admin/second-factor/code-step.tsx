import { Button } from '~/ui/button';
import { useAdminText } from '../text';
import { CodeField } from './code-field';

interface CodeStepProps {
  error?: string | undefined;
  pending: boolean;
  submit: string;
}

/** The second step of signing in, inside a form: the code, after the password. */
export function CodeStep({ error, pending, submit }: CodeStepProps) {
  const t = useAdminText();
  return (
    <>
      <CodeField label={t('second_step.code')} error={error} autoFocus />
      <Button type="submit" pending={pending}>
        {submit}
      </Button>
    </>
  );
}
