import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { requireSessao } from '#sessao'

/** "Pagar com Pix": one charge for what was chosen, then its code in the panel; without script on this page. */
export async function payFaturas(args: ActionFunctionArgs): Promise<Response | { erro: string }> {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const form = await args.request.formData()
  const faturas = form.getAll('fatura').map(String)
  if (faturas.length === 0) return { erro: 'Escolha ao menos uma fatura.' }
  const resposta = await pagina.client('POST /v4/faturas/pagar', {
    body: {
      idfornecedor: loja.idfornecedor,
      idcliente,
      faturas,
      idpagamento: String(form.get('idpagamento')),
    },
  })
  if (!resposta.ok) return { erro: resposta.falha.error }
  return redirect(`${urls.faturas(loja.slug)}?cobranca=${resposta.dados.idcobranca}#pix`, 303)
}
