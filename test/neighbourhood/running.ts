/** A server that answers at `url` until `stop` is called; stopping twice does no harm. */
export interface Running {
  url: string;
  stop: () => Promise<void>;
}
