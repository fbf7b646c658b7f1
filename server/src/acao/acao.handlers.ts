import {
  avisos,
  type AcaoPedido,
  type PedidoDeAcao,
  type RespostaAcao,
  type StatusPedido,
} from '@vitrine/contract'
import { isOrcamento } from '@vitrine/rules/pedido'

import { requireSubmissao } from '#acesso'
import { replaceCarrinho } from '#carrinho'
import type { HandlersOf } from '#chamada'
import { nameProxima } from '#conferencia'
import { withdrawPedido } from '#devolucao'
import { Falha, type Sql } from '#infra'
import { acceptOrcamento } from '#orcamento'
import type { Pagamentos } from '#pagamento'
import {
  atorOf,
  findStatus,
  listLinhas,
  movePedido,
  openPedido,
  requirePedido,
  type ContextoOf,
  type PedidoAberto,
} from '#pedido'
import type { ProdutosVivos } from '#produto'
import { answerPesagem } from '#separacao'

import { ratePedido } from './rate-pedido.ts'
import { sayNota } from './say-nota.ts'

type Calls = 'POST /v4/orders/{num}/{acao}' | 'POST /v1/app/{session_token}/pedido/{num}/avaliar'

export interface AcaoDeps {
  sql: Sql
  produtos: ProdutosVivos
  pagamentos: Pagamentos
  contextoOf: ContextoOf
}

type AcaoDeMovimento = Exclude<
  AcaoPedido,
  'repetir' | 'aceitar-orcamento' | 'arrependimento' | 'aceitar-peso' | 'recusar-peso'
>

/** Where each action leads in the table of moves. */
const destinos: Record<AcaoDeMovimento, { para: StatusPedido; mensagem: string }> = {
  cancelar: {
    para: 'CANCELADO',
    mensagem: 'Pedido cancelado. O que ele tinha reservado foi devolvido.',
  },
  'recusar-orcamento': { para: 'CANCELADO', mensagem: 'Orçamento recusado. A loja foi avisada.' },
  'confirmar-entrega': { para: 'ENTREGUE', mensagem: 'Recebimento confirmado. Obrigado!' },
}

/** What buyers do to an order that exists (readings 7 and 10): each one transaction that holds the order. */
export function createAcaoPedidoHandlers(deps: AcaoDeps): HandlersOf<Calls> {
  const { sql, contextoOf } = deps
  return {
    'POST /v4/orders/{num}/{acao}': async ({ params: { num, acao }, body, requisicao }) => {
      const aberto = await openPedido({ sql, contextoOf }, num, requisicao)
      const pedido = { ...body, motivo: body.motivo.trim() }
      if (acao === 'repetir') return repeat(deps, aberto)
      requireSubmissao(aberto.contexto)
      if (acao === 'aceitar-orcamento') return accept(deps, aberto, pedido)
      if (acao === 'arrependimento') return withdraw(deps, aberto, pedido)
      if (acao === 'aceitar-peso' || acao === 'recusar-peso')
        return answerPeso(deps, aberto, { ...pedido, aceita: acao === 'aceitar-peso' })
      return move(deps, aberto, { acao, motivo: pedido.motivo })
    },
    'POST /v1/app/{session_token}/pedido/{num}/avaliar': async ({ params: { num }, body, requisicao }) => {
      const { contexto } = await openPedido({ sql, contextoOf }, num, requisicao)
      const { idusuario, fuso } = contexto
      return sql.begin((tx) => ratePedido(tx, num, body, { idusuario, fuso }))
    },
  }
}

async function move(
  { sql, pagamentos }: AcaoDeps,
  { numpedido, contexto: { papel, idusuario } }: PedidoAberto,
  { acao, motivo }: { acao: AcaoDeMovimento; motivo: string },
): Promise<RespostaAcao> {
  const { para, mensagem } = destinos[acao]
  const movido = await sql.begin(async (tx) => {
    const quem = { ator: atorOf(papel), papel, idusuario }
    const pedido = await requirePedido(tx, numpedido)
    const { status: de } = pedido
    // Asked of the order that is held: it was accepted meanwhile, and whoever refuses a budget cancels no order.
    if (acao === 'recusar-orcamento' && !isOrcamento(de))
      throw new Falha('movimento_recusado', { detalhes: { de, para } })
    return movePedido(tx, pedido, { para, motivo, quem })
  })
  await pagamentos.settle(numpedido)
  return { numpedido, status: para, carrinho: null, ...sayNota(movido, { papel, mensagem }) }
}

async function accept(
  { sql, pagamentos }: AcaoDeps,
  { numpedido, contexto }: PedidoAberto,
  aceite: PedidoDeAcao,
): Promise<RespostaAcao> {
  const { fornecedor } = contexto
  const provedor = (fornecedor && pagamentos.provedorOf(fornecedor)?.nome) ?? null
  await sql
    .begin((tx) => acceptOrcamento(tx, numpedido, aceite, { contexto, provedor }))
    .catch((error: unknown) => nameProxima(sql, error))
  await pagamentos.request(numpedido)
  const status = await findStatus(sql, numpedido)
  const mensagem = `Orçamento aprovado: agora é o pedido ${numpedido}.`
  return { numpedido, status, mensagem, carrinho: null }
}

async function withdraw(
  { sql, pagamentos }: AcaoDeps,
  { numpedido, contexto }: PedidoAberto,
  { motivo }: PedidoDeAcao,
): Promise<RespostaAcao> {
  const protocolo = await sql.begin((tx) => withdrawPedido(tx, numpedido, motivo, contexto))
  await pagamentos.settle(numpedido)
  const status = await findStatus(sql, numpedido)
  const mensagem = `Desistência registrada com o protocolo ${protocolo}. O que foi pago será devolvido.`
  return { numpedido, status, mensagem, carrinho: null }
}

async function answerPeso(
  { sql }: AcaoDeps,
  { numpedido, contexto }: PedidoAberto,
  { aceita, feita_em, motivo }: PedidoDeAcao & { aceita: boolean },
): Promise<RespostaAcao> {
  await sql.begin((tx) => answerPesagem(tx, numpedido, { aceita, feita_em, motivo }, contexto))
  const mensagem = aceita
    ? 'Combinado: a loja segue com o pedido neste valor.'
    : 'A loja foi avisada e vai separar menos.'
  return { numpedido, status: await findStatus(sql, numpedido), mensagem, carrinho: null }
}

async function repeat(
  { sql, produtos }: AcaoDeps,
  { numpedido, status, contexto }: PedidoAberto,
): Promise<RespostaAcao> {
  try {
    const cartItens = await listLinhas(sql, numpedido)
    const carrinho = await replaceCarrinho({ db: sql, vivos: produtos }, { cartItens, soma: true }, contexto)
    return { numpedido, status, mensagem: carrinho.mensagem ?? avisos.produtos_carregados, carrinho }
  } catch (error) {
    if (error instanceof Falha) throw error
    throw new Falha('repeticao_falhou')
  }
}
