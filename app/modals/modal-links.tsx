import { Icon, type IconName } from '../ui/icon.tsx';
import { Stack } from '../ui/stack.tsx';
import { textLink } from '../ui/text-link.css.ts';
import type { LinkedModal } from './modal-address.ts';
import { ModalLink } from './modal-link.tsx';

export interface ModalLinksProps {
  readonly links: readonly (LinkedModal & { readonly icon: IconName; readonly text: string })[];
}

/** Modals that tell more of what they stand below, in a row that wraps. */
export function ModalLinks({ links }: ModalLinksProps) {
  return (
    <Stack direction="row" gap={16}>
      {links.map(({ icon, text, ...linked }) => (
        <ModalLink key={linked.name} {...linked} className={textLink({ standalone: true })}>
          <Icon name={icon} />
          {text}
        </ModalLink>
      ))}
    </Stack>
  );
}
