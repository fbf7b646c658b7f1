import type { ActionFunctionArgs } from 'react-router'

import type { FilaQueRepete } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'

import { painelContext } from '#shell'

import type { Feito } from './change-fornecedor.ts'

/** Has a queue of a store tried again. */
export async function repeatFila({ request, context }: ActionFunctionArgs): Promise<Feito> {
  const { client } = context.get(painelContext)
  const form = await request.formData()
  const resposta = await client('POST /painel/v1/fornecedores/{idfornecedor}/filas/{fila}/repetir', {
    params: {
      idfornecedor: String(form.get('idfornecedor')),
      fila: String(form.get('fila')) as FilaQueRepete, // the call refuses any other
    },
    query: {},
  })
  if (!resposta.ok) return { ok: false, dito: resposta.falha.error }
  const { repetidas } = resposta.dados
  return {
    ok: true,
    dito:
      repetidas === 0
        ? 'Nada a tentar de novo.'
        : `${pluralize(repetidas, 'item será tentado', 'itens serão tentados')} de novo já.`,
  }
}
