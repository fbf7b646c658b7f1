import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'negotiate' | 'brand' | 'promo'

const toneIcon: Record<Tone | 'accent', IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
  negotiate: 'handshake',
  brand: 'info',
  promo: 'circle-alert',
  accent: 'trending-down',
}

export type NoticeProps = {
  /** accent: a nudge in ink on the accent tint. */
  tone?: Tone | 'accent'
  icon?: IconName
  title?: ReactNode
  /** At the right, usually a button. */
  action?: ReactNode
  small?: boolean
  /** Announced when it appears: status for news, alert for what stops the customer. */
  live?: 'status' | 'alert'
  className?: string
  children?: ReactNode
}

/** A message in its place: icon and words, never colour alone. */
export function Notice({
  tone = 'info',
  icon,
  title,
  action,
  small,
  live,
  className,
  children,
}: NoticeProps) {
  return (
    <div className={classNames('notice', small && 'notice-s', className)} data-tone={tone} role={live}>
      <Icon name={icon ?? toneIcon[tone]} />
      <div>
        {title && <b>{title} </b>}
        {children}
      </div>
      {action}
    </div>
  )
}

/** A short fact on a tile or beside a title. */
export function Badge({ tone, icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

/** A state as icon and word. `mini` for dense tables. */
export function Pill(props: { tone?: Tone; icon?: IconName; mini?: boolean; children: ReactNode }) {
  return (
    <span className={classNames('pill', props.mini && 'mini')} data-tone={props.tone}>
      {props.icon && <Icon name={props.icon} />}
      {props.children}
    </span>
  )
}

export type EmptyStateProps = { icon?: IconName; title?: ReactNode; children?: ReactNode; action?: ReactNode }

/** What is said where nothing is: one sentence and the next step. */
export function EmptyState({ icon = 'inbox', title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <Icon name={icon} />
      {title && <h2>{title}</h2>}
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
