import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { paginaContext } from '#shell'

/** What a form could not be sent for, with what was written into it. */
export interface EnvioRecusado {
  formulario: string
  erro: string
  /** By the name of each field. */
  campos: Record<string, string>
  respostas: Record<string, string>
  consentiu: boolean
}

/** Names of a form's own inputs: no field of a store begins with one of these (slugs have no underscore). */
export const nomes = { formulario: '_formulario', consentiu: '_consentiu', site: '_site' }

/** Sends a form of the page, and comes back to where it stood: sent once, however often the page is loaded again. */
export async function sendFormulario({ request, params, context }: ActionFunctionArgs) {
  const { client } = context.get(paginaContext)
  const { slug = '', pagina = '' } = params
  const form = await request.formData()
  const textos = [...form].flatMap(([nome, valor]) =>
    typeof valor === 'string' ? [[nome, valor] as const] : [],
  )
  const codigo = String(form.get(nomes.formulario) ?? '')
  const consentiu = form.has(nomes.consentiu)
  const respostas = Object.fromEntries(textos.filter(([nome]) => !nome.startsWith('_')))
  const resposta = await client('POST /v4/pagina-estatica/{id}/slug/{slug}/formulario/{codigo}', {
    params: { id: slug, slug: pagina.slice(0, 80), codigo: codigo.slice(0, 40) },
    query: {},
    body: { respostas, consentiu, site: String(form.get(nomes.site) ?? '').slice(0, 200) },
  })
  if (resposta.ok)
    return redirect(`${urls.pagina(slug, pagina)}?enviado=${encodeURIComponent(codigo)}#${idOf(codigo)}`, 303)
  const { error: erro, campos = {} } = resposta.falha
  return { formulario: codigo, erro, campos, respostas, consentiu } satisfies EnvioRecusado
}

/** Where a form stands in its page. */
export const idOf = (codigo: string) => `formulario-${codigo}`
