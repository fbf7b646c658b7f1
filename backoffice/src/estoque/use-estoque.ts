import { useState } from 'react'

import type { ListaDoCatalogo } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

import { readPagina, type QualEstoque } from './lista-do-estoque.ts'

/** Products as they were read, page after page, and what there is of them since. */
export function useEstoque(primeira: ListaDoCatalogo, qual: QualEstoque) {
  const { idfornecedor } = useTrabalho().loja
  const [produtos, setProdutos] = useState(primeira.data)
  const [cursor, setCursor] = useState(primeira.cursor)
  const [estado, setEstado] = useState<'parado' | 'lendo' | 'falhou'>('parado')
  async function readMais() {
    if (cursor === null || estado === 'lendo') return
    setEstado('lendo')
    const resposta = await readPagina(api, idfornecedor, { ...qual, cursor })
    setEstado(resposta.ok ? 'parado' : 'falhou')
    if (!resposta.ok) return
    const vistos = new Set(produtos.map(({ idcadastroextraproduto }) => idcadastroextraproduto))
    setProdutos([
      ...produtos,
      // A product that was renamed meanwhile may come again.
      ...resposta.dados.data.filter(({ idcadastroextraproduto: id }) => !vistos.has(id)),
    ])
    setCursor(resposta.dados.cursor)
  }
  /** It stays in the list, whatever the view: what was done to it is seen. */
  const putEstoque = (id: string, estoque: number | null) =>
    setProdutos((antes) =>
      antes.map((cada) => (cada.idcadastroextraproduto === id ? { ...cada, estoque } : cada)),
    )
  return { produtos, temMais: cursor !== null, estado, readMais, putEstoque }
}

export type Estoque = ReturnType<typeof useEstoque>
