import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { EmptyState } from '@vitrine/ui'

import { loadTrabalho } from './load-trabalho.ts'
import { listTelas } from './telas.ts'

/** The first screen that one may open; a supplier without any says so. */
export async function loader(args: LoaderFunctionArgs) {
  const trabalho = await loadTrabalho(args)
  const [primeira] = listTelas(trabalho)
  if (primeira) throw redirect(primeira.hrefOf(trabalho.loja.slug))
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
