// What the page and the worker that has its tables say to each other; and that worker and the one that thinks.
export type ToHome =
  | { kind: 'begin'; root: string; thinker: MessagePort }
  | { kind: 'request'; id: number; method: string; path: string; body: string; key: string }
  | { kind: 'open'; line: number }
  | { kind: 'hear'; line: number; text: string }
  | { kind: 'shut'; line: number }
  | { kind: 'died' }

export type FromHome =
  | { kind: 'came'; bytes: number }
  | { kind: 'fetched' }
  | { kind: 'ready' }
  | { kind: 'failed'; text: string }
  /** Another tab has the tables now. */
  | { kind: 'taken' }
  /** Somebody has to think. */
  | { kind: 'wanted' }
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'end'; line: number }

export interface Order {
  id: number
  bytes: Uint8Array
}
