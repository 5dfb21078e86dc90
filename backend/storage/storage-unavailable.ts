/**
 * The database cannot be opened, reached or written now: folder without rights, disk full, server gone.
 *
 * Its message is one sentence for whoever runs the site, without a password. Callers answer 503 and
 * keep what the visitor typed (architecture, Faults); `cause` holds the driver's own error.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
  }
}
