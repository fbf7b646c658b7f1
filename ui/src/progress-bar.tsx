import { classNames } from './class-names.ts'

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
