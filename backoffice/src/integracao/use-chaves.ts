import { useState } from 'react'

import type { ApiKey } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

/** Keys as they were read, and as they are since. */
export function useChaves(lidas: readonly ApiKey[]) {
  const { idfornecedor } = useTrabalho().loja
  const [chaves, setChaves] = useState(lidas)
  const change = (idapikeys: string, como: Partial<ApiKey>) =>
    setChaves((antes) =>
      antes.map((chave) => (chave.idapikeys === idapikeys ? { ...chave, ...como } : chave)),
    )
  const add = (nova: ApiKey) => setChaves((antes) => [nova, ...antes])

  /** What went wrong, in words; null: it is done. */
  async function revoke({ idapikeys, nome }: ApiKey): Promise<string | null> {
    const params = { idfornecedor, idapikeys }
    const resposta = await api('DELETE /painel/v1/{idfornecedor}/chaves/{idapikeys}', { params })
    // Gone already is gone.
    if (!resposta.ok && resposta.falha.codigo !== 'nao_encontrado') return resposta.falha.error
    change(idapikeys, { revogada_em: new Date().toISOString() })
    showToast(`${nome} foi revogada.`)
    return null
  }

  function exchange({ idapikeys }: ApiKey, nova: ApiKey, expira_em: string) {
    change(idapikeys, { expira_em })
    add(nova)
  }
  return {
    vivas: chaves.filter(({ revogada_em }) => revogada_em === null),
    revogadas: chaves.filter(({ revogada_em }) => revogada_em !== null),
    add,
    revoke,
    exchange,
  }
}
