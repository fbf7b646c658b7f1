import { ULTIMOS_USOS, type UsosDoCupom } from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'

import { findCupomGuardado } from './cupons-guardados.repository.ts'
import { listUltimosUsos, sumUsos, type SomaRow } from './usos.repository.ts'

interface Pergunta {
  idcupom: string
  dias: number
  /** Today in the store's zone. */
  hoje: string
}

type Soma = Omit<SomaRow, 'dia'>

const nenhum: Soma = { pedidos: 0, cancelados: 0, desconto: 0, total: 0 }

/** How a coupon was used on each of the last days, since ever, and in which orders last. Errors: `nao_encontrado`. */
export async function showUsos(
  db: Db,
  { idfornecedor, fuso }: FornecedorVivo,
  { idcupom, dias, hoje }: Pergunta,
): Promise<UsosDoCupom> {
  const qual = { idfornecedor, idcupom }
  const desde = addDias(hoje, 1 - dias)
  const [cupom, somas, ultimos] = await Promise.all([
    findCupomGuardado(db, idfornecedor, idcupom),
    sumUsos(db, qual, { desde, fuso }),
    listUltimosUsos(db, qual, ULTIMOS_USOS),
  ])
  if (!cupom) throw new Falha('nao_encontrado')
  const porDia = new Map(somas.map(({ dia, ...soma }) => [dia, soma]))
  return {
    desde,
    ate: hoje,
    porDia: Array.from({ length: dias }, (_, i) => addDias(desde, i)).map((dia) => ({
      dia,
      ...toReais(porDia.get(dia) ?? nenhum),
    })),
    noPeriodo: toReais(sum(somas.filter(({ dia }) => dia !== null))),
    desdeSempre: toReais(sum(somas)),
    ultimos: ultimos.map(({ criado_em, desconto, total, ...uso }) => ({
      ...uso,
      criado_em: criado_em.toISOString(),
      desconto: fromCentavos(desconto),
      total: total === null ? null : fromCentavos(total),
    })),
  }
}

const sum = (somas: readonly Soma[]): Soma =>
  somas.reduce(
    (todas, uma) => ({
      pedidos: todas.pedidos + uma.pedidos,
      cancelados: todas.cancelados + uma.cancelados,
      desconto: todas.desconto + uma.desconto,
      total: todas.total + uma.total,
    }),
    nenhum,
  )

const toReais = ({ pedidos, cancelados, desconto, total }: Soma) => ({
  pedidos,
  cancelados,
  desconto: fromCentavos(desconto),
  total: fromCentavos(total),
})
