import type { PrecoSimulado, SimulacaoDePreco } from '@vitrine/contract'
import { computeTotais } from '@vitrine/rules/carrinho'
import { explainPreco, listFaixas } from '@vitrine/rules/preco'

import { findContextoDoCliente, makeContextoDeVisitante, type ContextoComprador } from '#acesso'
import { composeItens, opcoesPreco } from '#carrinho'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'
import { listProdutosById, toProdutoLista } from '#produto'

import { listPassos } from './list-passos.ts'
import { toNomeado } from './list-politicas.ts'
import { findCliente, findCusto } from './politica.repository.ts'

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

async function findComprador(
  db: Db,
  fornecedor: FornecedorVivo,
  { idcliente, grupos = [], idformapagto, tipoEntrega, canalVenda, dia }: SimulacaoDePreco,
): Promise<{ comprador: string; contexto: ContextoComprador }> {
  if (idformapagto && !fornecedor.formasPagamento.some((forma) => forma.idformapagto === idformapagto))
    throw new Falha('entrada_invalida', {
      campos: { idformapagto: 'Esta forma de pagamento não está ligada.' },
    })
  const quem = idcliente
    ? await findCadastrado(db, fornecedor, { idcliente, tipoEntrega })
    : makeSemCadastro(fornecedor, { grupos, tipoEntrega })
  const { contexto } = quem
  return {
    ...quem,
    contexto: { ...contexto, idformapagto: idformapagto ?? null, canalVenda, hoje: dia ?? contexto.hoje },
  }
}

async function findCadastrado(
  db: Db,
  fornecedor: FornecedorVivo,
  { idcliente, tipoEntrega }: { idcliente: string } & Pick<SimulacaoDePreco, 'tipoEntrega'>,
) {
  const cliente = await findCliente(db, { idfornecedor: fornecedor.idfornecedor, idcliente })
  if (!cliente) throw new Falha('nao_encontrado')
  const contexto = await findContextoDoCliente(db, fornecedor, { idcliente, idusuario: null, tipoEntrega })
  if (!contexto) throw new Falha('cliente_sem_login')
  return { comprador: cliente.nome, contexto }
}

/** A visitor; of groups, as if they had been logged in and approved. */
function makeSemCadastro(
  fornecedor: FornecedorVivo,
  { grupos, tipoEntrega }: { grupos: string[] } & Pick<SimulacaoDePreco, 'tipoEntrega'>,
) {
  const visitante = makeContextoDeVisitante(fornecedor, { tipoEntrega })
  if (grupos.length === 0) return { comprador: 'Visitante', contexto: visitante }
  const contexto = { ...visitante, tags: grupos, podeVerPrecos: true }
  return { comprador: `Cliente ${new Intl.ListFormat('pt-BR').format(grupos)}`, contexto }
}
