import type { Faq } from '~/api/types';
import { faqPage, inScript } from '~/seo/json-ld';

/** A question of a guide. */
export interface Question extends Pick<Faq, 'id' | 'question' | 'subject'> {
  answer: string;
  /** First of its subject: what the page tells search engines apart from what they read. */
  isExample: boolean;
}

/** Questions under one heading; null for those that belong to none. */
export interface QuestionGroup {
  subject: Question['subject'];
  questions: Question[];
}

/** Where links lead to: the answer, so that a closed question opens for them. */
export const answerId = ({ id }: Pick<Faq, 'id'>): string => `faq-${id}`;

/** The questions by subject, each subject where its first question stands; those without one at the end. */
export function bySubject<One extends Pick<Faq, 'subject'>>(
  questions: readonly One[],
): { subject: One['subject']; questions: One[] }[] {
  const groups = new Map<One['subject'], One[]>();
  for (const question of questions) {
    const group = groups.get(question.subject);
    if (group) group.push(question);
    else groups.set(question.subject, [question]);
  }
  const others = groups.get(null);
  groups.delete(null);
  if (others) groups.set(null, others);
  return [...groups].map(([subject, group]) => ({ subject, questions: group }));
}

/** Of the elements that hold the questions, and what search engines are told of them. */
export const FAQS_ID = 'faqs-all';
export const TOLD_ID = 'faqs-told';

/** As many questions without subjects as are told to search engines. */
const mostExamples = 12;

/** What a page needs of its questions. */
export function questionsOf(faqs: readonly Faq[]): Question[] {
  const grouped = faqs.some(({ subject }) => subject !== null);
  const first = new Set<Faq['subject']>();
  return faqs.map(({ id, question, answer, subject }, index) => {
    const isExample = grouped ? !first.has(subject) : index < mostExamples;
    first.add(subject);
    return { id, question, answer, subject, isExample };
  });
}

/** The examples as JSON-LD, to stand in a script; empty where there are none. */
export function toldOfQuestions(questions: readonly Question[]): string {
  const examples = questions.filter(({ isExample }) => isExample);
  return examples.length > 0 ? inScript(faqPage(examples)) : '';
}
