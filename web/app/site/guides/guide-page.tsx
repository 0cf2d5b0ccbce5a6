import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { WrittenPart } from '~/rendering/written/written-part';
import { WrittenProse } from '~/rendering/written/written-prose';
import { ContentsList } from '~/site/blogs/contents-list';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { BigFigures } from './big-figures';
import { FactsByTopic } from './facts-by-topic';
import { GuideBlocks } from './guide-blocks';
import type { Guide } from './guide-data.server';
import { GuideOpening } from './guide-opening';
import { InShort } from './in-short';
import { FACTS_ID } from './modules';
import { OtherChapters } from './other-chapters';
import { Questions } from './questions/questions';
import { useOpenWhenWide } from './use-open-when-wide';

interface GuidePageProps {
  guide: Guide;
  /** Its address below the language. */
  name: string;
  /** False where the page stands beside the guide, as the one about us does. */
  isChapter?: boolean;
  /** Between the opening and the text, such as a checker. */
  before?: ReactNode;
  /** After the text and its blocks, before the questions. */
  children?: ReactNode;
}

/** Says that nothing has been written yet, and where else to look. */
function Unwritten() {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  return (
    <div className="page pb-12">
      <EmptyState
        title={t('unwritten')}
        action={<ButtonLink to={sitePaths.contact(language)}>{t('ask_us')}</ButtonLink>}
      >
        {t('unwritten_text')}
      </EmptyState>
    </div>
  );
}

/** A guide as a chapter of a book: its contents, its text, its facts with their dates, tips, pictures and questions. */
export function GuidePage({ guide, name, isChapter = true, before, children }: GuidePageProps) {
  const { t } = useTranslation('guides');
  const { title, inShort, hasText, html, contents, figures, facts, blocks, faqs, faqsTold } = guide;
  useOpenWhenWide();
  const isEmpty = !hasText && facts?.length === 0 && blocks.length === 0 && faqs?.length === 0;
  return (
    <>
      <article>
        <GuideOpening guide={guide} isChapter={isChapter} />
        <InShort points={inShort} />
        {before}
        {isEmpty && <Unwritten />}
        {figures.length > 0 && (
          <div className="page pb-6">
            <BigFigures facts={figures} />
          </div>
        )}
        {hasText && (
          <div className="page grid grid-cols-1 gap-x-12 gap-y-8 pt-4 pb-[calc(var(--section)/2)] lg:grid-cols-12">
            <div className="lg:col-span-3">
              <ContentsList entries={contents} label={t('contents')} />
            </div>
            <WrittenProse id="text" html={html} className="min-w-0 lg:col-span-8 lg:col-start-5" />
          </div>
        )}
        {facts?.length !== 0 && (
          <Section whole id="facts" title={t('facts.title')} lead={t('facts.lead')}>
            <WrittenPart id={FACTS_ID} of={facts}>
              {(all) => <FactsByTopic facts={all} />}
            </WrittenPart>
          </Section>
        )}
        <GuideBlocks title={title} blocks={blocks} />
        {children}
        <Questions questions={faqs} told={faqsTold} />
      </article>
      {isChapter && <OtherChapters current={name} />}
    </>
  );
}
