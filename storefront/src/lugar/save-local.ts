import { takeAt, takePonto } from '@vitrine/rules/lugar'
import type { Local, PontoEscolhido, QuemVende } from '@vitrine/rules/lugar'

import { keepLugar, readLugarGuardado } from '#shell'

/** Keeps what was chosen at a store and tells every screen. */
export function saveLocal(loja: Pick<QuemVende, 'idfornecedor'>, local: Local): void {
  keepLugar(takeAt(readLugarGuardado(), loja, local))
}

/** Another point of the person's, or none: how the goods come stays as each store was told. */
export function savePonto(ponto: PontoEscolhido | null): void {
  keepLugar(takePonto(readLugarGuardado(), ponto))
}
