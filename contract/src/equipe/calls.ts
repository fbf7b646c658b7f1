import { z } from 'zod'

import { defineCalls, pessoas, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'
import { texto } from '#declarado'

import { MembroDaEquipe, PapelNaEquipe } from './entidade.ts'

/** Where somebody works, and as what: the stronger of two roles at one supplier. */
export const LugarDeTrabalho = z.object({
  idfornecedor: id,
  slug: z.string(),
  nome: z.string(),
  papel: z.enum(['atendente', 'fornecedor']),
  /** It asks a second proof that this login does not have: from when on it opens nothing; null: nothing is missing. */
  fator_ate: z.string().nullable(),
  /** The platform has taken it off the air; null: it is on the air. */
  fora_do_ar: z
    .object({
      /** Null: not known any more. */
      desde: z.string().nullable(),
      /** Told to who runs the store; null: not known, or not for an attendant. */
      motivo: z.string().nullable(),
    })
    .nullable(),
})
export type LugarDeTrabalho = z.infer<typeof LugarDeTrabalho>

const params = z.object({ idfornecedor: id })
const um = params.extend({ idusuario: id })
const access: readonly Papel[] = ['fornecedor']
const doFornecedor = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const
const convite = z.enum(['ENVIADO', 'JA_ENTRA'])

export const equipeCalls = defineCalls({
  'GET /v4/equipe/fornecedores': {
    summary: 'Suppliers whose panel this login may open, by name; none for who only buys (added call).',
    access: pessoas,
    dono: 'sessao',
    params: semCampos,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(LugarDeTrabalho) }),
    falhas: ['sessao_expirada'],
  },
  'GET /painel/v1/{idfornecedor}/equipe': {
    ...doFornecedor,
    summary: 'Who works at a supplier, and as what, by name (ux 3.12).',
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(MembroDaEquipe) }),
    falhas,
  },
  'POST /painel/v1/{idfornecedor}/equipe': {
    ...doFornecedor,
    summary: 'Lets somebody work at a supplier and writes to them; said again, the letter goes out again.',
    params,
    query: semCampos,
    body: z.strictObject({
      nome: texto(120, 1),
      email: z.email({ error: 'Este e-mail não existe.' }).max(254).toLowerCase(),
      papel: PapelNaEquipe,
    }),
    response: z.object({ membro: MembroDaEquipe, convite }),
    falhas: [...falhas, 'entrada_invalida', 'muitas_requisicoes'],
  },
  'PUT /painel/v1/{idfornecedor}/equipe/{idusuario}': {
    ...doFornecedor,
    summary: 'Gives somebody of the team another role in place of those that they have.',
    params: um,
    query: semCampos,
    body: z.strictObject({ papel: PapelNaEquipe }),
    response: MembroDaEquipe,
    falhas: [...falhas, 'nao_encontrado', 'ultimo_dono'],
  },
  'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}': {
    ...doFornecedor,
    summary: 'Takes somebody out of the team: what they held goes back, and their sessions there end.',
    params: um,
    query: semCampos,
    body: nada,
    response: z.object({}),
    falhas: [...falhas, 'nao_encontrado', 'ultimo_dono'],
  },
})
