import { hasTag } from './tags.ts'
import type { Tags } from './tags.ts'

interface Comprador {
  tags: Tags
  autenticado: boolean
  aprovado: boolean
  /** Permission submissao_pedido of the client-user pair (§4 Order submission). */
  pode_submeter: boolean
  /** What is sent is a request for prices (support-budget): neither side is bound by it. */
  orcamento?: boolean
}

/** Codes of the failure table. */
export type MotivoRecusa = 'entrar_para_continuar' | 'cadastro_nao_aprovado' | 'sem_permissao_submeter'

export interface PermissaoSubmissao {
  permitido: boolean
  motivo: MotivoRecusa | null
}

/**
 * Whether somebody may send orders and budgets, and why not. The restriction refuses orders and budgets of clientes that are not approved; one that is blocked may
 * still ask for a budget where the store takes them (readings 7).
 */
export function canSubmitPedido(comprador: Comprador): PermissaoSubmissao {
  const motivo = findMotivo(comprador)
  return { permitido: motivo === null, motivo }
}

function findMotivo({
  tags,
  autenticado,
  aprovado,
  pode_submeter,
  orcamento = false,
}: Comprador): MotivoRecusa | null {
  if (!autenticado) return 'entrar_para_continuar'
  if (!aprovado) {
    if (hasTag(tags, 'restrict-not-approved-user-submission')) return 'cadastro_nao_aprovado'
    const asksPrices = orcamento && hasTag(tags, 'support-budget')
    if (hasTag(tags, 'block-not-approved-user') && !asksPrices) return 'cadastro_nao_aprovado'
  }
  return pode_submeter ? null : 'sem_permissao_submeter'
}
