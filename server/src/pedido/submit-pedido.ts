import { falhas, type RespostaDuplicidade, type RespostaPedido, type Submissao } from '@vitrine/contract'
import { toCentavos } from '@vitrine/rules/dinheiro'
import { momentoOf, statusAfterSubmission } from '@vitrine/rules/pedido'

import type { ContextoComprador } from '#acesso'
import { composeItens, idsOf } from '#carrinho'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Db, type Sql } from '#infra'
import type { Pagamentos } from '#pagamento'
import { listProdutosById } from '#produto'

import { checks, refuse, type EmSubmissao } from './checks.ts'
import { computeImpressao } from './impressao.ts'
import { sumProdutos } from './make-itens.ts'
import { toPedidoNovo } from './make-pedido.ts'
import { nameGone } from './name-gone.ts'
import { findResposta } from './pedido.repository.ts'
import { pricePedido, type PedidoAPrecificar } from './price-pedido.ts'
import { toResposta } from './show-pedido.ts'
import {
  findEstado,
  insertPedido,
  lockSubmissao,
  takeCredito,
  takeCupom,
  takeEstoque,
  type EstadoSubmissao,
} from './submissao.repository.ts'

interface Comprador {
  contexto: ContextoComprador
  fornecedor: FornecedorVivo
  idcliente: string
  idusuario: string | null
  impressao: Buffer
}

/** The three answers of readings 6, asked before an order is posted; decides nothing by itself. */
export async function checkDuplicidade(
  db: Db,
  submissao: Submissao,
  contexto: ContextoComprador,
): Promise<RespostaDuplicidade> {
  const comprador = toComprador(submissao, contexto)
  const { idfornecedor } = comprador.fornecedor
  const estado = await findEstado(db, submissao, { ...comprador, idfornecedor })
  if (estado.numpedido) return { numpedido: estado.numpedido, mensagemErro: null, numpedidoIdentico: null }
  if (isIdentico(estado, submissao)) {
    return {
      numpedido: null,
      mensagemErro: falhas.pedido_duplicado.mensagem,
      numpedidoIdentico: estado.numpedidoIdentico,
    }
  }
  return {
    numpedido: null,
    mensagemErro: estado.bloqueado ? falhas.carrinho_bloqueado.mensagem : null,
    numpedidoIdentico: null,
  }
}

/**
 * Makes an order of a submission, once: duplicate checks, all named checks, prices, stock, credit and the order with its
 * charge in one transaction; then the charge is asked of its provider. A submission delivered twice answers the order it
 * already became. Refusals throw `Falha` with `mensagemErro` and `itensName` (readings 6).
 */
export async function submitPedido(
  sql: Sql,
  pagamentos: Pagamentos,
  submissao: Submissao,
  contexto: ContextoComprador,
): Promise<RespostaPedido> {
  const comprador = toComprador(submissao, contexto)
  const feito = await sql.begin((tx) => record(tx, submissao, comprador))
  if (feito.cobrar) await pagamentos.requestPix(feito.numpedido)
  return feito.resposta ?? findResposta(sql, feito.numpedido)
}

interface Feito {
  numpedido: number
  /** The provider must be asked for the charge (again, if the process died in between). */
  cobrar: boolean
  /** Absent when the order was there already: then the answer is read from it. */
  resposta?: RespostaPedido
}

async function record(tx: Db, submissao: Submissao, comprador: Comprador): Promise<Feito> {
  const { contexto, fornecedor, idcliente } = comprador
  const { idfornecedor } = fornecedor
  // Sent together, carried out in this order: what the second sees is what the lock let through.
  const [, estado, produtos] = await Promise.all([
    lockSubmissao(tx, idfornecedor, idcliente),
    findEstado(tx, submissao, { ...comprador, idfornecedor }),
    listProdutosById(tx, idfornecedor, idsOf(submissao.itens)),
  ])
  if (estado.numpedido) return { numpedido: estado.numpedido, cobrar: true }
  if (isIdentico(estado, submissao)) {
    const mensagemErro = falhas.pedido_duplicado.mensagem
    throw new Falha('pedido_duplicado', { mensagemErro, detalhes: { numpedido: estado.numpedidoIdentico } })
  }

  const composicao = await nameGone(tx, idfornecedor, composeItens(submissao.itens, produtos, contexto))
  const formas = chooseFormas(submissao, fornecedor)
  const aPrecificar: PedidoAPrecificar = {
    submissao,
    contexto,
    fornecedor,
    estado,
    composicao,
    agora: new Date(),
    ...formas,
  }
  const { cupom, servicos, totais } = pricePedido(aPrecificar)
  const em: EmSubmissao = {
    ...aPrecificar,
    cupom,
    totais: totais.total === null ? null : { subtotal: totais.subtotal ?? 0, total: totais.total },
  }
  for (const { check } of checks) check(em)

  const { formaPagamento } = em
  if (!formaPagamento) return refuse('pagamento_indisponivel')
  const passos = statusAfterSubmission({
    orcamento: totais.total === null,
    momentoPagamento: momentoOf(formaPagamento.tipo),
  })
  const novo = toPedidoNovo(em, { idcliente, impressao: comprador.impressao, servicos, totais, passos })
  if (totais.total !== null) await takeOrRefuse(tx, em, idcliente, sumProdutos(novo.itens))
  const numpedido = await insertPedido(tx, novo)
  const itensName = novo.itens.map(({ nome }) => nome).join(', ')
  const resposta = toResposta({
    numpedido,
    idcliente,
    status: passos.at(-1) ?? 'ENVIADO',
    total: totais.total,
    taxaentrega: totais.taxaentrega,
    cupom: cupom.cupom?.codigocupom ?? null,
    itensName,
  })
  return { numpedido, cobrar: novo.pagamento !== null, resposta }
}

/** Stock, credit and coupon, in this order everywhere: guarded writes that take all or, by rolling back, nothing. */
async function takeOrRefuse(
  tx: Db,
  em: EmSubmissao,
  idcliente: string,
  linhas: { id: string; quantidade: number }[],
): Promise<void> {
  const { idfornecedor } = em.fornecedor
  const faltam = await takeEstoque(tx, idfornecedor, linhas)
  if (faltam.length > 0)
    refuse(
      'estoque_insuficiente',
      em.composicao.itens.filter(({ id, produtos }) =>
        faltam.some((falta) => falta === id || produtos?.some((produto) => produto.id === falta)),
      ),
    )
  if (em.formaPagamento?.tipo === 'FATURADO' && em.totais) {
    const total = toCentavos(em.totais.total)
    if (!(await takeCredito(tx, idfornecedor, idcliente, total))) refuse('credito_insuficiente')
  }
  const { cupom } = em.cupom
  if (!cupom) return
  // Its limit was free a moment ago: another order came first.
  if (!(await takeCupom(tx, { idfornecedor, idcupom: cupom.idcupom, idcliente })))
    refuse('cupom_invalido', [], { cupom: cupom.codigocupom }, 'Este cupom já foi usado até o limite.')
}

function chooseFormas({ formaEntrega, formaPagamento }: Submissao, fornecedor: FornecedorVivo) {
  return {
    formaEntrega: fornecedor.formasEntrega.find(
      ({ idformaentrega }) => idformaentrega === formaEntrega.idformaentrega,
    ),
    formaPagamento: fornecedor.formasPagamento.find(
      ({ idformapagto }) => idformapagto === formaPagamento.idformapagto,
    ),
  }
}

/** "É outro pedido" names the order that looks the same and skips the fingerprint only. */
function isIdentico({ numpedidoIdentico }: EstadoSubmissao, { confirmaduplicidade }: Submissao): boolean {
  return numpedidoIdentico !== null && numpedidoIdentico !== confirmaduplicidade
}

function toComprador(submissao: Submissao, contexto: ContextoComprador): Comprador {
  const { fornecedor, idcliente } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  if (!idcliente) throw new Falha('sessao_expirada')
  // The price of an order is the price under its own delivery type and payment method, whatever the query said.
  const doPedido = {
    ...contexto,
    tipoEntrega: submissao.tipoEntrega,
    idformapagto: submissao.formaPagamento.idformapagto,
  }
  const impressao = computeImpressao(submissao, idcliente)
  return { contexto: doPedido, fornecedor, idcliente, idusuario: contexto.idusuario, impressao }
}
