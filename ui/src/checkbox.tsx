import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

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
