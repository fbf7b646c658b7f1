import { useCallback, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

import type { PaginaProdutos, ProdutoLista } from '@vitrine/contract'

import { api, useLocal, useLoja, useSessao } from '#shell'

import { keyOfLista, toQuery } from './busca-url.ts'
import type { BuscaLista } from './busca-url.ts'

interface Guardada {
  itens: ProdutoLista[]
  ultima: number
}

/** Lists walked in this visit: Back finds all that had been loaded, and so its scroll position. */
const guardadas = new Map<string, Guardada>()

/** The items of a list: the page of the address, then what "Carregar mais" brought. */
export function useItens(pagina: PaginaProdutos, busca: BuscaLista) {
  const { slug, idfornecedor } = useLoja()
  const tipoentrega = useLocal()?.tipoEntrega
  // Prices depend on the person who looks: what somebody else loaded here is not shown again.
  const chave = `${useSessao()?.idcliente ?? ''} ${pagina.listaTemPrecos} ${pagina.page} ${keyOfLista(slug, busca)}`
  const isBack = useNavigationType() === 'POP'
  const [estado, setEstado] = useState<Guardada>(() =>
    start(isBack ? guardadas.get(chave) : undefined, pagina),
  )
  const [situacao, setSituacao] = useState<'parado' | 'carregando' | 'erro'>('parado')

  useEffect(() => {
    guardadas.set(chave, estado)
  }, [chave, estado])

  const loadMore = useCallback(async () => {
    setSituacao('carregando')
    const resposta = await api('GET /v1/app/{supplier}/listaprodutosf/{x}', {
      params: { supplier: idfornecedor, x: '0' },
      query: { ...toQuery(busca), page: estado.ultima + 1, tipoentrega },
    })
    if (!resposta.ok) return setSituacao('erro')
    setSituacao('parado')
    setEstado({ itens: append(estado.itens, resposta.dados.data), ultima: resposta.dados.page })
  }, [busca, estado, idfornecedor, tipoentrega])

  return { itens: estado.itens, ultima: estado.ultima, situacao, loadMore }
}

/** The fresh page on top of what was kept: prices of today, as many items as before. */
function start(kept: Guardada | undefined, pagina: PaginaProdutos): Guardada {
  if (!kept || kept.ultima <= pagina.page) return { itens: pagina.data, ultima: pagina.page }
  const fresh = new Map(pagina.data.map((produto) => [produto.id, produto]))
  return { itens: kept.itens.map((produto) => fresh.get(produto.id) ?? produto), ultima: kept.ultima }
}

/** Without the ones already there: a list that changed meanwhile never shows a product twice. */
export function append(itens: readonly ProdutoLista[], more: readonly ProdutoLista[]): ProdutoLista[] {
  const known = new Set(itens.map(({ id }) => id))
  return [...itens, ...more.filter(({ id }) => !known.has(id))]
}
