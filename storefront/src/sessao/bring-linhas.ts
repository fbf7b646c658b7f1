import type { Client } from '@vitrine/contract/client'

import { readLinhas, writeLinhas } from '#visitante'
import type { LinhaCrua } from '#shell'

/** What came along before, for a week: whoever comes twice with the same cart brings it once. */
const nameOfTrazidas = (slug: string) => `vitrine_trazido_${slug}`
const SEMANA = 604_800

/**
 * The cookies that put the lines of a hand-over on top of what is in the cart here; none where nothing is new. Null when all of it
 * could not be kept: then nothing is taken, and the cart where it came from has it still.
 */
export async function bringLinhas(
  { client, request, slug }: { client: Client; request: Request; slug: string },
  trazidas: readonly LinhaCrua[],
): Promise<string[] | null> {
  const nome = nameOfTrazidas(slug)
  const novas = pickNovas(trazidas, await readLinhas(client, request, slug, nome))
  if (novas.length === 0) return []
  const juntas = addLinhas(await readLinhas(client, request, slug), novas)
  // Remembered by what was brought of each line alone.
  const lembradas = trazidas.map(({ id, quantidade }) => ({ id, quantidade }))
  const cookies = [
    await writeLinhas(client, slug, juntas),
    await writeLinhas(client, slug, lembradas, { nome, segundos: SEMANA, mais: '; HttpOnly' }),
  ]
  const escritos = cookies.filter((cookie) => cookie !== null)
  return escritos.length === cookies.length ? escritos : null
}

/** The quantities that were added since the last time. */
export function pickNovas(trazidas: readonly LinhaCrua[], antes: readonly LinhaCrua[]): LinhaCrua[] {
  const quantas = new Map(antes.map(({ id, quantidade }) => [id, toMilesimos(quantidade)]))
  return trazidas.flatMap((linha) => {
    const resto = toMilesimos(linha.quantidade) - (quantas.get(linha.id) ?? 0)
    return resto > 0 ? [{ ...linha, quantidade: resto / 1000 }] : []
  })
}

/** Both, quantities of the same product added up. */
export function addLinhas(daqui: readonly LinhaCrua[], novas: readonly LinhaCrua[]): LinhaCrua[] {
  const juntas = new Map(daqui.map((linha) => [linha.id, linha]))
  for (const nova of novas) {
    const quantidade = toMilesimos(juntas.get(nova.id)?.quantidade ?? 0) + toMilesimos(nova.quantidade)
    juntas.set(nova.id, { ...juntas.get(nova.id), ...nova, quantidade: quantidade / 1000 })
  }
  return [...juntas.values()]
}

const toMilesimos = (quantidade: number) => Math.round(quantidade * 1000)
