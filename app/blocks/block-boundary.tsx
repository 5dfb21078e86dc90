import { Component, type ReactNode } from 'react';

export interface BlockBoundaryProps {
  /** What stands in place of the block; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the error of one block from the page around it (CMS-01); React writes it to the console. */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
