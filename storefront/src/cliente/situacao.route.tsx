import { useActionData, useLoaderData } from 'react-router'

import { PaginaDaConta } from '#menu-conta'

import type { askCadastro } from './ask-cadastro.ts'
import type { loadSituacao } from './load-situacao.ts'
import { SituacaoDoCadastro } from './situacao-do-cadastro.tsx'

export { askCadastro as action } from './ask-cadastro.ts'
export { loadSituacao as loader } from './load-situacao.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** The page of the registration's state; over any other page it is the modal `#situacao` (§2). */
export default function Situacao() {
  const dados = useLoaderData<typeof loadSituacao>()
  const erro = useActionData<typeof askCadastro>()?.erro
  return (
    <PaginaDaConta titulo="Situação do cadastro">
      <SituacaoDoCadastro {...dados} erro={erro} />
    </PaginaDaConta>
  )
}
