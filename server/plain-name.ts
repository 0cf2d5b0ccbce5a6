import { requiredText } from './fields';

/** What a mail program makes a link of, with or without a protocol. Titles in front of a name ("TS.Nguyễn") stay. */
const link =
  /https?:|www\.|:\/\/|\.\p{L}{2,}\/|[\p{L}\p{N}]\.(?:com|net|org|info|biz|vn|io|ru|cn|xyz|shop|online)(?![\p{L}\p{N}])/iu;

/** Line breaks of any kind, and what is not seen but turns or hides what stands beside it. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A name that goes into letters to an address that anybody may give: it must not be able to carry an advertisement. */
export const plainName = requiredText(80).refine(
  (value) => !link.test(value) && !unseen.test(value) && !/[<>@]/.test(value),
  { params: { key: 'plain_name' } },
);
