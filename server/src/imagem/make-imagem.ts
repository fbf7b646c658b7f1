import { join } from 'node:path'

import pLimit from 'p-limit'

import type { Sql } from '#infra'

import { openFeitas } from './feitas.ts'
import { findImagem } from './imagem.repository.ts'
import { renderImagem, type Formato } from './render.ts'

export interface Deps {
  sql: Sql
  dataDir: string
}

/** One limit for the process: requests and the queue draw from the same two cores. */
export const inTurn = pLimit(2)

/** The folder of pictures that were made already. */
export function feitasOf({ dataDir }: Pick<Deps, 'dataDir'>) {
  return openFeitas(join(dataDir, 'imagens'))
}

interface Pedida {
  largura: number
  formato: Formato
  /** Hears that the original cannot be drawn, before that is thrown. */
  onErro?: (erro: unknown) => Promise<void>
}

/** Makes a picture and keeps it; null when no original has this hash. Throws what keeps it from being drawn. */
export async function makeImagem(
  deps: Deps,
  hash: string,
  { largura, formato, onErro }: Pedida,
): Promise<Buffer | null> {
  const imagem = await findImagem(deps.sql, hash)
  if (!imagem) return null
  const drawn = inTurn(() => renderImagem(imagem.dados, imagem.tipo, { largura, formato }))
  const bytes = await drawn.catch(async (error: unknown) => {
    await onErro?.(error)
    throw error
  })
  await feitasOf(deps).keep(`${hash}-${largura}.${formato}`, bytes)
  return bytes
}
