import { useState } from 'react'

import type { Gancho } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { putGuardada } from '#cadastro'
import { api, useTrabalho } from '#shell'

import { nameGancho } from './say-gancho.ts'

const idOf = ({ idgancho }: Gancho) => idgancho

/** Webhooks of the store, and what is done to one of them at a press. */
export function useGanchos(lidos: readonly Gancho[]) {
  const { idfornecedor } = useTrabalho().loja
  const [ganchos, setGanchos] = useState(lidos)
  const put = (gravado: Gancho) => setGanchos((antes) => putGuardada(antes, gravado, idOf))
  return {
    ganchos,
    put,
    /** A delivery changes how its webhook stands. */
    async refresh() {
      const lidos = await api('GET /painel/v1/{idfornecedor}/ganchos', { params: { idfornecedor } })
      if (lidos.ok) setGanchos(lidos.dados.data)
    },
    async toggle(gancho: Gancho) {
      const resposta = await api('PUT /painel/v1/{idfornecedor}/ganchos/{idgancho}', {
        params: { idfornecedor, idgancho: gancho.idgancho },
        body: { ativo: !gancho.ativo },
      })
      if (!resposta.ok) return void showToast(resposta.falha.error)
      put(resposta.dados)
      showToast(`${nameGancho(gancho)} foi ${gancho.ativo ? 'pausado' : 'ligado de novo'}.`)
    },
    /** What went wrong, in words; null: it is gone. */
    async remove(gancho: Gancho): Promise<string | null> {
      const params = { idfornecedor, idgancho: gancho.idgancho }
      const resposta = await api('DELETE /painel/v1/{idfornecedor}/ganchos/{idgancho}', { params })
      // Gone already is gone.
      if (!resposta.ok && resposta.falha.codigo !== 'nao_encontrado') return resposta.falha.error
      setGanchos((antes) => antes.filter((outro) => idOf(outro) !== idOf(gancho)))
      showToast(`${nameGancho(gancho)} foi apagado.`)
      return null
    },
  }
}
