import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'

type Box = Omit<ComponentProps<'input'>, 'type' | 'children'> & { children: ReactNode }

/** A native checkbox with its label; `count` at the right, as in a list of filters. */
export function Checkbox({ children, count, className, ...rest }: Box & { count?: ReactNode }) {
  return (
    <label className={classNames('check', className)}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
      {count !== undefined && <span className="check-count">{count}</span>}
    </label>
  )
}

/** A native checkbox that acts at once. `end` puts the switch at the right of its label. */
export function Switch({ children, end, className, ...rest }: Box & { end?: boolean }) {
  return (
    <label className={classNames('switch', end && 'switch-end', className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the box's own checked state is the value */}
      <input {...rest} type="checkbox" role="switch" />
      <span>{children}</span>
    </label>
  )
}

export type OptionCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  title: ReactNode
  /** One line under the title: an address, a condition, the reason it cannot be chosen. */
  sub?: ReactNode
  icon?: IconName
  /** At the right, usually an amount; a <small> inside it becomes the green second line. */
  end?: ReactNode
  /** Full width below: a credit bar, the fields of the chosen option. */
  children?: ReactNode
}

/** A radio as a card: the whole card chooses it, `children` stay operable. Wrap them in an <OptionGroup>. */
export function OptionCard({ title, sub, icon, end, children, className, ...rest }: OptionCardProps) {
  const id = useId()
  const describedBy = classNames(sub && `${id}-sub`, end && `${id}-fim`)
  return (
    <div className={classNames('option', className)}>
      <input {...rest} id={id} type="radio" className="radio" aria-describedby={describedBy || undefined} />
      {icon && <Icon name={icon} />}
      <div>
        <label className="option-title" htmlFor={id}>
          {title}
        </label>
        {sub && (
          <span className="option-sub" id={`${id}-sub`}>
            {sub}
          </span>
        )}
      </div>
      {end && (
        <div className="option-end" id={`${id}-fim`}>
          {end}
        </div>
      )}
      {children && <div className="option-extra">{children}</div>}
    </div>
  )
}

/** The choice around OptionCards, named for screen readers. */
export function OptionGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="options">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}

/** A radio as a small box in a grid: a time slot. A <small> inside it is the second line. */
export function Slot({ children, className, ...rest }: Box) {
  return (
    <label className={classNames('slot', className)}>
      <input {...rest} type="radio" className="sr-only" />
      {children}
    </label>
  )
}

export type SegmentedProps<V extends string> = {
  label: string
  name: string
  options: { value: V; label: ReactNode; icon?: IconName; disabled?: boolean }[]
  /** Controlled with `value` and `onChange`; without them it starts at `defaultValue` and belongs to its form. */
  value?: V
  defaultValue?: V
  onChange?: (value: V) => void
  className?: string
}

/** Two to four choices side by side: a radio group that works without JavaScript. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, name, options, value, defaultValue, onChange, className } = props
  return (
    <div className={classNames('seg', className)} role="radiogroup" aria-label={label}>
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
