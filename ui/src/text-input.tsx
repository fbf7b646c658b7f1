import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'

type Own = FieldProps & { small?: boolean }

export type TextInputProps = Own &
  Omit<ComponentProps<'input'>, 'size'> & {
    icon?: IconName
    /** Inside the box, at the right: a button, a unit. */
    end?: ReactNode
  }

/** A labelled one-line input. */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, optional, hideLabel, className, icon, end, small, id, ...rest } = props
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <div className="input-box">
          {icon && <Icon name={icon} />}
          <input type="text" {...rest} {...control} className={classNames('input', small && 'input-s')} />
          {end && <span className="input-end">{end}</span>}
        </div>
      )}
    </Field>
  )
}

export type TextareaProps = Own & ComponentProps<'textarea'>

/** A labelled input of many lines; it grows with its text. */
export function Textarea(props: TextareaProps) {
  const { label, hint, error, optional, hideLabel, className, small, id, ...rest } = props
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <textarea rows={2} {...rest} {...control} className={classNames('input', small && 'input-s')} />
      )}
    </Field>
  )
}

export type SelectProps = Own & Omit<ComponentProps<'select'>, 'size'>

/** A labelled native select; its children are <option>. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, hideLabel, className, small, id, children, ...rest } = props
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <div className="select">
          <select {...rest} {...control} className={classNames('input', small && 'input-s')}>
            {children}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  )
}
