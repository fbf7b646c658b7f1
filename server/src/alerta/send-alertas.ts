import { urls } from '@vitrine/contract'

import { composeVoltou, insertCartas } from '#correio'
import { rodadaSolta, type Rodada } from '#fila'
import { toLinkPublico, type Notificacoes, type Sql, type EnderecoDaLoja } from '#infra'
import { tellVoltaram } from '#notificacao'

import { markAvisados, takeVoltaram, type VoltouRow } from './alerta.repository.ts'

const LOTE = 200
/** Stock arrives in bursts: one round for all of a burst. */
const ESPERA_MS = 2000

/**
 * Writes one letter for each alert whose product is back, what devices are told by push, and marks it as told, in one transaction for each batch. Safe in
 * several processes at once: a batch is taken by one of them, and a letter's key is its alert. Answers how many.
 */
export async function sendAlertas(
  sql: Sql,
  config: EnderecoDaLoja,
  idsfornecedor: readonly string[] | null = null,
  rodada: Rodada = rodadaSolta,
): Promise<number> {
  return rodada.drainLotes(sql, {
    tipo: 'alerta',
    take: (tx, exceto) => takeVoltaram(tx, idsfornecedor, { exceto, limit: LOTE }),
    chaveOf: ({ idalerta }) => idalerta,
    work: async (tx, voltaram) => {
      await insertCartas(
        tx,
        voltaram.map((voltou) => toCarta(voltou, config)),
      )
      await tellVoltaram(tx, voltaram)
      await markAvisados(
        tx,
        voltaram.map(({ idalerta }) => idalerta),
      )
    },
  })
}

function toCarta({ idalerta, idfornecedor, slug, id, dominio, ...nomes }: VoltouRow, config: EnderecoDaLoja) {
  const link = toLinkPublico(config, { dominio, caminho: urls.produto(slug, id, nomes.produto) })
  return { ...composeVoltou({ ...nomes, link }), idfornecedor, chave: `alerta:${idalerta}` }
}

/**
 * Sends soon after PostgreSQL tells that products of a supplier turned available: nothing is added to the order's way,
 * which never makes a product available. What is missed while not listening is found by the minute's job.
 */
export function followEstoque(
  notificacoes: Pick<Notificacoes, 'onMudanca'>,
  send: (idsfornecedor: readonly string[]) => Promise<unknown>,
  espera = ESPERA_MS,
): void {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  notificacoes.onMudanca((mudanca) => {
    if (mudanca?.area !== 'produto') return
    changed.add(mudanca.idfornecedor)
    timer ??= setTimeout(() => {
      timer = undefined
      const ids = [...changed]
      changed.clear()
      void send(ids)
    }, espera).unref()
  })
}
