import { motivosAvaliacao, type Avaliacao } from '@vitrine/contract'
import { prazoAvaliacao } from '@vitrine/rules/pedido'

import type { AvaliacaoRow } from './depois.repository.ts'

/** A rating as its order shows it. */
export function toAvaliacao({ estrelas, motivos, texto, criado_em }: AvaliacaoRow, fuso: string): Avaliacao {
  return {
    estrelas,
    motivos: motivosAvaliacao.filter((motivo) => motivos.includes(motivo)),
    texto,
    editavel_ate: prazoAvaliacao(new Date(criado_em), fuso).toISOString(),
  }
}
