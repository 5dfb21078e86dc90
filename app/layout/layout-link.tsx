/** A link of the layout's data: to a page of the site, or to another one. */
import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSystemSegment } from '../../contract/system-paths.ts';
import { Link } from '../ui/link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import type { LinkTarget } from './link-target.ts';

export interface LayoutLinkProps {
  readonly target: LinkTarget;
  readonly opensNewTab?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function LayoutLink({ target, opensNewTab = false, className, children }: LayoutLinkProps) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  if (!target.isExternal && !opensNewTab) {
    return (
      <Link
        to={target.href}
        reloadDocument={!isPage(target.href)}
        className={className}
        aria-current={target.href === pathname ? 'page' : undefined}
      >
        {children}
      </Link>
    );
  }
  return (
    <a
      href={target.href}
      className={className}
      target={opensNewTab ? '_blank' : undefined}
      rel={opensNewTab ? 'noopener' : undefined}
    >
      {children}
      {opensNewTab && <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>}
    </a>
  );
}

/** Whether the localised pages' route has the address: only its code is sure to be there (`fetch-route-code.ts`). */
function isPage(href: string): boolean {
  return !isSystemSegment(href.split(/[/?#]/)[1] ?? '');
}
