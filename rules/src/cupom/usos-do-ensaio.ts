import { toCentavos } from '#dinheiro'

import type { Cupom, UsosCupom } from './cupom.ts'
import type { EscolhaCupom } from './escolha.ts'

/** Counts uses of coupons that have a limit, from none on, as orders take them. */
export function createUsos(limitados: readonly Cupom[]) {
  const totais = new Map(limitados.map(({ idcupom }) => [idcupom, 0]))
  const porCliente = new Map<string, number>()
  const descontados = new Map<string, number>()
  const chaveOf = (idcupom: string, cliente: string) => `${idcupom}/${cliente}`
  return {
    usosOf: (cliente: string): Record<string, UsosCupom> =>
      Object.fromEntries(
        [...totais].map(([idcupom, total]) => [
          idcupom,
          {
            total,
            cliente: porCliente.get(chaveOf(idcupom, cliente)) ?? 0,
            descontado: descontados.get(idcupom) ?? 0,
          },
        ]),
      ),
    /** `desconto` in reais. */
    take({ cupom, desconto }: Pick<EscolhaCupom, 'cupom' | 'desconto'>, cliente: string): void {
      const total = cupom && totais.get(cupom.idcupom)
      if (!cupom || total === null || total === undefined) return
      totais.set(cupom.idcupom, total + 1)
      descontados.set(cupom.idcupom, (descontados.get(cupom.idcupom) ?? 0) + toCentavos(desconto))
      const chave = chaveOf(cupom.idcupom, cliente)
      porCliente.set(chave, (porCliente.get(chave) ?? 0) + 1)
    },
  }
}
