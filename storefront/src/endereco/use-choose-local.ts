import { useState } from 'react'
import { useRevalidator } from 'react-router'

import type { Local } from '@vitrine/contract/janela'
import { chooseTipoEntrega } from '@vitrine/rules/lugar'

import { toLinha, useCarro } from '#carrinho'
import { saveLocal } from '#lugar'
import { api, readLocal, useLoja, useTextoForaDaArea } from '#shell'

import { compareCarrinhos } from './compare-carrinhos.ts'
import type { DiferencaCarrinho } from './compare-carrinhos.ts'
import { findRecusa } from './find-recusa.ts'

/** A place that waits for a word: with it the cart changes. */
export interface Troca {
  local: Local
  diferenca: DiferencaCarrinho
}

/**
 * Takes a place as the choice once the store around reaches it; `erro` is the text of section 8 when it does not. Where the
 * delivery type changes and the cart with it, `troca` says how, and nothing is taken before `confirm`.
 */
export function useChooseLocal(onDone: () => void) {
  const loja = useLoja()
  const { idfornecedor, tags } = loja
  const naoAtende = useTextoForaDaArea()
  const { store, sincronia } = useCarro()
  const { revalidate } = useRevalidator()
  const [erro, setErro] = useState<string | null>(null)
  const [recusado, setRecusado] = useState<Local | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [troca, setTroca] = useState<Troca | null>(null)

  async function choose(local: Local) {
    setErro(null)
    setRecusado(null)
    setTroca(null)
    setBusy(true)
    const recusa = local.tipoEntrega === 'DELIVERY' ? await findRecusa(local, idfornecedor) : null
    const refused = recusa === 'fora' ? naoAtende : recusa?.erro
    const antes = chooseTipoEntrega(tags, readLocal(loja)?.tipoEntrega)
    const diferenca =
      refused || antes === local.tipoEntrega
        ? null
        : await findDiferenca(idfornecedor, store.getState().itens.map(toLinha), {
            antes,
            uf: local.uf || readLocal(loja)?.uf || undefined,
          })
    setBusy(false)
    if (refused) {
      setRecusado(recusa === 'fora' ? local : null)
      return setErro(refused)
    }
    if (diferenca) return setTroca({ local, diferenca })
    await take(local)
  }

  async function take(local: Local) {
    setTroca(null)
    saveLocal(loja, local)
    setBusy(true)
    // Prices and promises may depend on how the goods come; the cart is loaded anew (§4 Delivery type). Closing the panel is a
    // navigation of its own, which would call the loading off.
    await Promise.all([revalidate(), sincronia.current?.refresh()])
    setBusy(false)
    onDone()
  }

  return {
    choose,
    erro,
    /** The place that the store does not reach. */
    recusado,
    isBusy,
    troca,
    confirm: () => void (troca && take(troca.local)),
    dismiss: () => setTroca(null),
  }
}

type Linhas = ReturnType<typeof toLinha>[]

/** The cart priced in both ways, and what differs; null when nothing does or it cannot be told. */
async function findDiferenca(
  idfornecedor: string,
  cartItens: Linhas,
  { antes, uf }: { antes: Local['tipoEntrega']; uf: string | undefined },
) {
  if (cartItens.length === 0) return null
  const outro = antes === 'DELIVERY' ? 'RETIRADA' : 'DELIVERY'
  const [de, para] = await Promise.all(
    ([antes, outro] as const).map((tipoentrega) =>
      api('POST /v4/cart/{idfornecedor}/previa', {
        params: { idfornecedor },
        query: { tipoentrega, uf },
        body: { cartItens },
      }),
    ),
  )
  return de?.ok && para?.ok ? compareCarrinhos(de.dados, para.dados) : null
}
