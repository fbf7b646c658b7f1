import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import { Icon } from '@vitrine/ui'

import type { QuemConversa } from '#chat'

import { PerguntaRetirar } from './pergunta-retirar.tsx'

interface AcoesProps {
  mensagem: MensagemChat
  quem: QuemConversa
  onEdit: (mensagem: MensagemChat) => void
  onChange: (mensagem: MensagemChat) => void
}

/** What may still be done with an own message: change its words, or take it back (15 minutes). */
export function AcoesDaMensagem({ mensagem, quem, onEdit, onChange }: AcoesProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [asks, setAsks] = useState(false)
  useCloseFora(menu)
  const close = () => menu.current?.removeAttribute('open')
  return (
    <>
      <details ref={menu} className="msg-acoes">
        <summary aria-label="Mudar esta mensagem">
          <Icon name="ellipsis" size={16} />
        </summary>
        <div>
          {mensagem.conteudo?.tipo === 'TEXTO' && (
            <button
              type="button"
              onClick={() => {
                close()
                onEdit(mensagem)
              }}
            >
              <Icon name="pencil" size={16} /> Editar
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              close()
              setAsks(true)
            }}
          >
            <Icon name="trash-2" size={16} /> Retirar
          </button>
        </div>
      </details>
      {asks && (
        <PerguntaRetirar mensagem={mensagem} quem={quem} onClose={() => setAsks(false)} onChange={onChange} />
      )}
    </>
  )
}

/** Closes an open menu by Esc, and by whatever is pressed or reached outside of it. */
function useCloseFora(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = menu.current
    if (!element) return undefined
    const leave = (event: Event) => {
      if (!element.contains(event.target as Node)) element.open = false
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    element.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      element.removeEventListener('keydown', escape)
    }
  }, [menu])
}
