import { createHash } from 'node:crypto'

import type { EventoDeCadastro } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import { asJson, asRegistro, describeEntrada } from '#coluna'
import { asEventosDeCadastro, type Autor } from '#evento'
import type { Db } from '#infra'

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

/** Those of these hashes that no picture has. */
export async function listAusentes(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db<{ hash: string }[]>`select hash from imagem where hash = any(${[...hashes]})`
  const presentes = new Set(rows.map(({ hash }) => hash))
  return new Set(hashes.filter((hash) => !presentes.has(hash)))
}

/** First 32 hex digits of the content's SHA-256. */
export function hashImagem(dados: Buffer): string {
  return createHash('sha256').update(dados).digest('hex').slice(0, 32)
}

/** So many at once: the parameter of one statement stays a few megabytes. */
const LOTE = 120

const imagemNova = describeEntrada({
  hash: 'imagem.hash',
  tipo: 'imagem.tipo',
  dados: 'imagem.dados',
  cor: 'imagem.cor',
  fato: 'evento.dados',
})

/** Of `dado`: those that this supplier has not brought in before, also where another one has. */
const fatos = `
  select row_number() over (), 'cadastro.CRIADO', d.fato, d.idfornecedor from dado d
  where not exists (
    select from evento e where e.numpedido is null and e.idfornecedor = d.idfornecedor and e.dados ->> 'cadastro' = 'imagem' and e.dados ->> 'id' = d.hash)`

/** Many originals, a statement for each batch, which also tells who brought them in; those that are there stay. */
export async function insertImagens(
  db: Db,
  { idfornecedor, autor }: Quem,
  imagens: readonly ImagemNova[],
): Promise<void> {
  const { valores, tipos } = asRegistro(db, imagemNova)
  // Each once, in one order: two stores that send the same pictures do not wait for each other in a ring (decision 0064).
  const unicas = [...new Map(imagens.map((imagem) => [imagem.hash, imagem])).values()].sort((a, b) =>
    a.hash < b.hash ? -1 : 1,
  )
  for (let start = 0; start < unicas.length; start += LOTE) {
    const lote = unicas.slice(start, start + LOTE).map(({ hash, tipo, dados, cor }) => ({
      hash,
      tipo,
      dados: dados.toString('base64'),
      cor,
      fato: toFato({ hash, tipo, cor, bytes: dados.length }, autor),
    }))
    await db`
      with dado (hash, tipo, dados, cor, fato, idfornecedor) as materialized (
        select ${valores}, ${idfornecedor}::uuid from jsonb_to_recordset(${asJson(db, imagemNova, lote)}) as r(${tipos})
      ),
      nova as (
        insert into imagem (hash, tipo, dados, cor) select hash, tipo, dados, cor from dado on conflict (hash) do nothing
      )
      ${db.unsafe(asEventosDeCadastro('f.idfornecedor', fatos))}`
  }
}

/** The audit names the picture by its content; the bytes stand in the table. */
function toFato(
  { hash, ...depois }: { hash: string; tipo: string; cor: string; bytes: number },
  { ator, idusuario, idapikeys = null }: Autor,
): EventoDeCadastro['dados'] {
  const autor = { ator, idusuario, idapikeys }
  return { cadastro: 'imagem', id: hash, versao: 1, autor, antes: null, depois, ocultas: [] }
}
