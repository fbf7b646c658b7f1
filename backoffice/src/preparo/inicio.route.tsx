import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { EmptyState } from '@vitrine/ui'

import { listTelas, loadTrabalho } from '#moldura'
import { urlsPainel } from '#shell'

import { listPassos } from './list-passos.ts'
import { loadPreparo } from './load-preparo.ts'

/** What a store still lacks, for its owner; else the first screen that one may open. A supplier without any says so. */
export async function loader(args: LoaderFunctionArgs) {
  const trabalho = await loadTrabalho(args)
  const { slug } = trabalho.loja
  if (trabalho.papel === 'fornecedor') {
    const { preparo } = await loadPreparo(args)
    if (preparo && listPassos(preparo).some(({ estado }) => estado === 'falta'))
      throw redirect(urlsPainel.preparo(slug))
  }
  const [primeira] = listTelas(trabalho)
  if (primeira) throw redirect(primeira.hrefOf(slug))
  return null
}

export default function Inicio() {
  return (
    <div className="painel-vazio">
      <title>Painel</title>
      <EmptyState icon="inbox" title="Ainda não há o que abrir aqui">
        Esta loja não usa nenhum dos módulos que o painel tem hoje.
      </EmptyState>
    </div>
  )
}
