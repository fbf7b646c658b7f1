import { chooseVivas } from '@vitrine/rules/publicacao'

import type { Db } from '#infra'

import type { Carta } from './compose.ts'
import { fillEscrita, modeloOf } from './modelos/modelos.ts'

interface EscritaRow {
  idfornecedor: string
  chave: string
  idconteudo: string
  numero: number
  de: Date | null
  ate: Date | null
  dados: { assunto?: unknown; texto?: unknown }
}

/**
 * Letters in the words that their stores chose for them, where they chose some: one statement for all of them, none where no letter has words
 * to choose. The others stay as they are, to the byte.
 */
export async function dressCartas<C extends Carta & { idfornecedor: string | null }>(
  db: Db,
  cartas: readonly C[],
): Promise<C[]> {
  const comModelo = cartas.filter(({ modelo, idfornecedor }) => modelo && idfornecedor)
  if (comModelo.length === 0) return [...cartas]
  const ids = [...new Set(comModelo.flatMap(({ idfornecedor }) => idfornecedor ?? []))]
  const chaves = [...new Set(comModelo.flatMap(({ modelo }) => modelo?.id ?? []))]
  const rows = await db<EscritaRow[]>`
    select idfornecedor, chave, idconteudo, numero, de, ate, dados from publicacao
    where idfornecedor = any(${ids}::uuid[]) and tipo = 'CARTA' and chave = any(${chaves}) and estado = 'PUBLICADA'
      and (de is null or de <= now()) and (ate is null or ate > now())`
  if (rows.length === 0) return [...cartas]
  const agora = Date.now()
  const porDono = Map.groupBy(rows, ({ idfornecedor, chave }) => `${idfornecedor} ${chave}`)
  return cartas.map((carta) => {
    const { modelo, idfornecedor } = carta
    const deles = modelo && porDono.get(`${idfornecedor} ${modelo.id}`)
    const viva = deles && chooseEscrita(deles, agora)
    const dito = modelo && modeloOf(modelo.id)
    return viva && dito ? { ...carta, ...fillEscrita(dito, viva, modelo.partes) } : carta
  })
}

/** What is not as a letter has to be any more gives way to the usual words. */
function chooseEscrita(
  rows: readonly EscritaRow[],
  agora: number,
): { assunto: string; texto: string } | null {
  const [viva] = chooseVivas(
    rows.map((row) => ({ ...row, de: row.de?.getTime() ?? null, ate: row.ate?.getTime() ?? null })),
    agora,
  )
  const { assunto, texto } = viva?.dados ?? {}
  return typeof assunto === 'string' && typeof texto === 'string' ? { assunto, texto } : null
}
