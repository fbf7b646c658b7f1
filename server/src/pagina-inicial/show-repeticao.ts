import type { ProdutoLista, RepeticaoInicial } from '@vitrine/contract'
import { fromMilesimos, multiplyReais, sumReais } from '@vitrine/rules/dinheiro'
import { choosePreco } from '@vitrine/rules/preco'

import type { FornecedorVivo } from '#fornecedor'

import type { LinhaComprada } from './repeticao.repository.ts'

const MAX_ITENS = 8

/** The last order of whoever asks as it would be bought today; null: there is none, or nothing of it is sold. */
export function showRepeticao(
  linhas: readonly LinhaComprada[],
  porId: ReadonlyMap<string, ProdutoLista>,
  { tags }: FornecedorVivo,
): RepeticaoInicial | null {
  const [primeira] = linhas
  if (!primeira) return null
  const itens = linhas.flatMap(({ id, quantidade }) => {
    const produto = porId.get(id)
    return produto?.disponivel ? [{ produto, quantidade: fromMilesimos(quantidade) }] : []
  })
  if (itens.length === 0) return null
  const total = sumItens(itens, { multiplies: !tags.includes('disable-product-multiple') })
  return {
    numpedido: primeira.numpedido,
    criado_em: primeira.criado_em.toISOString(),
    totalitens: linhas.length,
    itens: itens.slice(0, MAX_ITENS),
    faltam: linhas.length - itens.length,
    ...(total !== null && { total }),
  }
}

/** Null where a price is hidden or missing. */
function sumItens(
  itens: readonly { produto: ProdutoLista; quantidade: number }[],
  opcoes: { multiplies: boolean },
): number | null {
  const linhas = itens.map(({ produto, quantidade }) => {
    const preco = choosePreco(produto, quantidade, opcoes)
    return preco === null ? null : multiplyReais(preco, quantidade)
  })
  const somadas = linhas.filter((linha) => linha !== null)
  return somadas.length < linhas.length ? null : sumReais(...somadas)
}
