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
import { composeOrcamentoRecusado, insertCarta } from '#correio'
import { Falha, type Config, type Sql, type Transaction } from '#infra'
import type { Pagamentos } from '#pagamento'
import type { ProdutosVivos } from '#produto'

import { acceptOrcamento } from './accept-orcamento.ts'
import { findEmailDaLoja, findStatus, listLinhas, type PedidoTravado } from './movimento.repository.ts'
import { atorOf, movePedido, requirePedido } from './move-pedido.ts'
import { openPedido, type ContextoOf, type PedidoAberto } from './open-pedido.ts'
import { ratePedido } from './rate-pedido.ts'
import { sayNota } from './say-nota.ts'
import { nameProxima } from './sem-janela.ts'
import { withdrawPedido } from './withdraw-pedido.ts'

type Calls = 'POST /v4/orders/{num}/{acao}' | 'POST /v1/app/{session_token}/pedido/{num}/avaliar'

export interface AcaoDeps {
  sql: Sql
  config: Config
  produtos: ProdutosVivos
  pagamentos: Pagamentos
  contextoOf: ContextoOf
}

type AcaoDeMovimento = Exclude<AcaoPedido, 'repetir' | 'aceitar-orcamento' | 'arrependimento'>

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
      return move(deps, aberto, { acao, motivo: pedido.motivo })
    },
    'POST /v1/app/{session_token}/pedido/{num}/avaliar': async ({ params: { num }, body, requisicao }) => {
      const { contexto } = await openPedido({ sql, contextoOf }, num, requisicao)
      const { idusuario, fornecedor } = contexto
      const fuso = fornecedor?.fuso ?? 'America/Sao_Paulo'
      return sql.begin((tx) => ratePedido(tx, num, body, { idusuario, fuso }))
    },
  }
}

async function move(
  { sql, config, pagamentos }: AcaoDeps,
  { numpedido, status: de, contexto: { papel, idusuario } }: PedidoAberto,
  { acao, motivo }: { acao: AcaoDeMovimento; motivo: string },
): Promise<RespostaAcao> {
  const { para, mensagem } = destinos[acao]
  if (acao === 'recusar-orcamento' && !isOrcamento(de))
    throw new Falha('movimento_recusado', { detalhes: { de, para } })
  const movido = await sql.begin(async (tx) => {
    const quem = { ator: atorOf(papel), papel, idusuario }
    const pedido = await requirePedido(tx, numpedido)
    const feito = await movePedido(tx, pedido, { para, motivo, quem }, config)
    if (acao === 'recusar-orcamento') await tellLoja(tx, pedido, motivo)
    return feito
  })
  await pagamentos.settle(numpedido)
  return { numpedido, status: para, carrinho: null, ...sayNota(movido, { papel, mensagem }) }
}

/** A refused offer is news for the store, which is not on the page. */
async function tellLoja(tx: Transaction, pedido: PedidoTravado, motivo: string): Promise<void> {
  const { numpedido, idfornecedor, nome: cliente, loja } = pedido
  const para = await findEmailDaLoja(tx, idfornecedor)
  if (!para) return
  const carta = composeOrcamentoRecusado(para, { numpedido, cliente, motivo, loja })
  await insertCarta(tx, carta, { idfornecedor, chave: `orcamento-recusado:${numpedido}` })
}

async function accept(
  { sql, config, pagamentos }: AcaoDeps,
  { numpedido, contexto }: PedidoAberto,
  aceite: PedidoDeAcao,
): Promise<RespostaAcao> {
  const { fornecedor } = contexto
  const provedor = (fornecedor && pagamentos.provedorOf(fornecedor)?.nome) ?? null
  await sql
    .begin((tx) => acceptOrcamento(tx, numpedido, aceite, { contexto, config, provedor }))
    .catch((error: unknown) => nameProxima(sql, error))
  await pagamentos.request(numpedido)
  const status = await findStatus(sql, numpedido)
  const mensagem = `Orçamento aprovado: agora é o pedido ${numpedido}.`
  return { numpedido, status, mensagem, carrinho: null }
}

async function withdraw(
  { sql, config, pagamentos }: AcaoDeps,
  { numpedido, contexto }: PedidoAberto,
  { motivo }: PedidoDeAcao,
): Promise<RespostaAcao> {
  const protocolo = await sql.begin((tx) => withdrawPedido(tx, numpedido, motivo, { contexto, config }))
  await pagamentos.settle(numpedido)
  const status = await findStatus(sql, numpedido)
  const mensagem = `Desistência registrada com o protocolo ${protocolo}. O que foi pago será devolvido.`
  return { numpedido, status, mensagem, carrinho: null }
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
