import { data, redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import { painelContext, urlsPainel } from '#shell'

/** What the form shows again. */
export interface EstadoDoNovo {
  escritos: Record<string, string>
  erro: string
  /** By the names of the fields. */
  campos: Record<string, string>
}

/** Makes the supplier; what is refused comes back with what was typed. */
export async function createFornecedor({ request, context }: ActionFunctionArgs) {
  const { client } = context.get(painelContext)
  const form = await request.formData()
  const escritos = Object.fromEntries([...form].map(([nome, valor]) => [nome, String(valor).trim()]))
  const campo = (nome: string) => escritos[nome] ?? ''
  const resposta = await client('POST /painel/v1/fornecedores', {
    params: {},
    query: {},
    body: {
      idfornecedor: campo('idfornecedor'),
      slug: campo('slug'),
      nome: campo('nome'),
      razaosocial: campo('razaosocial'),
      cnpj: campo('cnpj')
        .replaceAll(/[^0-9A-Za-z]/g, '')
        .toUpperCase(),
      cidade: campo('cidade'),
      uf: campo('uf').toUpperCase(),
      segmento: campo('segmento'),
      dono: { nome: campo('dono.nome'), email: campo('dono.email') },
    },
  })
  if (resposta.ok) return redirect(urlsPainel.fornecedores({ criada: campo('nome') }), 303)
  const { error, campos = {} } = resposta.falha
  return data({ escritos, erro: error, campos }, { status: resposta.status })
}
