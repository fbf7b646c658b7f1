import './step-bar.css'
import { VisuallyHidden } from './visually-hidden.tsx'

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
