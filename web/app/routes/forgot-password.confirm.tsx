import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { Form, Link, useActionData, useNavigation, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { AccountPage, Notice } from '~/site/account/account-page';
import { accountSeo } from '~/site/account/account-seo.server';
import type { Refused } from '~/site/account/outcome';
import { calling, refuse, secretOf, textOf } from '~/site/account/refuse.server';
import { TextField } from '~/site/account/text-field';
import { cookiesOf, visitorForm, visitorPage } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';

export const handle = { i18n: ['site', 'account'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

export async function loader(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  return { seo: await accountSeo(page, page.t('account:confirm.title'), sitePaths.newPassword) };
}

export async function action(args: ActionFunctionArgs) {
  const { api, language, form, t } = await visitorForm(args);
  const password = secretOf(form, 'password');
  if (password !== secretOf(form, 'confirm_password')) {
    const message = t('account:confirm.differ');
    const error = { message, errors: { confirm_password: [message] } };
    return refuse(form, { error, response: new Response(null, { status: 422 }) }, message);
  }
  const body = { token: textOf(form, 'token'), password, lang_id: language };
  const answer = await calling(api.POST('/user/reset-password', { body }));
  if (!answer.response.ok) return refuse(form, answer, t('account:failed'));
  return redirect(`${sitePaths.signInPassword(language)}?changed=1`, {
    headers: cookiesOf(answer.response),
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function NewPassword() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const refused = useActionData() as Refused | undefined;
  const [query] = useSearchParams();
  const busy = useNavigation().state === 'submitting';
  const token = query.get('token') ?? '';
  const secret = { type: 'password', autoComplete: 'new-password', maxLength: 128, required: true, refused };
  return (
    <AccountPage
      title={t('confirm.title')}
      lead={t(query.has('activated') ? 'confirm.activated' : 'confirm.lead')}
      after={
        <p>
          <Link to={sitePaths.forgotPassword(language)} className="link inline-block py-1">
            {t('activate.again')}
          </Link>
        </p>
      }
    >
      {!token && <Notice tone="bad">{t('confirm.no_token')}</Notice>}
      {token && (
        <Form method="post" noValidate className="grid gap-5">
          {refused && <Notice tone="bad">{refused.message}</Notice>}
          <input type="hidden" name="token" value={token} />
          <TextField {...secret} name="password" label={t('confirm.new')} hint={t('signup.password_hint')} />
          <TextField {...secret} name="confirm_password" label={t('confirm.again')} />
          <Button type="submit" pending={busy} className="justify-self-start">
            {t('confirm.submit')}
          </Button>
        </Form>
      )}
    </AccountPage>
  );
}
