import { z } from 'zod'

import { compradoresEEquipe, defineCalls } from '#call'
import { id, nada, quantidadePositiva } from '#campo'
import { TipoEntrega } from '#venda'

import {
  ItemParaLista,
  ListaCompras,
  ListaDetalhe,
  NomeLista,
  ResultadoAplicacao,
  RevisaoPedido,
  TipoLista,
} from './entidade.ts'

const MAX_ITENS = 1000
/** Where the path names no cliente, the query does. */
const quem = z.object({ idfornecedor: id, idclient: id })
const onde = z.object({ idfornecedor: id })
const doCliente = {
  access: compradoresEEquipe,
  dono: 'cliente',
  fornecedor: 'query.idfornecedor',
} as const
const feito = z.object({ lista: ListaCompras })
const desconhecida = ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'] as const

export const listaComprasCalls = defineCalls({
  'GET /v4/shopping-list/{idcliente}': {
    summary: 'Lists of a cliente: its own (FROM_CLIENT), those suggested to it (TO_CLIENT), or both.',
    ...doCliente,
    cliente: 'params.idcliente',
    params: z.object({ idcliente: id }),
    query: z.object({
      idfornecedor: id,
      /** The cliente again; it must be the one of the path. */
      idclient: id.optional(),
      type: TipoLista.optional(),
    }),
    body: nada,
    response: z.object({ data: z.array(ListaCompras) }),
    falhas: desconhecida,
  },
  'GET /v4/shopping-list/{list}/products/{idcliente}': {
    summary: 'One list with price, stock and last purchase of each line.',
    ...doCliente,
    cliente: 'params.idcliente',
    params: z.object({ list: id, idcliente: id }),
    query: onde,
    body: nada,
    response: ListaDetalhe,
    falhas: desconhecida,
  },
  'POST /v4/shopping-list/{id}/apply/{idcliente}': {
    summary: 'Adds a list, or the chosen lines of it, to the cart; every line says what became of it.',
    ...doCliente,
    cliente: 'params.idcliente',
    params: z.object({ id, idcliente: id }),
    query: onde,
    body: z
      .object({
        /** Only these, in these quantities; all of the list without it. */
        itens: z.array(ItemParaLista).max(MAX_ITENS).optional(),
        /** A key lets the same application happen once. */
        chave: id.optional(),
      })
      .default({}),
    response: ResultadoAplicacao,
    falhas: ['sessao_expirada', 'nao_encontrado', 'carrinho_bloqueado', 'fornecedor_desconhecido'],
  },
  'POST /v4/shopping-list/{id}': {
    summary: 'Makes a list (null uuid or a new id), renames it, or replaces its lines.',
    ...doCliente,
    cliente: 'query.idclient',
    params: z.object({ id }),
    query: quem,
    body: z.object({
      nome: NomeLista.optional(),
      /** All lines of the list from now on; left as they are without it. */
      itens: z.array(ItemParaLista).max(MAX_ITENS).optional(),
    }),
    response: feito,
    falhas: desconhecida,
  },
  'POST /v4/shopping-list/{id}/product/{idproduto}/copy/{destino}': {
    summary: 'Copies a line from a list that can be seen to one of the own.',
    ...doCliente,
    cliente: 'query.idclient',
    params: z.object({ id, idproduto: id, destino: id }),
    query: quem,
    body: nada,
    response: feito,
    falhas: desconhecida,
  },
  'POST /v4/shopping-list/{id}/product/{idproduto}/add': {
    summary: 'Puts a product on a list; with `quantidade` also sets how much of it.',
    ...doCliente,
    cliente: 'query.idclient',
    params: z.object({ id, idproduto: id }),
    query: quem,
    body: z
      .object({
        /** Without it: the least that can be bought, or what the list has already. */
        quantidade: quantidadePositiva.optional(),
      })
      .default({}),
    response: feito,
    falhas: desconhecida,
  },
  'DELETE /v4/shopping-list/{id}/product/{idproduto}': {
    summary: 'Takes a product off a list (added call).',
    ...doCliente,
    cliente: 'query.idclient',
    params: z.object({ id, idproduto: id }),
    query: quem,
    body: nada,
    response: feito,
    falhas: desconhecida,
  },
  'DELETE /v4/shopping-list/{id}/disable/{idcliente}': {
    summary: 'Disables a list; it can be enabled again.',
    ...doCliente,
    cliente: 'params.idcliente',
    params: z.object({ id, idcliente: id }),
    query: onde,
    body: nada,
    response: feito,
    falhas: desconhecida,
  },
  'POST /v4/shopping-list/{id}/enable/{idcliente}': {
    summary: 'Undoes the disabling of a list (added call).',
    ...doCliente,
    cliente: 'params.idcliente',
    params: z.object({ id, idcliente: id }),
    query: onde,
    body: nada,
    response: feito,
    falhas: desconhecida,
  },
  'POST /v4/shopping-list/{id}/share/{idcliente}': {
    summary: 'Makes a link that lets whoever has it read the list, or ends it (added call).',
    ...doCliente,
    cliente: 'params.idcliente',
    params: z.object({ id, idcliente: id }),
    query: onde,
    body: z.object({ compartilhar: z.boolean() }),
    response: feito,
    falhas: desconhecida,
  },
  'GET /v4/shopping-list/shared/{codigo}': {
    summary: 'A shared list, read-only, in the prices of who reads it (added call).',
    access: ['visitante', ...compradoresEEquipe],
    dono: 'publico',
    fornecedor: 'query.idfornecedor',
    params: z.object({ codigo: z.string().regex(/^[\w-]{16,64}$/) }),
    query: onde,
    body: nada,
    response: ListaDetalhe,
    falhas: ['nao_encontrado', 'fornecedor_desconhecido'],
  },
  'POST /v4/shopping-list/review/{idfornecedor}': {
    summary:
      'Reads a pasted order or known lines: what would be added, adjusted, refused, and why (added call).',
    access: ['visitante', ...compradoresEEquipe],
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id }),
    /** Priced by this method and delivery; without them as a list is. */
    query: z.object({ idformapagamento: id.optional(), tipoentrega: TipoEntrega.optional() }),
    body: z.object({
      /** A pasted order: lines of text, cells apart by tabs. */
      texto: z.string().max(250_000).optional(),
      /** Known lines, of an order or a list; after those of the text. */
      itens: z
        .array(ItemParaLista.extend({ nome: z.string().max(200).optional() }))
        .max(MAX_ITENS)
        .optional(),
    }),
    response: RevisaoPedido,
    falhas: ['fornecedor_desconhecido'],
    bodyLimit: 1_048_576,
  },
})
