import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'

export type ChipProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** A filter that is applied: tinted, with an x. */
  on?: boolean
  count?: ReactNode
  icon?: IconName
  children: ReactNode
}

/** A filter that is on or off. For a link use <Link className="chip" data-on={on || undefined}>. */
export function Chip({ on, count, icon, children, className, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={on} className={classNames('chip', className)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
      {count !== undefined && <small>{count}</small>}
      {on && <Icon name="x" size={16} />}
    </button>
  )
}
