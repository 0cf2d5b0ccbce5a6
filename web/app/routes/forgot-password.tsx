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
import { calling, refuse, textOf } from '~/site/account/refuse.server';
import { TextField } from '~/site/account/text-field';
import { visitorForm, visitorPage } from '~/site/account/visitor.server';
import { withQuery } from '~/site/account/with-query';
import { sitePaths } from '~/site/paths';
import { Button, ButtonLink } from '~/ui/button';

export const handle = { i18n: ['site', 'account'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

export async function loader(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  return { seo: await accountSeo(page, page.t('account:forgot.title'), sitePaths.forgotPassword) };
}

export async function action(args: ActionFunctionArgs) {
  const { api, language, form, t } = await visitorForm(args);
  const email = textOf(form, 'email');
  const query = { email, lang_id: language };
  const answer = await calling(api.GET('/user/forgot-password', { params: { query } }));
  if (!answer.response.ok) return refuse(form, answer, t('account:failed'));
  return redirect(withQuery(sitePaths.forgotPassword(language), { email, sent: '1' }));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function ForgotPassword() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const refused = useActionData() as Refused | undefined;
  const [query] = useSearchParams();
  const busy = useNavigation().state === 'submitting';
  const email = query.get('email') ?? '';
  if (query.has('sent')) {
    return (
      <AccountPage title={t('forgot.sent_title')} lead={t('forgot.sent', { email })}>
        <ButtonLink to={withQuery(sitePaths.signIn(language), { email })} tone="secondary">
          {t('forgot.back')}
        </ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      after={
        <p>
          <Link to={sitePaths.signIn(language)} className="link inline-block py-1">
            {t('forgot.back')}
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
        <Button type="submit" pending={busy} className="justify-self-start">
          {t('forgot.submit')}
        </Button>
      </Form>
    </AccountPage>
  );
}
