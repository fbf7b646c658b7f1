import { isOrcamento } from '@vitrine/rules/pedido'

import { insertEventos } from '#evento'
import { Falha, type Config, type Db } from '#infra'

import { checkNota, refuse } from './check-nota.ts'
import { measureDanfe } from './measure-danfe.ts'
import {
  cancelNota,
  findNotaDaChave,
  findVigente,
  insertNota,
  lockPedidoDaNota,
  type PedidoTravadoDaNota,
} from './nota-fiscal.repository.ts'
import { parseCancelamento } from './parse-evento.ts'

export interface QuemEnvia {
  ator: string
  idusuario: string | null
}

type Ambiente = Pick<Config, 'demo'>

/** Largest XML of a note, in bytes. */
const MAX_BYTES = 2 * 1024 * 1024

/**
 * Takes the NF-e of an order as its ERP or staff sends it, checked against the order, and tells the customer. The same note sent
 * again changes nothing; another one while one is in force, or the key with another content, is `nota_existente`: nothing is
 * replaced in silence. Answers the key, and whether it is new.
 */
export async function receiveNota(
  tx: Db,
  numpedido: number,
  xml: string,
  { quem, config }: { quem: QuemEnvia; config: Ambiente },
): Promise<{ chave: string; nova: boolean }> {
  if (Buffer.byteLength(xml) > MAX_BYTES) throw new Falha('corpo_grande')
  const pedido = await requirePedido(tx, numpedido)
  const { status } = pedido
  if (isOrcamento(status) || status === 'CANCELADO')
    throw new Falha('movimento_recusado', { detalhes: { de: status, para: 'NOTA' } })
  const nota = checkNota(xml, pedido, config)
  const { chave } = nota
  const igual = await findNotaDaChave(tx, chave)
  if (igual) {
    if (igual.numpedido === numpedido && igual.xml === xml && !igual.cancelada_em)
      return { chave, nova: false }
    throw new Falha('nota_existente', {
      detalhes: { chave, numpedido: igual.numpedido === numpedido ? numpedido : null },
    })
  }
  const vigente = await findVigente(tx, numpedido)
  if (vigente) throw new Falha('nota_existente', { detalhes: { chave: vigente.chave, numpedido } })
  const bytes_danfe = await measureDanfe(xml, nota)
  const { idfornecedor } = pedido
  if (!(await insertNota(tx, { numpedido, idfornecedor, chave, xml, bytes_danfe, ...quem })))
    throw new Falha('nota_existente', { detalhes: { chave, numpedido: null } })
  await insertEventos(tx, [{ idfornecedor, tipo: 'nota.EMITIDA', dados: { numpedido, chave, motivo: '' } }])
  return { chave, nova: true }
}

/**
 * The registered cancellation of an order's note: it stays to be read, marked, and another may come. Sent again, nothing changes.
 */
export async function receiveCancelamento(
  tx: Db,
  numpedido: number,
  xml: string,
): Promise<{ chave: string; nova: boolean }> {
  const { idfornecedor } = await requirePedido(tx, numpedido)
  const cancelamento = parseCancelamento(xml)
  if (!cancelamento) return refuse('O arquivo não é o evento registrado de cancelamento de uma NF-e.')
  const { chave } = cancelamento
  const nota = await findNotaDaChave(tx, chave)
  if (nota?.numpedido !== numpedido) return refuse('O cancelamento é de uma nota que este pedido não tem.')
  if (nota.cancelada_em) return { chave, nova: false }
  const { motivo, quando } = cancelamento
  await cancelNota(tx, chave, { xml, motivo, quando: toData(quando) })
  await insertEventos(tx, [{ idfornecedor, tipo: 'nota.CANCELADA', dados: { numpedido, chave, motivo } }])
  return { chave, nova: true }
}

/** The order, locked: of two copies of a note that arrive at the same time the second one finds the first. */
async function requirePedido(tx: Db, numpedido: number): Promise<PedidoTravadoDaNota> {
  const pedido = await lockPedidoDaNota(tx, numpedido)
  if (!pedido) throw new Falha('nao_encontrado')
  return pedido
}

function toData(quando: string): Date {
  const data = new Date(quando)
  return Number.isNaN(data.getTime()) ? new Date() : data
}
