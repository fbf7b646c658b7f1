import { useEffect, useEffectEvent } from 'react'

import { showToast } from '@vitrine/ui'

import { changeAlerta, readAlertas } from './compra/alerta.store.ts'
import { useAddProduto } from './carrinho/use-add-produto.ts'
import { addToLista, chooseProduto } from './lista-compras/add-to-lista.ts'
import { useOpenPainel } from './shell/painel.store.ts'
import { takePendente } from './shell/pendente.ts'
import type { Pedida } from './shell/pendente.ts'
import { useLoja, useSessao } from './shell/raiz.ts'

/** Once logged in, does what the visitor had asked for before the login, on whatever page the login returned to (ux 1.19.3). */
export function PendenteDoLogin({ idcliente }: { idcliente: string }) {
  const { slug, idfornecedor, tags } = useLoja()
  const sessao = useSessao()
  const open = useOpenPainel()
  const addProduto = useAddProduto()
  // Without a price only a budget is asked for.
  const mayBuy = sessao?.podeVerPrecos === true || tags.includes('support-budget')
  const run = useEffectEvent(async (pedida: Pedida) => {
    const dono = { slug, idfornecedor, idcliente }
    const { acao, produto } = pedida
    if (acao === 'carrinho') {
      if (mayBuy) addProduto(produto, pedida.quantidade)
    } else if (acao === 'alerta') {
      void readAlertas(dono)
      if (await changeAlerta(dono, pedida.produto, true))
        showToast(`Avisaremos por e-mail quando ${produto.name} voltar`)
    } else {
      const choose = () => {
        chooseProduto(produto)
        open('listas')
      }
      if (!(await addToLista(dono, produto, choose))) choose()
    }
  })
  useEffect(() => {
    const pedida = takePendente(slug)
    if (pedida) void run(pedida)
  }, [slug])
  return null
}
