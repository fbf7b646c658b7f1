import { z } from 'zod'

import { Arquivo } from '#arquivo'
import { defineCalls, todos } from '#call'
import { id, nada, semCampos } from '#campo'

const donos = ['cliente', 'usuario vinculado'] as const

/** A version of the terms of use. */
export const TermoUso = z.object({
  versao: z.string(),
  titulo: z.string(),
  /** What changed since the version before; '' for the first. */
  resumo: z.string(),
  /** Paragraphs with blank lines between; a line that begins with '## ' is a heading. */
  texto: z.string(),
  publicado_em: z.string(),
})
export type TermoUso = z.infer<typeof TermoUso>

/** Everything kept about a cliente, as tables of rows (LGPD art. 18). */
export const MeusDados = z.object({
  gerado_em: z.string(),
  tabelas: z.array(z.object({ nome: z.string(), linhas: z.array(z.record(z.string(), z.unknown())) })),
})
export type MeusDados = z.infer<typeof MeusDados>

export const privacidadeCalls = defineCalls({
  'POST /v4/consentimento': {
    summary: 'Keeps what a browser chose about cookies: who, when, which groups (LGPD; added call).',
    access: todos,
    dono: 'publico',
    fornecedor: 'body.idfornecedor',
    params: semCampos,
    query: semCampos,
    body: z.object({
      /** Cart and security, the user, preferences, analytics (section 4). */
      grupos: z.tuple([z.boolean(), z.boolean(), z.boolean(), z.boolean()]),
      idfornecedor: id.optional(),
    }),
    /** False when one address chose too often in an hour: the choice holds on the device all the same. */
    response: z.object({ registrado: z.boolean() }),
    falhas: [],
  },
  'GET /termouso': {
    summary: 'The terms of use: the version in force, or the one named.',
    access: todos,
    dono: 'publico',
    params: semCampos,
    query: z.object({ versaoArquivo: z.string().max(40).optional() }),
    body: nada,
    response: TermoUso,
    falhas: ['nao_encontrado'],
  },
  'GET /v4/termos-uso/{id}/pdf': {
    summary:
      'The terms of use as a PDF, with what the supplier adds to them: the version in force, or the one named (added call).',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ id: z.string().max(64) }),
    query: z.object({ versaoArquivo: z.string().max(40).optional() }),
    body: nada,
    response: Arquivo,
    arquivo: 'application/pdf',
    falhas: ['fornecedor_desconhecido', 'nao_encontrado'],
  },
  'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/termos-uso': {
    summary: 'Accepts the terms of use in force; kept with who, when, version and address.',
    access: [...donos],
    dono: 'cliente',
    mudaAcesso: true,
    cliente: 'params.idcliente',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idcliente: id, idfornecedor: id }),
    query: semCampos,
    /** The version that was read: a newer one is asked for again. */
    body: z.object({ versao: z.string().max(40) }),
    response: z.object({ termosuso: z.literal(true), versao: z.string() }),
    falhas: ['termo_desatualizado', 'sessao_expirada', 'nao_encontrado'],
  },
  'GET /v4/client/{idcliente}/dados': {
    summary: 'Everything kept about a cliente (LGPD; added call).',
    access: [...donos],
    dono: 'cliente',
    cliente: 'params.idcliente',
    params: z.object({ idcliente: id }),
    query: semCampos,
    body: nada,
    response: MeusDados,
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado'],
  },
  'POST /v4/client/{idcliente}/supplier/{idfornecedor}/dados/copia': {
    summary: 'Keeps, for the store, that the person took a copy of its data (LGPD; added call).',
    access: [...donos],
    dono: 'cliente',
    cliente: 'params.idcliente',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idcliente: id, idfornecedor: id }),
    query: semCampos,
    body: nada,
    response: z.object({ anotada: z.literal(true) }),
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
  'POST /v4/client/{idcliente}/dados/excluir': {
    summary:
      'Deletes an account: the person is made anonymous, fiscal records stay for their term (LGPD; added call).',
    access: [...donos],
    dono: 'cliente',
    cliente: 'params.idcliente',
    params: z.object({ idcliente: id }),
    query: semCampos,
    body: z.object({ senha: z.string().max(200) }),
    response: z.object({ excluido: z.literal(true), pedidos_guardados: z.int() }),
    falhas: ['exclusao_recusada', 'senha_incorreta', 'sessao_expirada', 'sem_permissao', 'nao_encontrado'],
  },
})
