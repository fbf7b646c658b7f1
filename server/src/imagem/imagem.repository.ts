import { createHash } from 'node:crypto'

import type { Db } from '#infra'

export interface ImagemRow {
  tipo: string
  dados: Buffer
}

export async function findImagem(db: Db, hash: string): Promise<ImagemRow | null> {
  const [row] = await db<ImagemRow[]>`select tipo, dados from imagem where hash = ${hash}`
  return row ?? null
}

/** First 32 hex digits of the content's SHA-256. */
export function hashImagem(dados: Buffer): string {
  return createHash('sha256').update(dados).digest('hex').slice(0, 32)
}

/** Many originals at once; those that are there stay. */
export async function insertImagens(
  db: Db,
  imagens: readonly { hash: string; tipo: string; dados: Buffer; cor: string }[],
): Promise<void> {
  await db`
    insert into imagem (hash, tipo, dados, cor)
    select hash, tipo, decode(dados, 'base64'), cor
    from jsonb_to_recordset(${db.json(imagens.map(({ dados, ...imagem }) => ({ ...imagem, dados: dados.toString('base64') })))}) as i(hash text, tipo text, dados text, cor text)
    on conflict (hash) do nothing`
}
