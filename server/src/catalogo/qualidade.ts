import { motivosDeQualidade, type Calls, type MotivoDeQualidade, type Response } from '@vitrine/contract'

import type { Db } from '#infra'

import { countVistas } from './catalogo.repository.ts'
import { countFaltas } from './qualidade.repository.ts'

type Qualidade = Response<Calls['GET /painel/v1/{idfornecedor}/qualidade']>

/** What a supplier's products lack, the reason that most have first; what none lacks is left out. */
export async function readQualidade(db: Db, idfornecedor: string): Promise<Qualidade> {
  const [contagens, faltas] = await Promise.all([
    countVistas(db, idfornecedor),
    countFaltas(db, idfornecedor),
  ])
  const todas: Record<MotivoDeQualidade, number> = { ...contagens, ...faltas }
  return {
    total: contagens.TODOS,
    faltas: motivosDeQualidade
      .map((vista) => ({ vista, produtos: todas[vista] }))
      .filter(({ produtos }) => produtos > 0)
      .toSorted((a, b) => b.produtos - a.produtos),
  }
}
