import { useEffect, useRef, useState } from 'react'

import type { ItemCarrinho } from '@vitrine/contract'
import { MAX_OBSERVACAO_LINHA } from '@vitrine/rules/carrinho'
import { TextInput } from '@vitrine/ui'

import { useChangeCarrinho, useCarrinho } from '#carrinho'
import { CampoSubstituicao } from '#compra'

/** Fields of a line's note. What is typed is saved on leaving the field: one step, not one for each key. */
export function CamposNota({ item }: { item: ItemCarrinho }) {
  const change = useChangeCarrinho()
  const padrao = useCarrinho((estado) => estado.anotacoes.substituicao)
  const [texto, setTexto] = useState(item.observacao ?? '')
  const settle = () => {
    if (texto.trim() !== (item.observacao ?? ''))
      change({ tipo: 'anota', id: item.id, nota: { observacao: texto.trim() } }, item)
  }
  useAoSair(settle)
  return (
    <div className="linha-nota-campos">
      <TextInput
        label={`Observação de ${item.nome}`}
        hint="Por exemplo: bem maduros, fatiado fino."
        value={texto}
        maxLength={MAX_OBSERVACAO_LINHA}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setTexto(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <CampoSubstituicao
        label="Se faltar"
        padrao={padrao}
        value={item.substituicao ?? null}
        onChange={(substituicao) => {
          settle()
          change({ tipo: 'anota', id: item.id, nota: { substituicao } }, item)
        }}
      />
    </div>
  )
}

/** Saves what was typed also when the note is closed, or the cart left, while the field still has the focus. */
function useAoSair(settle: () => void): void {
  const latest = useRef(settle)
  useEffect(() => {
    latest.current = settle
  })
  useEffect(() => () => latest.current(), [])
}
