import { Fragment } from 'react'

import { Icon } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import type { Situacao } from '#carrinho'
import { useCarrinho, useCarro } from '#carrinho'

const textos: Record<Situacao, { texto: string; icone: IconName }> = {
  salvo: { texto: 'Salvo', icone: 'check' },
  pendente: { texto: 'Salvando…', icone: 'refresh-cw' },
  salvando: { texto: 'Salvando…', icone: 'refresh-cw' },
  naosalvo: { texto: 'Não salvo — tentar de novo', icone: 'triangle-alert' },
  semconexao: { texto: 'Não salvo, sem conexão', icone: 'triangle-alert' },
  bloqueado: { texto: 'Em negociação', icone: 'handshake' },
}

/** Whether the cart is saved; a press tries again. */
export function EstadoSalvo() {
  const situacao = useCarrinho((estado) => estado.situacao)
  const isEmpty = useCarrinho((estado) => estado.itens.length === 0)
  const { sincronia } = useCarro()
  const { texto, icone } = textos[situacao]
  if (isEmpty && situacao === 'salvo') return null
  const content = (
    // Made anew: "Salvando…" is another text than "Salvo", not one that moved.
    <Fragment key={texto}>
      <Icon name={icone} size={16} /> {texto}
    </Fragment>
  )
  return situacao === 'naosalvo' || situacao === 'semconexao' ? (
    <button
      type="button"
      className="estado-salvo text-warning"
      onClick={() => void sincronia.current?.save()}
    >
      {content}
    </button>
  ) : (
    <span className="estado-salvo" data-situacao={situacao} aria-live="polite">
      {content}
    </span>
  )
}
