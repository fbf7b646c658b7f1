import { useState } from 'react'
import { useNavigate } from 'react-router'

import { idNulo } from '@vitrine/contract/id-nulo'
import { urls } from '@vitrine/contract/urls'
import { formatDiaDe } from '@vitrine/rules/data'
import { showToast } from '@vitrine/ui'

import { api, useLoja, useSessao } from '#shell'

import { listProdutos, useCarro } from '#carrinho'

/** The cart as it is now, as a shopping list of the customer's own (ux 1.6.7, 1.14.2); combos as their products. */
export function useSaveComoLista() {
  const { slug, idfornecedor, fuso } = useLoja()
  const idcliente = useSessao()?.idcliente
  const { store } = useCarro()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function save() {
    if (!idcliente || isBusy) return
    setBusy(true)
    const resposta = await api('POST /v4/shopping-list/{id}', {
      params: { id: idNulo },
      query: { idfornecedor, idclient: idcliente },
      body: { nome: nameLista(new Date(), fuso), itens: listProdutos(store.getState().itens) },
    })
    setBusy(false)
    if (!resposta.ok) return void showToast(resposta.falha.error)
    const { idlista, nome } = resposta.dados.lista
    showToast(`Lista “${nome}” criada`, {
      label: 'Ver lista',
      onPress: () => void navigate(urls.listaCompras(slug, idlista)),
    })
  }
  return { save, isBusy }
}

/** 'Carrinho de 21/11/2026'. */
function nameLista(agora: Date, fuso: string): string {
  return `Carrinho de ${formatDiaDe(agora, fuso)}`
}
