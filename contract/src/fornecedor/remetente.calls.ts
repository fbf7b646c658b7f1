import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

const access: readonly Papel[] = ['fornecedor', 'operador']

/** From which address the letters of a supplier leave. */
export const Remetente = z.object({
  /** The supplier's own address to send from; null: none was given. */
  endereco: z.string().nullable(),
  /** When the operator saw that its domain lets the mail server send for it (SPF, DKIM); null: it does not count yet. */
  verificado_em: z.string().nullable(),
  /** What letters leave from now: the own address once it is verified, else the platform's; '' while no mail leaves. */
  envia_de: z.string(),
  /** Where answers go: the address of the supplier's footer; '' for none. */
  responde_para: z.string(),
})
export type Remetente = z.infer<typeof Remetente>

/** Letters of a supplier (added call): shown to its staff and the operator, set by the operator in the database. */
export const remetenteCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/remetente': {
    summary: 'From which address the letters of a supplier leave, and whether its own is verified.',
    access,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: nada,
    response: Remetente,
    falhas: ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
  },
})
