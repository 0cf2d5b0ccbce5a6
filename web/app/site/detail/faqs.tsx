import { useTranslation } from 'react-i18next';
import type { Faq } from '~/api/types';
import { Names } from '~/i18n/names';
import { Prose } from '~/site/prose';
import { Section } from '~/site/section';
import { Icon } from '~/ui/icon';

interface FaqsProps {
  title: string;
  faqs: Faq[];
  /** The sentence beside the heading, where it is not about going to a place. */
  lead?: string;
}

/** Questions that travellers ask; each opens by itself, also without JavaScript. */
export function Faqs({ title, faqs, lead }: FaqsProps) {
  const { t } = useTranslation('site');
  if (faqs.length === 0) return null;
  return (
    <Section id="faqs" title={t('city.faqs')} lead={lead ?? t('city.faqs_lead', { title })}>
      <div className="max-w-4xl border-b border-line">
        {faqs.map(({ id, question, answer }) => (
          <details key={id} className="group border-t border-line">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-semibold">
              <h3 className="font-text text-base font-semibold tracking-normal">
                <Names>{question}</Names>
              </h3>
              <Icon name="plus" className="group-open:hidden" />
              <Icon name="minus" className="hidden group-open:block" />
            </summary>
            <Prose html={answer} className="pb-6 [&>p:first-of-type]:text-base" />
          </details>
        ))}
      </div>
    </Section>
  );
}
