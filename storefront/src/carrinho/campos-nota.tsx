import { useEffect, useRef, useState } from 'react'

import type { ItemCarrinho } from '@vitrine/contract'
import { MAX_OBSERVACAO_LINHA } from '@vitrine/rules/carrinho'
import { TextInput } from '@vitrine/ui'

import { CampoSubstituicao } from './campo-substituicao.tsx'
import { useMudarCarrinho } from './mudar.ts'
import { useCarrinho } from './provider.tsx'

/** Fields of a line's note. What is typed is saved on leaving the field: one step, not one for each key. */
export function CamposNota({ item }: { item: ItemCarrinho }) {
  const mudar = useMudarCarrinho()
  const padrao = useCarrinho((estado) => estado.anotacoes.substituicao)
  const [texto, setTexto] = useState(item.observacao ?? '')
  const settle = () => {
    if (texto.trim() !== (item.observacao ?? ''))
      mudar({ tipo: 'anota', id: item.id, nota: { observacao: texto.trim() } }, item)
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
          mudar({ tipo: 'anota', id: item.id, nota: { substituicao } }, item)
        }}
      />
    </div>
  )
}

/** Closed, or the cart left, while the field still has the focus: what was typed is settled too. */
function useAoSair(settle: () => void): void {
  const latest = useRef(settle)
  useEffect(() => {
    latest.current = settle
  })
  useEffect(() => () => latest.current(), [])
}
