import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, Link, useActionData, useNavigation, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { readAnswer } from '~/admin/api/answer';
import { sendToApi } from '~/admin/api/call.server';
import { FormNotice } from '~/admin/session/form-notice';
import { nextPage } from '~/admin/session/next-page';
import { SignInPage } from '~/admin/session/sign-in-page';
import { leaveWhenSignedIn } from '~/admin/session/signed-in.server';
import { useAdminText } from '~/admin/text';
import { adminText } from '~/admin/text.server';
import { requireOwnForm } from '~/api/own-form.server';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { toast } from '~/ui/toast-store';

export { adminMeta as meta } from '~/admin/meta';

export async function loader(args: LoaderFunctionArgs) {
  await leaveWhenSignedIn(args);
  return { title: adminText(args.request)('sign_in.title') };
}

export async function action(args: ActionFunctionArgs) {
  requireOwnForm(args.request);
  const form = await args.request.formData();
  const email = String(form.get('email') ?? '');
  const response = await sendToApi(args, '/login', 'POST', {
    email,
    password: String(form.get('password') ?? ''),
  });
  if (response.ok) {
    const headers = new Headers();
    for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
    return redirect(nextPage(form.get('next')), { headers });
  }
  const answer = await readAnswer(response);
  const problem = answer.ok ? null : answer.problem;
  return Response.json(
    { email, message: problem?.message ?? '', errors: problem?.errors ?? {} },
    { status: response.status },
  );
}

interface Refused {
  email: string;
  message: string;
  errors: Record<string, string[]>;
}

export default function Login() {
  const t = useAdminText();
  const refused = useActionData() as Refused | undefined;
  const [query] = useSearchParams();
  const busy = useNavigation().state !== 'idle';
  const wasReset = query.has('reset') && !refused;
  const signedOut = query.has('signed_out') && !refused;
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (signedOut) toast.success(t('account.signed_out'));
  }, [signedOut, t]);
  useEffect(() => {
    if (refused) password.current?.focus();
  }, [refused]);

  return (
    <SignInPage title={t('sign_in.title')} intro={t('sign_in.intro')}>
      <FormNotice
        error={refused?.message}
        message={wasReset ? t('reset.done') : signedOut ? t('account.signed_out') : undefined}
      />
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="next" value={query.get('next') ?? ''} />
        <Field label={t('sign_in.email')} error={refused?.errors.email?.[0]} required>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={refused?.email}
            />
          )}
        </Field>
        <Field label={t('sign_in.password')} error={refused?.errors.password?.[0]} required>
          {(control) => (
            <Input
              {...control}
              ref={password}
              name="password"
              type="password"
              autoComplete="current-password"
            />
          )}
        </Field>
        <Button type="submit" pending={busy}>
          {t('sign_in.submit')}
        </Button>
        <p>
          <Link to="/admin/forgot-password" className="link inline-block py-1">
            {t('sign_in.forgot')}
          </Link>
        </p>
      </Form>
    </SignInPage>
  );
}
