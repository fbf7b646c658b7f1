import { useEffect, useState } from 'react'

import { formatReais } from '@vitrine/rules/dinheiro'
import { showToast } from '@vitrine/ui'

import type { Negociacao } from '#grade'
import { api } from '#shell'

import { readQuandos, type Fechamento, type Quando } from './read-fechamento.ts'

/** The free windows of what was chosen; 'lendo', or why there are none. */
export function useQuandos(
  { params: { idfornecedor, idcliente } }: Negociacao,
  destino: Fechamento['destinos'][number] | undefined,
  idformapagto: string | undefined,
): readonly Quando[] | string {
  const chave = `${destino?.id}|${idformapagto}`
  const [lidos, setLidos] = useState<{ chave: string; quandos: readonly Quando[] | string } | null>(null)
  useEffect(() => {
    if (!destino) return undefined
    let isGone = false
    void readQuandos({ idfornecedor, idcliente }, destino, idformapagto).then(
      (quandos) => !isGone && setLidos({ chave: `${destino.id}|${idformapagto}`, quandos }),
    )
    return () => {
      isGone = true
    }
  }, [idfornecedor, idcliente, destino, idformapagto])
  return lidos?.chave === chave ? lidos.quandos : 'lendo'
}

type DoPedido = Omit<
  NonNullable<
    Parameters<typeof api<'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/pedido'>>[1]['body']
  >,
  'visto' | 'idsubmissao'
>

/** One attempt has one id, so that an answer that was lost makes no second order. */
export function useFechamento(
  { grade, params, readAgain }: Negociacao,
  onFechado: (numpedido: number) => void,
) {
  const [idsubmissao] = useState(() => crypto.randomUUID())
  const [erro, setErro] = useState('')
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [isEspera, setEspera] = useState(false)
  async function close(pedido: DoPedido) {
    setEspera(true)
    const resposta = await api('POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/pedido', {
      params,
      body: { ...pedido, idsubmissao, visto: grade.negociacao?.revisao ?? 0 },
    })
    setEspera(false)
    if (resposta.ok) {
      showToast(`Pedido ${resposta.dados.numpedido} fechado: ${formatReais(resposta.dados.totalpedido)}.`)
      return onFechado(resposta.dados.numpedido)
    }
    setErro(resposta.falha.mensagemErro ?? resposta.falha.error)
    setErros(resposta.falha.campos ?? {})
    if (resposta.status !== 0) await readAgain()
  }
  return { close, erro, erros, isEspera }
}
