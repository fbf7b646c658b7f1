import { useLoaderData } from 'react-router'

import { NaoLido } from '#cadastro'
import { Titulo } from '#shell'

import { FormularioAtendimento } from './formulario-atendimento.tsx'
import type { loadAjustes } from './load-ajustes.ts'
import { RespostasProntas } from './respostas-prontas.tsx'

export { loadAjustes as loader } from './load-ajustes.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Ajustes de conversas' }

/** How a store attends its customers, and what it keeps ready to say (ux 3.11). */
export default function AjustesDeConversas() {
  const { ajustes, respostas } = useLoaderData<typeof loadAjustes>()
  return (
    <div className="ajustes">
      <Titulo>Ajustes de conversas</Titulo>
      <h1>Ajustes de conversas</h1>
      <section aria-labelledby="atendimento">
        <h2 id="atendimento">Atendimento</h2>
        {ajustes ? <FormularioAtendimento lidos={ajustes} /> : <NaoLido>o atendimento</NaoLido>}
      </section>
      <section aria-labelledby="respostas-prontas">
        <h2 id="respostas-prontas">Respostas prontas</h2>
        {respostas ? <RespostasProntas lidas={respostas} /> : <NaoLido>as respostas prontas</NaoLido>}
      </section>
    </div>
  )
}
