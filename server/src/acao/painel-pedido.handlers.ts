import type { RespostaAcao, StatusPedido } from '@vitrine/contract'
import { formatReais, fromCentavos } from '@vitrine/rules/dinheiro'

import type { HandlersOf, Requisicao } from '#chamada'
import { concludeDevolucao, refuseDevolucao, returnGoods } from '#devolucao'
import { Falha, type Sql } from '#infra'
import { findDaEquipe } from '#leitura'
import { priceByCall } from '#orcamento'
import {
  atorOf,
  movePedido,
  openPedido,
  protocoloOf,
  requirePedido,
  saveDaLoja,
  type PedidoAberto,
  type QuemMove,
} from '#pedido'
import { pickPedido } from '#separacao'

import type { AcaoDeps } from './acao.handlers.ts'
import { sayNota } from './say-nota.ts'

type Calls =
  | 'POST /painel/v1/pedidos/{num}/mover'
  | 'POST /painel/v1/pedidos/{num}/precificar'
  | 'POST /painel/v1/pedidos/{num}/separar'
  | 'POST /painel/v1/pedidos/{num}/devolver'
  | 'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/concluir'
  | 'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar'

/** What the supplier's people and its own systems do to an order (readings 7). */
export function createPainelPedidoHandlers(deps: AcaoDeps): HandlersOf<Calls> {
  const { sql, pagamentos, produtos } = deps
  const open = (num: number, requisicao: Requisicao) => openPedido(deps, num, requisicao)
  /** The answer once providers have been asked for what was decided. */
  async function tell(numpedido: number, status: StatusPedido, mensagem: string): Promise<RespostaAcao> {
    await pagamentos.settle(numpedido)
    return { numpedido, status, mensagem, carrinho: null }
  }
  return {
    'POST /painel/v1/pedidos/{num}/mover': async ({ params: { num }, body, requisicao }) => {
      const { para, numpedidoerp, entregador, por } = body
      const aberto = await open(num, requisicao)
      const quem = await namePor(deps.sql, aberto, por)
      const movido = await sql.begin(async (tx) => {
        const pedido = await requirePedido(tx, num)
        const feito = await movePedido(tx, pedido, { para, motivo: body.motivo.trim(), quem })
        if (numpedidoerp !== undefined || entregador) await saveDaLoja(tx, num, { numpedidoerp, entregador })
        return feito
      })
      const mensagem = para === 'CANCELADO' ? 'Pedido cancelado.' : 'Pedido atualizado.'
      const dito = sayNota(movido, { papel: aberto.contexto.papel, mensagem })
      return { ...(await tell(num, para, dito.mensagem)), ...dito }
    },
    'POST /painel/v1/pedidos/{num}/precificar': async ({ params: { num }, body, requisicao }) => {
      const { contexto } = await open(num, requisicao)
      const versao = await sql.begin((tx) => priceByCall(tx, produtos, num, { precos: body, contexto }))
      return tell(num, 'ORCAMENTO_PRECIFICADO', `Orçamento precificado (versão ${versao}).`)
    },
    'POST /painel/v1/pedidos/{num}/separar': async ({ params: { num }, body, requisicao }) => {
      const quem = quemOf(await open(num, requisicao))
      const { status, perguntado_em } = await sql.begin((tx) => pickPedido(tx, num, body, quem))
      if (perguntado_em === null) return tell(num, status, 'Separação registrada.')
      const mensagem = 'O cliente foi perguntado na página do pedido. Nada foi separado ainda.'
      return { ...(await tell(num, status, mensagem)), perguntado_em }
    },
    'POST /painel/v1/pedidos/{num}/devolver': async ({ params: { num }, body, requisicao }) => {
      const aberto = await open(num, requisicao)
      const { iddevolucao, valor } = await sql.begin((tx) => returnGoods(tx, num, body, quemOf(aberto)))
      const mensagem = `Devolução registrada com o protocolo ${protocoloOf(num, iddevolucao)}: ${formatReais(fromCentavos(valor))}.`
      return { ...(await tell(num, aberto.status, mensagem)), iddevolucao }
    },
    'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/concluir': async ({
      params: { num, iddevolucao },
      body,
      requisicao,
    }) => {
      const aberto = await open(num, requisicao)
      const aceito = await sql.begin((tx) =>
        concludeDevolucao(tx, { numpedido: num, iddevolucao }, body, quemOf(aberto)),
      )
      const mensagem = `Devolução concluída: ${formatReais(fromCentavos(aceito))} para o cliente.`
      return { ...(await tell(num, aberto.status, mensagem)), iddevolucao }
    },
    'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar': async ({
      params: { num, iddevolucao },
      body,
      requisicao,
    }) => {
      const aberto = await open(num, requisicao)
      await sql.begin((tx) =>
        refuseDevolucao(tx, { numpedido: num, iddevolucao }, body.motivo, quemOf(aberto)),
      )
      return { ...(await tell(num, aberto.status, 'Devolução recusada.')), iddevolucao }
    },
  }
}

function quemOf({ contexto: { papel, idusuario, idapikeys } }: PedidoAberto): QuemMove {
  return { ator: atorOf(papel), papel, idusuario, idapikeys }
}

/** Staff's word that a system passes on is staff's, and the history keeps the key too. Errors: `entrada_invalida` for a stranger. */
async function namePor(sql: Sql, aberto: PedidoAberto, por: string | undefined): Promise<QuemMove> {
  const quem = quemOf(aberto)
  if (quem.papel !== 'erp' || por === undefined) return quem
  const pessoa = await findDaEquipe(sql, aberto.idfornecedor, por.trim().toLowerCase())
  if (!pessoa)
    throw new Falha('entrada_invalida', { campos: { por: 'Ninguém da equipe da loja tem este e-mail.' } })
  const { papel, idusuario } = pessoa
  return { ...quem, ator: papel, papel, idusuario }
}
