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

/** Makes a picture and keeps it; null when no original has this hash. */
export async function makeImagem(
  deps: Deps,
  hash: string,
  { largura, formato }: { largura: number; formato: Formato },
): Promise<Buffer | null> {
  const imagem = await findImagem(deps.sql, hash)
  if (!imagem) return null
  const bytes = await inTurn(() => renderImagem(imagem.dados, imagem.tipo, { largura, formato }))
  await feitasOf(deps).keep(`${hash}-${largura}.${formato}`, bytes)
  return bytes
}
