import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ProgressBarProps = {
  value: number
  max: number
  /** What is being reached: "Pedido mínimo". */
  label: string
  /** How the value is read aloud; without it, as a percentage. */
  valueText?: string
  tone?: 'success' | 'warning' | 'danger'
  /** A notch at this value: the minimum order on the way to free delivery. */
  notch?: number
  className?: string
}

/** A thin bar of 6 px. */
export function ProgressBar({ value, max, label, valueText, tone, notch, className }: ProgressBarProps) {
  return (
    <div className={classNames('meter', className)} data-tone={tone}>
      <progress
        className="sr-only"
        aria-label={label}
        aria-valuetext={valueText}
        max={max}
        value={Math.min(value, max)}
      />
      <i style={{ width: percent(value, max) }} />
      {notch !== undefined && <b style={{ left: percent(notch, max) }} />}
    </div>
  )
}

function percent(value: number, max: number): string {
  const share = max > 0 ? value / max : 0
  return `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
}

/** A few equal steps, the first `done` of them filled; `label` says it in words ("2 de 5: em separação"). */
export function StepBar({ steps, done, label }: { steps: number; done: number; label: string }) {
  return (
    <div className="flow" data-done={done >= steps || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: steps }, (_, step) => (
        <i key={step} data-on={step < done || undefined} />
      ))}
    </div>
  )
}

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

/** The skeleton of a card: same boxes, same four lines. */
export function SkeletonCard() {
  return (
    <div className="card" aria-hidden>
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
