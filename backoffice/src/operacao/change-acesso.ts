import { data, redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import { painelContext, urlsPainel } from '#shell'

import { isEspecie } from './especies.ts'

/** What the form shows again. */
export interface EstadoDoAcesso {
  escritos: Record<string, string>
  erro: string
  /** By the names of the fields. */
  campos: Record<string, string>
}

/** Opens an access, or ends one; then the same place again, with what was asked for. */
export async function changeAcesso({ request, context, url }: ActionFunctionArgs) {
  const { client } = context.get(painelContext)
  const form = await request.formData()
  const escritos = Object.fromEntries([...form].map(([nome, valor]) => [nome, String(valor).trim()]))
  const campo = (nome: string) => escritos[nome] ?? ''
  const aqui = () =>
    redirect(urlsPainel.acessos({ pedido: url.searchParams.get('pedido') ?? undefined }), 303)
  const fail = (erro: string, campos: Record<string, string> = {}) =>
    data<EstadoDoAcesso>({ escritos, erro, campos }, { status: 400 })
  if (campo('fazer') === 'encerrar') {
    const resposta = await client('POST /painel/v1/acessos/{idacesso}/encerrar', {
      params: { idacesso: campo('idacesso') },
      query: {},
    })
    return resposta.ok ? aqui() : fail(resposta.falha.error)
  }
  const especie = campo('especie')
  if (!campo('idfornecedor')) return fail('Escolha a loja.', { idfornecedor: 'Escolha a loja.' })
  if (!isEspecie(especie)) return fail('Diga por que o acesso é preciso.', { especie: 'Escolha uma opção.' })
  const resposta = await client('POST /painel/v1/fornecedores/{idfornecedor}/acessos', {
    params: { idfornecedor: campo('idfornecedor') },
    query: {},
    body: {
      idacesso: campo('idacesso'),
      especie,
      motivo: campo('motivo'),
      minutos: Number(campo('minutos')),
    },
  })
  if (resposta.ok) return aqui()
  const { error, campos: ditos = {} } = resposta.falha
  return fail(error, ditos.motivo ? { motivo: 'Diga o motivo em ao menos 20 letras.' } : ditos)
}
