import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'

export type SegmentedProps<V extends string> = {
  label: string
  name: string
  options: { value: V; label: ReactNode; icon?: IconName; disabled?: boolean }[]
  /** Controlled with `value` and `onChange`; without them it starts at `defaultValue` and belongs to its form. */
  value?: V
  defaultValue?: V
  onChange?: (value: V) => void
  className?: string
  /** Id of what is said of it. */
  describedBy?: string | undefined
}

/** Two to four choices side by side: a radio group that works without JavaScript. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, name, options, value, defaultValue, onChange, className, describedBy } = props
  return (
    <div
      className={classNames('seg', className)}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onChange?.(option.value)}
          />
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </label>
      ))}
    </div>
  )
}
