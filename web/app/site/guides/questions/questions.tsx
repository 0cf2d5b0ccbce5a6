import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { WrittenPart } from '~/rendering/written/written-part';
import { WrittenProse } from '~/rendering/written/written-prose';
import { useOpenTarget } from '~/site/detail/use-open-target';
import { Section } from '~/site/section';
import { FoldGroup } from '../fold-group';
import { answerId, bySubject, FAQS_ID, type Question } from './question';
import { QuestionsTold } from './questions-told';

function Entries({ questions, heading: Heading }: { questions: readonly Question[]; heading: 'h3' | 'h4' }) {
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

function BySubject({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation('guides');
  const groups = bySubject(questions);
  return (
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
  );
}

/** Questions that travellers ask, by subject where there are many; all of it opens without JavaScript. */
export function Questions({ questions, told }: { questions: Question[] | null; told: string }) {
  const { t } = useTranslation('guides');
  useOpenTarget();
  if (questions?.length === 0) return null;
  return (
    <Section whole id="faqs" title={t('faqs')} lead={t('faqs_lead')}>
      <WrittenPart id={FAQS_ID} of={questions}>
        {(all) => <BySubject questions={all} />}
      </WrittenPart>
      <QuestionsTold told={told} />
    </Section>
  );
}
