import { Form, useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { sitePaths } from '~/site/paths';
import { Button, ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { CheckInData } from './check-in-data.server';
import { CheckInWords } from './check-in-words';
import type { CheckInState } from './use-check-in';

interface CheckInBarProps {
  data: Pick<CheckInData, 'slug' | 'place' | 'given' | 'client_id' | 'verified' | 'answered'>;
  state: CheckInState;
  onPress: () => void;
}

/**
 * The one thing to do here, at the lower edge where a thumb reaches it; then what became of it, and the way on to a
 * review. A form, so that it works without scripts.
 */
export function CheckInBar({ data, state, onPress }: CheckInBarProps) {
  const { t } = useTranslation('maps');
  const outcome = useActionData<{ refused?: string }>();
  const { slug, place, given, client_id, verified, answered } = data;
  // Scripts know more; without them the address and the answer of the form are all there is.
  const unscripted = state.state === 'ready';
  const isDone = ['done', 'before', 'kept'].includes(state.state) || (unscripted && answered !== null);
  return (
    <div
      data-print="hide"
      className="sticky bottom-0 z-10 mt-10 border-t border-line bg-surface px-(--gutter) pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-lift"
    >
      <CheckInWords state={state} proven={verified} />
      {unscripted && (answered || outcome?.refused) && (
        <p role="status" className="mb-3 flex items-start gap-2 font-semibold">
          <Icon name={answered ? 'check' : 'alert'} className="mt-0.5" />
          {answered ? t(`check_in.answered.${answered}`) : outcome?.refused}
        </p>
      )}
      {isDone ? (
        <ButtonLink
          to={sitePaths.checkInReview(slug, place.id)}
          prefetch="none"
          tone="secondary"
          className="min-h-13 w-full"
        >
          <Icon name="star" />
          {t('check_in.write_review')}
        </ButtonLink>
      ) : (
        <Form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onPress();
          }}
        >
          <input type="hidden" name="client_id" value={client_id} />
          <input type="hidden" name="tag" value={given.tag ?? ''} />
          <input type="hidden" name="signature" value={given.signature ?? ''} />
          <Button type="submit" pending={state.state === 'sending'} className="min-h-15 w-full text-lg">
            <Icon name="pin" />
            {t(state.state === 'sending' ? 'check_in.sending' : 'check_in.button')}
          </Button>
        </Form>
      )}
    </div>
  );
}
