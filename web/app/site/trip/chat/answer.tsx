import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { answerBlocks, type Piece } from './answer-parts';
import type { NamedRecord } from './chat-events';

function Words({ pieces }: { pieces: Piece[] }) {
  const language = useLanguage();
  return pieces.map((piece) => {
    if ('words' in piece) return <Fragment key={piece.at}>{piece.words}</Fragment>;
    const { title, path } = 'record' in piece ? piece.record : piece.page;
    if (!path) return <strong key={piece.at}>{title}</strong>;
    return (
      <Link
        key={piece.at}
        to={sitePaths.place(language, path)}
        target="_blank"
        className="link font-semibold"
      >
        {title}
      </Link>
    );
  });
}

/** What the planner said, with links to the records and pages that it named. */
export function Answer({ text, records }: { text: string; records: Record<string, NamedRecord> }) {
  return (
    <div className="grid gap-3">
      {answerBlocks(text, records).map(({ at, kind, lines }) =>
        kind === 'list' ? (
          <ul key={at} className="grid list-disc gap-1.5 pl-5 marker:text-lacquer">
            {lines.map((line) => (
              <li key={line.at}>
                <Words pieces={line.pieces} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={at}>
            {lines.map((line, index) => (
              <Fragment key={line.at}>
                {index > 0 && <br />}
                <Words pieces={line.pieces} />
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}
