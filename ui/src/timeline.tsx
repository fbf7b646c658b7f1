import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import './timeline.css'

export type TimelineStep = {
  id: string
  title: ReactNode
  detail?: ReactNode
  /** Shown at the right; `dateTime` is its machine form. */
  time?: string
  dateTime?: string
  state: 'done' | 'now' | 'next' | 'failed'
  icon?: IconName
}

const spoken = { done: 'concluído', now: 'etapa atual', next: 'a seguir', failed: 'interrompido' }
const mark: Partial<Record<TimelineStep['state'], IconName>> = { done: 'check', failed: 'x' }

/** What happened and what comes next, from top to bottom. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ id, title, detail, time, dateTime, state, icon }) => {
        const name = mark[state] ?? icon
        return (
          <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="timeline-dot">{name && <Icon name={name} />}</span>
            <div>
              <b>{title}</b>
              <VisuallyHidden>, {spoken[state]}</VisuallyHidden>
              {detail && <small>{detail}</small>}
            </div>
            {time && <time dateTime={dateTime}>{time}</time>}
          </li>
        )
      })}
    </ol>
  )
}
