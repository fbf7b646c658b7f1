import { createSomaDoEnsaio, type SomaDosJulgados } from '#ensaio'

import type { Impedimento } from './avaliacao.ts'
import type { Cupom } from './cupom.ts'
import type { JulgamentoDoEnsaio, PedidoDoEnsaio } from './ensaio.ts'

type Soma = SomaDosJulgados<Cupom, Impedimento>

/** Another coupon that wants the same orders. */
export interface DisputaDoEnsaio {
  codigocupom: string
  nome: string
  automatico: boolean
  vence: number
  perde: number
}

/** What a coupon would have done, in reais; a rival is told by its code. */
export interface SomaDoEnsaio extends Omit<Soma, 'disputas' | 'exemplos'> {
  disputas: DisputaDoEnsaio[]
  exemplos: (Omit<Soma['exemplos'][number], 'rival'> & { rival: string | null })[]
}

/** Adds up what became of orders that a coupon was tried on, one by one. */
export function createSoma() {
  const soma = createSomaDoEnsaio<Cupom, Impedimento>(({ idcupom }) => idcupom)
  return {
    add(pedido: PedidoDoEnsaio, { rival, ...julgado }: JulgamentoDoEnsaio): void {
      const rivais = rival ? [{ quem: rival, venceu: julgado.venceu }] : []
      soma.add(pedido, { ...julgado, rivais })
    },
    /** All of it, with every day from one to the other. */
    sum(desde: string, ate: string): SomaDoEnsaio {
      const { disputas, exemplos, ...tudo } = soma.sum(desde, ate)
      return {
        ...tudo,
        disputas: disputas.map(({ quem, vence, perde }) => {
          const { codigocupom, nome, aplicacao_automatica: automatico } = quem
          return { codigocupom, nome, automatico, vence, perde }
        }),
        exemplos: exemplos.map((exemplo) => ({ ...exemplo, rival: exemplo.rival?.codigocupom ?? null })),
      }
    },
  }
}
