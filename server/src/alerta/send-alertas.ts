import { urls } from '@vitrine/contract'

import { composeVoltou, insertCartas } from '#correio'
import { toLinkPublico, type Notificacoes, type Sql, type EnderecoDaLoja } from '#infra'

import { markAvisados, takeVoltaram } from './alerta.repository.ts'

const LOTE = 200
/** Stock arrives in bursts: one round for all of a burst. */
const ESPERA_MS = 2000

/**
 * Writes one letter for each alert whose product is back, and marks it as told, in one transaction for each batch. Safe in
 * several processes at once: a batch is taken by one of them, and a letter's key is its alert. Answers how many.
 */
export async function sendAlertas(
  sql: Sql,
  config: EnderecoDaLoja,
  idsfornecedor: readonly string[] | null = null,
): Promise<number> {
  let sent = 0
  for (;;) {
    const taken = await sql.begin(async (tx) => {
      const voltaram = await takeVoltaram(tx, idsfornecedor, LOTE)
      if (voltaram.length === 0) return 0
      const cartas = voltaram.map(({ idalerta, idfornecedor, slug, id, dominio, ...nomes }) => {
        const link = toLinkPublico(config, { dominio, caminho: urls.produto(slug, id, nomes.produto) })
        return { ...composeVoltou({ ...nomes, link }), idfornecedor, chave: `alerta:${idalerta}` }
      })
      await insertCartas(tx, cartas)
      await markAvisados(
        tx,
        voltaram.map(({ idalerta }) => idalerta),
      )
      return voltaram.length
    })
    sent += taken
    if (taken < LOTE) return sent
  }
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
