import type { Lugar } from './lugar.ts'
import { lugarVazio } from './lugar.ts'

/**
 * A place that comes along to a store at its own host: the point where the person is now, and how this store's goods come, as it was
 * said there. What is known here of other stores stays (decision 0060).
 */
export function bringLugar(daqui: Lugar | null, trazido: Lugar, idfornecedor: string): Lugar {
  const { ponto, escolhas } = daqui ?? lugarVazio
  const escolha = trazido.escolhas[idfornecedor]
  return {
    ponto: trazido.ponto ?? ponto,
    tipoEntrega: trazido.tipoEntrega,
    escolhas: escolha === undefined ? escolhas : { ...escolhas, [idfornecedor]: escolha },
  }
}
