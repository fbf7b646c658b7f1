import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { DominioConferido, NovoRemetente, Remetente } from './remetente.ts'

/** Answers of customers go where it says: the platform looks, and sets nothing. */
const access: readonly Papel[] = ['fornecedor']
const comAPlataforma: readonly Papel[] = ['fornecedor', 'operador']
const params = z.object({ idfornecedor: id })
const doFornecedor = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const aVista = { ...doFornecedor, access: comAPlataforma, semPessoas: true } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** From which address a supplier's letters leave, kept by whoever answers for the supplier (added calls, decision 0097). */
export const remetenteCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/remetente': {
    summary: 'From which address the letters of a supplier leave, and whether its own is verified.',
    ...aVista,
    params,
    query: semCampos,
    body: nada,
    response: Remetente,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/remetente': {
    summary: 'Sets name, address and address for answers; another address is not verified any more, at once.',
    ...doFornecedor,
    params,
    query: semCampos,
    body: NovoRemetente,
    response: Remetente,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
  'POST /painel/v1/{idfornecedor}/remetente/codigo': {
    summary: "Sends a code to the address, to show that its mailbox is the supplier's.",
    ...doFornecedor,
    params,
    query: semCampos,
    body: nada,
    response: z.object({
      mensagem: z.string(),
      /** Seconds that the code is good for. */
      validade: z.int(),
    }),
    falhas: [...falhas, 'entrada_invalida', 'muitas_requisicoes'],
  },
  'POST /painel/v1/{idfornecedor}/remetente/confirmar': {
    summary: 'Says the code that came to the mailbox.',
    ...doFornecedor,
    params,
    query: semCampos,
    body: z.object({ codigo: z.string().min(1).max(20) }),
    response: Remetente,
    falhas: [...falhas, 'codigo_invalido', 'muitas_requisicoes'],
  },
  'POST /painel/v1/{idfornecedor}/remetente/dominio': {
    summary: "Looks at the address's domain: whether SPF and DKIM let the mail server send for it.",
    ...aVista,
    params,
    query: semCampos,
    body: nada,
    response: DominioConferido,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou', 'muitas_requisicoes'],
  },
})
