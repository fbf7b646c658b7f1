import { useEffect, useState } from 'react'

import type { ListaDeMovimentos, MovimentoFeito } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

const BASE = '/painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos'

/** Movements of one product as they were read, the newest first, and those that were written here since. */
export function useMovimentos(idcadastroextraproduto: string, onEstoque: (estoque: number | null) => void) {
  const params = { idfornecedor: useTrabalho().loja.idfornecedor, idcadastroextraproduto }
  const leitura = useLeitura(params)
  const { setLista } = leitura
  function put({ movimento, estoque }: MovimentoFeito, desfeito?: number) {
    setLista((antes) => {
      const outros = (antes?.data ?? []).filter(({ idmovimento }) => idmovimento !== movimento.idmovimento)
      const data = outros.map((cada) =>
        cada.idmovimento === desfeito ? { ...cada, desfeito: true, pode_desfazer: false } : cada,
      )
      return { cursor: antes?.cursor ?? null, data: [movimento, ...data], estoque }
    })
    onEstoque(estoque)
  }
  /** Why it cannot be; null: it was. */
  async function undo(idmovimento: number): Promise<string | null> {
    const resposta = await api(`POST ${BASE}/{idmovimento}/desfazer`, { params: { ...params, idmovimento } })
    if (!resposta.ok) return Object.values(resposta.falha.campos ?? {})[0] ?? resposta.falha.error
    put(resposta.dados, idmovimento)
    return null
  }
  return { ...leitura, put, undo }
}

export type Movimentos = ReturnType<typeof useMovimentos>

function useLeitura(params: { idfornecedor: string; idcadastroextraproduto: string }) {
  const { idfornecedor, idcadastroextraproduto } = params
  const [lista, setLista] = useState<ListaDeMovimentos | null>(null)
  const [estado, setEstado] = useState<'parado' | 'lendo' | 'falhou'>('lendo')
  useEffect(() => {
    if (estado !== 'lendo' || lista) return undefined
    const controle = new AbortController()
    void api(
      `GET ${BASE}`,
      { params: { idfornecedor, idcadastroextraproduto }, query: {} },
      { signal: controle.signal },
    ).then(
      (resposta) => {
        setEstado(resposta.ok ? 'parado' : 'falhou')
        if (resposta.ok) setLista(resposta.dados)
      },
      // It was closed before it came.
      () => undefined,
    )
    return () => controle.abort()
  }, [idfornecedor, idcadastroextraproduto, estado, lista])

  async function readMais() {
    if (!lista?.cursor) return
    setEstado('lendo')
    const resposta = await api(`GET ${BASE}`, { params, query: { cursor: lista.cursor } })
    setEstado(resposta.ok ? 'parado' : 'falhou')
    if (resposta.ok)
      setLista({ ...lista, data: [...lista.data, ...resposta.dados.data], cursor: resposta.dados.cursor })
  }
  return {
    lista,
    setLista,
    estado,
    readMais,
    /** What others moved meanwhile: once this is done, the amount is the one of now. What is shown stays until then, and where nothing came. */
    async readMudado() {
      const resposta = await api(`GET ${BASE}`, { params, query: {} })
      if (resposta.ok) setLista(resposta.dados)
    },
    readDeNovo() {
      setLista(null)
      setEstado('lendo')
    },
  }
}
