import { hasTag } from './tags.ts'
import type { Tags } from './tags.ts'

interface Comprador {
  tags: Tags
  autenticado: boolean
  aprovado: boolean
  /** Permission submissao_pedido of the client-user pair (§4 Order submission). */
  pode_submeter: boolean
}

/** Codes of the failure table. */
export type MotivoRecusa = 'sessao_expirada' | 'cadastro_nao_aprovado' | 'sem_permissao_submeter'

export interface PermissaoSubmissao {
  permitido: boolean
  motivo: MotivoRecusa | null
}

/** Whether somebody may send orders and budgets (readings 7: the restriction refuses both alike), and why not. */
export function canSubmitPedido(comprador: Comprador): PermissaoSubmissao {
  const motivo = findMotivo(comprador)
  return { permitido: motivo === null, motivo }
}

function findMotivo({ tags, autenticado, aprovado, pode_submeter }: Comprador): MotivoRecusa | null {
  if (!autenticado) return 'sessao_expirada'
  const needsApproval =
    hasTag(tags, 'restrict-not-approved-user-submission') || hasTag(tags, 'block-not-approved-user')
  if (needsApproval && !aprovado) return 'cadastro_nao_aprovado'
  return pode_submeter ? null : 'sem_permissao_submeter'
}
