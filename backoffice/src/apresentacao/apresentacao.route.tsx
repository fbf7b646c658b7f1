import { Link, useLoaderData } from 'react-router'

import { MolduraDaTela, useGuarda } from '#cadastro'
import { urlsPainel, useTrabalho } from '#shell'

import { FormularioApresentacao } from './formulario-apresentacao.tsx'
import type { loadApresentacao } from './load-apresentacao.ts'

export { loadApresentacao as loader } from './load-apresentacao.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Rodapé e buscadores' }

/** What a store says of itself on every page, and how search engines show it (ux 3.10). */
export default function TelaDaApresentacao() {
  useGuarda()
  const { slug } = useTrabalho().loja
  const { apresentacao, semDireito, host } = useLoaderData<typeof loadApresentacao>()
  return (
    <MolduraDaTela
      className="ajustes apresentacao"
      titulo="Rodapé e buscadores"
      semDireito={semDireito}
      direito="muda o rodapé"
      oQue="o rodapé"
    >
      {apresentacao && (
        <>
          <p>
            O logo, as cores e a letra ficam em{' '}
            <Link className="link" to={urlsPainel.aparencia(slug)}>
              Aparência
            </Link>
            .
          </p>
          <FormularioApresentacao lida={apresentacao} host={host} />
        </>
      )}
    </MolduraDaTela>
  )
}
