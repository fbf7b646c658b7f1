import type { ApiKey, UsoDaChave } from '@vitrine/contract'
import { formatQuando, type Hoje } from '@vitrine/rules/data'

/** What a key opens, in words (docs/papeis.md). */
export const usosDitos: Record<UsoDaChave, { nome: string; alcance: string }> = {
  ERP: {
    nome: 'Sistema da loja',
    alcance:
      'Lê e move todos os pedidos, com notas e devoluções, põe preço em orçamentos, importa produtos, cuida de impostos e webhooks. Não mexe em chaves, equipe nem ajustes da loja.',
  },
  COMPRA: {
    nome: 'Abrir a loja para um cliente',
    alcance:
      'Vai no link que o cliente abre: ele compra em nome do próprio cadastro. Não abre nada do painel.',
  },
}

/** Since when, by whom, and whether anybody uses it. */
export function sayChave(
  { criada_em, criada_por, usada_em, usada_de, expira_em, revogada_em }: ApiKey,
  hoje: Hoje,
): string {
  const feita = `Criada ${formatQuando(criada_em, hoje)}${criada_por ? ` por ${criada_por}` : ''}.`
  if (revogada_em) return `${feita} Revogada ${formatQuando(revogada_em, hoje)}.`
  const usada = usada_em
    ? `Usada ${formatQuando(usada_em, hoje)}${usada_de ? `, da rede ${usada_de}` : ''}.`
    : 'Sem uso nos últimos 30 dias.'
  const vale = expira_em ? `Vence ${formatQuando(expira_em, hoje)}.` : 'Vale até ser revogada.'
  return `${feita} ${usada} ${vale}`
}
