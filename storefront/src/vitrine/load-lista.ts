import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { PaginaProdutos } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { paginaContext } from '#shell'

import { readBusca, toQuery } from './busca-url.ts'

export interface DadosLista {
  /** Null when the list could not be read: the screen says so instead of showing none (readings 8). */
  pagina: PaginaProdutos | null
}

/** One page of the list that the address asks for. A bar code that fits one product opens it (ux 1.3.4). */
export async function loadLista({ url, params, context }: LoaderFunctionArgs): Promise<DadosLista> {
  const { client, local, slugDoHost } = context.get(paginaContext)
  const supplier = params.slug ?? slugDoHost ?? ''
  const busca = readBusca(url.searchParams)
  const resposta = await client('GET /v1/app/{supplier}/listaprodutosf/{x}', {
    params: { supplier, x: '0' },
    query: { ...toQuery(busca), tipoentrega: local?.tipoEntrega },
  })
  if (!resposta.ok) return { pagina: null }
  const [only] = resposta.dados.data
  if (/^\d{8,14}$/.test(busca.sk) && resposta.dados.totalItems === 1 && only) {
    throw redirect(urls.produto(supplier, only.id, only.name))
  }
  return { pagina: resposta.dados }
}
