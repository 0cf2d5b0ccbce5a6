import { useEffect, useState } from 'react';
import { callFromBrowser } from '../api/browser';
import { useEditor } from '../editor/editor-context';
import { isVisited, type RecordToCheck } from './issue';
import { TextAndData } from './known-data';
import type { SectionName } from './sections';

type Issue = RecordToCheck['issues'][number];

/** For whoever came from the queue for one section: what the text says of it, beside what the data said when the form opened. */
export function AskedSentences({ section }: { section: SectionName }) {
  const { entity, id } = useEditor();
  const [issues, setIssues] = useState<Issue[]>([]);
  useEffect(() => {
    if (id === null || !isVisited(entity.right)) return;
    let current = true;
    const query = { entity: entity.right, record_id: id };
    void callFromBrowser('GET', '/visitor-info/records', { query }).then((answer) => {
      if (current && answer.ok) setIssues(answer.body.data.flatMap((record) => record.issues));
    });
    return () => {
      current = false;
    };
  }, [entity.right, id]);

  const own = issues.filter((issue) => issue.section === section);
  // A sentence of which something is wrong says more than all that the text says of the section.
  const wrong = own.filter(({ said }) => said.length > 0);
  const shown = wrong.length > 0 ? wrong : own.filter(({ sentences }) => sentences.length > 0).slice(0, 1);
  return (
    <div role="status" className="grid gap-3">
      {shown.map((issue) => (
        <div key={issue.id} className="rounded-input border-l-3 border-turmeric bg-turmeric-wash px-4 py-3">
          <TextAndData issue={issue} />
        </div>
      ))}
    </div>
  );
}
