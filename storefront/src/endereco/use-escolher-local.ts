import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { textos } from '@vitrine/contract/textos'
import type { Local } from '@vitrine/contract/janela'

import { api, saveLocal, useLoja } from '#shell'

/** Takes a place as the choice once the store around reaches it; `erro` is the text of section 8 when it does not. */
export function useEscolherLocal(onDone: () => void) {
  const { idfornecedor } = useLoja()
  const { revalidate } = useRevalidator()
  const [erro, setErro] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function escolher(local: Local) {
    setErro(null)
    setBusy(true)
    const refused = local.tipoEntrega === 'DELIVERY' && (await findRecusa(local, idfornecedor))
    setBusy(false)
    if (refused) return setErro(refused)
    saveLocal(local)
    onDone()
    // Prices and promises may depend on how the goods come.
    await revalidate()
  }
  return { escolher, erro, isBusy }
}

async function findRecusa({ lat, lng, idendereco }: Local, idfornecedor: string): Promise<string | null> {
  const resposta = await api('GET /v2/app/{session_token}/fornecedor', {
    params: { session_token: 'token' },
    query: { idfornecedor, lat, lng, tipoEntrega: 'DELIVERY', ...(idendereco && { idendereco }) },
  })
  if (!resposta.ok && resposta.status !== 404) return resposta.falha.error
  const reaches =
    resposta.ok && resposta.dados.fornecedores.some((each) => each.idfornecedor === idfornecedor)
  return reaches ? null : textos.fornecedor_nao_atende
}
