// A mark of a board as the legend and the rulebook show it.
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'

export interface Sign {
  readonly icon?: Component<SVGAttributes<SVGElement>> | undefined
  readonly text?: string
  readonly shape?: 'bare' | 'disc' | 'square' | 'pill' | 'card'
  readonly ink?: string
  readonly ground?: string
  /** Of its border; none without one. */
  readonly line?: string
  readonly dashed?: boolean
  readonly struck?: boolean
}
