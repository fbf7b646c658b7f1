import type { DevolucaoRecebida } from '@vitrine/contract'
import { toCentavos } from '@vitrine/rules/dinheiro'
import type { z } from 'zod'

import { Falha, type Db } from '#infra'
import { requirePedido, type PedidoTravado, type QuemMove } from '#pedido'
import { refundPedido } from '#reembolso'

import {
  endDevolucao,
  findDevolucao,
  listItens,
  listServidas,
  restock,
  saveItens,
  type DevolucaoRow,
} from './devolucao.repository.ts'
import { checkItens, toItensDevolvidos } from './itens-devolvidos.ts'

/** Which return of which order. */
export interface QualDevolucao {
  numpedido: number
  iddevolucao: string
}

/**
 * The goods of a return arrived: it ends, accepted for all that was asked or for less with a reason, and its money goes back now,
 * once. That of a withdrawal went back when it was said (law 8.078/1990, article 49): it ends as it is. Goods go back on sale if
 * so said. Throws `movimento_recusado` for one that ended, `valor_acima`, `motivo_ausente`. Answers centavos.
 */
export async function concludeDevolucao(
  tx: Db,
  qual: QualDevolucao,
  recebida: z.infer<typeof DevolucaoRecebida>,
  quem: QuemMove,
): Promise<number> {
  const { pedido, devolucao } = await requireAberta(tx, qual, 'CONCLUIDA')
  const { iddevolucao, tipo, valor } = devolucao
  const aceito = recebida.valor === undefined ? valor : toCentavos(recebida.valor)
  const resposta = recebida.resposta.trim()
  if (aceito > valor) throw new Falha('valor_acima')
  if (aceito < valor && tipo === 'ARREPENDIMENTO')
    throw new Falha('movimento_recusado', { detalhes: { tipo, para: 'PARTE' } })
  if (aceito < valor && !resposta) throw new Falha('motivo_ausente')
  await receiveItens(tx, pedido.numpedido, devolucao, recebida)
  const { estornado, abatido } =
    tipo === 'ARREPENDIMENTO'
      ? devolucao
      : await refundPedido(tx, pedido, { valor: aceito, chave: iddevolucao })
  const { papel: ator, idusuario } = quem
  const fim = { status: 'CONCLUIDA', aceito, estornado, abatido, resposta, ator, idusuario } as const
  await endDevolucao(tx, iddevolucao, fim)
  return aceito
}

/**
 * A return ends without money, and the customer is told why. A withdrawal cannot be refused: its money went back by law
 * (`movimento_recusado`).
 */
export async function refuseDevolucao(
  tx: Db,
  qual: QualDevolucao,
  motivo: string,
  quem: QuemMove,
): Promise<void> {
  const { devolucao } = await requireAberta(tx, qual, 'RECUSADA')
  const { iddevolucao, tipo } = devolucao
  const resposta = motivo.trim()
  if (tipo === 'ARREPENDIMENTO')
    throw new Falha('movimento_recusado', { detalhes: { tipo, para: 'RECUSADA' } })
  if (!resposta) throw new Falha('motivo_ausente')
  const { papel: ator, idusuario } = quem
  const fim = { status: 'RECUSADA', aceito: 0, estornado: 0, abatido: 0, resposta, ator, idusuario } as const
  await endDevolucao(tx, iddevolucao, fim)
}

/** Locks the order first, as every change of it does: of two ends at the same time one counts. */
async function requireAberta(
  tx: Db,
  { numpedido, iddevolucao }: QualDevolucao,
  para: DevolucaoRow['status'],
): Promise<{ pedido: PedidoTravado; devolucao: DevolucaoRow }> {
  const pedido = await requirePedido(tx, numpedido)
  const devolucao = await findDevolucao(tx, numpedido, iddevolucao)
  if (!devolucao) throw new Falha('nao_encontrado')
  const { status: de } = devolucao
  if (de !== 'ABERTA') throw new Falha('movimento_recusado', { detalhes: { de, para } })
  return { pedido, devolucao }
}

/** What arrived: as it is said now, else as it was said when the return began; of a withdrawal everything. */
async function receiveItens(
  tx: Db,
  numpedido: number,
  { iddevolucao, tipo }: DevolucaoRow,
  recebida: z.infer<typeof DevolucaoRecebida>,
): Promise<void> {
  const servidas = await listServidas(tx, numpedido)
  const ditos = toItensDevolvidos(recebida.itens ?? [])
  const antes = ditos.length > 0 ? ditos : await listItens(tx, iddevolucao)
  const tudo = servidas
    .map(({ sequencia, servida, devolvida }) => ({ sequencia, quantidade: servida - devolvida }))
    .filter(({ quantidade }) => quantidade > 0)
  const itens = antes.length === 0 && tipo === 'ARREPENDIMENTO' ? tudo : antes
  checkItens(itens, servidas)
  if (recebida.estoque && itens.length === 0)
    throw new Falha('entrada_invalida', { campos: { itens: 'Diga o que voltou ao estoque.' } })
  await saveItens(tx, iddevolucao, itens)
  if (recebida.estoque) await restock(tx, numpedido, itens)
}
