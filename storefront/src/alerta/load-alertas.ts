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

/** "Avise-me" without script: sets the alert and returns to the page where it was pressed; a visitor comes back to that page to press again. */
export async function askAlerta(args: ActionFunctionArgs): Promise<Response> {
  // What is no form asks for nothing, and is led to the login all the same.
  const form = await args.request.formData().catch(() => new FormData())
  const voltar = safeVoltar(String(form.get('voltar') ?? ''), urls.alertas(args.params.slug ?? ''))
  const { pagina, loja, idcliente } = await requireSessao(args, voltar)
  await pagina.client('POST /v4/notificacao/alerta-disponibilidade', {
    body: {
      idcliente,
      idfornecedor: loja.idfornecedor,
      idproduto: String(form.get('idproduto')),
      idcadastroextraproduto: String(form.get('id')),
    },
  })
  return redirect(voltar, 303)
}
