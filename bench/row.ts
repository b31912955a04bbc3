/** One measured figure beside its peer's, taken in the same run on the same machine. */
export interface BenchRow {
  bench: string;
  metric: string;
  unit: string;
  value: number;
  peer: string;
  peerValue: number;
  /** value / peerValue. */
  ratio: number;
  /** The bar in words: "<= 2.0". */
  bar: string;
  ok: boolean;
}
