import type { CadastroCombo, ComboGuardado, ProdutoDeCombos } from '@vitrine/contract'
import { todayIn } from '@vitrine/rules/data'
import { fromDecimilesimos } from '@vitrine/rules/dinheiro'

import { lojaOf, quemOf } from '#acesso'
import { idsOf, listGuardadas, lockCatalogo, removeCadastros, removeUm, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import type { Db, Sql } from '#infra'

import { cadastroCombo, fromGuardado } from './cadastro-combo.ts'
import { listGruposGuardados, listProdutosDeCombos } from './cadastro-combo.repository.ts'
import { rehearseCombo } from './rehearse-combo.ts'
import { saveCombos } from './save-combos.ts'

type Base = '/painel/v1/{idfornecedor}/combos'
type Um = `${Base}/{idcombopromocional_cabecalho}`
type Calls = `GET ${Base}` | `PUT ${Um}` | `DELETE ${Um}` | `POST ${Base}/ensaio`

/** Combos of a supplier with their groups, as its panel keeps them (decision 0147). */
export function createComboGuardadoHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/combos': async ({ contexto }) => {
      const { idfornecedor } = quemOf(contexto)
      const data = await listCombos(sql, idfornecedor)
      return { data, produtos: await listProdutos(sql, idfornecedor, data) }
    },
    'PUT /painel/v1/{idfornecedor}/combos/{idcombopromocional_cabecalho}': ({
      params: { idcombopromocional_cabecalho },
      body,
      contexto,
    }) => {
      const quem = quemOf(contexto)
      const { versao = 'qualquer' as const, ...dito } = body
      // What its kind needs is asked of the whole combo, when it is written.
      const preco = dito.preco as CadastroCombo['preco']
      return saveUm(sql, {
        save: (tx) => saveCombos(tx, quem, [{ ...dito, preco, idcombopromocional_cabecalho, versao }]),
        find: async (tx) => (await listCombos(tx, quem.idfornecedor, idcombopromocional_cabecalho))[0],
      })
    },
    'POST /painel/v1/{idfornecedor}/combos/ensaio': ({ body, contexto }) => {
      const loja = lojaOf(contexto)
      return rehearseCombo(sql, loja, { ...body, hoje: todayIn(loja.fuso, new Date()) })
    },
    'DELETE /painel/v1/{idfornecedor}/combos/{idcombopromocional_cabecalho}': ({
      params: { idcombopromocional_cabecalho },
      query,
      contexto,
    }) => {
      const chave = { idcombopromocional_cabecalho, versao: query.versao ?? ('qualquer' as const) }
      return removeUm(sql, async (tx) => {
        await lockCatalogo(tx, quemOf(contexto).idfornecedor)
        return removeCadastros(tx, cadastroCombo, quemOf(contexto), [chave])
      })
    },
  }
}

/** In the order of the shop: by `ordem`, then by name. */
async function listCombos(db: Db, idfornecedor: string, qual?: string): Promise<ComboGuardado[]> {
  const chaves = qual ? [{ idcombopromocional_cabecalho: qual }] : null
  const guardados = await listGuardadas(db, cadastroCombo, idfornecedor, chaves)
  const grupos = await listGruposGuardados(db, idfornecedor, {
    combos: idsOf(guardados.map(({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho)),
    grupos: [],
  })
  const porCombo = Map.groupBy(grupos, ({ idcombopromocional_cabecalho }) => idcombopromocional_cabecalho)
  return guardados
    .map(
      ({ versao, ...combo }) =>
        // Written by the same contract's schema.
        ({
          ...fromGuardado(combo, porCombo.get(combo.idcombopromocional_cabecalho) ?? []),
          versao,
        }) as ComboGuardado,
    )
    .toSorted((a, b) => a.ordem - b.ordem || a.nome.localeCompare(b.nome, 'pt-BR'))
}

async function listProdutos(
  db: Db,
  idfornecedor: string,
  combos: readonly ComboGuardado[],
): Promise<ProdutoDeCombos[]> {
  const ids = new Set(
    combos.flatMap(({ grupos }) =>
      grupos.flatMap(({ produtos }) => produtos.map(({ idcadastroextraproduto }) => idcadastroextraproduto)),
    ),
  )
  const produtos = await listProdutosDeCombos(db, idfornecedor, [...ids])
  return produtos.map((produto) => ({
    ...produto,
    preco: produto.preco === null ? null : fromDecimilesimos(produto.preco),
  }))
}
