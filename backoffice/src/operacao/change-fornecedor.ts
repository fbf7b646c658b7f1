import type { ActionFunctionArgs } from 'react-router'

import { painelContext } from '#shell'

/** What became of a press in the list. */
export type Feito = { ok: true; dito: string } | { ok: false; dito: string }

/** Writes to an owner again, or takes a supplier off the air and brings it back. */
export async function changeFornecedor({ request, context }: ActionFunctionArgs): Promise<Feito> {
  const { client } = context.get(painelContext)
  const form = await request.formData()
  const campo = (nome: string) => String(form.get(nome) ?? '')
  const params = { idfornecedor: campo('idfornecedor') }
  if (campo('fazer') === 'convite') {
    const email = campo('email')
    const resposta = await client('POST /painel/v1/fornecedores/{idfornecedor}/convite', {
      params,
      query: {},
      body: { email, ...(campo('nome') && { nome: campo('nome') }) },
    })
    return resposta.ok
      ? { ok: true, dito: `Convite enviado a ${email}.` }
      : {
          ok: false,
          dito: resposta.falha.campos?.email ?? resposta.falha.campos?.nome ?? resposta.falha.error,
        }
  }
  if (campo('fazer') === 'retirar') {
    const email = campo('email')
    const resposta = await client('POST /painel/v1/fornecedores/{idfornecedor}/convite/retirar', {
      params,
      query: {},
      body: { email },
    })
    return resposta.ok
      ? { ok: true, dito: `Convite de ${email} retirado.` }
      : { ok: false, dito: resposta.falha.error }
  }
  const ativo = campo('ativo') === 'true'
  const resposta = await client('POST /painel/v1/fornecedores/{idfornecedor}/situacao', {
    params,
    query: {},
    body: { ativo, motivo: campo('motivo'), versao: Number(campo('versao')) },
  })
  if (resposta.ok) return { ok: true, dito: ativo ? 'A loja voltou ao ar.' : 'A loja saiu do ar.' }
  return { ok: false, dito: resposta.falha.campos?.motivo ?? resposta.falha.error }
}
