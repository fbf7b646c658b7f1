import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import type { Client } from '@vitrine/contract/client'
import { urls } from '@vitrine/contract/urls'

import { loadLoja, requireSessao } from '#acesso'
import { paginaContext } from '#shell'

import { listLojas } from './list-lugares.ts'
import { keepValores, readEndereco } from './read-endereco.ts'
import type { ValoresEndereco } from './read-endereco.ts'
import { cookieOfLocal, localOfLoja, parseLugar, toLocal } from './to-local.ts'

export interface EstadoEnderecos {
  erro: string | null
  erros: ValoresEndereco
  valores: ValoresEndereco
  /** Just removed: can be brought back. */
  excluido: string | null
}

const nada: EstadoEnderecos = { erro: null, erros: {}, valores: {}, excluido: null }

/** Everything that forms of addresses send; `acao` says what. */
export async function changeEnderecos(args: ActionFunctionArgs): Promise<EstadoEnderecos | Response> {
  const form = await args.request.clone().formData()
  const acao = String(form.get('acao') ?? '')
  if (acao === '' || acao === 'escolher') return choosePlace(args, form)
  const { pagina, loja } = await requireSessao(args)
  const idendereco = String(form.get('idendereco') ?? '')
  if (acao === 'salvar') {
    const salvo = await saveEndereco(pagina.client, loja.idfornecedor, form)
    return 'idendereco' in salvo ? redirect(urls.enderecos(loja.slug), 303) : salvo
  }
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

/** Stores a new or changed address; what was typed comes back with its errors. */
export async function saveEndereco(
  client: Client,
  idfornecedor: string,
  form: FormData,
): Promise<EstadoEnderecos | { idendereco: string }> {
  const valores = keepValores(form)
  const { endereco, erros } = readEndereco(form)
  if (!endereco) return { ...nada, erro: 'Confira os campos marcados.', erros, valores }
  const idendereco = String(form.get('idendereco') ?? '')
  const params = { session_token: 'token' }
  const resposta = idendereco
    ? await client('POST /v1/app/{session_token}/cliente/enderecosput', {
        params,
        body: { endereco: { ...endereco, idendereco }, idfornecedor },
      })
    : await client('POST /v1/app/{session_token}/cliente/enderecos', {
        params,
        body: { endereco, idfornecedor },
      })
  if (!resposta.ok) return { ...nada, erro: resposta.falha.error, valores }
  return { idendereco: resposta.dados.endereco.idendereco }
}

/** Where to deliver or pick up, without script: the same cookie that the panel writes. */
async function choosePlace(
  { params, context }: ActionFunctionArgs,
  form: FormData,
): Promise<EstadoEnderecos | Response> {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const idloja = form.get('idloja')
  const lojas = idloja ? await listLojas(pagina, loja.idfornecedor) : []
  const store = lojas.find((each) => each.idloja === idloja)
  const lugar = parseLugar(form.get('lugar'))
  const local = store ? localOfLoja(store) : lugar && toLocal(lugar, 'DELIVERY')
  if (!local) return { ...nada, erro: 'Escolha um dos endereços da lista.' }
  return redirect(urls.loja(loja.slug), { status: 303, headers: { 'set-cookie': cookieOfLocal(local) } })
}
