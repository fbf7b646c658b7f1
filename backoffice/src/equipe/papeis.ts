import type { MembroDaEquipe, PapelNaEquipe } from '@vitrine/contract'

/** What somebody may do at a store, in words (docs/papeis.md). */
export const papeisDitos: Record<PapelNaEquipe, { nome: string; alcance: string }> = {
  atendente: {
    nome: 'Atendente',
    alcance: 'Conversa com clientes, negocia preços dentro dos limites e cuida de orçamentos.',
  },
  fornecedor: {
    nome: 'Administra a loja',
    alcance: 'Tudo o que o atendente faz, e ainda produtos, entregas, integrações, limites e a equipe.',
  },
  representante: {
    nome: 'Representante',
    alcance: 'Compra na loja em nome dos clientes que você lhe der. Não abre o painel.',
  },
}

export const papeis = ['atendente', 'fornecedor', 'representante'] as const satisfies readonly PapelNaEquipe[]

/** Nobody else runs the store. */
export const isUltimoDono = ({ idusuario }: MembroDaEquipe, equipe: readonly MembroDaEquipe[]): boolean =>
  equipe.every((membro) => membro.papeis.includes('fornecedor') === (membro.idusuario === idusuario))
