import { useState } from 'react'
import type { ReactNode } from 'react'

import { FilaDeCargas, LugarContext } from '#carrossel'
import type { ConsultaDeCarrossel } from '#carrossel'

/** Where the carousels inside stand: one queue for the products of all (§9). */
export function LugarDasFileiras(props: { consulta: ConsultaDeCarrossel; children: ReactNode }) {
  const { consulta, children } = props
  const [lugar] = useState(() => ({ fila: new FilaDeCargas(), consulta }))
  return <LugarContext value={lugar}>{children}</LugarContext>
}
