import { useEffect, useState } from 'react'

import type { Combo } from '@vitrine/contract'
import type { EscolhaCombo } from '@vitrine/rules/combo'
import {
  completeCombo,
  computeCombo,
  computeMaximoCombos,
  explainFalta,
  listObrigatorias,
  listPartes,
  listSituacoes,
} from '@vitrine/rules/combo'

import { useTag } from '#shell'

/** A combo being put together: what is chosen, what it costs, what is missing. Everything follows from the choices. */
export function useMontagem(combo: Combo, linha: { escolhas: EscolhaCombo[]; quantidade: number } | null) {
  const opcoes = { multiplies: !useTag('disable-product-multiple') }
  const { grupos } = combo
  const [escolhas, setEscolhas] = useState(() => linha?.escolhas ?? listObrigatorias(grupos))
  const [pedida, setPedida] = useState(linha?.quantidade ?? 1)
  const isLinha = linha !== null
  useEffect(() => {
    // The line that is edited lives in the browser: known after hydration only.
    if (!linha) return
    setEscolhas(linha.escolhas)
    setPedida(linha.quantidade)
    // oxlint-disable-next-line react/exhaustive-deps -- taken over once, when it appears
  }, [isLinha])

  const partes = listPartes(grupos, escolhas)
  const maximo = computeMaximoCombos(partes, combo.limite_por_pedido)
  const quantidade = Math.max(1, Math.min(pedida, maximo ?? pedida))
  const isNormal = combo.situacao !== 'disponivel' && combo.situacao !== 'exige_login'
  // Outside its days, or for somebody it is not for, the parts have their normal prices (ux 1.15.3).
  const precificadas = isNormal ? partes.map(({ precocombo: _own, ...parte }) => parte) : partes
  const preco = isNormal && combo.preco_combo ? ({ tipo: 'por_produto' } as const) : combo.preco_combo
  const semEstoque = maximo === 0 ? 'Um dos itens escolhidos não tem estoque para um combo.' : null
  return {
    escolhas,
    setEscolhas,
    partes,
    quantidade,
    setQuantidade: setPedida,
    maximo,
    isNormal,
    situacoes: listSituacoes(grupos, escolhas),
    conta: computeCombo(preco, precificadas, quantidade, opcoes),
    /** Why it cannot be added yet; null when it can. */
    motivo: explainFalta(grupos, escolhas) ?? semEstoque,
    complete() {
      const complete = completeCombo(grupos, escolhas, { ...opcoes, preco: combo.preco_combo ?? null })
      if (complete) setEscolhas(complete)
      return complete !== null
    },
  }
}

export type Montagem = ReturnType<typeof useMontagem>
