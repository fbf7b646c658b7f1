import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { SituacaoCadastro } from './entidade.ts'

export const analiseCalls = defineCalls({
  'POST /v4/client/{idcliente}/supplier/{idfornecedor}/cadastro': {
    summary:
      'Registers a cliente with a supplier that it comes to from another one (added call). Twice is once: what was decided holds.',
    access: ['cliente', 'usuario vinculado'],
    dono: 'cliente',
    mudaAcesso: true,
    fornecedor: 'params.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idcliente: id, idfornecedor: id }),
    query: semCampos,
    body: nada,
    response: z.object({ situacao: SituacaoCadastro }),
    falhas: ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
  'POST /painel/v1/{idfornecedor}/cadastros/{idcliente}/decisao': {
    summary: 'A supplier approves or refuses a registration; the cliente is told at once and by letter.',
    access: ['fornecedor', 'operador'],
    dono: 'cliente',
    fornecedor: 'params.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idfornecedor: id, idcliente: id }),
    query: semCampos,
    body: z.object({
      aprovado: z.boolean(),
      /** Of a refusal: what is wrong and how to mend it, for the cliente to read. */
      motivo: z.string().max(500).default(''),
      /** The version of the registration that was looked at; absent: whatever stands there. */
      versao: z.int().positive().optional(),
    }),
    response: z.object({ situacao: SituacaoCadastro }),
    falhas: [
      'sessao_expirada',
      'sem_permissao',
      'nao_encontrado',
      'entrada_invalida',
      'fornecedor_desconhecido',
      'cadastro_mudou',
    ],
  },
})
