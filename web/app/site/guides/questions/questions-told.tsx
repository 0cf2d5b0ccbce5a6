import { standing, writtenHtml } from '~/rendering/written/written-html';
import { useRequestInfo } from '~/ui/request-info';
import { TOLD_ID } from './question';

/** What search engines are told of the questions. It stands in the body, since the head is made of the data alone. */
export function QuestionsTold({ told }: { told: string }) {
  const { written } = useRequestInfo();
  const json = told || writtenHtml(written, TOLD_ID) || standing(TOLD_ID);
  if (!json) return null;
  return (
    <script
      id={TOLD_ID}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it was made
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
