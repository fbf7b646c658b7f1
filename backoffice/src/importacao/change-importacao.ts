import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import { tiposDePlanilha } from '@vitrine/rules/importacao'

import { requireLugar, urlsPainel } from '#shell'

/** What came of a press: by place where columns or cells were refused. */
export interface Feito {
  erro: string | null
  campos: Record<string, string>
}

const feito: Feito = { erro: null, campos: {} }
const QUAL = '/painel/v1/{idfornecedor}/importacoes/{idimportacao}'

/** Says the columns, mends a row, sets an import going, stops it or takes it back. */
export async function changeImportacao(args: ActionFunctionArgs): Promise<Feito | Response> {
  const { painel, lugar } = await requireLugar(args)
  const form = await args.request.formData()
  const fazer = String(form.get('fazer') ?? '')
  const params = { idfornecedor: lugar.idfornecedor, idimportacao: args.params.idimportacao ?? '' }
  const resposta = await run()
  // On to the rows, wherever the columns were said.
  if (resposta.ok && fazer === 'colunas')
    return redirect(urlsPainel.importacao(lugar.slug, params.idimportacao), 303)
  if (resposta.ok) return feito
  const { error, campos = {} } = resposta.falha
  return { erro: campos.colunas ?? error, campos }

  function run() {
    const qual = { params, query: {} }
    if (fazer === 'colunas') {
      const colunas = form.getAll('coluna').map((campo) => (campo === '' ? null : String(campo)))
      const tipo = tiposDePlanilha.find((cada) => cada === form.get('tipo'))
      return painel.client(`PUT ${QUAL}/colunas`, { ...qual, body: { colunas, ...(tipo && { tipo }) } })
    }
    if (fazer === 'linha') {
      const celulas = { [String(form.get('lugar'))]: String(form.get('celula') ?? '') }
      const linha = Number(form.get('linha'))
      return painel.client(`PUT ${QUAL}/linhas/{linha}`, {
        params: { ...params, linha },
        query: {},
        body: { celulas },
      })
    }
    if (fazer === 'categorias') return painel.client(`POST ${QUAL}/categorias`, qual)
    if (fazer === 'cancelar') return painel.client(`POST ${QUAL}/cancelar`, qual)
    return painel.client(fazer === 'desfazer' ? `POST ${QUAL}/desfazer` : `POST ${QUAL}/aplicar`, qual)
  }
}
