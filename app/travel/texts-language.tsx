/** The language of a travel's texts where it is not the visitor's: the fallback of its content (MKT-05). */
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { iconBefore } from '../ui/icon-before/icon-before.css.ts';

export interface WrittenIn {
  readonly lang: string;
  /** Its name in the visitor's language. */
  readonly name: string;
}

const TextsLanguage = createContext<WrittenIn | null>(null);

interface TextsInProps {
  readonly language: WrittenIn | null;
  readonly children: ReactNode;
}

export function TextsIn({ language, children }: TextsInProps) {
  return <TextsLanguage.Provider value={language}>{children}</TextsLanguage.Provider>;
}

/** For `lang` of an element with texts of the travel alone; undefined where they are in the visitor's language. */
export function useTextsLanguage(): string | undefined {
  return useContext(TextsLanguage)?.lang;
}

/** Says so; nothing where the texts are in the visitor's language. */
export function WrittenInNote() {
  const { t } = useTranslation('travel');
  const language = useContext(TextsLanguage);
  return (
    language && <p className={iconBefore.chat}>{t('writtenIn', { language: language.name })}</p>
  );
}
