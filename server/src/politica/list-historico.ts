import type { MudancaDaPolitica } from '@vitrine/contract'

import type { Db } from '#infra'
import { listMudancasDeUm } from '#registro'

import { listPoliticas } from './list-politicas.ts'

/** So many changes are looked back at. */
const MAXIMO = 50

/**
 * What became of a policy, the newest first. A change tells the columns that it changed alone: how the policy stood before each is counted back from
 * how it stands, or from what its removal told.
 */
export async function listHistorico(
  db: Db,
  loja: { idfornecedor: string; fuso: string },
  idpolitica: string,
): Promise<MudancaDaPolitica[]> {
  const [mudancas, [agora]] = await Promise.all([
    listMudancasDeUm(db, loja, { cadastro: 'politica', id: idpolitica, limit: MAXIMO }),
    listPoliticas(db, loja.idfornecedor, idpolitica),
  ])
  let estado: object = {}
  if (agora) {
    const {
      versao: _versao,
      produtosnomeados: _nomes,
      categoriasdosprodutos: _categorias,
      produtosnatabela: _quantos,
      ...politica
    } = agora
    estado = politica
  }
  return mudancas.map(({ mudanca, antes }) => {
    if (antes === null) return { ...mudanca, antes: null }
    estado = { ...estado, ...antes, idpolitica }
    // Its columns are those of the contract's schema, which wrote it.
    return { ...mudanca, antes: estado as MudancaDaPolitica['antes'] }
  })
}
