import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { ConfiguracoesCliente, Fornecedor } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'

import { paginaContext } from '#shell'

import { loadLoja } from './load-loja.ts'
import { loadSessao } from './load-sessao.ts'

export interface Comprador {
  pagina: ContextoPagina
  loja: Fornecedor
  sessao: ConfiguracoesCliente
  idcliente: string
}

/**
 * The buyer of a personal page. Visitors are led to the login and back here; a representative that sells to nobody yet to
 * its clientes, other logins that buy for nobody (staff) to their account page. For loaders and actions alike.
 * `voltar`: the address to come back to, where it is not this one: a form's own page, since what was sent cannot be sent again.
 */
export async function requireSessao(
  { url, params, context }: LoaderFunctionArgs,
  voltar = url.pathname + url.search,
): Promise<Comprador> {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const sessao = await loadSessao(pagina, loja)
  if (!sessao) {
    const entrar = urls.entrar(loja.slug, voltar)
    throw redirect(pagina.temSessao ? `${entrar}&expirada=1` : entrar)
  }
  if (!sessao.idcliente) {
    const { slug } = loja
    throw redirect(sessao.papel === 'representante' ? urls.clientes(slug) : urls.conta(slug))
  }
  return { pagina, loja, sessao, idcliente: sessao.idcliente }
}
