import { z } from 'zod'

import { compradores, defineCalls, todos } from '#call'
import { comSessao, id, nada, semCampos, session_token } from '#campo'

import { Endereco, EnderecoEnviado, Localizacao } from './entidade.ts'

const lista = z.object({ data: z.array(Endereco) })
const salvo = z.object({
  endereco: Endereco,
  /** Said where the coordinates that were sent are not those of the CEP, and were not used (readings 8). */
  mensagem: z.string().nullable(),
})
/** Null: no billing address was given, invoices go to the address of delivery. */
const faturamento = z.object({ endereco: Endereco.nullable() })

export const enderecoCalls = defineCalls({
  'GET /v1/app/{session_token}/cliente/enderecos': {
    summary: 'Addresses of the customer, the primary one first.',
    access: compradores,
    dono: 'sessao',
    fornecedor: 'query.idfornecedor',
    params: comSessao,
    query: z.object({ idfornecedor: id.optional() }),
    body: nada,
    response: lista,
    falhas: ['sessao_expirada'],
  },
  'POST /v1/app/{session_token}/cliente/enderecos': {
    summary: 'Registers an address, with its coordinates.',
    access: compradores,
    dono: 'sessao',
    fornecedor: 'body.idfornecedor',
    params: comSessao,
    query: semCampos,
    body: z.object({ endereco: EnderecoEnviado, idfornecedor: id.optional() }),
    solto: 'endereco',
    response: salvo,
    falhas: ['sessao_expirada', 'entrada_invalida'],
  },
  'POST /v1/app/{session_token}/cliente/enderecosput': {
    summary: 'Updates an address.',
    access: compradores,
    dono: 'sessao',
    fornecedor: 'body.idfornecedor',
    params: comSessao,
    query: semCampos,
    body: z.object({ endereco: EnderecoEnviado.extend({ idendereco: id }), idfornecedor: id.optional() }),
    solto: 'endereco',
    response: salvo,
    falhas: ['sessao_expirada', 'nao_encontrado', 'entrada_invalida'],
  },
  'POST /v1/app/{session_token}/cliente/enderecos/{idendereco}/excluir': {
    summary: 'Removes an address; orders keep their own copy of it.',
    access: compradores,
    dono: 'sessao',
    params: z.object({ session_token, idendereco: id }),
    query: semCampos,
    /** `desfazer` brings back what was removed by mistake. */
    body: z.object({ desfazer: z.boolean().default(false) }).default({ desfazer: false }),
    response: lista,
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'GET /v2/app/{session_token}/cliente/enderecos/{id}/faturamento': {
    summary: 'The billing address of a cliente, kept apart from those of delivery (§3 Address).',
    access: compradores,
    dono: 'cliente',
    /** `id` is the idcliente. */
    cliente: 'params.id',
    params: z.object({ session_token, id }),
    query: semCampos,
    body: nada,
    response: faturamento,
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'PUT /v2/app/{session_token}/cliente/enderecos/{id}/faturamento': {
    summary: 'Gives or replaces the billing address of a cliente (added call).',
    access: compradores,
    dono: 'cliente',
    cliente: 'params.id',
    params: z.object({ session_token, id }),
    query: semCampos,
    body: z.object({ endereco: EnderecoEnviado }),
    response: faturamento,
    falhas: ['sessao_expirada', 'nao_encontrado', 'entrada_invalida'],
  },
  'DELETE /v2/app/{session_token}/cliente/enderecos/{id}/faturamento': {
    summary: 'Takes the billing address of a cliente away (added call).',
    access: compradores,
    dono: 'cliente',
    cliente: 'params.id',
    params: z.object({ session_token, id }),
    query: semCampos,
    body: nada,
    response: faturamento,
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'GET /v4/endereco/pesquisar': {
    summary: 'Places that a CEP or a free text may mean, or the place at a point of the map (added call).',
    access: todos,
    dono: 'publico',
    params: semCampos,
    query: z.object({
      /** Without it the place at lat and lng is asked for; with both, places near the point come first. */
      q: z.string().min(2).max(160).optional(),
      lat: z.number().min(-90).max(90).optional(),
      lng: z.number().min(-180).max(180).optional(),
      limit: z.int().min(1).max(20).default(8),
    }),
    body: nada,
    response: z.object({ data: z.array(Localizacao) }),
    falhas: [],
  },
})
