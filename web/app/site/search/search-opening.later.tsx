import type { SearchAnswer } from '~/api/types';
import { SearchAnswers } from './search-answers';
import { SearchFacets } from './search-facets';
import type { SearchType } from './search-types';

interface SearchOpeningProps {
  keyword: string;
  type: SearchType | null;
  answer: SearchAnswer;
}

/** How much was found of each kind, and what answers the question by itself. */
export function SearchOpening({ keyword, type, answer }: SearchOpeningProps) {
  return (
    <>
      <SearchFacets keyword={keyword} type={type} answer={answer} />
      {answer.answers.length > 0 && <SearchAnswers answers={answer.answers} />}
    </>
  );
}
