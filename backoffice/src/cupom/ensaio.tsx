import type { CadastroCupom } from '@vitrine/contract'

import { QuadroDoEnsaio } from '#ensaio'
import { api, useTrabalho } from '#shell'

import { ResultadoDoEnsaio } from './resultado-do-ensaio.tsx'

interface EnsaioProps {
  /** The coupon as it stands in the fields; null: it is none yet, which was told. */
  toCupom: () => CadastroCupom | null
}

/** What the coupon would have done to the orders of the last days (lessons 11). */
export function Ensaio({ toCupom }: EnsaioProps) {
  const { idfornecedor } = useTrabalho().loja
  return (
    <QuadroDoEnsaio
      frase="O que este cupom teria feito nos pedidos que você já teve."
      falta="Complete a frase antes de ensaiar."
      onEnsaio={(dias) => {
        const cupom = toCupom()
        return (
          cupom &&
          api('POST /painel/v1/{idfornecedor}/cupons/ensaio', {
            params: { idfornecedor },
            body: { cupom, dias },
          })
        )
      }}
    >
      {(ensaio) => <ResultadoDoEnsaio ensaio={ensaio} />}
    </QuadroDoEnsaio>
  )
}
