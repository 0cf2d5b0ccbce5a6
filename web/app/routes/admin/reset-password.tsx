import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, Link, useActionData, useNavigation, useSearchParams } from '@remix-run/react';
import { sendToApi } from '~/admin/api/call.server';
import { FormNotice } from '~/admin/session/form-notice';
import { SignInPage } from '~/admin/session/sign-in-page';
import { leaveWhenSignedIn } from '~/admin/session/signed-in.server';
import { useAdminText } from '~/admin/text';
import { adminText } from '~/admin/text.server';
import { readAnswer } from '~/api/answer';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';

export { adminMeta as meta } from '~/admin/meta';

export async function loader(args: LoaderFunctionArgs) {
  await leaveWhenSignedIn(args);
  return { title: adminText(args.request)('reset.title') };
}

interface Refused {
  message: string;
  errors: Record<string, string[]>;
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const password = String(form.get('password') ?? '');
  if (password !== String(form.get('confirm_password') ?? '')) {
    const message = adminText(args.request)('reset.differ');
    return Response.json({ message: '', errors: { confirm_password: [message] } }, { status: 422 });
  }
  const token = String(form.get('token') ?? '');
  const response = await sendToApi(args, '/reset-password', 'POST', { token, password });
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
  const answer = await readAnswer(response);
  if (answer.ok) return redirect('/admin/login?reset=1', { headers });
  const refused: Refused = { message: answer.problem.message, errors: answer.problem.errors ?? {} };
  return Response.json(refused, { status: answer.status });
}

export default function ResetPassword() {
  const t = useAdminText();
  const refused = useActionData() as Refused | undefined;
  const [query] = useSearchParams();
  const busy = useNavigation().state !== 'idle';
  const token = query.get('token') ?? '';
  const unusable = !token || Boolean(refused?.errors.token);
  return (
    <SignInPage title={t('reset.title')} intro={t('reset.intro')}>
      <FormNotice error={unusable ? (refused?.errors.token?.[0] ?? t('reset.no_token')) : refused?.message} />
      {!unusable && (
        <Form method="post" className="grid gap-5">
          <input type="hidden" name="token" value={token} />
          <Field
            label={t('reset.password')}
            hint={t('reset.hint')}
            error={refused?.errors.password?.[0]}
            required
          >
            {(control) => <Input {...control} name="password" type="password" autoComplete="new-password" />}
          </Field>
          <Field label={t('reset.confirm')} error={refused?.errors.confirm_password?.[0]} required>
            {(control) => (
              <Input {...control} name="confirm_password" type="password" autoComplete="new-password" />
            )}
          </Field>
          <Button type="submit" pending={busy}>
            {t('reset.submit')}
          </Button>
        </Form>
      )}
      <p className="mt-5">
        <Link to="/admin/forgot-password" className="link inline-block py-1">
          {t('reset.again')}
        </Link>
      </p>
    </SignInPage>
  );
}
