import type { Carrossel } from '@vitrine/contract'

import type { ConsultaDeCarrossel } from '#carrossel'

import { LugarDasFileiras } from './lugar-das-fileiras.tsx'
import { UmaFileira } from './uma-fileira.tsx'

export interface FileirasProps {
  carrosseis: readonly Carrossel[]
  consulta: ConsultaDeCarrossel
}

/** The carousels of a screen, one below the other. */
export function Fileiras({ carrosseis, consulta }: FileirasProps) {
  return (
    <LugarDasFileiras consulta={consulta}>
      {carrosseis.map((carrossel) => (
        <UmaFileira key={carrossel.idcarrossel} carrossel={carrossel} />
      ))}
    </LugarDasFileiras>
  )
}
