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
import { type Done, isRefused, type Refused } from '~/site/account/outcome';
import { calling, done, refuse, secretOf, textOf } from '~/site/account/refuse.server';
import { TextField } from '~/site/account/text-field';
import { cookiesOf, leaveWhenSignedIn, visitorForm, visitorPage } from '~/site/account/visitor.server';
import { withQuery } from '~/site/account/with-query';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';

export const handle = { i18n: ['site', 'account'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

export async function loader(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  await leaveWhenSignedIn(page);
  const title = page.t('account:signup.title');
  return { seo: await accountSeo(page, title, (language) => sitePaths.signUp(language)) };
}

export async function action(args: ActionFunctionArgs) {
  const { api, language, form, t } = await visitorForm(args);
  const email = textOf(form, 'email');
  if (textOf(form, 'intent') === 'resend') {
    const body = { email, lang_id: language };
    const answer = await calling(api.POST('/customers/resend-activation', { body }));
    if (!('data' in answer) || !answer.data) return refuse(form, answer, t('account:failed'));
    return done(form, answer.data.message);
  }
  const body = {
    email,
    full_name: textOf(form, 'full_name'),
    phone: textOf(form, 'phone'),
    password: secretOf(form, 'password'),
    lang_id: language,
  };
  const answer = await calling(api.POST('/customers/register', { body }));
  if (!answer.response.ok) return refuse(form, answer, t('account:signup.failed'));
  return redirect(withQuery(sitePaths.signUp(language), { email, sent: '1' }), {
    headers: cookiesOf(answer.response),
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

/** After the form: where the letter is, and how to get another one. */
function Sent({ email, outcome }: { email: string; outcome: Refused | Done | undefined }) {
  const { t } = useTranslation('account');
  const busy = useNavigation().state === 'submitting';
  return (
    <AccountPage title={t('signup.sent_title')} lead={t('signup.sent', { email })}>
      <Form method="post" className="grid gap-4">
        {outcome && (
          <Notice tone={isRefused(outcome) ? 'bad' : 'good'}>
            {isRefused(outcome) ? outcome.message : outcome.done}
          </Notice>
        )}
        <p className="text-muted">{t('signup.sent_hint')}</p>
        <input type="hidden" name="email" value={email} />
        <Button
          type="submit"
          name="intent"
          value="resend"
          tone="secondary"
          pending={busy}
          className="justify-self-start"
        >
          {t('password_page.resend')}
        </Button>
      </Form>
    </AccountPage>
  );
}

export default function SignUp() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const outcome = useActionData() as Refused | Done | undefined;
  const refused = isRefused(outcome) ? outcome : undefined;
  const [query] = useSearchParams();
  const busy = useNavigation().state === 'submitting';
  const email = query.get('email') ?? '';
  if (query.has('sent')) return <Sent email={email} outcome={outcome} />;
  return (
    <AccountPage
      title={t('signup.title')}
      lead={query.has('new') ? t('signup.known') : t('signup.lead')}
      after={
        <p>
          {t('signup.have')}{' '}
          <Link to={sitePaths.signIn(language)} className="link font-semibold">
            {t('signin.title')}
          </Link>
        </p>
      }
    >
      <Form method="post" noValidate className="grid gap-5">
        {refused && <Notice tone="bad">{refused.message}</Notice>}
        <TextField
          name="email"
          type="email"
          label={t('email')}
          refused={refused}
          defaultValue={email}
          autoComplete="username"
          maxLength={254}
          required
        />
        <TextField
          name="full_name"
          label={t('full_name')}
          refused={refused}
          autoComplete="name"
          maxLength={80}
          required
        />
        <TextField
          name="phone"
          type="tel"
          label={t('phone')}
          hint={t('signup.phone_hint')}
          refused={refused}
          autoComplete="tel"
          maxLength={40}
          required
        />
        <TextField
          name="password"
          type="password"
          label={t('password')}
          hint={t('signup.password_hint')}
          refused={refused}
          autoComplete="new-password"
          maxLength={128}
          required
        />
        <Button type="submit" pending={busy} className="justify-self-start">
          {t('signup.submit')}
        </Button>
      </Form>
    </AccountPage>
  );
}
