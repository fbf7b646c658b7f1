import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { requireSessao, safeVoltar } from '#sessao'

/** My alerts at this store; null when they could not be read. */
export async function loadAlertas(args: LoaderFunctionArgs) {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const resposta = await pagina.client(
    'GET /v4/notificacao/alerta-disponibilidade/{idfornecedor}/{idcliente}',
    { params: { idfornecedor: loja.idfornecedor, idcliente } },
  )
  return { alertas: resposta.ok ? resposta.dados.data : null }
}

/** "Avise-me" without script: sets the alert and returns to the page where it was pressed. */
export async function askAlerta(args: ActionFunctionArgs): Promise<Response> {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const form = await args.request.formData()
  await pagina.client('POST /v4/notificacao/alerta-disponibilidade', {
    body: {
      idcliente,
      idfornecedor: loja.idfornecedor,
      idproduto: String(form.get('idproduto')),
      idcadastroextraproduto: String(form.get('id')),
    },
  })
  return redirect(safeVoltar(String(form.get('voltar') ?? ''), urls.alertas(loja.slug)), 303)
}
