import type { RespostaAcao, StatusPedido } from '@vitrine/contract'
import { formatReais, fromCentavos } from '@vitrine/rules/dinheiro'

import type { HandlersOf, Requisicao } from '#chamada'
import { Falha, type Sql } from '#infra'

import type { AcaoDeps } from './acao.handlers.ts'
import { concludeDevolucao, refuseDevolucao } from './end-devolucao.ts'
import { findDaEquipe } from './leitura.repository.ts'
import { saveDaLoja } from './movimento.repository.ts'
import { atorOf, movePedido, requirePedido, type QuemMove } from './move-pedido.ts'
import { openPedido, type PedidoAberto } from './open-pedido.ts'
import { notifyPedido } from './orcamento.repository.ts'
import { pickPedido } from './pick-pedido.ts'
import { priceOrcamento } from './price-orcamento.ts'
import { returnGoods } from './return-goods.ts'
import { sayNota } from './say-nota.ts'
import { protocoloOf } from './withdraw-pedido.ts'

type Calls =
  | 'POST /painel/v1/pedidos/{num}/mover'
  | 'POST /painel/v1/pedidos/{num}/precificar'
  | 'POST /painel/v1/pedidos/{num}/separar'
  | 'POST /painel/v1/pedidos/{num}/devolver'
  | 'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/concluir'
  | 'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/recusar'

/** What the supplier's people and its own systems do to an order (readings 7). */
export function createPainelPedidoHandlers(deps: Omit<AcaoDeps, 'produtos'>): HandlersOf<Calls> {
  const { sql, config, pagamentos } = deps
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
        const feito = await movePedido(
          tx,
          pedido,
          { para, motivo: body.motivo.trim(), quem, entregador },
          config,
        )
        if (numpedidoerp !== undefined || entregador) {
          await saveDaLoja(tx, num, { numpedidoerp, entregador })
          await notifyPedido(tx, num)
        }
        return feito
      })
      const mensagem = para === 'CANCELADO' ? 'Pedido cancelado.' : 'Pedido atualizado.'
      const dito = sayNota(movido, { papel: aberto.contexto.papel, mensagem })
      return { ...(await tell(num, para, dito.mensagem)), ...dito }
    },
    'POST /painel/v1/pedidos/{num}/precificar': async ({ params: { num }, body, requisicao }) => {
      const { contexto } = await open(num, requisicao)
      const versao = await sql.begin((tx) => priceOrcamento(tx, num, body, { contexto, config }))
      return tell(num, 'ORCAMENTO_PRECIFICADO', `Orçamento precificado (versão ${versao}).`)
    },
    'POST /painel/v1/pedidos/{num}/separar': async ({ params: { num }, body, requisicao }) => {
      const quem = quemOf(await open(num, requisicao))
      const status = await sql.begin((tx) => pickPedido(tx, num, body, { quem, config }))
      return tell(num, status, 'Separação registrada.')
    },
    'POST /painel/v1/pedidos/{num}/devolver': async ({ params: { num }, body, requisicao }) => {
      const aberto = await open(num, requisicao)
      const { iddevolucao, valor } = await sql.begin((tx) =>
        returnGoods(tx, num, body, { quem: quemOf(aberto), config }),
      )
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
        concludeDevolucao(tx, { numpedido: num, iddevolucao }, body, { quem: quemOf(aberto), config }),
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
        refuseDevolucao(tx, { numpedido: num, iddevolucao }, body.motivo, { quem: quemOf(aberto), config }),
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
