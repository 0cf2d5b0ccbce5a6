import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';

const examples = ['family', 'vegetarian', 'train', 'warm', 'other'] as const;

/** Questions that the conversation opens with; each is asked at once. */
export function ChatExamples() {
  const { t } = useTranslation('deciding');
  const language = useLanguage();
  return (
    <ul className="grid border-t border-line">
      {examples.map((example) => {
        const question = t(`chat.example.${example}`);
        return (
          <li key={example} className="border-b border-line">
            <a
              href={sitePaths.askChat(language, question)}
              rel="nofollow"
              className="link-quiet flex min-h-12 items-center gap-3 py-2"
            >
              <Icon name="arrow-right" className="shrink-0 text-lacquer" />
              <span>
                <Names>{question}</Names>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
