/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the browser finds the texts of public pages, by language and namespace (`web/public-texts.ts`). */
  readonly TEXTS_PATH: string;
}
