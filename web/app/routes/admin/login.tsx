import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, Link, useActionData, useNavigation, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { sendToApi } from '~/admin/api/call.server';
import { chosenLanguage, interfaceLanguage, languageCookie } from '~/admin/interface-language';
import { CodeStep } from '~/admin/second-factor/code-step';
import { FormNotice } from '~/admin/session/form-notice';
import { nextPage } from '~/admin/session/next-page';
import { SignInPage } from '~/admin/session/sign-in-page';
import { leaveWhenSignedIn } from '~/admin/session/signed-in.server';
import { useAdminText } from '~/admin/text';
import { adminText } from '~/admin/text.server';
import { readAnswer } from '~/api/answer';
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
  const form = await args.request.formData();
  const email = String(form.get('email') ?? '');
  const given = form.get('challenge');
  const response = given
    ? await sendToApi(args, '/login/second-factor', 'POST', {
        challenge: String(given),
        code: String(form.get('code') ?? ''),
      })
    : await sendToApi(args, '/login', 'POST', { email, password: String(form.get('password') ?? '') });
  const cookies = response.headers.getSetCookie();
  const answer = await readAnswer<{ challenge?: string }>(response);
  if (answer.ok && !answer.body.challenge) {
    const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
    const { request, context } = args;
    if (!chosenLanguage(request.headers)) {
      const isSecure = context.publicUrl.startsWith('https:');
      headers.append('set-cookie', languageCookie(interfaceLanguage(request.headers), isSecure));
    }
    return redirect(nextPage(form.get('next')), { headers });
  }
  if (answer.ok) return Response.json({ email, challenge: answer.body.challenge, message: '', errors: {} });
  const { message, code, errors = {} } = answer.problem;
  // A code that is wrong may be tried again; a sign-in that took too long begins anew.
  const challenge = given && code !== 'challenge_expired' ? String(given) : undefined;
  return Response.json({ email, challenge, message, errors }, { status: answer.status });
}

interface Refused {
  email: string;
  /** The password was right, and the code is to come. */
  challenge?: string;
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
    if (refused && !refused.challenge) password.current?.focus();
  }, [refused]);

  if (refused?.challenge)
    return <SecondStep {...refused} challenge={refused.challenge} next={query.get('next') ?? ''} />;
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

/** The code, after the password. The page is the same without scripts. */
function SecondStep({
  email,
  challenge,
  message,
  errors,
  next,
}: Refused & { challenge: string; next: string }) {
  const t = useAdminText();
  const busy = useNavigation().state !== 'idle';
  return (
    <SignInPage title={t('second_step.title')} intro={t('second_step.intro')}>
      <FormNotice error={errors.code ? undefined : message} />
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="challenge" value={challenge} />
        <CodeStep error={errors.code?.[0]} pending={busy} submit={t('second_step.submit')} />
        <p>
          <Link to="/admin/login" reloadDocument className="link inline-block py-1">
            {t('second_step.back')}
          </Link>
        </p>
      </Form>
    </SignInPage>
  );
}
