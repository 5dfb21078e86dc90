/** A mail before it is queued. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** Beside those that every mail has, e.g. `reply-to`. */
  readonly headers: Readonly<Record<string, string>>;
  /** The same key twice is one mail. */
  readonly deduplicationKey: string;
}
