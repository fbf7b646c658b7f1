import { useState } from 'react'
import type { ReactNode } from 'react'

import { Icon } from '@vitrine/ui'

interface SecaoProps {
  numero: number
  titulo: string
  /** What was chosen, in one line, to stand for the section when it is closed; null: something is missing, it stays open. */
  resumo: string | null
  /** Open at first though nothing is missing. */
  aberta?: boolean
  ao_lado?: ReactNode
  children: ReactNode
}

/**
 * One of the four numbered steps of the order page: what is complete is one line, which its heading opens (ux 1.7.1). The
 * fields of a closed one are sent all the same; without script none is closed.
 */
export function Secao({ numero, titulo, resumo, aberta = false, ao_lado, children }: SecaoProps) {
  const [wanted, setWanted] = useState(aberta || resumo === null)
  const isOpen = wanted || resumo === null
  const id = `passo-${numero}`
  return (
    <section className="secao border-t border-line py-5" aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-3">
        <span
          className="grid size-7 place-items-center rounded-full bg-ink font-semibold text-bg"
          aria-hidden
        >
          {resumo === null || isOpen ? numero : <Icon name="check" size={16} />}
        </span>
        <h2 id={id} className="min-w-0 flex-1">
          <button
            type="button"
            className="flex min-h-ctl w-full items-center gap-2 text-left"
            aria-expanded={isOpen}
            aria-controls={`${id}-campos`}
            disabled={resumo === null}
            onClick={() => setWanted(!isOpen)}
          >
            {titulo}
            {resumo !== null && <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />}
          </button>
        </h2>
        {ao_lado && (
          <div className="w-full sm:ml-auto sm:w-[220px]" data-fechada={!isOpen || undefined}>
            {ao_lado}
          </div>
        )}
      </div>
      {!isOpen && <p className="mt-1 text-ink-muted wrap-anywhere">{resumo}</p>}
      <div id={`${id}-campos`} className="mt-4" data-fechada={!isOpen || undefined}>
        {children}
      </div>
    </section>
  )
}
