import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { AcessoDaPlataforma, AcessoNaLoja, AcessoNovo } from './acesso-operador.ts'

const pagina = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.int().min(1).max(50).default(20),
})

/** The platform's people see nothing of a store's customers without a reason that the store reads (issue 17, line 1; decision 0154). */
export const acessoOperadorCalls = defineCalls({
  'GET /painel/v1/acessos': {
    summary:
      'Accesses of the platform to customers of stores, the newest first; those of the asker that are open.',
    access: ['operador'],
    dono: 'sessao',
    params: semCampos,
    query: pagina.extend({ idfornecedor: id.optional() }),
    body: nada,
    response: z.object({
      data: z.array(AcessoDaPlataforma),
      cursor: z.string().nullable(),
      /** Open, of who asks, whatever page it is. */
      vigentes: z.array(AcessoDaPlataforma),
    }),
    falhas: ['sessao_expirada', 'sem_permissao'],
  },
  'POST /painel/v1/fornecedores/{idfornecedor}/acessos': {
    summary:
      "Opens an access to a store's customers for a while, with a reason that the store reads; an open one of the asker ends.",
    access: ['operador'],
    dono: 'sessao',
    mudaAcesso: true,
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: AcessoNovo,
    response: AcessoDaPlataforma,
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado'],
  },
  'POST /painel/v1/acessos/{idacesso}/encerrar': {
    summary: 'Ends an access of who asks before its time; ended, it stays as it is.',
    access: ['operador'],
    dono: 'sessao',
    mudaAcesso: true,
    params: z.object({ idacesso: id }),
    query: semCampos,
    body: nada,
    response: AcessoDaPlataforma,
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado'],
  },
  'GET /painel/v1/{idfornecedor}/acessos-da-plataforma': {
    summary:
      'Who of the platform looked at customers of this store, why, when, and at what, the newest first.',
    access: ['fornecedor'],
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id }),
    query: pagina,
    body: nada,
    response: z.object({ data: z.array(AcessoNaLoja), cursor: z.string().nullable() }),
    falhas: ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
  },
})
