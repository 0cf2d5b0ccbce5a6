import { Fragment } from 'react';

/** The name of a host, which a narrow page may break at its dots and slashes, and nowhere else. */
export function Host({ children }: { children: string }) {
  return children.split(/(?=[./])/).map((part, index) => {
    const key = index;
    return (
      <Fragment key={key}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    );
  });
}
