import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

import type { Importacao } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

/** Asks every second how far a job is; an answer that does not come is asked for again. Once it ends the screen is read anew. */
export function useAndamento({ idimportacao, estado, feitas }: Importacao): number {
  const { idfornecedor } = useTrabalho().loja
  const { revalidate } = useRevalidator()
  const [agora, setAgora] = useState(feitas)
  useEffect(() => {
    const relogio = setInterval(() => void ask(), 1000)
    return () => clearInterval(relogio)
    async function ask() {
      const resposta = await api('GET /painel/v1/{idfornecedor}/importacoes/{idimportacao}', {
        params: { idfornecedor, idimportacao },
        query: {},
      })
      if (!resposta.ok) return
      setAgora(resposta.dados.feitas)
      if (resposta.dados.estado !== estado) await revalidate()
    }
  }, [idfornecedor, idimportacao, estado, revalidate])
  return agora
}
