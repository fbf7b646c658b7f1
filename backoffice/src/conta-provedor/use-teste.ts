import { useEffect, useEffectEvent, useState } from 'react'

import type { CobrancaTeste } from '@vitrine/contract'

import { api, useTrabalho } from '#shell'

import { isEsperado } from './say-conta.ts'

const TESTES = '/painel/v1/{idfornecedor}/conta-provedor/testes'
const OLHA_MS = 3000
/** Who left the screen open is not asked about for ever. */
const OLHADAS = 200

/** Makes a test charge and looks what becomes of it while something may. */
export function useTeste(ultima: CobrancaTeste | null, onChange: (teste: CobrancaTeste) => void) {
  const { idfornecedor } = useTrabalho().loja
  const [teste, setTeste] = useState(ultima)
  const [erro, setErro] = useState<string | null>(null)
  const [isEspera, setEspera] = useState(false)
  const [olhadas, setOlhadas] = useState(0)

  function take(agora: CobrancaTeste) {
    setTeste(agora)
    onChange(agora)
  }

  const look = useEffectEvent(async (idcobranca: string) => {
    const resposta = await api(`GET ${TESTES}/{idcobranca}`, { params: { idfornecedor, idcobranca } })
    if (resposta.ok) take(resposta.dados)
    setOlhadas((antes) => antes + 1)
  })
  const idEsperado = teste && isEsperado(teste) && olhadas < OLHADAS ? teste.idcobranca : null
  useEffect(() => {
    if (!idEsperado) return
    const espera = setTimeout(() => void look(idEsperado), OLHA_MS)
    return () => clearTimeout(espera)
  }, [idEsperado, olhadas])

  /** A charge that got no answer is asked for again; else a new one. */
  async function charge() {
    const idcobranca = teste?.estado === 'CRIADO' ? teste.idcobranca : crypto.randomUUID()
    setEspera(true)
    const resposta = await api(`POST ${TESTES}`, { params: { idfornecedor }, body: { idcobranca } })
    setEspera(false)
    setErro(resposta.ok ? null : resposta.falha.error)
    setOlhadas(0)
    if (resposta.ok) take(resposta.dados)
  }
  return { teste, erro, isEspera, charge }
}
