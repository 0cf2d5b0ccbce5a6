import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useActionData, useNavigation } from '@remix-run/react';
import { callApi } from '~/admin/api/call.server';
import { FormNotice } from '~/admin/session/form-notice';
import { SignInPage } from '~/admin/session/sign-in-page';
import { leaveWhenSignedIn } from '~/admin/session/signed-in.server';
import { useAdminText } from '~/admin/text';
import { adminText } from '~/admin/text.server';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';

export { adminMeta as meta } from '~/admin/meta';

export async function loader(args: LoaderFunctionArgs) {
  await leaveWhenSignedIn(args);
  return { title: adminText(args.request)('forgot.title') };
}

interface Outcome {
  email: string;
  sent?: string;
  message?: string;
  errors?: Record<string, string[]>;
}

export async function action(args: ActionFunctionArgs) {
  const email = String((await args.request.formData()).get('email') ?? '');
  const answer = await callApi<{ message: string }>(args, '/forgot-password', 'POST', { email });
  const outcome: Outcome = answer.ok
    ? { email, sent: answer.body.message }
    : { email, message: answer.problem.message, errors: answer.problem.errors };
  return Response.json(outcome, { status: answer.status });
}

export default function ForgotPassword() {
  const t = useAdminText();
  const outcome = useActionData() as Outcome | undefined;
  const busy = useNavigation().state !== 'idle';
  return (
    <SignInPage title={t('forgot.title')} intro={t('forgot.intro')}>
      <FormNotice error={outcome?.message} message={outcome?.sent} />
      <Form method="post" className="grid gap-5">
        <Field label={t('sign_in.email')} error={outcome?.errors?.email?.[0]} required>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={outcome?.email}
            />
          )}
        </Field>
        <Button type="submit" pending={busy}>
          {t('forgot.submit')}
        </Button>
        <p>
          <Link to="/admin/login" className="link inline-block py-1">
            {t('forgot.back')}
          </Link>
        </p>
      </Form>
    </SignInPage>
  );
}
