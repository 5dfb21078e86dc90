/**
 * Origins elsewhere that forms of a page are sent to by configuration (NEWS-01), for its policy (SEC-04). The
 * footer's is on every page; a block's alone counts only where its page is the first that a browser loads.
 */
import { isExternalAddress } from '../../contract/link-address.ts';
import type { LoadedData } from '../modals/asked-modal.tsx';

export function formOrigins({ root, page }: Pick<LoadedData, 'root' | 'page'>): readonly string[] {
  const blocks = page?.kind === 'custom-page' ? page.data.blocks : [];
  const actions = [
    root?.layout.footer.newsletter?.action,
    ...blocks.map((block) => (block.type === 'newsletter' ? block.data.action : undefined)),
  ];
  const origins = actions
    .filter((action) => action !== undefined && isExternalAddress(action) && URL.canParse(action))
    .map((action) => new URL(action as string).origin)
    // Of an address of mail it is `null`.
    .filter((origin) => origin !== 'null');
  return [...new Set(origins)];
}
