/** What a call of the contract came to. Loaders decide what each outcome means for their page. */
import type { Alternative } from '../../contract/travel.ts';

export interface ApiRedirect {
  readonly status: number;
  readonly to: string;
}

export type ApiResult<Data> =
  | { readonly outcome: 'success'; readonly data: Data }
  /** The backend knows of no such thing: 404 or 410. */
  | {
      readonly outcome: 'missing';
      readonly isGone: boolean;
      /** What to look at instead, where the backend knows. */
      readonly alternatives?: readonly Alternative[];
    }
  /** Status 418 (RTE-07). */
  | { readonly outcome: 'redirect'; readonly redirect: ApiRedirect }
  /** The backend refused what was sent. */
  | {
      readonly outcome: 'refused';
      readonly key: string;
      readonly message: string;
      /** After how many seconds it may be taken, where the backend says. */
      readonly retryAfterS?: number;
      /** What else the backend says of it, such as the field that is wrong. */
      readonly extra?: Readonly<Record<string, unknown>>;
    }
  /** No answer in time, a server error, or an answer of the wrong shape. */
  | { readonly outcome: 'unavailable'; readonly reason: string };
