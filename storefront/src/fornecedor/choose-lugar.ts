import { redirect, redirectDocument } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { takePonto } from '@vitrine/rules/lugar'

import { cookieOfLugar, parseLugar, toLocal } from '#lugar'
import { paginaContext } from '#shell'

import { findFornecedores } from './find-fornecedores.ts'

/** A place was chosen at `/`: kept in the cookie; one supplier opens at once, otherwise they are listed (ux 1.1.2). */
export async function chooseLugar({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const lugar = parseLugar(form.get('lugar'))
  if (!lugar) return redirect(urls.home(), 303)
  const pagina = context.get(paginaContext)
  const local = toLocal(lugar, form.get('tipoEntrega') === 'RETIRADA' ? 'RETIRADA' : 'DELIVERY')
  const { fornecedores } = await findFornecedores(pagina, local)
  const [only] = fornecedores
  const cookie = cookieOfLugar({ ...takePonto(pagina.lugar, local), tipoEntrega: local.tipoEntrega })
  const init = { status: 303, headers: { 'set-cookie': cookie } }
  // Another supplier is another document (§2 Routes).
  if (only && fornecedores.length === 1) return redirectDocument(urls.loja(only.slug), init)
  return redirect(`${urls.home()}?lojas=1#lojas`, init)
}
