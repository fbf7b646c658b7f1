import { useCallback, useRef, useState } from 'react'

import type { ProdutoLista } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { increment, isBuyable } from '@vitrine/rules/quantidade'

import { toItemCarrinho, toPasso, useCarro, useChangeCarrinho } from '#carrinho'
import { api, useLocal, useLoja } from '#shell'

/** A code that was read, and what came of it. */
export interface Lido {
  codigo: string
  /** Null: there is none, or it is not known yet. */
  produto: ProdutoLista | null
  recado: string
}

/** Why a product cannot be bought from here; null: it can. */
function explainImpedimento(produto: ProdutoLista, isOrcamento: boolean): string | null {
  if (!produto.disponivel) return 'Sem estoque agora.'
  if (!isBuyable(produto)) return 'Sem quantidade que possa ser pedida.'
  if (produto.preco === undefined && !isOrcamento) return 'Entre para ver preços.'
  // Age is asked where the product is shown.
  return produto.maior_de_18 ? 'Para maiores de 18: adicione pela página do produto.' : null
}

/** Codes of this visit with their products, the last one first; each reading puts one more of it into the cart. */
export function useLeitura() {
  const { idfornecedor, tags } = useLoja()
  const isOrcamento = tags.includes('support-budget')
  const tipoentrega = useLocal()?.tipoEntrega
  const { store } = useCarro()
  const change = useChangeCarrinho()
  const [lidos, setLidos] = useState<readonly Lido[]>([])
  const [dito, setDito] = useState('')
  /** Asked for once, however often it is read. */
  const buscas = useRef(new Map<string, Promise<Lido>>())

  const find = useCallback(
    async (codigo: string): Promise<Lido> => {
      const resposta = await api('GET /v1/app/{supplier}/listaprodutosf/{x}', {
        params: { supplier: idfornecedor, x: '0' },
        query: { sk: codigo, tipoentrega },
      })
      if (!resposta.ok) return { codigo, produto: null, recado: 'Não deu para procurar agora. Leia de novo.' }
      const { exato, data } = resposta.dados
      const produto = data.find(({ id }) => id === exato)
      return {
        codigo,
        produto: produto ?? null,
        recado: produto ? '' : `Nenhum produto com o código ${codigo}.`,
      }
    },
    [idfornecedor, tipoentrega],
  )

  const add = useCallback(
    (produto: ProdutoLista): string => {
      const { id, name, unidade } = produto
      const impedimento = explainImpedimento(produto, isOrcamento)
      if (impedimento) return impedimento
      const quantidadeDe = () => store.getState().itens.find((item) => item.id === id)?.quantidade ?? 0
      const antes = quantidadeDe()
      change(toPasso({ id, quantidade: antes }, increment(produto, antes), 'step'), toItemCarrinho(produto))
      const depois = quantidadeDe()
      setDito(`${name}: ${formatQuantidade(depois, unidade)} no carrinho`)
      return depois === antes ? 'Não entrou mais nenhum.' : ''
    },
    [store, change, isOrcamento],
  )

  const readCodigo = useCallback(
    (codigo: string) => {
      const busca = buscas.current.get(codigo) ?? find(codigo)
      buscas.current.set(codigo, busca)
      void busca.then((achado) => {
        // A failed request is forgotten, so that the next reading asks again.
        if (!achado.produto) buscas.current.delete(codigo)
        const recado = achado.produto ? add(achado.produto) : achado.recado
        if (recado) setDito(achado.produto ? `${achado.produto.name}: ${recado}` : recado)
        setLidos((antes) => [{ ...achado, recado }, ...antes.filter((lido) => lido.codigo !== codigo)])
      })
    },
    [find, add],
  )
  return { lidos, dito, readCodigo }
}
