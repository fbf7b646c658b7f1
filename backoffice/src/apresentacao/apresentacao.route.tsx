import { Link, useLoaderData } from 'react-router'

import { EmptyState } from '@vitrine/ui'

import { NaoLido, useGuarda } from '#cadastro'
import { Titulo, urlsPainel, useTrabalho } from '#shell'

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
    <div className="ajustes apresentacao">
      <Titulo>Rodapé e buscadores</Titulo>
      <h1>Rodapé e buscadores</h1>
      {semDireito && (
        <EmptyState icon="lock" title="O seu papel nesta loja não muda o rodapé">
          Peça a quem administra a loja.
        </EmptyState>
      )}
      {!semDireito && !apresentacao && <NaoLido>o rodapé</NaoLido>}
      {apresentacao && (
        <p>
          O logo, as cores e a letra ficam em{' '}
          <Link className="link" to={urlsPainel.aparencia(slug)}>
            Aparência
          </Link>
          .
        </p>
      )}
      {apresentacao && <FormularioApresentacao lida={apresentacao} host={host} />}
    </div>
  )
}
