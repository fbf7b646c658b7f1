import { z } from 'zod'

import { defineCalls, todos } from '#call'
import { LinhaPedida } from '#carrinho'
import { comSessao, id, nada, semCampos } from '#campo'

import { Autenticado } from './entidade.ts'

/** The other ways in: a supplier's own system by its key, and a login that comes along from another store. */
export const entradaCalls = defineCalls({
  'POST /v4/api-key/login': {
    summary: "Logs a supplier's own system in for one of its clientes, by the supplier's code of it.",
    access: todos,
    dono: 'publico',
    fornecedor: 'body.idFornecedor',
    semVez: true,
    params: semCampos,
    query: semCampos,
    body: z.object({
      apiKey: z.string().min(1).max(200),
      /** The code that the supplier's system knows the cliente by. */
      idErpUsuario: z.string().min(1).max(100),
      idFornecedor: z.string().min(1).max(64),
    }),
    response: Autenticado,
    falhas: ['cliente_nao_obtido', 'aguarda_aprovacao', 'fornecedor_desconhecido'],
    imprevisto: 'cliente_nao_obtido',
  },
  'GET /v1/app/usuario/{id}/lojas': {
    summary: 'Other stores that the cliente of this session is registered with (added call).',
    access: ['cliente', 'usuario vinculado'],
    dono: 'sessao',
    fornecedor: 'query.idfornecedor',
    /** {id}: idusuario, of this session alone. */
    params: z.object({ id }),
    query: z.object({ idfornecedor: id.optional() }),
    body: nada,
    response: z.object({
      data: z.array(z.object({ idfornecedor: id, slug: z.string(), nome: z.string() })),
    }),
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'POST /v1/app/usuario/login-token': {
    summary:
      'Makes the address that takes login, cart and place along to another store, once and within 60 s (added call).',
    access: ['visitante', 'cliente', 'usuario vinculado'],
    dono: 'publico',
    /** The store to go to. */
    fornecedor: 'body.idfornecedor',
    semVez: true,
    params: semCampos,
    query: semCampos,
    body: z.object({
      idfornecedor: id,
      /** The whole cart of a visitor, as a save sends it; the cart of an account is on the server already. */
      cartItens: z.array(LinhaPedida).max(1000).optional(),
      /** The place, in the format of its cookie. */
      lugar: z.string().max(4000).optional(),
    }),
    /** Of the store's own domain, or of the marketplace: never of a host that the request names. */
    response: z.object({ url: z.string(), validade: z.int() }),
    falhas: ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
  'POST /v1/app/{session_token}/usuario/autenticar/login-token': {
    summary: 'Uses such an address: once, within 60 s, at its own store, host and e-mail (added call).',
    access: todos,
    dono: 'publico',
    fornecedor: 'body.idfornecedor',
    semVez: true,
    params: comSessao,
    query: semCampos,
    body: z.object({
      token: z.string().min(1).max(100),
      email: z.string().min(1).max(254),
      idfornecedor: id,
    }),
    /** Of a visitor nobody is logged in: `usuario.authenticated` is as before. */
    response: Autenticado.extend({ cartItens: z.array(LinhaPedida), lugar: z.string().nullable() }),
    falhas: ['login_token_falhou', 'fornecedor_desconhecido'],
    imprevisto: 'login_token_falhou',
  },
})
