import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { takePonto } from '@vitrine/rules/lugar'

import { cookieOfLugar, parseLugar, toLocal } from '#endereco'
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
  const target = only && fornecedores.length === 1 ? urls.loja(only.slug) : `${urls.home()}?lojas=1#lojas`
  const cookie = cookieOfLugar({ ...takePonto(pagina.lugar, local), tipoEntrega: local.tipoEntrega })
  return redirect(target, { status: 303, headers: { 'set-cookie': cookie } })
}
