import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { Notice } from '~/site/account/account-page';
import type { Refused } from '~/site/account/outcome';
import { CartEntry } from '~/site/booking/cart-entry';
import { changeCart, shoppingData } from '~/site/booking/shopping-data.server';
import carryingPole from '~/site/drawings/carrying-pole.svg?url';
import { ListHeader } from '~/site/list/list-header';
import { Price } from '~/site/money/price';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

export const handle = { i18n: ['site', 'booking'], keep: false };

export function loader(args: LoaderFunctionArgs) {
  return shoppingData(args);
}

export function action(args: ActionFunctionArgs) {
  return changeCart(args);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

/** What is wrong with a form, in the words of the field where there is one. */
const faultOf = ({ errors, message }: Refused): string => Object.values(errors)[0]?.[0] ?? message;

export default function Shopping() {
  const { cart, total } = useLoaderData<typeof loader>();
  const refused = useActionData() as Refused | undefined;
  const { t } = useTranslation(['booking', 'site']);
  const language = useLanguage();
  const isBlocked = cart.some(({ available }) => !available);
  const crumbs = [{ title: t('site:home.crumb'), to: sitePaths.home(language) }, { title: t('cart.title') }];
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={crumbs}
        title={t('cart.title')}
        lead={cart.length > 0 ? t('cart.lead') : undefined}
      />
      <p role="status" className="visually-hidden">
        {cart.length > 0 && t('cart.holds', { count: cart.length, amount: formatVnd(total, language) })}
      </p>
      {refused && (
        <div className="mt-6 max-w-measure">
          <Notice tone="bad">{faultOf(refused)}</Notice>
        </div>
      )}
      {cart.length === 0 ? (
        <div className="mt-10">
          <EmptyState
            drawing={carryingPole}
            title={t('cart.empty')}
            action={
              <div className="flex flex-wrap gap-3">
                <ButtonLink to={sitePaths.itineraries(language)}>{t('cart.to_itineraries')}</ButtonLink>
                <ButtonLink to={sitePaths.hotels(language)} tone="secondary">
                  {t('cart.to_hotels')}
                </ButtonLink>
              </div>
            }
          >
            {t('cart.empty_text')}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-12">
          <ul className="border-t-2 border-ink lg:col-span-8">
            {cart.map((line) => (
              <CartEntry key={line.key} line={line} />
            ))}
          </ul>
          <section
            aria-labelledby="cart-total"
            className="border-t-4 border-lacquer bg-surface p-6 lg:sticky lg:top-24 lg:col-span-4 lg:self-start"
          >
            <h2 id="cart-total" className="kicker font-text">
              {t('cart.total')}
            </h2>
            <p className="display mt-1 text-3xl text-lacquer">
              <Price vnd={total} stacked />
            </p>
            <p className="mt-2 text-sm text-muted">{t('cart.vat')}</p>
            {isBlocked ? (
              <p className="mt-5 font-semibold">{t('cart.blocked')}</p>
            ) : (
              <ButtonLink to={sitePaths.payment(language)} className="mt-5 w-full">
                {t('cart.checkout')}
              </ButtonLink>
            )}
          </section>
        </div>
      )}
    </div>
  );
}
