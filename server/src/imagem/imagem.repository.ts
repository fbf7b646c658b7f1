import { createHash } from 'node:crypto'

import { asJson, asRegistro, describeRegistro } from '#coluna'
import type { Db } from '#infra'

import { averageColour } from './render.ts'

export type TipoImagem = 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp'

export interface ImagemRow {
  tipo: TipoImagem
  dados: Buffer
}

export interface ImagemNova extends ImagemRow {
  hash: string
  /** `#rrggbb` of the tile before the picture arrives. */
  cor: string
}

export async function findImagem(db: Db, hash: string): Promise<ImagemRow | null> {
  const [row] = await db<ImagemRow[]>`select tipo, dados from imagem where hash = ${hash}`
  return row ?? null
}

/** First 32 hex digits of the content's SHA-256. */
export function hashImagem(dados: Buffer): string {
  return createHash('sha256').update(dados).digest('hex').slice(0, 32)
}

/**
 * Takes an original in and answers its hash; the same bytes are kept once. A photograph's `cor` is its average, so only
 * drawings must be given theirs. Throws when the bytes are not a picture.
 */
export async function insertImagem(
  db: Db,
  { tipo, dados, cor }: ImagemRow & { cor?: string },
): Promise<string> {
  const hash = hashImagem(dados)
  await insertImagens(db, [{ hash, tipo, dados, cor: cor ?? (await averageColour(dados)) }])
  return hash
}

/** So many at once: the parameter of one statement stays a few megabytes. */
const LOTE = 120

const registroImagem = describeRegistro('imagem', [], ['hash', 'tipo', 'dados', 'cor'])

/** Many originals, a statement for each batch; those that are there stay. */
export async function insertImagens(db: Db, imagens: readonly ImagemNova[]): Promise<void> {
  const { nomes, valores, tipos } = asRegistro(db, registroImagem)
  for (let start = 0; start < imagens.length; start += LOTE) {
    const lote = imagens
      .slice(start, start + LOTE)
      .map(({ dados, ...imagem }) => ({ ...imagem, dados: dados.toString('base64') }))
    await db`
      insert into imagem (${nomes})
      select ${valores} from jsonb_to_recordset(${asJson(db, registroImagem, lote)}) as r(${tipos})
      on conflict (hash) do nothing`
  }
}
