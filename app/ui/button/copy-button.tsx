import { useState } from 'react';
import { useHasScripts } from '../../is-page-hydrated.ts';
import { Button } from './button.tsx';

export interface CopyButtonProps {
  readonly text: string;
  readonly labels: { readonly copy: string; readonly copied: string; readonly notCopied: string };
  /** Selects the text where it stands, so that it can be copied by hand. */
  readonly select: () => void;
}

/** For whom scripts run; over plain HTTP browsers let nothing be copied. */
export function CopyButton({ text, labels, select }: CopyButtonProps) {
  const canCopy = useHasScripts() && 'clipboard' in navigator;
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null);
  if (!canCopy) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      select();
      setResult('notCopied');
    }
  };
  return (
    <>
      <Button type="button" variant="secondary" size="small" onClick={() => void copy()}>
        {labels.copy}
      </Button>
      <output aria-live="polite">{result && labels[result]}</output>
    </>
  );
}
