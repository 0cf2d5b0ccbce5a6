import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { layOutInTurn } from './lay-out';
import { LazyPart, type Until } from './lazy-part';

function Unhydrated({ lazyPart, children }: { lazyPart: LazyPart | null; children: ReactNode }) {
  if (lazyPart && !lazyPart.isWoken) throw lazyPart.woken;
  return children;
}

function Hears({ id, lazyPart }: { id: string; lazyPart: LazyPart | null }) {
  useEffect(() => {
    lazyPart?.hears();
    // Made anew, its parts have their guessed heights again.
    const part = lazyPart?.isStoodInFor ? document.getElementById(id) : null;
    return part ? layOutInTurn(part) : undefined;
  }, [id, lazyPart]);
  return null;
}

/**
 * What the server wrote of a part, in the part's place. React drops that when something above the part changes at once while it
 * sleeps, outside of a transition, and the page would lose all its height for a moment.
 */
function StandIn({ id, lazyPart }: { id: string; lazyPart: LazyPart }) {
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '');
  useEffect(() => {
    lazyPart.isStoodInFor = true;
    lazyPart.wake().catch(() => {});
  }, [lazyPart]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stood there a moment ago
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * A part of a page whose code and texts the browser fetches when it comes near the window, or with the first thing that the visitor does.
 * The server writes it as any other, so that it can be read, and its links and forms work, long before. A button that
 * is pressed too early is pressed again once it is heard. On a page that is reached later there is nothing to wait for.
 * The part lies in a file whose name ends with `.later.tsx`, which has the service worker keep it for the road.
 * @param direct the part itself, for the server: `import.meta.env.SSR && Part`, which leaves it out of the browser's code
 * @param load the part itself, for the browser
 * @param until a part that does nothing before it is used, such as a form, can sleep in sight; a function says so in the
 *   browser
 */
export function later<Props extends object>(
  direct: ComponentType<Props> | false,
  load: () => Promise<ComponentType<Props>>,
  until: Until | (() => Until) = 'near',
): ComponentType<Props> {
  const Part: ComponentType<Props> =
    direct || (lazy(() => load().then((part) => ({ default: part }))) as unknown as ComponentType<Props>);

  // Drawn anew only for other props: a boundary that is changed while it sleeps loses what the server wrote.
  return memo(function Later(props: Props) {
    const id = useId();
    const [lazyPart] = useState(() => LazyPart.of(id, load));
    useEffect(() => lazyPart?.watch(typeof until === 'function' ? until() : until), [lazyPart]);
    const part = useMemo(
      () => (
        <Suspense fallback={lazyPart && <StandIn id={id} lazyPart={lazyPart} />}>
          <Unhydrated lazyPart={lazyPart}>
            <Part {...props} />
            <Hears id={id} lazyPart={lazyPart} />
          </Unhydrated>
        </Suspense>
      ),
      [id, lazyPart, props],
    );
    return (
      <div id={id} className="contents">
        {part}
      </div>
    );
  }) as unknown as ComponentType<Props>;
}
