import type { Assinatura } from '@vitrine/contract'

import { requireSubmissao, type ContextoComprador } from '#acesso'
import type { HandlersOf, Requisicao } from '#chamada'
import { composeAssinaturaCancelada } from '#correio'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Sql, type EnderecoDaLoja } from '#infra'
import type { Pagamentos } from '#pagamento'
import { findDono } from '#pedido'
import type { ProdutosVivos } from '#produto'

import { findAssinatura, listAssinaturas, type DetalheRow } from './assinatura.repository.ts'
import { beginAssinatura } from './begin-assinatura.ts'
import { chooseItens } from './choose-itens.ts'
import { findPagamento, requirePagamento } from './pagamento-do-ciclo.ts'
import { cancel, changeItens, changePagamento, pause, resume, skip, type Passo } from './passos.ts'
import { showAssinatura, showLista } from './show-assinatura.ts'
import { takePasso, type Mudanca } from './take-passo.ts'

type Calls =
  | 'GET /v4/subscription/type/list/{idfornecedor}'
  | 'GET /v4/subscription/list/{idfornecedor}/{idcliente}'
  | 'GET /v4/subscription/get/{id}'
  | 'DELETE /v4/subscription/cancel/{id}'
  | 'POST /v4/subscription/begin/{numpedido}'
  | 'POST /v4/subscription/{id}/{acao}'

interface AssinaturaDeps {
  sql: Sql
  config: EnderecoDaLoja
  produtos: ProdutosVivos
  pagamentos: Pagamentos
  contextoOf: (
    requisicao: Requisicao,
    idfornecedor: string | null,
    idcliente?: string,
  ) => Promise<ContextoComprador>
}

/** A subscription as who may see it found it. */
interface Achada {
  row: DetalheRow
  contexto: ContextoComprador
  fornecedor: FornecedorVivo
  agora: Date
}

/** What can be repeated and how often, and what repeats (§4, §7 Subscriptions, readings 10). */
export function createAssinaturaHandlers({
  sql,
  config,
  produtos,
  pagamentos,
  contextoOf,
}: AssinaturaDeps): HandlersOf<Calls> {
  /** Strangers learn nothing: another's subscription is as unknown as one that does not exist. */
  async function find(id: string, requisicao: Requisicao): Promise<Achada> {
    const row = await findAssinatura(sql, id)
    if (!row) throw new Falha('nao_encontrado')
    const contexto = await contextoOf(requisicao, row.idfornecedor, row.idcliente)
    const { fornecedor } = contexto
    if (!contexto.podeAgir || !fornecedor) throw new Falha('nao_encontrado')
    return { row, contexto, fornecedor, agora: new Date() }
  }

  /** The same, for a login that may make orders of its cliente. */
  async function findToChange(id: string, requisicao: Requisicao): Promise<Achada> {
    const achada = await find(id, requisicao)
    requireSubmissao(achada.contexto)
    return achada
  }

  async function show(row: DetalheRow, onde: Omit<Achada, 'row'>): Promise<Assinatura> {
    const pagamento = await findPagamento(row, { db: sql, fornecedor: onde.fornecedor, pagamentos })
    return showAssinatura(produtos, row, { ...onde, pagamento })
  }

  async function take(achada: Achada, passo: Passo, avisoOf?: Mudanca['avisoOf']): Promise<Assinatura> {
    const { idassinatura } = achada.row
    await takePasso({ sql, config }, idassinatura, { passo, momento: achada, avisoOf })
    const row = await findAssinatura(sql, idassinatura)
    return show(row ?? achada.row, achada)
  }

  return {
    'GET /v4/subscription/type/list/{idfornecedor}': ({ contexto: { fornecedor } }) => {
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      return { data: [...fornecedor.tiposAssinatura] }
    },
    'GET /v4/subscription/list/{idfornecedor}/{idcliente}': async ({ query, contexto }) => {
      const { fornecedor, idcliente } = contexto
      if (!fornecedor || !idcliente) throw new Falha('nao_encontrado')
      const { page, limit, status = null } = query
      const { idfornecedor } = fornecedor
      const pagina = { limit, offset: (page - 1) * limit }
      const { rows, total } = await listAssinaturas(sql, { idfornecedor, idcliente, status, ...pagina })
      const data = await showLista(produtos, rows, contexto)
      return { data, totalItems: total, totalPages: Math.ceil(total / limit), currentPage: page, page, limit }
    },
    'GET /v4/subscription/get/{id}': async ({ params, requisicao }) => {
      const achada = await find(params.id, requisicao)
      return show(achada.row, achada)
    },
    'DELETE /v4/subscription/cancel/{id}': async ({ params, requisicao }) => {
      const achada = await findToChange(params.id, requisicao)
      return take(achada, cancel, () => ({ fato: 'cancelada', compose: composeAssinaturaCancelada }))
    },
    'POST /v4/subscription/begin/{numpedido}': async ({ params, body, requisicao }) => {
      const dono = await findDono(sql, params.numpedido)
      if (!dono) throw new Falha('nao_encontrado')
      const contexto = await contextoOf(requisicao, dono.idfornecedor, dono.idcliente)
      const { fornecedor, idusuario } = contexto
      if (!contexto.podeAgir || !fornecedor) throw new Falha('nao_encontrado')
      requireSubmissao(contexto)
      const momento = { fornecedor, agora: new Date() }
      const { idtipoassinatura } = body
      const formaPagamento =
        body.formaPagamento &&
        (await requirePagamento({ ...dono, idusuario }, body.formaPagamento, {
          db: sql,
          fornecedor,
          pagamentos,
        }))
      const pedida = { ...params, idtipoassinatura, formaPagamento, idusuario }
      const row = await findAssinatura(sql, await beginAssinatura({ sql, config }, pedida, momento))
      if (!row) throw new Falha('nao_encontrado')
      return show(row, { contexto, ...momento })
    },
    'POST /v4/subscription/{id}/{acao}': async ({ params, body, requisicao }) => {
      const achada = await findToChange(params.id, requisicao)
      switch (params.acao) {
        case 'pausar':
          return take(achada, pause)
        case 'retomar':
          return take(achada, resume)
        case 'pular':
          return take(achada, skip(body.data, body.desfazer))
        case 'itens': {
          const itens = await chooseItens(produtos, achada, body.itens ?? [])
          return take(achada, changeItens(itens))
        }
        case 'pagamento': {
          if (!body.formaPagamento) throw new Falha('pagamento_indisponivel')
          const { row, fornecedor } = achada
          const onde = { db: sql, fornecedor, pagamentos }
          return take(achada, changePagamento(await requirePagamento(row, body.formaPagamento, onde)))
        }
      }
    },
  }
}
