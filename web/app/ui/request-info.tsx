import { createContext, useContext } from 'react';
import type { EditsOfLanguage } from '~/i18n/edited-texts';
import type { Written } from '~/rendering/written/written-html';

interface RequestInfo {
  /** Nonce for inline scripts; known on the server only, since browsers hide it from scripts. */
  nonce?: string;
  requestId?: string;
  /** Texts that editors wrote in the place of those that ship, in the language of the page. */
  editedTexts?: EditsOfLanguage;
  /** Texts that are in the markup of the document and not in its data. */
  written?: Written | null;
}

const RequestInfoContext = createContext<RequestInfo>({});

export const RequestInfoProvider = RequestInfoContext.Provider;

/** What the server knows of the request that it renders; empty in the browser. */
export function useRequestInfo(): RequestInfo {
  return useContext(RequestInfoContext);
}
