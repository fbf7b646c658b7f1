import { useEffect, useState } from 'react'

import type { UsosDoCupom } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

interface Leitura {
  /** Which question it answers. */
  pergunta: string
  /** Null: it could not be read. */
  usos: UsosDoCupom | null
}

/** Uses of a coupon in so many days; those that were read before stay until others come. */
export function useUsos(idcupom: string, dias: number) {
  const { idfornecedor } = useTrabalho().loja
  const [leitura, setLeitura] = useState<Leitura | null>(null)
  const [vez, setVez] = useState(0)
  const pergunta = `${dias} ${vez}`
  useEffect(() => {
    const controle = new AbortController()
    void api(
      'GET /painel/v1/{idfornecedor}/cupons/{idcupom}/usos',
      { params: { idfornecedor, idcupom }, query: { dias } },
      { signal: controle.signal },
    ).then(
      (resposta) => setLeitura({ pergunta, usos: resposta.ok ? resposta.dados : null }),
      // Others were asked for before it came.
      () => undefined,
    )
    return () => controle.abort()
  }, [idfornecedor, idcupom, dias, pergunta])
  const isEspera = leitura?.pergunta !== pergunta
  return {
    usos: leitura?.usos ?? null,
    isEspera,
    isFalha: !isEspera && !leitura.usos,
    readDeNovo: () => setVez((antes) => antes + 1),
  }
}
