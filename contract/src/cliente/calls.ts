import { z } from 'zod'

import { defineCalls, todos } from '#call'
import { comSessao, id, nada } from '#campo'

import { Caracteristicas } from './cadastro.ts'
import { ConfiguracoesCliente, TipoDocumento } from './entidade.ts'

export const clienteCalls = defineCalls({
  'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente': {
    summary: 'Who this session is at a fornecedor: approval, tags, permission, credit.',
    access: todos,
    dono: 'sessao',
    fornecedor: 'query.idfornecedor',
    params: comSessao,
    query: z.object({ idfornecedor: id.optional() }),
    body: nada,
    response: ConfiguracoesCliente,
    falhas: ['sessao_expirada'],
  },
  'POST /v1/app/{session_token}/cliente/usuario': {
    summary:
      'Stores a candidate, or registers a cliente with its login and its registration at a fornecedor.',
    access: todos,
    dono: 'publico',
    fornecedor: 'body.idfornecedor',
    params: comSessao,
    query: z.object({ idfornecedor: id.optional() }),
    body: z.object({
      /** Only the first step: e-mail and document of somebody who may register (§4 Login and registration 2). */
      candidato: z.boolean().default(false),
      idfornecedor: id.optional(),
      /** Document, masked or not. */
      cpf: z.string().max(40).optional(),
      tipo_documento: TipoDocumento.optional(),
      email: z.email().max(254).optional(),
      nome: z.string().max(160).optional(),
      razaosocial: z.string().max(160).optional(),
      telefone: z.string().max(30).optional(),
      data_nascimento: z.iso.date().optional(),
      senha: z.string().min(8).max(200).optional(),
      /** Version of the terms of use that the form showed; accepted with the registration. */
      termosuso: z.string().max(40).optional(),
      /** Answers to the fields of GET /v4/caracteristica-cliente/todas/{id}. */
      caracteristicas: Caracteristicas.default({}),
    }),
    response: z.object({
      idcandidato: id.nullable(),
      idcliente: id.nullable(),
      authenticated: z.boolean(),
      cadastro_aprovado: z.boolean(),
      mensagem: z.string().nullable(),
      mensagemModal: z.object({ titulo: z.string(), texto: z.string() }).nullable(),
    }),
    falhas: ['cadastro_falhou', 'login_invalido', 'entrada_invalida', 'autenticacao_automatica_falhou'],
    imprevisto: 'cadastro_falhou',
  },
})
