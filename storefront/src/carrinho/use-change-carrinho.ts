import { useCallback } from 'react'

import type { ItemCarrinho } from '@vitrine/contract'
import type { PassoCarrinho } from '@vitrine/rules/carrinho'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { explainAjuste, fitQuantidade, roundQuantidade } from '@vitrine/rules/quantidade'
import { showToast } from '@vitrine/ui'

import { applyPasso } from './estado.ts'
import type { EstadoCarrinho } from './estado.ts'
import { useCarro } from './provider.tsx'
import { useSugestao } from './use-sugestao.ts'

/** The one way to change the cart from a screen: seen at once, saved 1 s later, removal with undo. */
export function useChangeCarrinho() {
  const { store } = useCarro()
  const suggest = useSugestao()
  return useCallback(
    (passo: PassoCarrinho, item: ItemCarrinho) => {
      if (refuseLocked(store.getState(), () => void suggest(passo, item))) return
      const before = store.getState().itens.find(({ id }) => id === item.id)
      store.setState(applyPasso(store.getState(), passo, item))
      const after = store.getState().itens.find(({ id }) => id === item.id)
      if (before && !after) offerUndo(store, before)
      else tellAjuste(passo, item)
    },
    [store, suggest],
  )
}

/** True, and told, while an attendant holds the cart: nothing of it changes from here (readings 5), but it may be suggested (ux 1.23.1). */
export function refuseLocked({ bloqueio, situacao }: EstadoCarrinho, suggest?: () => void): boolean {
  const isLocked = bloqueio !== null || situacao === 'bloqueado'
  if (isLocked)
    showToast(
      'Negociação em andamento: o carrinho está só para leitura.',
      suggest && { label: 'Sugerir ao atendente', onPress: suggest },
    )
  return isLocked
}

function offerUndo(store: ReturnType<typeof useCarro>['store'], item: ItemCarrinho): void {
  const { id, quantidade } = item
  showToast(`${item.nome} saiu do carrinho`, {
    label: 'Desfazer',
    // The line comes back as it was, gift wrap and note with it.
    onPress: () => store.setState(applyPasso(store.getState(), { tipo: 'define', id, quantidade }, item)),
  })
}

/** A typed quantity that had to be fitted says why (readings 4). */
function tellAjuste(passo: PassoCarrinho, item: ItemCarrinho): void {
  if (passo.tipo !== 'define') return
  const { ajuste, quantidade } = fitQuantidade(item, passo.quantidade)
  if (!ajuste || ajuste === 'zerado') return
  const motivo = explainAjuste(item, ajuste, item.unidade)
  showToast(`${motivo}. Ficou em ${formatQuantidade(quantidade, item.unidade)}`)
}

/**
 * What a stepper did as a step of the cart: a press adds, so that presses on two devices add up; a typed number and a
 * removal set (readings 5).
 */
export function toPasso(
  { id, quantidade }: { id: string; quantidade: number },
  next: number,
  how: 'step' | 'typed',
): PassoCarrinho {
  return how === 'step' && next > 0
    ? { tipo: 'soma', id, delta: roundQuantidade(next - quantidade) }
    : { tipo: 'define', id, quantidade: next }
}
