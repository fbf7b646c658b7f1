import { useLoja } from '#shell'

import { EscolhaEsquema } from './escolha-esquema.tsx'
import { NoDominio } from './no-dominio.tsx'

/** What the foot of few stores has besides: the way to a home of its own, and the light. */
export function RodapeAMais({ isForaDeCasa }: { isForaDeCasa: boolean }) {
  return (
    <>
      {useLoja().config.tema.entradas.scheme !== 'light' && <EscolhaEsquema />}
      {isForaDeCasa && <NoDominio />}
    </>
  )
}
