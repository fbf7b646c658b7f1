import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import { urlsAcesso } from '@vitrine/contract/urls-acesso'

import { requireSessao } from '#sessao'

/** Asks this store for a registration; the page then tells where it stands. */
export async function askCadastro(args: ActionFunctionArgs): Promise<{ erro: string } | Response> {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const { idfornecedor, slug } = loja
  const resposta = await pagina.client('POST /v4/client/{idcliente}/supplier/{idfornecedor}/cadastro', {
    params: { idcliente, idfornecedor },
  })
  return resposta.ok ? redirect(urlsAcesso.situacao(slug), 303) : { erro: resposta.falha.error }
}
