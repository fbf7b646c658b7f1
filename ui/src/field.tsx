import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Writes "(opcional)" after the label. Without it a field is understood as asked for. */
  optional?: boolean
  /** Label for screen readers only, where the context already says it. */
  hideLabel?: boolean
  className?: string
}

/** What the control inside must carry, so that its name, hint and error are heard. */
export type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Label above, hint and error below, tied to the control that `children` renders. */
export function Field(props: FieldProps & { id?: string; children: (control: FieldControl) => ReactNode }) {
  const { label, hint, error, optional, hideLabel, className, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const describedBy = classNames(error && `${id}-erro`, hint && `${id}-dica`)
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
        {optional && <small> (opcional)</small>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className="field-hint" id={`${id}-dica`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-erro`}>
          {error}
        </p>
      )}
    </div>
  )
}
