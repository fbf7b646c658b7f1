import type { FormaEntrega, GradeDaNegociacao } from '@vitrine/contract'
import { formatCep } from '@vitrine/rules/documento'
import { formatReais } from '@vitrine/rules/dinheiro'
import { computeTaxaEntrega } from '@vitrine/rules/entrega'

import type { Destino } from './read-fechamento.ts'

/** What the delivery takes that is being closed, in reais, and where that comes from. */
export interface FreteAPagar {
  taxa: number
  /** Who agreed on it and why; null: it is the store's own table. */
  combinado: { por: string; motivo: string } | null
  /** A freight was agreed, for another place or form: in words; null: none was. */
  outro: string | null
}

/** The freight of a form at a destination, as the order will take it; undefined: picked up. */
export function findFrete(
  { somas, negociacao }: Pick<GradeDaNegociacao, 'somas' | 'negociacao'>,
  { destino, forma }: { destino: Pick<Destino, 'tipoEntrega'>; forma: FormaEntrega },
): FreteAPagar | undefined {
  if (destino.tipoEntrega === 'RETIRADA') return undefined
  const { degraus, frete_negociado } = forma
  const taxa = computeTaxaEntrega(degraus, somas.negociado ?? 0)
  const outro = frete_negociado ? null : sayOutro(negociacao)
  return { taxa, combinado: frete_negociado ?? null, outro }
}

function sayOutro(negociacao: GradeDaNegociacao['negociacao']): string | null {
  if (!negociacao || negociacao.frete === null) return null
  const { frete, frete_acordado } = negociacao
  const onde = frete_acordado
    ? ` para ${formatCep(frete_acordado.cep)}, por ${frete_acordado.forma ?? 'qualquer forma'}`
    : ''
  return `Há ${sayFrete(frete)} combinado${onde}: aqui vale o da tabela.`
}

/** 'frete grátis', 'frete de R$ 9,00'. */
export const sayFrete = (taxa: number): string =>
  taxa === 0 ? 'frete grátis' : `frete de ${formatReais(taxa)}`
