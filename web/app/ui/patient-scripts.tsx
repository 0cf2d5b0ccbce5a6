import { Scripts, useLocation } from '@remix-run/react';
import { cloneElement, Fragment, type ReactElement } from 'react';
import { isBackOffice } from '~/admin/interface-language';
import { afterLoad } from './after-load';

type Element = ReactElement<{
  href?: string;
  children?: unknown;
  type?: string;
  async?: boolean;
  dangerouslySetInnerHTML?: { __html: string };
}>;

const flat = (children: unknown): Element[] =>
  [children].flat(3).filter((child): child is Element => typeof child === 'object' && child !== null);

/**
 * The scripts of a public page come when it has loaded: it can be read, and its links and forms work, without them,
 * and on a slow line they would hold up fonts and the opening picture. Remix's own element, which asks for them at once
 * and before those, is rewritten; nothing else knows what it says. The back office is nothing without its scripts and
 * has them at once, as does development.
 */
export function PatientScripts({ nonce }: { nonce: string | undefined }) {
  const { pathname } = useLocation();
  const rendered: ReactElement<{ children: unknown }> | null = Scripts({ nonce });
  if (!rendered || import.meta.env.DEV || isBackOffice(pathname)) return rendered;
  const parts = flat(rendered.props.children);
  const modules = parts.flatMap(({ props }) => props.href ?? []);
  const scripts = parts.filter(({ type }) => type === Fragment).flatMap(({ props }) => flat(props.children));
  return (
    <>
      {scripts.map((script, index) =>
        cloneElement(script, {
          // biome-ignore lint/suspicious/noArrayIndexKey: the two never change places
          key: index,
          ...(script.props.type === 'module' ? late(script, modules) : {}),
        }),
      )}
    </>
  );
}

const late = ({ props }: Element, modules: string[]) => {
  const script = props.dangerouslySetInnerHTML?.__html ?? '';
  return {
    type: undefined,
    async: undefined,
    // In the browser it is empty.
    dangerouslySetInnerHTML: { __html: import.meta.env.SSR ? afterLoad(script, modules) : script },
  };
};
