import type { AtoDaNegociacao, HistoricoDaNegociacao } from '@vitrine/contract'
import { fromCentavos, fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'

import type { Db } from '#infra'
import { type Dono } from '#negociacao'

import { countAtos, listAtos, type AtoRow } from './ato.repository.ts'

/** What was done in a cart, the latest first: one page. */
export async function readHistorico(
  db: Db,
  dono: Dono,
  { page, perpage }: { page: number; perpage: number },
): Promise<HistoricoDaNegociacao> {
  const rows = await listAtos(db, dono, { limit: perpage, offset: (page - 1) * perpage })
  const totalItems = await countAtos(db, dono)
  const totalPages = Math.ceil(totalItems / perpage)
  return { data: rows.map(showAto), totalPages, totalItems, currentPage: page, page, limit: perpage }
}

const leitores = {
  PRECO: fromDecimilesimos,
  QUANTIDADE: fromMilesimos,
  FRETE: fromCentavos,
  TOTAL: fromCentavos,
}

export function showAto({ lado, nome, idusuario, em, antes, depois, ...ato }: AtoRow): AtoDaNegociacao {
  const valorOf = (valor: number | null) =>
    valor === null || ato.medida === null ? null : leitores[ato.medida](valor)
  return {
    ...ato,
    em: em.toISOString(),
    quem: { lado, nome, idusuario },
    antes: valorOf(antes),
    depois: valorOf(depois),
  }
}
