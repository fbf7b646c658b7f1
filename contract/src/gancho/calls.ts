import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import {
  EntregaComCorpo,
  EntregaGancho,
  Gancho,
  GanchoComSegredo,
  GanchoNovo,
  MudancaGancho,
} from './entidade.ts'

/** Who opens a supplier's doors to systems, as with its keys, and the system itself; the platform looks, tries and shuts, and sends nothing elsewhere. */
const access: readonly Papel[] = ['fornecedor', 'erp']
const comAPlataforma: readonly Papel[] = ['fornecedor', 'operador', 'erp']
const params = z.object({ idfornecedor: id })
const doGancho = params.extend({ idgancho: id })
const daEntrega = doGancho.extend({ identrega: z.int().min(1).max(Number.MAX_SAFE_INTEGER) })
const doFornecedor = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
/** What is sent tells of orders: the platform needs a reason. */
const doQueSai = { ...doFornecedor, access: comAPlataforma } as const
const doEndereco = { ...doQueSai, semPessoas: true } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Outgoing webhooks of a supplier (readings 7), signed as Standard Webhooks says; what is told stands at /docs. */
export const ganchoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/ganchos': {
    summary: 'Webhooks of a supplier, without their secrets.',
    ...doEndereco,
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(Gancho) }),
    falhas,
  },
  'POST /painel/v1/{idfornecedor}/ganchos': {
    summary: 'Makes a webhook; the answer is the one time that its secret is shown.',
    ...doFornecedor,
    params,
    query: semCampos,
    body: GanchoNovo,
    response: GanchoComSegredo,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/ganchos/{idgancho}': {
    summary: 'Changes a webhook, or switches it off and on.',
    ...doFornecedor,
    params: doGancho,
    query: semCampos,
    body: MudancaGancho,
    response: Gancho,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'DELETE /painel/v1/{idfornecedor}/ganchos/{idgancho}': {
    summary: 'Removes a webhook with what it was still to be told.',
    ...doEndereco,
    params: doGancho,
    query: semCampos,
    body: nada,
    response: z.object({ removido: z.literal(true) }),
    falhas: [...falhas, 'nao_encontrado'],
  },
  'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/segredo': {
    summary: 'A new secret, shown in this answer alone; the one before is signed with too for 24 hours.',
    ...doFornecedor,
    params: doGancho,
    query: semCampos,
    body: nada,
    response: GanchoComSegredo,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/teste': {
    summary: 'Sends an event `teste` at once, and answers what came of it.',
    ...doEndereco,
    params: doGancho,
    query: semCampos,
    body: nada,
    response: EntregaGancho,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas': {
    summary: 'The latest deliveries of a webhook, newest first, with what the address answered.',
    ...doQueSai,
    params: doGancho,
    query: z.object({
      limit: z.int().min(1).max(100).default(20),
      /** Older than this one. */
      antes: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    body: nada,
    response: z.object({ data: z.array(EntregaGancho) }),
    falhas: [...falhas, 'nao_encontrado'],
  },
  'GET /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}': {
    summary: 'One delivery of a webhook, with the body that is sent.',
    ...doQueSai,
    params: daEntrega,
    query: semCampos,
    body: nada,
    response: EntregaComCorpo,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/entregas/{identrega}/reenviar': {
    summary: 'Sends a delivery again at once, under the same id, and answers what came of it.',
    ...doQueSai,
    params: daEntrega,
    query: semCampos,
    body: nada,
    response: EntregaGancho,
    falhas: [...falhas, 'nao_encontrado'],
  },
})
