import { openDatabase, prazos } from '../server/src/infra/index.ts'
import { printConversas } from './conversas.ts'
import type { BenchData } from './data.ts'
import type { Server } from './processes.ts'
import { printSalaGrande } from './sala-grande.ts'
import { makeScenarios } from './scenarios.ts'

/** The conversation: a room of 100,000 messages (B2), then messages beside orders (B1). */
export async function printChat(
  url: string,
  data: BenchData,
  vitrine: Server,
  ritmo: { segundos: number; porSegundo: number },
): Promise<void> {
  const pedido = makeScenarios(data).find(({ nome }) => nome.startsWith('order'))?.vitrine
  if (!pedido) throw new Error('no scenario of orders')
  const sql = openDatabase(url, { max: 4, prazos: prazos.manutencao })
  await printSalaGrande(sql, data, vitrine)
  await printConversas(sql, data, vitrine, { ...ritmo, pedido })
  await sql.end()
}
