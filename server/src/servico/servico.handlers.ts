import type { ServicoGuardado } from '@vitrine/contract'

import { quemOf } from '#acesso'
import { listGuardadas, removeCadastros, removeUm, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import type { Db, Sql } from '#infra'
import { listNomes } from '#nome-de-alvo'

import { cadastroServico, fromGuardado } from './cadastro-servico.ts'
import { saveServicos } from './save-servicos.ts'

type Base = '/painel/v1/{idfornecedor}/servicos'
type Um = `${Base}/{idservico}`
type Calls = `GET ${Base}` | `PUT ${Um}` | `DELETE ${Um}`

/** Named of each service: its sentence says no more. */
const PRODUTOS_NA_FRASE = 20

/** Additional services of a supplier, as its panel keeps them (decision 0147). */
export function createServicoGuardadoHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/servicos': async ({ contexto }) => {
      const { idfornecedor } = quemOf(contexto)
      const data = await listServicos(sql, idfornecedor)
      const nomes = await listNomes(sql, idfornecedor, {
        produtos: data.flatMap(({ alvo: { produtos = [] } }) => produtos.slice(0, PRODUTOS_NA_FRASE)),
        categorias: data.flatMap(({ alvo: { categorias = [] } }) => categorias),
      })
      return { data, nomes }
    },
    'PUT /painel/v1/{idfornecedor}/servicos/{idservico}': ({ params: { idservico }, body, contexto }) => {
      const quem = quemOf(contexto)
      const { versao = 'qualquer' as const, ...dito } = body
      return saveUm(sql, {
        save: (tx) => saveServicos(tx, quem, [{ ...dito, idservico, versao }]),
        find: async (tx) => (await listServicos(tx, quem.idfornecedor, idservico))[0],
      })
    },
    'DELETE /painel/v1/{idfornecedor}/servicos/{idservico}': ({ params: { idservico }, query, contexto }) => {
      const chave = { idservico, versao: query.versao ?? ('qualquer' as const) }
      return removeUm(sql, (tx) => removeCadastros(tx, cadastroServico, quemOf(contexto), [chave]))
    },
  }
}

/** In the order of the shop: by `ordem`, then by name. */
async function listServicos(db: Db, idfornecedor: string, qual?: string): Promise<ServicoGuardado[]> {
  const guardados = await listGuardadas(
    db,
    cadastroServico,
    idfornecedor,
    qual ? [{ idservico: qual }] : null,
  )
  return guardados
    .map(
      ({ versao, ...guardado }) =>
        // Written by the same contract's schema.
        ({ ...fromGuardado(guardado), versao }) as ServicoGuardado,
    )
    .toSorted((a, b) => a.ordem - b.ordem || a.nome.localeCompare(b.nome, 'pt-BR'))
}
