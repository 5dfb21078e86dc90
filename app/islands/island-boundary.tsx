import { Component, type ReactNode } from 'react';

export interface IslandBoundaryProps {
  /** What stands in place of the island; nothing by default. */
  readonly fallback?: ReactNode;
  /** Called when it has given way to what stands in its place. */
  readonly onFailed?: () => void;
  readonly children: ReactNode;
}

/** Keeps the error of one island from the page around it (CMS-01); React writes it to the console. */
export class IslandBoundary extends Component<
  IslandBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
