import { useEffect, useState } from 'react'

import type { FornecedorAtende } from '@vitrine/contract'
import type { Local } from '@vitrine/contract/janela'

import { api, useLocal, useRaiz } from '#shell'

const conhecidas = new Map<string, Promise<FornecedorAtende | null>>()

/** When and for how much this store reaches the shopper's place; undefined while not known, null when it does not. */
export function usePromessa(): FornecedorAtende | null | undefined {
  const local = useLocal()
  const { loja } = useRaiz()
  const idfornecedor = loja?.idfornecedor
  const [achada, setAchada] = useState<{ chave: string; promessa: FornecedorAtende | null }>()
  const chave =
    local && idfornecedor
      ? [idfornecedor, local.tipoEntrega, local.lat, local.lng, local.cep, local.idloja].join('|')
      : ''
  useEffect(() => {
    if (!local || !idfornecedor) return
    let isCurrent = true
    void ask(chave, idfornecedor, local).then((promessa) => {
      if (isCurrent) setAchada({ chave, promessa })
    })
    return () => {
      isCurrent = false
    }
  }, [chave, idfornecedor, local])
  return achada?.chave === chave && chave !== '' ? achada.promessa : undefined
}

function ask(chave: string, idfornecedor: string, local: Local): Promise<FornecedorAtende | null> {
  const known = conhecidas.get(chave)
  if (known) return known
  const answer = find(idfornecedor, local)
  conhecidas.set(chave, answer)
  return answer
}

async function find(idfornecedor: string, local: Local): Promise<FornecedorAtende | null> {
  const { lat, lng, tipoEntrega, idendereco, cep, idloja } = local
  const resposta = await api('GET /v2/app/{session_token}/fornecedor', {
    params: { session_token: 'token' },
    query: {
      idfornecedor,
      lat,
      lng,
      tipoEntrega,
      queryPoligonoDeColeta: tipoEntrega === 'RETIRADA',
      ...(idendereco && { idendereco }),
      ...(cep && { cep }),
      ...(idloja && { idloja }),
    },
  })
  if (!resposta.ok) return null
  return resposta.dados.fornecedores.find((fornecedor) => fornecedor.idfornecedor === idfornecedor) ?? null
}
