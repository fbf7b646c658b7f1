import { conteudoCarrossel, type TipoConteudo } from '@vitrine/contract'
import type { CondicoesCarrossel } from '@vitrine/rules/carrossel'
import { chooseVivas, type VersaoPublicada } from '@vitrine/rules/publicacao'
import type { z } from 'zod'

import type { Db, Fragment } from '#infra'

/** A carousel as its supplier defines it; its products are chosen when somebody looks. */
export interface CarrosselVivo extends CondicoesCarrossel {
  idcarrossel: string
  titulo: string
  subtitulo: string
  tipo_conteudo: TipoConteudo
  conteudo: z.output<typeof conteudoCarrossel.dados>['conteudo']
  limite: number
}

/** One published version of a carousel that is in force or will be; of those in force one is shown (decision 0080). */
export interface VersaoDeCarrossel extends CarrosselVivo, VersaoPublicada {
  ordem: number
  ativo: boolean
}

export interface VersaoDeCarrosselRow extends VersaoPublicada {
  dados: unknown
}

/** Maximum number that is shown; no screen shows more. */
const MAX_CARROSSEIS = 80
/** Versions that are read: of each of them what stands, and what comes. */
const MAX_VERSOES = 400

/** Published versions of carousels of fornecedor `f` whose time is not over. */
export function carrosseisJson(db: Db): Fragment {
  const ms = (coluna: string) => db.unsafe(`extract(epoch from ${coluna}) * 1000`)
  return db`coalesce((
    select jsonb_agg(jsonb_build_object('idconteudo', c.idconteudo, 'numero', c.numero, 'de', ${ms('c.de')}, 'ate', ${ms('c.ate')}, 'dados', c.dados))
    from (
      select * from publicacao p where p.idfornecedor = f.idfornecedor and p.tipo = 'CARROSSEL' and p.estado = 'PUBLICADA'
        and (p.ate is null or p.ate > now())
      order by p.idconteudo, p.numero desc limit ${MAX_VERSOES}
    ) c
  ), '[]')`
}

/** What does not fit its kind any more stands nowhere, and takes nothing else down. */
export function toVersoes(rows: readonly VersaoDeCarrosselRow[]): VersaoDeCarrossel[] {
  return rows.flatMap(({ dados, ...versao }) => {
    const lido = conteudoCarrossel.dados.safeParse(dados).data
    return lido ? [{ ...versao, ...lido, idcarrossel: versao.idconteudo }] : []
  })
}

/** The carousels that a supplier has at this moment, one version of each, in their order; milliseconds. */
export function listCarrosseis(
  { carrosseis }: { carrosseis: readonly VersaoDeCarrossel[] },
  agora = Date.now(),
): CarrosselVivo[] {
  return chooseVivas(carrosseis, agora)
    .filter(({ ativo }) => ativo)
    .toSorted(
      (a, b) =>
        a.ordem - b.ordem ||
        a.titulo.localeCompare(b.titulo, 'pt-BR') ||
        a.idcarrossel.localeCompare(b.idcarrossel),
    )
    .slice(0, MAX_CARROSSEIS)
}
