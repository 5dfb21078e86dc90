import type { TextareaHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldWords } from '../field/field-frame.tsx';
import { control, textArea } from '../field/field-frame.css.ts';

export interface TextAreaProps
  extends
    FieldWords,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'style' | 'children'> {
  readonly name: string;
}

/** A labelled field of several lines. */
export function TextArea({ id, label, hint, error, ...input }: TextAreaProps) {
  const words = { id, label, hint, error };
  return (
    <FieldFrame words={words}>
      <textarea {...input} {...describedBy(words)} className={`${control} ${textArea}`} />
    </FieldFrame>
  );
}
