import { redirect } from 'react-router'

import type { Fornecedor } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'
import { isEnderecoRequired, isFornecedorRequired } from '@vitrine/rules/acesso'

import { listEnderecos } from './list-lugares.ts'

/** What opens without a place: choosing one, logging in, what the law wants read. */
const abertas =
  /\/(enderecos|entrar|cadastro|recuperar|sair|termos|conta|erro|pagina|login-token)(\/|\.data|$)/

/**
 * Leads to the choice of the place before a store that asks for one: with requires-address-to-access somebody without any
 * address, with requires-supplier-to-access somebody for whom no supplier was chosen by place yet (§5).
 */
export async function requireLugar(
  pagina: Pick<ContextoPagina, 'client' | 'local' | 'lugar' | 'temSessao'>,
  { slug, tags, idfornecedor }: Pick<Fornecedor, 'slug' | 'tags' | 'idfornecedor'>,
  url: Pick<URL, 'pathname' | 'search'>,
): Promise<void> {
  const { local, lugar, temSessao } = pagina
  // The only store for pickup is preselected; that is not a choice of the shopper.
  if ((lugar && local) || abertas.test(url.pathname)) return
  const needsFornecedor = isFornecedorRequired(tags)
  const needsEndereco = isEnderecoRequired({ tags, enderecos: [] })
  if (!needsFornecedor && !needsEndereco) return
  const enderecos = temSessao && !needsFornecedor ? await listEnderecos(pagina, idfornecedor) : []
  if (!needsFornecedor && !isEnderecoRequired({ tags, enderecos })) return
  const busca = new URLSearchParams({ exigido: '1', voltar: url.pathname + url.search })
  throw redirect(`${urls.enderecos(slug)}?${busca}`)
}
