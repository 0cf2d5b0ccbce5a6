import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';

/** Puts what an order was for into the cart again, at today's prices. */
export function BookAgain({ code }: { code: string }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { formData } = useNavigation();
  return (
    <Form method="post" action={sitePaths.shopping(language)}>
      <input type="hidden" name="intent" value="again" />
      <input type="hidden" name="order" value={code} />
      <Button type="submit" pending={formData?.get('intent') === 'again'}>
        {t('payment.refill')}
      </Button>
    </Form>
  );
}
