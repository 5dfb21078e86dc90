import { Component, type ReactNode } from 'react';

export interface BlockErrorBoundaryProps {
  /** Stands for the block if it fails; without it nothing does. */
  readonly serverHtml?: string;
  readonly children: ReactNode;
}

/** Keeps the error of one block from the page around it (CMS-01); React writes it to the console. */
export class BlockErrorBoundary extends Component<
  BlockErrorBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { serverHtml, children } = this.props;
    if (!this.state.hasFailed) return children;
    return serverHtml === undefined ? null : (
      <div dangerouslySetInnerHTML={{ __html: serverHtml }} />
    );
  }
}
