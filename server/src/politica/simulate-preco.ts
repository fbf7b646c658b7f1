import type { PrecoSimulado, SimulacaoDePreco } from '@vitrine/contract'
import { computeTotais } from '@vitrine/rules/carrinho'
import { explainPreco, listFaixas } from '@vitrine/rules/preco'

import { composeItens, opcoesPreco } from '#carrinho'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'
import { listProdutosById, toProdutoLista } from '#produto'

import { findComprador } from './find-comprador.ts'
import { listPassos } from './list-passos.ts'
import { toNomeado } from './list-politicas.ts'
import { findCusto } from './politica.repository.ts'

/**
 * What a product costs a buyer in the shop, with each step to it: by the functions that make its page and its cart, so that all say the same. Coupons
 * and taxes come after it. Errors: `nao_encontrado` for a product that is not on sale here or somebody who is no customer, `cliente_sem_login`,
 * `entrada_invalida` for a method that the store does not have.
 */
export async function simulatePreco(
  db: Db,
  fornecedor: FornecedorVivo,
  pedido: SimulacaoDePreco,
): Promise<PrecoSimulado> {
  const { idfornecedor } = fornecedor
  const { idcadastroextraproduto: id, quantidade } = pedido
  const [[produto], custo, quem] = await Promise.all([
    listProdutosById(db, idfornecedor, [id]),
    findCusto(db, idfornecedor, id),
    findComprador(db, fornecedor, pedido),
  ])
  if (!produto) throw new Falha('nao_encontrado')
  const { comprador, contexto } = quem
  const { itens, mudancas } = composeItens(
    [{ id: produto.id, quantidade, embalarParaPresente: false }],
    [produto],
    contexto,
  )
  const opcoes = opcoesPreco(contexto)
  const [item] = itens
  const linha = item && computeTotais(itens, opcoes).linhas.get(item.id)
  const lista = toProdutoLista(produto, contexto)
  const traco = linha?.traco ?? explainPreco(lista, quantidade, opcoes)
  return {
    produto: toNomeado({ ...produto, idcadastroextraproduto: produto.id, custo }),
    comprador,
    grupos: [...contexto.tags],
    quantidade: item?.quantidade ?? quantidade,
    ajuste: mudancas[0]?.motivo ?? null,
    precounitario: traco.precounitario,
    total: linha?.total ?? null,
    passos: traco.precounitario === null ? [] : listPassos(produto, lista, traco, contexto),
    faixas: listFaixas(lista, opcoes),
  }
}
