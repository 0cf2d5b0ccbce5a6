import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { WrittenProse } from '~/rendering/written/written-prose';
import { useOpenTarget } from '~/site/detail/use-open-target';
import { Section } from '~/site/section';
import { FoldGroup } from '../fold-group';
import { answerId, bySubject, type Question } from './question';

function Entries({ questions, heading: Heading }: { questions: Question[]; heading: 'h3' | 'h4' }) {
  return questions.map((question) => (
    <details key={question.id} className="fold">
      <summary>
        <Heading>
          <Names>{question.question}</Names>
        </Heading>
      </summary>
      <WrittenProse id={answerId(question)} html={question.answer} className="fold-text" />
    </details>
  ));
}

/** Questions that travellers ask, by subject where there are many; all of it opens without JavaScript. */
export function Questions({ questions }: { questions: Question[] }) {
  const { t } = useTranslation('guides');
  useOpenTarget();
  if (questions.length === 0) return null;
  const groups = bySubject(questions);
  return (
    <Section whole id="faqs" title={t('faqs')} lead={t('faqs_lead')}>
      <div className="max-w-4xl border-b border-line">
        {groups.length === 1 ? (
          <Entries questions={questions} heading="h3" />
        ) : (
          groups.map(({ subject, questions: inGroup }) => (
            <FoldGroup
              key={subject ?? 'other'}
              id={`faqs-${subject ?? 'other'}`}
              title={t(`subjects.${subject ?? 'other'}`)}
              note={t('questions', { count: inGroup.length })}
            >
              <Entries questions={inGroup} heading="h4" />
            </FoldGroup>
          ))
        )}
      </div>
    </Section>
  );
}
