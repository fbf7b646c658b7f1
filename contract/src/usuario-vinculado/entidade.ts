import { z } from 'zod'

import { id } from '#campo'

/** A login that may buy for a cliente, or an invitation that waits for its answer (§6 Linked user). */
export const UsuarioVinculado = z.object({
  /** What DELETE takes as {c}: the idusuario, or the id of the invitation. */
  id,
  /** Null while the invitation has no answer. */
  idUsuario: id.nullable(),
  nome: z.string(),
  email: z.string(),
  situacao: z.enum(['ATIVO', 'CONVIDADO', 'VENCIDO']),
  /** Invites, removes and allows the others of this cliente. */
  administra: z.boolean(),
  pode_submeter_pedido: z.boolean(),
  /** The login that asks. */
  voce: z.boolean(),
  /** Since when it may buy, or when it was invited. */
  desde: z.iso.datetime(),
  /** Of an invitation. */
  expira_em: z.iso.datetime().nullable(),
})
export type UsuarioVinculado = z.infer<typeof UsuarioVinculado>

/** What the link of an invitation leads to, for whoever holds it. */
export const Convite = z.object({
  email: z.string(),
  /** The cliente that one may buy for. */
  cliente: z.string(),
  convidado_por: z.string(),
  pode_submeter_pedido: z.boolean(),
  /** The e-mail has a login already: its password is asked for in place of a new one. */
  tem_acesso: z.boolean(),
  expira_em: z.iso.datetime(),
})
export type Convite = z.infer<typeof Convite>
