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
import { nextPage } from '~/site/account/next-page';
import { type Done, isRefused, type Refused } from '~/site/account/outcome';
import { calling, done, refuse, secretOf, textOf } from '~/site/account/refuse.server';
import { cookiesOf, leaveWhenSignedIn, visitorForm, visitorPage } from '~/site/account/visitor.server';
import { withQuery } from '~/site/account/with-query';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';

export const handle = { i18n: ['site', 'account'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

export async function loader(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  await leaveWhenSignedIn(page);
  const title = page.t('account:password_page.title');
  return { seo: await accountSeo(page, title, (language) => sitePaths.signInPassword(language)) };
}

export async function action(args: ActionFunctionArgs) {
  const { api, language, form, t } = await visitorForm(args);
  const email = textOf(form, 'email');
  if (textOf(form, 'intent') === 'resend') {
    const answer = await calling(
      api.POST('/customers/resend-activation', { body: { email, lang_id: language } }),
    );
    if (!('data' in answer) || !answer.data) return refuse(form, answer, t('account:failed'));
    return done(form, answer.data.message);
  }
  const body = { email, password: secretOf(form, 'password'), lang_id: language };
  const answer = await calling(api.POST('/customers/login', { body }));
  if (!answer.response.ok) return refuse(form, answer, t('account:failed'));
  return redirect(nextPage(form.get('next')) ?? sitePaths.profile(language), {
    headers: cookiesOf(answer.response),
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

/** What has just been done on another page. */
function Happened() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  if (query.has('activated')) return <Notice tone="good">{t('password_page.activated')}</Notice>;
  return query.has('changed') ? <Notice tone="good">{t('password_page.changed')}</Notice> : null;
}

export default function SignInPassword() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const outcome = useActionData() as Refused | Done | undefined;
  const refused = isRefused(outcome) ? outcome : undefined;
  const [query] = useSearchParams();
  const busy = useNavigation().state === 'submitting';
  const email = refused?.values.email ?? query.get('email') ?? '';
  const next = query.get('next') ?? '';
  return (
    <AccountPage
      title={t('password_page.title')}
      lead={email ? t('password_page.lead', { email }) : undefined}
      after={
        <>
          <p>
            <Link
              to={withQuery(sitePaths.forgotPassword(language), { email })}
              className="link inline-block py-1"
            >
              {t('password_page.forgot')}
            </Link>
          </p>
          <p>
            <Link to={withQuery(sitePaths.signIn(language), { next })} className="link inline-block py-1">
              {t('password_page.other')}
            </Link>
          </p>
        </>
      }
    >
      <Form method="post" noValidate className="grid gap-5">
        {refused && <Notice tone="bad">{refused.message}</Notice>}
        {outcome && !isRefused(outcome) && <Notice tone="good">{outcome.done}</Notice>}
        {!outcome && <Happened />}
        <input type="hidden" name="next" value={next} />
        {query.get('email') ? (
          // Password managers look for the name beside the password.
          <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />
        ) : (
          <Field label={t('email')} error={refused?.errors.email?.[0]} required>
            {(control) => (
              <Input {...control} name="email" type="email" autoComplete="username" defaultValue={email} />
            )}
          </Field>
        )}
        <Field label={t('password')} error={refused?.errors.password?.[0]} required>
          {(control) => (
            <Input {...control} name="password" type="password" autoComplete="current-password" />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={busy}>
            {t('password_page.submit')}
          </Button>
          {refused?.code === 'not_activated' && (
            <Button type="submit" tone="secondary" name="intent" value="resend" pending={busy}>
              {t('password_page.resend')}
            </Button>
          )}
        </div>
      </Form>
    </AccountPage>
  );
}
