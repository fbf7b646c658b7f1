import { falhas, type RespostaDuplicidade, type RespostaPedido, type Submissao } from '@vitrine/contract'
import { statusAfterSubmission } from '@vitrine/rules/movimento'
import { momentoOf } from '@vitrine/rules/pagamento'

import type { ContextoComprador } from '#acesso'
import { idsOf } from '#carrinho'
import {
  checks,
  findEstado,
  lockSubmissao,
  nameProxima,
  refuse,
  SemJanela,
  toComprador,
  type Comprador,
  type EmSubmissao,
  type EstadoSubmissao,
  type PorQue,
  type SubmissaoDeps,
} from '#conferencia'
import { Falha, type Db, type Sql, type Vez } from '#infra'
import { findResposta, toResposta } from '#pedido'
import { listProdutosById } from '#produto'

import { decidePedido } from './decide-pedido.ts'
import { hasFormas, toPedidoNovo } from './make-pedido.ts'
import { insertPedido } from './pedido-novo.repository.ts'
import type { WritePedido } from './pedidos-juntos.repository.ts'
import { refuseEstoque } from './refuse-estoque.ts'
import { toTomadas } from './to-tomadas.ts'
import { readRecusa } from './tomada.repository.ts'

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
    mensagemErro: estado.bloqueadoPor ? falhas.carrinho_bloqueado.mensagem : null,
    numpedidoIdentico: null,
  }
}

/**
 * Makes an order of a submission, once: all named checks on what was read, then stock, credit, coupon and the order with its
 * charge in one statement, then the charge is asked of its provider. If the cliente ordered in between, or a product is not
 * any more what was read, what was decided may not hold: then once more, with all its other submissions waiting. A submission delivered twice answers the order it
 * already became. Refusals throw `Falha` with `mensagemErro` and `itensName` (readings 6). `por`: made by a subscription for
 * a date, or of a request for approval, by the same checks; the cart is left alone.
 */
export async function submitPedido(
  { sql, pagamentos, vivos, leEstado, write, vez = atOnce }: SubmissaoDeps & JuntosDeps,
  submissao: Submissao,
  contexto: ContextoComprador,
  por: PorQue = {},
): Promise<RespostaPedido> {
  const semProvedor = toComprador(submissao, contexto, por)
  const provedor = pagamentos.provedorOf(semProvedor.fornecedor)?.nome ?? null
  const comprador = { ...semProvedor, provedor }
  const { idcliente, fornecedor } = comprador
  const { idfornecedor } = fornecedor
  const feito = await vez(
    `${idfornecedor}${idcliente}`,
    async () =>
      (await tryRecord(sql, submissao, comprador, { vivos, leEstado, write })) ??
      (await sql
        .begin(async (tx) => {
          await lockSubmissao(tx, { idfornecedor, idcliente, centro: submissao.centro ?? null })
          return record(tx, submissao, comprador)
        })
        .catch((error: unknown) => nameProxima(sql, error))),
  )
  if (!feito) throw new Error('an order came in while submissions waited')
  if (feito.cobrar) await pagamentos.request(feito.numpedido)
  return feito.resposta ?? findResposta(sql, feito.numpedido)
}

/** How submissions of one moment are made together; without it each is by itself. */
interface JuntosDeps {
  write?: WritePedido
  /** One of a cliente after the other: each has to know of the one before. */
  vez?: Vez
}

const atOnce: Vez = (_, work) => work()

interface Feito {
  numpedido: number
  /** The provider must be asked for the charge (again, if the process died in between). */
  cobrar: boolean
  /** Absent when the order was there already: then the answer is read from it. */
  resposta?: RespostaPedido
}

/** What the first try may read from memory, and read and write together with others; under the lock each is by itself. */
type DaPrimeira = Pick<SubmissaoDeps, 'vivos' | 'leEstado'> & { write?: WritePedido | undefined }

/**
 * The first try, without a lock: null when it has to be decided anew. A refusal too, for the two reads may have seen the
 * moment before and the moment after the same submission came through.
 */
async function tryRecord(
  sql: Sql,
  submissao: Submissao,
  comprador: Comprador,
  daqui: DaPrimeira,
): Promise<Feito | null> {
  return record(sql, submissao, comprador, daqui).catch((error: unknown) => {
    if (error instanceof Falha) return null
    throw error
  })
}

/** Null: the cliente ordered since the checks, or one of the products `vivos` was another by then. */
async function record(
  db: Db,
  submissao: Submissao,
  comprador: Comprador,
  daqui: DaPrimeira = {},
): Promise<Feito | null> {
  const { vivos, write = (...pedido) => insertPedido(db, ...pedido) } = daqui
  const { fornecedor, idcliente, impressao } = comprador
  const { idfornecedor } = fornecedor
  const ids = idsOf(submissao.itens)
  const [estado, produtos] = await readLida(db, submissao, { ...comprador, idfornecedor }, daqui)
  if (estado.numpedido) return { numpedido: estado.numpedido, cobrar: true }
  if (isIdentico(estado, submissao)) {
    const mensagemErro = falhas.pedido_duplicado.mensagem
    throw new Falha('pedido_duplicado', { mensagemErro, detalhes: { numpedido: estado.numpedidoIdentico } })
  }

  const { em, servicos, totais } = await decidePedido(db, { submissao, comprador, estado, produtos })
  for (const { check } of checks) check(em)

  if (!hasFormas(em)) return refuse('pagamento_indisponivel')
  const passos = statusAfterSubmission({
    orcamento: em.orcamento,
    momentoPagamento: momentoOf(em.formaPagamento.tipo),
  })
  const novo = toPedidoNovo(em, { idcliente, servicos, totais, passos })
  const conferidos = vivos ? produtos : []
  const orcamento = orcamentoDeTodas(novo.centro, estado)
  const { ultimopedido } = estado
  const tentativa = { idfornecedor, idcliente, impressao, ultimopedido, conferidos, orcamento }
  const numpedido = await write(novo, tentativa, toTomadas(em, novo)).catch((error: unknown) => {
    if (readRecusa(error)?.codigo === 'produto_mudou') vivos?.forget(idfornecedor, ids)
    return tellRecusa(error, em)
  })
  if (numpedido === null) return null
  const itensName = novo.itens.map(({ nome }) => nome).join(', ')
  const resposta = toResposta({
    numpedido,
    idcliente,
    status: passos.at(-1) ?? 'ENVIADO',
    total: totais.total,
    taxaentrega: totais.taxaentrega,
    cupom: em.orcamento ? null : (em.cupom.cupom?.codigocupom ?? null),
    itensName,
  })
  return { numpedido, cobrar: novo.pagamento !== null, resposta }
}

/** What the checks need to know, and the products. */
function readLida(
  db: Db,
  submissao: Submissao,
  quem: Comprador & { idfornecedor: string },
  { vivos, leEstado }: DaPrimeira,
) {
  const ids = idsOf(submissao.itens)
  return Promise.all([
    leEstado ? leEstado(submissao, quem) : findEstado(db, submissao, quem),
    vivos ? vivos.listById(quem.idfornecedor, ids) : listProdutosById(db, quem.idfornecedor, ids),
  ])
}

/** What was known of a budget that counts at every supplier; null: of none, or of one supplier, where submissions wait for each other anyway. */
function orcamentoDeTodas(centro: string | null, { aprovacao }: EstadoSubmissao) {
  return centro && aprovacao?.detodas ? { ultimo: aprovacao.ultimodocentro } : null
}

/** The refusal for what was still available when it was checked, and is not any more; null when the cliente ordered meanwhile. */
function tellRecusa(error: unknown, em: EmSubmissao): null {
  const recusa = readRecusa(error)
  switch (recusa?.codigo) {
    case 'pedido_mais_novo':
    case 'produto_mudou':
    case 'acordo_mudou':
      return null
    case 'estoque_insuficiente':
      return refuseEstoque(recusa.detalhe, em.composicao.itens)
    case 'horario_lotado':
      throw new SemJanela('horario_lotado', em)
    case 'credito_insuficiente':
    case 'credito_bloqueado':
      return refuse(recusa.codigo)
    case 'cupom_invalido':
      return refuseCupom(em)
    case 'aprovacao_decidida':
      throw new Falha('aprovacao_decidida')
    default:
      throw error
  }
}

/** Its limit was free: another order came first. */
function refuseCupom({ cupom: { cupom } }: EmSubmissao): never {
  const { limite, valor_limite } = cupom?.condicoes ?? {}
  const motivo =
    valor_limite && !limite
      ? 'O que resta deste cupom não cobre o desconto desta compra.'
      : 'Este cupom já foi usado até o limite.'
  return refuse('cupom_invalido', [], { cupom: cupom?.codigocupom }, motivo)
}

/** "É outro pedido" names the order that looks the same and skips the fingerprint only. */
function isIdentico({ numpedidoIdentico }: EstadoSubmissao, { confirmaduplicidade }: Submissao): boolean {
  return numpedidoIdentico !== null && numpedidoIdentico !== confirmaduplicidade
}
