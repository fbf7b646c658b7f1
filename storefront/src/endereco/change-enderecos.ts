import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import type { Client } from '@vitrine/contract/client'
import { urls } from '@vitrine/contract/urls'
import { localOfLoja, takeAt } from '@vitrine/rules/lugar'

import { loadLoja, requireSessao, safeVoltar } from '#sessao'
import { paginaContext } from '#shell'

import {
  headersOfPonto,
  listEnderecos,
  listLojas,
  keepValores,
  readEndereco,
  cookieOfLugar,
  parseLugar,
  toLocal,
} from '#lugar'
import { nada, refused, saveEndereco } from './save-endereco.ts'
import type { EstadoEnderecos } from './save-endereco.ts'

/** Everything that forms of addresses send; `acao` says what. */
export async function changeEnderecos(args: ActionFunctionArgs): Promise<EstadoEnderecos | Response> {
  const form = await args.request.clone().formData()
  const acao = String(form.get('acao') ?? '')
  if (acao === '' || acao === 'escolher') return choosePlace(args, form)
  const { pagina, loja, sessao } = await requireSessao(args)
  const idendereco = String(form.get('idendereco') ?? '')
  if (acao === 'salvar') {
    const salvo = await saveEndereco(pagina.client, loja.idfornecedor, form)
    if (!('idendereco' in salvo)) return salvo
    return redirect(readVoltar(args, loja.slug), { status: 303, headers: headersOfPonto(pagina, salvo) })
  }
  if (acao === 'faturamento' || acao === 'remover-faturamento') {
    const estado = await changeFaturamento(pagina.client, sessao.idcliente ?? '', acao, form)
    return estado ?? redirect(urls.enderecos(loja.slug), 303)
  }
  if (acao === 'principal') return makePrimario(pagina.client, loja.idfornecedor, idendereco)
  const resposta = await pagina.client(
    'POST /v1/app/{session_token}/cliente/enderecos/{idendereco}/excluir',
    {
      params: { session_token: 'token', idendereco },
      body: { desfazer: acao === 'desfazer' },
    },
  )
  if (!resposta.ok) return { ...nada, erro: resposta.falha.error }
  return { ...nada, excluido: acao === 'excluir' ? idendereco : null }
}

/** Where an address was asked for, else the list. */
function readVoltar({ request }: ActionFunctionArgs, slug: string): string {
  return safeVoltar(new URL(request.url).searchParams.get('voltar'), urls.enderecos(slug))
}

/** Gives or takes away the billing address; null when it is done. */
async function changeFaturamento(
  client: Client,
  id: string,
  acao: string,
  form: FormData,
): Promise<EstadoEnderecos | null> {
  const params = { session_token: 'token', id }
  if (acao === 'remover-faturamento') {
    const resposta = await client('DELETE /v2/app/{session_token}/cliente/enderecos/{id}/faturamento', {
      params,
    })
    return resposta.ok ? null : { ...nada, erro: resposta.falha.error }
  }
  const valores = keepValores(form)
  const { endereco, erros } = readEndereco(form)
  if (!endereco) return { ...nada, erro: 'Confira os campos marcados.', erros, valores }
  const resposta = await client('PUT /v2/app/{session_token}/cliente/enderecos/{id}/faturamento', {
    params,
    body: { endereco: { ...endereco, descricao: endereco.apelido } },
  })
  return resposta.ok ? null : refused(resposta.falha, valores)
}

/** The primary mark moves to an address that is otherwise left as it is. */
async function makePrimario(
  client: Client,
  idfornecedor: string,
  idendereco: string,
): Promise<EstadoEnderecos> {
  const endereco = (await listEnderecos({ client }, idfornecedor)).find(
    (each) => each.idendereco === idendereco,
  )
  if (!endereco) return { ...nada, erro: 'Este endereço não está mais na lista.' }
  const { lat, lng, ...campos } = endereco
  const resposta = await client('POST /v1/app/{session_token}/cliente/enderecosput', {
    params: { session_token: 'token' },
    body: {
      endereco: { ...campos, primario: true, ...(lat !== null && lng !== null && { lat, lng }) },
      idfornecedor,
    },
  })
  return resposta.ok ? nada : { ...nada, erro: resposta.falha.error }
}

/** Where to deliver or pick up, without script: the same cookie that the panel writes. */
async function choosePlace(
  { params, context, request }: ActionFunctionArgs,
  form: FormData,
): Promise<EstadoEnderecos | Response> {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const idloja = form.get('idloja')
  const lojas = idloja ? await listLojas(pagina, loja) : []
  const store = lojas.find((each) => each.idloja === idloja)
  const lugar = parseLugar(form.get('lugar'))
  const local = store ? localOfLoja(store) : lugar && toLocal(lugar, 'DELIVERY')
  if (!local) return { ...nada, erro: 'Escolha um dos endereços da lista.' }
  const voltar = safeVoltar(new URL(request.url).searchParams.get('voltar'), urls.loja(loja.slug))
  const cookie = cookieOfLugar(takeAt(pagina.lugar, loja, local))
  return redirect(voltar, { status: 303, headers: { 'set-cookie': cookie } })
}
