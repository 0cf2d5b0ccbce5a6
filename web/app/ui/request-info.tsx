import { createContext, useContext } from 'react';

interface RequestInfo {
  /** Nonce for inline scripts; known on the server only, since browsers hide it from scripts. */
  nonce?: string;
  requestId?: string;
}

const RequestInfoContext = createContext<RequestInfo>({});

export const RequestInfoProvider = RequestInfoContext.Provider;

/** What the server knows of the request that it renders; empty in the browser. */
export function useRequestInfo(): RequestInfo {
  return useContext(RequestInfoContext);
}
