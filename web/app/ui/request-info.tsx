import { createContext, useContext } from 'react';
import type { EditsOfLanguage } from '~/i18n/edited-texts';
import type { MarkupOf } from './kept';

interface RequestInfo {
  /** Nonce for inline scripts; known on the server only, since browsers hide it from scripts. */
  nonce?: string;
  requestId?: string;
  /** Texts that editors wrote in the place of those that ship, in the language of the page. */
  editedTexts?: EditsOfLanguage;
  /** Markup of parts that pages have in common; without it each is written in its place. */
  markupOf?: MarkupOf | undefined;
}

const RequestInfoContext = createContext<RequestInfo>({});

export const RequestInfoProvider = RequestInfoContext.Provider;

/** What the server knows of the request that it renders; empty in the browser. */
export function useRequestInfo(): RequestInfo {
  return useContext(RequestInfoContext);
}
