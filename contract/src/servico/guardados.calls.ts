import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'
import { NomeDoAlvo } from '#cupom'

import { CadastroServico } from './cadastro-servico.ts'

/** An additional service as it is kept, with the version that whoever changes it names. */
export const ServicoGuardado = CadastroServico.extend({ versao: z.int() })
export type ServicoGuardado = z.output<typeof ServicoGuardado>

/** What is written of one: the whole of it. */
export const ServicoDito = CadastroServico.omit({ idservico: true }).extend({
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})

const params = z.object({ idfornecedor: id })
const um = params.extend({ idservico: id })
const access: readonly Papel[] = ['fornecedor']
const doFornecedor = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Additional services of a supplier as its panel keeps them (decision 0147): added calls. */
export const servicoGuardadoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/servicos': {
    ...doFornecedor,
    summary:
      'Additional services of a supplier, those that are off too, in the order of the shop, 500 at most.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({
      data: z.array(ServicoGuardado),
      /** Of products and categories that they are for, some of each. */
      nomes: z.array(NomeDoAlvo),
    }),
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/servicos/{idservico}': {
    ...doFornecedor,
    summary: 'Writes an additional service, new or not; the id of a new one is made by who writes it.',
    params: um,
    query: semCampos,
    body: ServicoDito,
    response: ServicoGuardado,
    falhas: [...falhas, 'nao_encontrado', 'entrada_invalida', 'cadastro_mudou'],
  },
  'DELETE /painel/v1/{idfornecedor}/servicos/{idservico}': {
    ...doFornecedor,
    summary: 'Removes an additional service that nobody ordered.',
    params: um,
    query: z.object({
      /** The version that was looked at; absent: whatever stands there. */
      versao: z.int().positive().optional(),
    }),
    body: nada,
    response: z.object({ removida: z.literal(true) }),
    falhas: [...falhas, 'nao_encontrado', 'cadastro_mudou', 'cadastro_em_uso'],
  },
})
