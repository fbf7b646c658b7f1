import { todayIn } from '@vitrine/rules/data'
import { foldTexto } from '@vitrine/rules/texto'

import { lojaOf, quemOf } from '#acesso'
import { removeUm, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import type { Sql } from '#infra'

import { listHistorico } from './list-historico.ts'
import { listHistoricoDoPreco } from './list-historico-do-preco.ts'
import { listPoliticas } from './list-politicas.ts'
import { listTabelaDePrecos } from './list-tabela.ts'
import { listClientes, listGrupos } from './politica.repository.ts'
import { compareCusto } from './compare-custo.ts'
import { rehearsePolitica } from './rehearse-politica.ts'
import { removePoliticas } from './remove-politicas.ts'
import { savePoliticas } from './save-politicas.ts'
import { simulatePreco } from './simulate-preco.ts'

type Loja = '/painel/v1/{idfornecedor}'
type Uma = `${Loja}/politicas/{idpolitica}`
type Calls =
  | `GET ${Loja}/politicas`
  | `PUT ${Uma}`
  | `POST ${Loja}/politicas/custo`
  | `DELETE ${Uma}`
  | `GET ${Uma}/historico`
  | `GET ${Loja}/precos/clientes`
  | `GET ${Loja}/precos/tabela`
  | `GET ${Loja}/precos/{idcadastroextraproduto}/historico`
  | `POST ${Loja}/precos/simulacao`
  | `POST ${Loja}/politicas/ensaio`

/** Commercial policies of a supplier, as its panel keeps and tries them (ux 3.6, decision 0146). */
export function createPoliticaHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/politicas': async ({ contexto }) => {
      const { idfornecedor } = lojaOf(contexto)
      const [data, grupos] = await Promise.all([
        listPoliticas(sql, idfornecedor),
        listGrupos(sql, idfornecedor),
      ])
      return { data, grupos }
    },
    'PUT /painel/v1/{idfornecedor}/politicas/{idpolitica}': ({ params: { idpolitica }, body, contexto }) => {
      const quem = quemOf(contexto)
      const { versao = 'qualquer' as const, ...dita } = body
      return saveUm(sql, {
        save: (tx) => savePoliticas(tx, quem, [{ ...dita, idpolitica, versao }]),
        find: async (tx) => (await listPoliticas(tx, quem.idfornecedor, idpolitica))[0],
      })
    },
    'POST /painel/v1/{idfornecedor}/politicas/custo': ({ body, contexto }) =>
      compareCusto(sql, lojaOf(contexto).idfornecedor, body),
    'DELETE /painel/v1/{idfornecedor}/politicas/{idpolitica}': ({
      params: { idpolitica },
      query,
      contexto,
    }) => {
      const chave = { idpolitica, versao: query.versao ?? ('qualquer' as const) }
      return removeUm(sql, (tx) => removePoliticas(tx, quemOf(contexto), [chave]))
    },
    'GET /painel/v1/{idfornecedor}/politicas/{idpolitica}/historico': async ({
      params: { idpolitica },
      contexto,
    }) => ({ data: await listHistorico(sql, lojaOf(contexto), idpolitica) }),
    'GET /painel/v1/{idfornecedor}/precos/clientes': async ({ query: { sk }, contexto }) => {
      const { idfornecedor } = lojaOf(contexto)
      const busca = { idfornecedor, parte: foldTexto(sk).trim(), digitos: sk.replaceAll(/\D/g, '') }
      return { data: await listClientes(sql, busca) }
    },
    'GET /painel/v1/{idfornecedor}/precos/tabela': ({ query, contexto }) =>
      listTabelaDePrecos(sql, lojaOf(contexto), query),
    'GET /painel/v1/{idfornecedor}/precos/{idcadastroextraproduto}/historico': async ({
      params: { idcadastroextraproduto },
      contexto,
    }) => ({ data: await listHistoricoDoPreco(sql, lojaOf(contexto), idcadastroextraproduto) }),
    'POST /painel/v1/{idfornecedor}/precos/simulacao': ({ body, contexto }) =>
      simulatePreco(sql, lojaOf(contexto), body),
    'POST /painel/v1/{idfornecedor}/politicas/ensaio': ({ body, contexto }) => {
      const loja = lojaOf(contexto)
      return rehearsePolitica(sql, loja, { ...body, hoje: todayIn(loja.fuso, new Date()) })
    },
  }
}
