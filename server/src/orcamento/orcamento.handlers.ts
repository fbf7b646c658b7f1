import type { GradeDoOrcamento } from '@vitrine/contract'

import type { HandlersOf, Requisicao } from '#chamada'
import type { EnderecoDaLoja, Sql } from '#infra'
import { openPedido, type ContextoOf } from '#pedido'
import type { ProdutosVivos } from '#produto'

import { decideAlcada } from './decide-alcada.ts'
import type { Deps, Escrita } from './in-rascunho.ts'
import { includeLinha, removeLinha } from './include-linha.ts'
import { readLista } from './read-lista.ts'
import { readMesa } from './read-mesa.ts'
import { sendVersao } from './send-versao.ts'
import { showGrade } from './show-grade.ts'
import { applyDesconto, matchUltimos, writeRascunho } from './write-rascunho.ts'

type Um = '/painel/v1/pedidos/{num}/orcamento'
type Calls =
  | 'GET /painel/v1/{idfornecedor}/orcamentos'
  | `GET ${Um}`
  | `PUT ${Um}/rascunho`
  | `POST ${Um}/desconto`
  | `POST ${Um}/ultimos-precos`
  | `POST ${Um}/linhas`
  | `DELETE ${Um}/linhas/{sequencia}`
  | `PUT ${Um}/linhas/{sequencia}/alcada`
  | `POST ${Um}/versoes`

interface HandlerDeps {
  sql: Sql
  produtos: ProdutosVivos
  contextoOf: ContextoOf
  config: EnderecoDaLoja
}

/** The desk where budgets are priced (decision 0111). */
export function createOrcamentoHandlers({
  sql,
  produtos: vivos,
  contextoOf,
  config,
}: HandlerDeps): HandlersOf<Calls> {
  const deps = { sql, vivos }
  const open = async (numpedido: number, requisicao: Requisicao, visto = 0): Promise<Escrita> => {
    const { contexto } = await openPedido({ sql, contextoOf }, numpedido, requisicao)
    return { numpedido, contexto, visto }
  }
  const read = async ({ numpedido, contexto }: Escrita): Promise<GradeDoOrcamento> =>
    showGrade(await readMesa({ db: sql, vivos }, contexto, numpedido), contexto)
  return {
    'GET /painel/v1/{idfornecedor}/orcamentos': ({ query, contexto }) => readLista(sql, contexto, query),
    'GET /painel/v1/pedidos/{num}/orcamento': async ({ params: { num }, requisicao }) =>
      read(await open(num, requisicao)),
    'PUT /painel/v1/pedidos/{num}/orcamento/rascunho': async ({ params: { num }, body, requisicao }) => {
      const escrita = await open(num, requisicao, body.visto)
      await writeRascunho(deps, escrita, body)
      return read(escrita)
    },
    'POST /painel/v1/pedidos/{num}/orcamento/desconto': async ({ params: { num }, body, requisicao }) => {
      const escrita = await open(num, requisicao, body.visto)
      const { percentual, sequencias } = body
      const linhas = await applyDesconto(deps, escrita, { percentual, sequencias })
      return { grade: await read(escrita), linhas }
    },
    'POST /painel/v1/pedidos/{num}/orcamento/ultimos-precos': async ({
      params: { num },
      body,
      requisicao,
    }) => {
      const escrita = await open(num, requisicao, body.visto)
      const linhas = await matchUltimos(deps, escrita, body.sequencias)
      return { grade: await read(escrita), linhas }
    },
    ...createLinhasHandlers(deps, { open, read }),
    'PUT /painel/v1/pedidos/{num}/orcamento/linhas/{sequencia}/alcada': async ({
      params: { num, sequencia },
      body,
      requisicao,
    }) => {
      const escrita = await open(num, requisicao, body.visto)
      await decideAlcada(deps, escrita, { sequencia, ...body })
      return read(escrita)
    },
    'POST /painel/v1/pedidos/{num}/orcamento/versoes': async ({ params: { num }, body, requisicao }) =>
      sendVersao({ ...deps, config }, await open(num, requisicao, body.visto), body),
  }
}

interface NaMesa {
  open(numpedido: number, requisicao: Requisicao, visto: number): Promise<Escrita>
  read(escrita: Escrita): Promise<GradeDoOrcamento>
}

/** Products that the store adds (decision 0113). */
function createLinhasHandlers(
  deps: Deps,
  { open, read }: NaMesa,
): HandlersOf<`POST ${Um}/linhas` | `DELETE ${Um}/linhas/{sequencia}`> {
  return {
    'POST /painel/v1/pedidos/{num}/orcamento/linhas': async ({ params: { num }, body, requisicao }) => {
      const escrita = await open(num, requisicao, body.visto)
      await includeLinha(deps, escrita, body)
      return read(escrita)
    },
    'DELETE /painel/v1/pedidos/{num}/orcamento/linhas/{sequencia}': async ({
      params: { num, sequencia },
      query,
      requisicao,
    }) => {
      const escrita = await open(num, requisicao, query.visto)
      await removeLinha(deps, escrita, sequencia)
      return read(escrita)
    },
  }
}
