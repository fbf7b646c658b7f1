import type { CorpoFalha, Endereco } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

import { keepValores, readEndereco } from '#lugar'
import type { ValoresEndereco } from '#lugar'

export interface EstadoEnderecos {
  erro: string | null
  erros: ValoresEndereco
  valores: ValoresEndereco
  /** Just removed: can be brought back. */
  excluido: string | null
}

export const nada: EstadoEnderecos = { erro: null, erros: {}, valores: {}, excluido: null }

/** A refusal with its message (§5 Address update), at the fields that it names. */
export function refused({ error, campos = {} }: CorpoFalha, valores: ValoresEndereco): EstadoEnderecos {
  // The server names fields by their place in the body.
  const erros = Object.fromEntries(
    Object.entries(campos).map(([nome, texto]) => [nome.replace(/^endereco\./, ''), texto]),
  )
  return { ...nada, erro: error, erros, valores }
}

/** Stores a new or changed address; what was typed comes back with its errors. */
export async function saveEndereco(
  client: Client,
  idfornecedor: string,
  form: FormData,
): Promise<EstadoEnderecos | Endereco> {
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
  if (!resposta.ok) return refused(resposta.falha, valores)
  return resposta.dados.endereco
}
