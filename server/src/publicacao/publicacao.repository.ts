import type { TipoPublicacao } from '@vitrine/contract'

import type { Db, Transaction } from '#infra'

/** A published version that is in force or will be; instants in milliseconds. */
export interface PublicadaRow {
  idpublicacao: string
  idconteudo: string
  numero: number
  chave: string
  de: number | null
  ate: number | null
  publicada_em: number
  dados: unknown
}

/** Published versions of one kind whose time is not over, pieces in the order in which they were first written. */
export async function listPublicadas(
  db: Db,
  idfornecedor: string,
  tipo: TipoPublicacao,
): Promise<PublicadaRow[]> {
  const ms = (coluna: string) => db.unsafe(`(extract(epoch from ${coluna}) * 1000)::float8 as ${coluna}`)
  return db<PublicadaRow[]>`
    select idpublicacao, idconteudo, numero, chave, ${ms('de')}, ${ms('ate')}, ${ms('publicada_em')}, dados
    from publicacao
    where idfornecedor = ${idfornecedor} and tipo = ${tipo} and estado = 'PUBLICADA' and (ate is null or ate > now())
    order by idconteudo, numero`
}

export interface VersaoGuardada {
  idpublicacao: string
  idconteudo: string
  numero: number
  chave: string
  estado: string
  publicada_em: Date | null
  dados: unknown
}

/** These versions as they stand, of whatever kind they are. */
export async function listVersoes(
  tx: Transaction,
  idfornecedor: string,
  ids: readonly string[],
): Promise<(VersaoGuardada & { tipo: string })[]> {
  return tx`
    select idpublicacao, tipo, idconteudo, numero, chave, estado, publicada_em, dados from publicacao
    where idfornecedor = ${idfornecedor} and idpublicacao = any(${ids as string[]}::uuid[])`
}

/** The highest number of each of these pieces. */
export async function listNumeros(
  tx: Transaction,
  idfornecedor: string,
  { tipo, idconteudos }: { tipo: TipoPublicacao; idconteudos: readonly string[] },
): Promise<{ idconteudo: string; numero: number }[]> {
  return tx`
    select idconteudo, max(numero) as numero from publicacao
    where idfornecedor = ${idfornecedor} and tipo = ${tipo} and idconteudo = any(${idconteudos as string[]}::uuid[])
    group by idconteudo`
}

/** Pieces that are or will be found under these names. */
export async function listChaves(
  tx: Transaction,
  idfornecedor: string,
  { tipo, chaves }: { tipo: TipoPublicacao; chaves: readonly string[] },
): Promise<{ chave: string; idconteudo: string }[]> {
  return tx`
    select distinct chave, idconteudo from publicacao
    where idfornecedor = ${idfornecedor} and tipo = ${tipo} and chave = any(${chaves as string[]})
      and estado = 'PUBLICADA' and (ate is null or ate > now())`
}
