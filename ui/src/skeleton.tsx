import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'

/** A box in the size of what is coming. Show it only after 150 ms of waiting. */
export function Skeleton(props: { text?: boolean; className?: string; style?: CSSProperties }) {
  return (
    <div
      className={classNames('bone', props.text && 'bone-text', props.className)}
      style={props.style}
      aria-hidden
    />
  )
}

/** The skeleton of a card: same boxes, same four lines. It breathes as one. */
export function SkeletonCard() {
  return (
    <div className="card bone-card" aria-hidden>
      <Skeleton className="card-tile" />
      <div className="card-title grid content-start gap-2">
        <Skeleton text />
        <Skeleton text style={{ width: '60%' }} />
      </div>
      <div className="card-price">
        <Skeleton style={{ width: '46%', height: 20 }} />
        <Skeleton text style={{ width: '30%' }} />
      </div>
      <Skeleton className="card-buy" style={{ height: 'var(--buy)' }} />
    </div>
  )
}
