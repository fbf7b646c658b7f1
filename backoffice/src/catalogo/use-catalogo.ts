import { useRef, useState } from 'react'

import type { ProdutoDoCatalogo } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { readPagina, type PrimeiraPagina, type QualLista } from './lista.ts'
import type { Atos } from './use-atos.ts'
import { useGravacao } from './use-gravacao.ts'

/** So many are read at once where all are wanted, and so many may be chosen. */
const PAGINA_GRANDE = 500
export const MAXIMO_ESCOLHIDO = 5000

/** Products as they were read, page after page, and as they are since; `onGravados` tells others who show them. */
export function useCatalogo(
  primeira: PrimeiraPagina,
  qual: QualLista,
  atos: Atos,
  onGravados?: (gravados: readonly ProdutoDoCatalogo[]) => void,
) {
  const { produtos, setProdutos, produtosRef } = useProdutos(primeira.data)
  const leitura = useLeitura(primeira, qual, (mais) => {
    const vistos = new Set(produtosRef.current.map(({ idcadastroextraproduto }) => idcadastroextraproduto))
    setProdutos([
      ...produtosRef.current,
      // A product that was renamed meanwhile may come again.
      ...mais.filter(({ idcadastroextraproduto }) => !vistos.has(idcadastroextraproduto)),
    ])
  })
  const isVisto = (id: string) =>
    produtosRef.current.some(({ idcadastroextraproduto }) => idcadastroextraproduto === id)
  /** As they stand now, where the list has them. */
  function put(gravados: readonly ProdutoDoCatalogo[]) {
    const porId = new Map(gravados.map((gravado) => [gravado.idcadastroextraproduto, gravado]))
    setProdutos(produtosRef.current.map((produto) => porId.get(produto.idcadastroextraproduto) ?? produto))
    onGravados?.(gravados)
  }
  /** One that is new stands first, whatever the order: it is looked for there. */
  function putUm(gravado: ProdutoDoCatalogo) {
    if (!isVisto(gravado.idcadastroextraproduto)) setProdutos([gravado, ...produtosRef.current])
    put([gravado])
    atos.keepVersoes([gravado])
  }
  const gravacao = useGravacao(() => produtosRef.current, put, atos)
  return { produtos, produtosOf: () => produtosRef.current, put, putUm, ...leitura, ...gravacao }
}

export type Catalogo = ReturnType<typeof useCatalogo>

/** What is written next starts from what was written last, also before it is drawn. */
function useProdutos(lidos: readonly ProdutoDoCatalogo[]) {
  const [produtos, draw] = useState(lidos)
  const produtosRef = useRef(lidos)
  const setProdutos = (novos: readonly ProdutoDoCatalogo[]) => {
    produtosRef.current = novos
    draw(novos)
  }
  return { produtos, setProdutos, produtosRef }
}

function useLeitura(
  primeira: PrimeiraPagina,
  qual: QualLista,
  onMais: (mais: readonly ProdutoDoCatalogo[]) => void,
) {
  const { idfornecedor } = useTrabalho().loja
  const [cursor, setCursor] = useState(primeira.cursor)
  const [estado, setEstado] = useState<'parado' | 'lendo' | 'falhou'>('parado')
  const cursorRef = useRef(cursor)
  const isLendo = useRef(false)

  /** Whether it was read. */
  async function readMais(limit?: number): Promise<boolean> {
    if (cursorRef.current === null || isLendo.current) return false
    isLendo.current = true
    setEstado('lendo')
    const resposta = await readPagina(api, idfornecedor, {
      ...qual,
      cursor: cursorRef.current,
      ...(limit && { limit }),
    })
    isLendo.current = false
    setEstado(resposta.ok ? 'parado' : 'falhou')
    if (!resposta.ok) return false
    cursorRef.current = resposta.dados.cursor
    setCursor(resposta.dados.cursor)
    onMais(resposta.dados.data)
    return true
  }
  /** Reads on until all are there, or as many as may be chosen. */
  async function readTodos(quantos: () => number): Promise<void> {
    while (cursorRef.current !== null && quantos() < MAXIMO_ESCOLHIDO)
      if (!(await readMais(PAGINA_GRANDE))) return void showToast('Não conseguimos ler todos. Tente de novo.')
  }
  return { temMais: cursor !== null, estado, readMais, readTodos }
}
