import { useActionData, useLoaderData } from 'react-router'

import type { EstadoEntrada } from './enter.ts'
import { FormularioEntrada } from './formulario-entrada.tsx'
import type { loadEntrada } from './load-entrada.ts'
import { SemEquipe } from './sem-equipe.tsx'

export { enter as action } from './enter.ts'
export { loadEntrada as loader } from './load-entrada.ts'

export default function Entrada() {
  const { semEquipe, voltar, expirada } = useLoaderData<typeof loadEntrada>()
  const estado = useActionData<EstadoEntrada>()
  return (
    <main className="porta" id="conteudo">
      {semEquipe ? <SemEquipe /> : <FormularioEntrada voltar={voltar} expirada={expirada} estado={estado} />}
    </main>
  )
}
