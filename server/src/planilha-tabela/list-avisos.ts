import type { CadastroProduto, PoliticaGuardada } from '@vitrine/contract'
import { isInAlvo, listConflitos, sayConflito, sharesGrupo, type Conflito } from '@vitrine/rules/politica'

import type { AvisoDaLinha, EspecieAberta } from '#especie'

import { changeTabelas } from './change-tabelas.ts'
import type { Atual } from './check-linhas.ts'

type Conferidas = Parameters<NonNullable<EspecieAberta<Atual>['warn']>>[0]

/** Policies of a store, and its day. */
export interface PoliticasDaLoja {
  politicas: readonly PoliticaGuardada[]
  hoje: string
}

/**
 * Where a price of a row meets another table or policy, of a same group and on same days, that speaks about the same product: which one, and who wins, by the rule and in the
 * words of the prices' screen. What other rows of the product write counts as written.
 */
export function listAvisos(linhas: Conferidas, { politicas, hoje }: PoliticasDaLoja): AvisoDaLinha[] {
  const conflitos = new Map<string, readonly Conflito<PoliticaGuardada>[]>()
  const conflitosDe = (idpolitica: string) => {
    const guardados = conflitos.get(idpolitica)
    if (guardados) return guardados
    const esta = politicas.find((cada) => cada.idpolitica === idpolitica)
    const dela = esta
      ? listConflitos(
          esta,
          politicas.filter((outra) => sharesGrupo(esta, outra)),
          hoje,
        )
      : []
    conflitos.set(idpolitica, dela)
    return dela
  }
  const produtos = writtenOf(linhas)
  return linhas.flatMap(({ atual, conferida, celulas }, lugar): AvisoDaLinha[] => {
    const produto = produtos.get(atual?.id ?? '')
    if (!atual || !produto || conferida.mudancas.every(({ depois }) => depois === null)) return []
    const campo = 'tabela' in celulas ? 'tabela' : 'grupo'
    const { idcadastroextraproduto: id, idcategoria, tabelasdepreco } = produto
    return conflitosDe(atual.idpolitica)
      .filter(({ outra }) => isInAlvo(outra, { id, idcategoria, tabelasdepreco }))
      .map((conflito) => ({ lugar, campo, aviso: sayConflito(conflito) }))
  })
}

/** Products as these rows leave them. */
function writtenOf(linhas: Conferidas): ReadonlyMap<string, CadastroProduto> {
  const porProduto = Map.groupBy(linhas, ({ atual }) => atual?.id ?? '')
  return new Map(
    [...porProduto].flatMap(([id, deles]) => {
      const produto = deles[0]?.atual?.produto
      if (!produto) return []
      const mudancas = deles.flatMap(({ atual, conferida }) =>
        conferida.mudancas.map(({ campo, depois }) => ({
          idpolitica: atual?.idpolitica ?? '',
          faixa: atual?.faixa ?? '',
          campo,
          valor: depois,
        })),
      )
      return [[id, { ...produto, tabelasdepreco: changeTabelas(produto.tabelasdepreco, mudancas) }] as const]
    }),
  )
}
