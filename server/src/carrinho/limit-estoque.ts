import type { ItemCarrinho, MudancaCarrinho } from '@vitrine/contract'
import { showsEstoque } from '@vitrine/rules/acesso'
import { formatQuantidade, fromMilesimos } from '@vitrine/rules/dinheiro'
import { fitQuantidade } from '@vitrine/rules/quantidade'

import type { ContextoComprador } from '#acesso'
import type { ProdutoRow } from '#produto'

import type { Composicao } from './compose-carrinho.ts'

/**
 * What the stock holds limits a cart as `maxporpedido` does where the supplier shows stock; elsewhere a line that asks for more
 * says how many there are, and stays (readings 4). A product without stock is said to be out by `disponivel`, and a combo
 * counts its own (compose-combo.ts). An order is decided by the stock of its moment, not here.
 */
export function limitEstoque(
  composicao: Composicao,
  produtos: readonly ProdutoRow[],
  { fornecedor }: ContextoComprador,
): Composicao {
  const estoques = new Map(
    produtos.flatMap(({ id, estoque, disponivel }) =>
      estoque === null || !disponivel ? [] : [[id, fromMilesimos(estoque)] as const],
    ),
  )
  const isShown = showsEstoque(fornecedor?.tags ?? [])
  const mudancas = new Map(composicao.mudancas.map((mudanca) => [mudanca.id, mudanca]))
  const itens = composicao.itens.map((item) => {
    const estoque = estoques.get(item.id)
    if (estoque === undefined || item.produtos) return item
    const maxporpedido = Math.min(item.maxporpedido ?? Infinity, estoque)
    const { quantidade } = fitQuantidade({ ...item, maxporpedido }, item.quantidade)
    if (!isShown) return estoque < item.quantidade ? { ...item, disponiveis: quantidade } : item
    if (quantidade < item.quantidade)
      mudancas.set(item.id, explainCorte(item, quantidade, mudancas.get(item.id)))
    return { ...item, maxporpedido, quantidade }
  })
  return { ...composicao, itens, mudancas: [...mudancas.values()] }
}

/** Reported once, from the quantity that was asked for and with the last reason. */
function explainCorte(
  { id, nome, unidade, quantidade: pedida }: ItemCarrinho,
  para: number,
  antes: MudancaCarrinho | undefined,
): MudancaCarrinho {
  const motivo = `Só há ${formatQuantidade(para, unidade)} em estoque`
  return { id, nome, de: antes?.de ?? pedida, para, motivo }
}
