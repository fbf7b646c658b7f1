import type { CupomGuardado } from '@vitrine/contract'

import { api } from '#shell'

/** Writes the whole of a coupon over the version that was looked at. */
export function putCupom(
  idfornecedor: string,
  cupom: Omit<CupomGuardado, 'versao' | 'usos' | 'descontado' | 'situacao'> & {
    versao: number | null
    usos?: number
    descontado?: number
    situacao?: string
  },
) {
  const { idcupom, usos: _usos, descontado: _descontado, situacao: _situacao, ...body } = cupom
  return api('PUT /painel/v1/{idfornecedor}/cupons/{idcupom}', { params: { idfornecedor, idcupom }, body })
}
