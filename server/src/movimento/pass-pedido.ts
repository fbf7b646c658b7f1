import type { EventoDoPedido, StatusPedido } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { findTransicao, type SituacaoPedido } from '@vitrine/rules/movimento'
import { isOrcamento } from '@vitrine/rules/pedido'

import { insertEventos, tellFaturas, type Autor, type EventoNovo } from '#evento'
import { Falha, type Db } from '#infra'

import { moveStatus, returnTaken, type PassoDado } from './movimento.repository.ts'

interface Passo {
  para: StatusPedido
  motivo: string
  autor: Autor
  /** Who is not to hear of it. */
  sem?: EventoNovo['sem']
}

/**
 * The one way an order gets another status (readings 7), in the transaction that holds it: allowed by the table of moves, else
 * `movimento_recusado`; a reason that the table asks for and that is missing is `motivo_ausente`. With it go its history, what it had
 * taken given back when it is cancelled (stock, credit, coupon, window; a budget had taken nothing), and the event that tells of it.
 */
export async function passPedido(
  tx: Db,
  { numpedido, status: de }: { numpedido: number; status: StatusPedido },
  { para, motivo, autor, sem }: Passo,
  situacao: SituacaoPedido,
): Promise<void> {
  const transicao = findTransicao(de, para, situacao)
  if (!transicao) throw new Falha('movimento_recusado', { detalhes: { de, para } })
  if (transicao.motivo && !motivo) throw new Falha('motivo_ausente')
  const { teste } = await writePasso(tx, numpedido, { para, motivo, autor, sem })
  // What tried the store out takes nothing for good.
  const isDevolvido = para === 'CANCELADO' || (teste && para === 'ENTREGUE')
  if (isDevolvido && !isOrcamento(de)) await tellFaturas(tx, await returnTaken(tx, numpedido))
}

/** A step of the history that does not change the status, with its reason. */
export async function noteNoHistorico(
  tx: Db,
  { numpedido, status }: { numpedido: number; status: StatusPedido },
  { motivo, autor }: Pick<Passo, 'motivo' | 'autor'>,
): Promise<void> {
  await writePasso(tx, numpedido, { para: status, motivo, autor })
}

async function writePasso(
  tx: Db,
  numpedido: number,
  { para, motivo, autor, sem }: Passo,
): Promise<PassoDado> {
  const dado = await moveStatus(tx, numpedido, { status: para, motivo, ...autor })
  const { idfornecedor } = dado
  const eventos = toEventos(dado, { para, motivo, autor })
  await insertEventos(
    tx,
    eventos.map((evento) => ({ idfornecedor, ...evento, sem })),
  )
  return dado
}

function toEventos(dado: PassoDado, { para, motivo, autor: { ator } }: Passo): EventoDoPedido[] {
  const { numpedido, numpedidoerp, numpedidocliente, anterior, quando, versao, pago, documentonaentrega } =
    dado
  const total = reaisOf(dado.total)
  const eventos: EventoDoPedido[] = [
    {
      tipo: `pedido.${para}`,
      dados: {
        numpedido,
        numpedidoerp,
        numpedidocliente,
        status: para,
        anterior,
        ator,
        motivo,
        quando: quando.toISOString(),
        pago,
        total,
        totalservido: reaisOf(dado.totalservido),
        documentoNaEntrega: documentonaentrega,
      },
    },
  ]
  if (para === 'ENVIADO' && anterior === 'ORCAMENTO_PRECIFICADO')
    eventos.push({ tipo: 'orcamento.ACEITO', dados: { numpedido, versao, total } })
  return eventos
}

const reaisOf = (centavos: number | null) => (centavos === null ? null : fromCentavos(centavos))
