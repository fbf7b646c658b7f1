import type { Fornecedores, FornecedorVivo } from '#fornecedor'
import type { Transaction } from '#infra'

import { listRecebidos, type RecebidoRow } from './carta.repository.ts'
import { isDevolucao, isNovo, type EventoComCarta } from './escrita.ts'
import {
  listCobradosAntes,
  listDevolucoes,
  listEsperando,
  listObservacoes,
  listRetidosAntes,
  type DevolucaoRow,
} from './lido.repository.ts'

/** What letters say that their events do not: asked of all of a batch at once. By `idevento`, orders by their number. */
export interface Lidos {
  recebidos: ReadonlyMap<number, RecebidoRow>
  fornecedores: ReadonlyMap<string, FornecedorVivo>
  devolucoes: ReadonlyMap<number, DevolucaoRow>
  observacoes: ReadonlyMap<number, string>
  /** Money waited to be sent back by hand. */
  esperando: ReadonlySet<number>
  cobradosAntes: ReadonlySet<number>
  retidosAntes: ReadonlySet<number>
}

/** As many statements for a hundred events as for one of each kind. */
export async function readLidos(
  tx: Transaction,
  eventos: readonly EventoComCarta[],
  fornecedores: Fornecedores,
): Promise<Lidos> {
  const ask = async <T>(is: (evento: EventoComCarta) => boolean, list: (ids: number[]) => Promise<T>) => {
    const ids = eventos.filter(is).map(({ idevento }) => idevento)
    return ids.length > 0 ? list(ids) : null
  }
  const novos = eventos.filter(isNovo)
  const numpedidos = [...new Set(novos.map(({ numpedido }) => numpedido))]
  const recebidos = numpedidos.length > 0 ? await listRecebidos(tx, numpedidos) : []
  return {
    recebidos: new Map(recebidos.map((recebido) => [recebido.numpedido, recebido])),
    fornecedores: await findFornecedores(fornecedores, novos),
    devolucoes: (await ask(isDevolucao, (ids) => listDevolucoes(tx, ids))) ?? new Map(),
    observacoes:
      (await ask(
        ({ tipo }) => tipo === 'orcamento.PRECIFICADO',
        (ids) => listObservacoes(tx, ids),
      )) ?? new Map(),
    esperando:
      (await ask(
        (evento) => evento.tipo === 'pedido.CANCELADO' || isDevolucao(evento),
        (ids) => listEsperando(tx, ids),
      )) ?? new Set(),
    cobradosAntes:
      (await ask(
        ({ tipo }) => tipo === 'pedido.PAGO',
        (ids) => listCobradosAntes(tx, ids),
      )) ?? new Set(),
    retidosAntes:
      (await ask(
        ({ tipo }) => tipo === 'pedido.RETIDO',
        (ids) => listRetidosAntes(tx, ids),
      )) ?? new Set(),
  }
}

/** Kept in memory (#fornecedor): asked of the database once for each that it has not. */
async function findFornecedores(
  fornecedores: Fornecedores,
  novos: readonly EventoComCarta[],
): Promise<Map<string, FornecedorVivo>> {
  const achados = new Map<string, FornecedorVivo>()
  for (const idfornecedor of new Set(novos.map((evento) => evento.idfornecedor))) {
    const fornecedor = await fornecedores.findSempre(idfornecedor)
    if (fornecedor) achados.set(idfornecedor, fornecedor)
  }
  return achados
}
