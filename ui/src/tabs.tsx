import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

export type Tab = { id: string; label: ReactNode; count?: ReactNode; content: ReactNode }

/** Real tabs: arrows, Home and End move, one panel is shown. For pages with an address use links in `.tabs`. */
export function Tabs(props: {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (id: string) => void
}) {
  const { label, tabs, value, onChange } = props
  const list = useRef<HTMLDivElement>(null)
  const scope = useId()
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === value),
  )

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, number | undefined> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = moves[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onChange(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map((tab, position) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${scope}-aba-${tab.id}`}
            aria-selected={position === index}
            aria-controls={`${scope}-${tab.id}`}
            tabIndex={position === index ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <small>{tab.count}</small>}
          </button>
        ))}
      </div>
      {tabs.map((tab, position) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${scope}-${tab.id}`}
          aria-labelledby={`${scope}-aba-${tab.id}`}
          hidden={position !== index}
        >
          {position === index && tab.content}
        </div>
      ))}
    </>
  )
}
