import { buildFornecedor } from '../../server/src/teste/builders.ts'
import { createTestDatabase } from '../../server/src/teste/banco-de-teste.ts'
import { buildEquipe } from '../../server/src/teste/logins.ts'
import type { Filas } from './aparelho.ts'
import type { Cena } from './historia.ts'
import { openLojas } from './lojas.ts'

/** A database, the processes of its shop, and queues of three devices. */
export async function openCena(): Promise<Cena & { close(): Promise<void> }> {
  const { sql, url, drop } = await createTestDatabase()
  const loja = await buildFornecedor(sql)
  const [atendente, lojas, a, b, l] = await Promise.all([
    buildEquipe(sql, loja, { papel: 'atendente' }),
    openLojas(url),
    ...['a', 'b', 'l'].map(readFilas),
  ])
  const close = async () => {
    await lojas.close()
    await drop()
  }
  return { sql, lojas, loja, atendente, filas: [a, b, l] as Cena['filas'], close }
}

/** The module of the queue as a page of its own reads it: one page at a time sends, of each device. */
export async function readFilas(nome: string): Promise<Filas> {
  const path = '../../conversa/src/fila.store.ts'
  const { FilaStore } = (await import(/* @vite-ignore */ `${path}?${nome}`)) as { FilaStore: Filas }
  return FilaStore
}
