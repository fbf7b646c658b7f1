import { z } from 'zod'

import { Autenticado } from '#acesso'
import { defineCalls } from '#call'
import { id, nada, semCampos, session_token } from '#campo'
import { ClienteVinculado } from '#cliente'

import { UsuarioVinculado } from './entidade.ts'

/** Roles that manage logins: people who buy for their own company, never for another one. */
const donos = ['cliente', 'usuario vinculado'] as const
/** idusuario of this session, idfornecedor (readings 8). */
const par = z.object({ a: id, b: id })
const pagina = z.object({
  idfornecedor: id.optional(),
  /** Part of a name or an e-mail. */
  search: z.string().max(100).default(''),
  limit: z.int().min(1).max(100).default(20),
  offset: z.int().min(0).max(10_000).default(0),
})

export const usuarioVinculadoCalls = defineCalls({
  'POST /v1/app/{x}/usuario/{y}/usuarios': {
    summary: 'Logins that may buy for a cliente, and open invitations, paged and searchable.',
    access: [...donos, 'fornecedor', 'operador'],
    dono: 'cliente',
    cliente: 'params.y',
    fornecedor: 'body.idfornecedor',
    /** {x}: session token, {y}: idcliente. */
    params: z.object({ x: session_token, y: id }),
    query: semCampos,
    body: pagina,
    response: z.object({
      data: z.array(UsuarioVinculado),
      totalItems: z.int(),
      limit: z.int(),
      offset: z.int(),
      /** The session may invite, remove and allow. */
      administra: z.boolean(),
    }),
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'GET /v1/app/usuario/{a}/{b}': {
    summary:
      'Logins linked to the cliente of this session; with gerar_token_jwt the session goes on for another cliente of its login.',
    access: [...donos],
    dono: 'sessao',
    fornecedor: 'params.b',
    params: par,
    query: z.object({
      gerar_token_jwt: z.boolean().default(false),
      /** With gerar_token_jwt: the cliente to go on for, or its registration; without either the primary one. */
      idcliente: id.optional(),
      idcadastroextracliente: id.optional(),
    }),
    body: nada,
    response: z.object({
      data: z.array(UsuarioVinculado),
      /** Set with gerar_token_jwt: the session that goes on; its token is null where it is a cookie (§3). */
      usuarioVinculadoLogado: Autenticado.omit({ token: true })
        .extend({ jwttoken: z.string().nullable() })
        .nullable(),
    }),
    falhas: ['sessao_expirada', 'nao_encontrado', 'origem_recusada'],
  },
  'POST /v1/app/usuario/{a}/{b}': {
    summary: 'Invites somebody by e-mail to buy for the cliente of this session; again: a new letter.',
    access: [...donos],
    dono: 'sessao',
    fornecedor: 'params.b',
    params: par,
    query: semCampos,
    body: z.object({ email: z.email().max(254), submissao_pedido: z.boolean().default(true) }),
    /** Says nothing about whether the e-mail has a login. */
    response: z.object({ mensagem: z.string(), idconvite: id }),
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado', 'entrada_invalida'],
  },
  'DELETE /v1/app/usuario/{a}/{b}/{c}': {
    summary: 'Takes a login off the cliente of this session, or an invitation back.',
    access: [...donos],
    dono: 'sessao',
    mudaAcesso: true,
    fornecedor: 'params.b',
    /** {c}: idusuario or the id of an invitation. */
    params: z.object({ a: id, b: id, c: id }),
    query: semCampos,
    body: nada,
    response: z.object({ removido: z.literal(true) }),
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado', 'ultimo_administrador'],
  },
  'POST /v1/app/{x}/usuario/{y}/clientes-vinculados': {
    summary: 'Clientes that a login may buy for; sets or clears the primary one.',
    access: [...donos],
    dono: 'sessao',
    fornecedor: 'body.idfornecedor',
    /** {x}: session token, {y}: idusuario of this session. */
    params: z.object({ x: session_token, y: id }),
    query: semCampos,
    body: z.object({
      idfornecedor: id.optional(),
      /** The new primary cliente; null: none. Left out: nothing changes. */
      primario: id.nullable().optional(),
    }),
    response: z.object({ data: z.array(ClienteVinculado) }),
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'PUT /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}': {
    summary: 'Allows or forbids a login to submit orders for a cliente (§6 submissao_pedido; added call).',
    access: [...donos],
    dono: 'sessao',
    mudaAcesso: true,
    params: z.object({ idCadastroExtraCliente: id, idUsuario: id }),
    query: semCampos,
    body: z.object({ submissao_pedido: z.boolean() }),
    response: z.object({ pode_submeter_pedido: z.boolean() }),
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado'],
  },
})
