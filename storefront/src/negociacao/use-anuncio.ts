import { useEffect, useRef, useState } from 'react'

import type { LinhaNegociada, NegociacaoDoCliente } from '@vitrine/contract'
import { formatPrecoUnitario } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

/** Changes are told together, so that a reader who listens is not interrupted by each (ux 1.23.2). */
const JUNTA_MS = 3000

/** What a screen reader hears of the lines that the other side changed, every three seconds at most; nothing of what was there before. */
export function useAnuncio(negociacao: NegociacaoDoCliente | null): string {
  const [dito, setDito] = useState('')
  const contadas = useRef<ReadonlyMap<string, number> | null>(null)
  const linhas = negociacao?.linhas
  useEffect(() => {
    if (!linhas) return void (contadas.current = null)
    const agora = new Map(linhas.map(({ id, revisao }) => [id, revisao]))
    const antes = contadas.current
    if (antes === null) return void (contadas.current = agora)
    const timer = setTimeout(() => {
      contadas.current = agora
      setDito(
        sayMudancas(
          linhas.filter(({ id, revisao, quem }) => quem?.lado !== 'CLIENTE' && antes.get(id) !== revisao),
        ),
      )
    }, JUNTA_MS)
    return () => clearTimeout(timer)
  }, [linhas])
  return dito
}

function sayMudancas(mudadas: readonly LinhaNegociada[]): string {
  const [primeira] = mudadas
  if (!primeira) return ''
  if (mudadas.length > 1)
    return `${primeira.quem?.nome ?? 'O atendente'} mudou ${pluralize(mudadas.length, 'produto', 'produtos')}`
  const { nome, de, por } = primeira
  return por !== null && de !== null
    ? `${nome}: de ${formatPrecoUnitario(de)} por ${formatPrecoUnitario(por)}`
    : `${nome} mudou`
}
