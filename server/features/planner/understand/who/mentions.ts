import { bareNumberAt } from './bare-numbers';
import { along, linkOf, taking } from './links';
import type { Mention } from './mention';
import { namedChildAt } from './named-children';
import { mentionAt } from './noun-phrase';
import { ageOfPronoun, changeOf, coming, isNoCount } from './remarks';
import type { Tokens } from './tokens';

/** Everybody who is named in a message, in the order of the words. */
export const mentionsIn = (tokens: Tokens): Mention[] => {
  const mentions: Mention[] = [];
  const { said } = tokens;
  for (let at = 0; at < said.length; ) {
    const mention = mentionAt(tokens, at) ?? bareNumberAt(tokens, at) ?? namedChildAt(tokens, at);
    if (!mention) {
      at += 1;
      continue;
    }
    const last = mentions.at(-1);
    const link = last && linkOf(tokens, last.to, mention.from);
    const before = said.slice(Math.max(0, mention.from - (tokens.language === 'en' ? 1 : 3)), mention.from);
    // "Cho 5 ông bạn già": it is made for them, and nobody takes them along.
    const isForAll = !last && mention.word.sort === 'friend' && (mention.count ?? 0) > 2;
    const isTaken =
      before.some((word) => taking.test(word) && !(isForAll && word === 'cho')) &&
      !/^[.;,]$/.test(before.at(-1) ?? '');
    const isWith = along.test(said[mention.from - 1] ?? '');
    if (isNoCount(tokens, mention)) {
      at = mention.to;
      continue;
    }
    const comes =
      /^(?:kin|friend)$/.test(mention.word.sort) &&
      coming.test(said.slice(mention.to, mention.to + 5).join(' '));
    const change = changeOf(tokens, mention);
    const later = ageOfPronoun(tokens, mention);
    mentions.push({
      ...mention,
      ...(later.length > 0 && { ages: later }),
      ...(link && { link }),
      ...(change && { change }),
      ...(comes && { comes }),
      ...(isWith && { isWith: true as const }),
      isTaken,
    });
    at = Math.max(mention.to, at + 1);
  }
  return mentions;
};
