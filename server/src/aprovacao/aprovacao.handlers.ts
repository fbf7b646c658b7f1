import { isAberta } from '@vitrine/rules/aprovacao'

import type { HandlersOf } from '#chamada'
import { Falha } from '#infra'

import { acoes, type RespostaDeps } from './answer-aprovacao.ts'
import {
  countMinhas,
  findAprovacao,
  listAbertas,
  listAprovacoes,
  type AprovacaoRow,
} from './aprovacao.repository.ts'
import { askAprovacao } from './ask-aprovacao.ts'
import { findFatos } from './fatos.repository.ts'
import { listAprovadores } from './list-aprovadores.ts'
import { planDoPedido } from './plan-do-pedido.ts'
import { changeRegras, showRegras, simulateRegras } from './regras.ts'
import { requirePessoa, type Pessoa } from './require-comprador.ts'
import { showNaSala } from './show-na-sala.ts'
import { showAprovacao, toAprovacaoLista } from './show-aprovacao.ts'

type Calls =
  | 'GET /v4/cart/{idfornecedor}/{idcliente}/aprovacao'
  | 'POST /v4/aprovacao/{idfornecedor}/{idcliente}'
  | 'GET /v4/aprovacao/{idfornecedor}/{idcliente}'
  | 'GET /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}'
  | 'POST /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}/{acao}'
  | 'GET /v4/chat/aprovacoes/{idaprovacao}'
  | 'GET /v4/aprovacao-regras/{idfornecedor}/{idcliente}'
  | 'PUT /v4/aprovacao-regras/{idfornecedor}/{idcliente}'
  | 'POST /v4/aprovacao-regras/{idfornecedor}/{idcliente}/simulacao'

/** Requests for approval, their answers, and the rules of a company (decision 0052). */
export function createAprovacaoHandlers(deps: RespostaDeps): HandlersOf<Calls> {
  const { sql } = deps
  return {
    'GET /v4/cart/{idfornecedor}/{idcliente}/aprovacao': ({ contexto }) =>
      listAprovadores(sql, requirePessoa(contexto)),
    'POST /v4/aprovacao/{idfornecedor}/{idcliente}': async ({ body, contexto }) => {
      const pessoa = requirePessoa(contexto)
      return showAprovacao(deps, await askAprovacao(deps, body, pessoa), pessoa)
    },
    'GET /v4/aprovacao/{idfornecedor}/{idcliente}': ({ query, contexto }) =>
      list(deps, query, requirePessoa(contexto)),
    'GET /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}': async ({ params, contexto }) => {
      const pessoa = requirePessoa(contexto)
      return showAprovacao(deps, await requireAprovacao(deps, params.idaprovacao, pessoa), pessoa)
    },
    'POST /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}/{acao}': async ({
      params: { idaprovacao, acao },
      body,
      contexto,
    }) => {
      const pessoa = requirePessoa(contexto)
      await acoes[acao](deps, { pessoa, idaprovacao, resposta: body })
      return showAprovacao(deps, await requireAprovacao(deps, idaprovacao, pessoa), pessoa)
    },
    'GET /v4/chat/aprovacoes/{idaprovacao}': ({ params, contexto }) =>
      showNaSala(sql, params.idaprovacao, contexto),
    'GET /v4/aprovacao-regras/{idfornecedor}/{idcliente}': ({ contexto }) =>
      showRegras(sql, requirePessoa(contexto)),
    'PUT /v4/aprovacao-regras/{idfornecedor}/{idcliente}': ({ body, contexto }) =>
      changeRegras(sql, body, requirePessoa(contexto)),
    'POST /v4/aprovacao-regras/{idfornecedor}/{idcliente}/simulacao': ({ body, contexto }) =>
      simulateRegras(sql, body.configuracao, requirePessoa(contexto)),
  }
}

/** Errors: `nao_encontrado`. */
async function requireAprovacao(
  { sql }: RespostaDeps,
  idaprovacao: string,
  { idfornecedor, idcliente }: Pessoa,
): Promise<AprovacaoRow> {
  const row = await findAprovacao(sql, { idfornecedor, idcliente, idaprovacao })
  if (!row) throw new Falha('nao_encontrado')
  return row
}

async function list(
  { sql }: RespostaDeps,
  { quais, page, limit }: { quais: 'para-mim' | 'minhas' | 'todas'; page: number; limit: number },
  pessoa: Pessoa,
) {
  const { idusuario, contexto } = pessoa
  const [empresa, abertas, minhas] = await Promise.all([
    findFatos(sql, pessoa),
    listAbertas(sql, pessoa),
    countMinhas(sql, pessoa, idusuario),
  ])
  const andamentoOf = (row: AprovacaoRow) =>
    isAberta(row.estado) ? planDoPedido(empresa, row, contexto.hoje).andamento : { podem: [] as string[] }
  const paraMim = abertas.filter((row) => andamentoOf(row).podem.includes(idusuario))
  const { rows, total } = await listAprovacoes(sql, pessoa, {
    idusuario: quais === 'minhas' ? idusuario : null,
    ids: quais === 'para-mim' ? paraMim.map(({ idaprovacao }) => idaprovacao) : null,
    limit,
    offset: (page - 1) * limit,
  })
  return {
    data: rows.map((row) => toAprovacaoLista(row, andamentoOf(row), idusuario)),
    totalItems: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
    page,
    limit,
    paraMim: paraMim.length,
    minhas,
  }
}
